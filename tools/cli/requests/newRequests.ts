/** `new` and `notify`: the number of requests since the last look, for a person and for a webhook. */

import { parseWebhook } from '../../../server/http/settings.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { notifyWebhook } from '../../../server/ops/webhook.ts';
import { countRecords, readStoreTime } from '../../../src/staff-core/records.ts';
import { formatManilaMoment, requestsCollection } from '../../../src/staff-core/request.ts';
import { formatCount } from '../content/importContent.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import { countNewRequests, readLastSeen, saveLastSeen } from './lastSeen.ts';

export const createNewCommand = (context: CommandContext) =>
  createStoreCommand('new')
    .description('how many came in since the last list, without marking them as seen')
    .action(({ to }) =>
      scheduleOnStore(context, to, async (client, location) => {
        const lastSeen = readLastSeen(location, 'list');
        const count =
          lastSeen === null
            ? await countRecords(client, requestsCollection)
            : await countNewRequests(client, lastSeen);
        const since =
          lastSeen === null
            ? 'nobody has looked at them yet'
            : `since the last look (${formatManilaMoment(lastSeen)})`;
        console.log(`${formatCount(count)} new, ${since}. To look: npm run requests`);
      }),
    );

export const createNotifyCommand = (context: CommandContext) =>
  createStoreCommand('notify')
    .description('sends REQUESTS_WEBHOOK how many came in since the last time; for cron')
    .action(({ to }) => {
      const webhook = parseWebhook(context.env);
      if (webhook === null)
        throw new UserError('Set REQUESTS_WEBHOOK to the address that gets the notification.');
      scheduleOnStore(context, to, async (client, location) => {
        const lastSeen = readLastSeen(location, 'notify');
        const time = await readStoreTime(client, requestsCollection);
        const count = lastSeen === null ? 0 : await countNewRequests(client, lastSeen);
        if (count > 0) {
          const failure = await notifyWebhook(webhook, count);
          if (failure !== null) throw new UserError(`${failure} The next run counts them again.`);
        }
        saveLastSeen(location, 'notify', time);
        console.log(
          lastSeen === null
            ? 'From now on new requests are counted, and you will be notified from the next run.'
            : count === 0
              ? 'No new requests, so no notification was sent.'
              : `Sent to ${new URL(webhook).host}: ${formatCount(count)} new.`,
        );
      });
    });
