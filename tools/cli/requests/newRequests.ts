/** `new` and `notify`: how many requests came in since the last look, for a person and for a webhook. */

import { Problem } from '../../../server/firestore/lib/userError.ts';
import { webhookOf } from '../../../server/http/settings.ts';
import { tell } from '../../../server/ops/webhook.ts';
import { countOf, timeOf } from '../../../src/staff-core/records.ts';
import { momentOf, requests } from '../../../src/staff-core/request.ts';
import { counted } from '../content/importContent.ts';
import { asked, placeOf, type Subcommand, through, toOption } from '../lib/subcommand.ts';
import { keepLook, lastLook, newSince } from './lastSeen.ts';

const to = '[--to embedded|cloud]';

export const fresh: Subcommand = {
  usage: `new ${to}`,
  does: 'how many came in since the last list, without marking them as seen',
  prepare(args, surroundings) {
    const { values } = asked(args, toOption, `new ${to}`);
    const place = placeOf(values.to, surroundings);
    return () =>
      through(place, async (door) => {
        const look = lastLook(place, 'list');
        const count = look === null ? await countOf(door, requests) : await newSince(door, look);
        const since =
          look === null ? 'nobody has looked at them yet' : `since the last look (${momentOf(look)})`;
        console.log(`${counted(count)} new, ${since}. To look: npm run requests`);
      });
  },
};

export const notify: Subcommand = {
  usage: `notify ${to}`,
  does: 'sends REQUESTS_WEBHOOK how many came in since the last time; for cron',
  prepare(args, surroundings) {
    const { values } = asked(args, toOption, `notify ${to}`);
    const place = placeOf(values.to, surroundings);
    const webhook = webhookOf(surroundings.env);
    if (webhook === null)
      throw new Problem('Set REQUESTS_WEBHOOK to the address that gets the notification.');
    return () =>
      through(place, async (door) => {
        const look = lastLook(place, 'notify');
        const time = await timeOf(door, requests);
        const count = look === null ? 0 : await newSince(door, look);
        if (count > 0) {
          const failure = await tell(webhook, count);
          if (failure !== null) throw new Problem(`${failure} The next run counts them again.`);
        }
        keepLook(place, 'notify', time);
        console.log(
          look === null
            ? 'From now on new requests are counted, and you will be notified from the next run.'
            : count === 0
              ? 'No new requests, so no notification was sent.'
              : `Sent to ${new URL(webhook).host}: ${counted(count)} new.`,
        );
      });
  },
};
