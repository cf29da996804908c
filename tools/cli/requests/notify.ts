/** `notify`: sends a webhook the number of requests since the last time. */

import { parseWebhook } from '../../../server/http/settings.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { notifyWebhook } from '../../../server/ops/webhook.ts';
import { readStoreTime } from '../../../src/staff-core/records.ts';
import { requestsCollection } from '../../../src/staff-core/request.ts';
import { formatCount } from '../content/importContent.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import { countNewRequests, readLastSeen, saveLastSeen } from './lastSeen.ts';

export const createNotifyCommand = (context: CommandContext) =>
  createStoreCommand('notify')
    .description('sends REQUESTS_WEBHOOK how many came in since the last time; for cron')
    .action(({ to }) => {
      const webhook = parseWebhook(context.env);
      if (webhook === null)
        throw new UserError('Set REQUESTS_WEBHOOK to the address that gets the notification.');
      scheduleOnStore(context, to, async (client, location) => {
        const lastSeen = readLastSeen(location);
        const time = await readStoreTime(client, requestsCollection);
        const count = lastSeen === null ? 0 : await countNewRequests(client, lastSeen);
        if (count > 0) {
          const failure = await notifyWebhook(webhook, count);
          if (failure !== null) throw new UserError(`${failure} The next run counts them again.`);
        }
        saveLastSeen(location, time);
        console.log(
          lastSeen === null
            ? 'From now on new requests are counted, and you will be notified from the next run.'
            : count === 0
              ? 'No new requests, so no notification was sent.'
              : `Sent to ${new URL(webhook).host}: ${formatCount(count)} new.`,
        );
      });
    });
