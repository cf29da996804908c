/** `new` and `notify`: how many requests came in since the last look, for a person and for a webhook. */

import { Problem } from '../../server/problem.ts';
import { webhookOf } from '../../server/settings.ts';
import { tell } from '../../server/webhook.ts';
import { countOf, timeOf } from '../../src/desk/records.ts';
import { momentOf, requests } from '../../src/desk/request.ts';
import { counted } from '../contentImport.ts';
import { keepLook, lastLook, newSince } from './looks.ts';
import { asked, placeOf, type Subcommand, through, toOption } from './subcommand.ts';

const to = '[--to embedded|cloud]';

export const fresh: Subcommand = {
  usage: `new ${to}`,
  does: 'how many came in since the last list; it stays unlooked at',
  prepare(args, surroundings) {
    const { values } = asked(args, toOption, `new ${to}`);
    const place = placeOf(values.to, surroundings);
    return () =>
      through(place, async (door) => {
        const look = lastLook(place, 'list');
        const count = look === null ? await countOf(door, requests) : await newSince(door, look);
        const since = look === null ? 'nobody has looked yet' : `since the last look (${momentOf(look)})`;
        console.log(`${counted(count)} new, ${since}. To look: npm run requests`);
      });
  },
};

export const notify: Subcommand = {
  usage: `notify ${to}`,
  does: 'tells REQUESTS_WEBHOOK how many came in since it was last told; for cron',
  prepare(args, surroundings) {
    const { values } = asked(args, toOption, `notify ${to}`);
    const place = placeOf(values.to, surroundings);
    const webhook = webhookOf(surroundings.env);
    if (webhook === null) throw new Problem('Set REQUESTS_WEBHOOK to the address that is to be told.');
    return () =>
      through(place, async (door) => {
        const look = lastLook(place, 'notify');
        const time = await timeOf(door, requests);
        const count = look === null ? 0 : await newSince(door, look);
        if (count > 0) {
          const failure = await tell(webhook, count);
          if (failure !== null) throw new Problem(`${failure} It is counted again the next time.`);
        }
        keepLook(place, 'notify', time);
        console.log(
          look === null
            ? 'From now on new requests are counted; the next time they are told.'
            : count === 0
              ? 'None is new; nobody was told.'
              : `${new URL(webhook).host} was told: ${counted(count)} new.`,
        );
      });
  },
};
