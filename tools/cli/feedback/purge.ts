/** `purge`: deletes feedback that is kept no longer (src/domain/request/retention.ts). Nothing changes it once it is there. */

import { feedbackRetentionEndOf } from '../../../src/domain/request/retention.ts';
import { site } from '../../../src/site.ts';
import { recordsOf } from '../../../src/staff-core/records.ts';
import { counted } from '../content/importContent.ts';
import type { Door } from '../lib/storeClient.ts';
import { asked, placeOf, type Subcommand, through, toOption } from '../lib/subcommand.ts';
import { commitsOf, erase, type Group } from '../requests/erase.ts';
import { feedback, messageOf } from './message.ts';

const usage = 'purge [--dry-run] [--to embedded|cloud]';

interface Plan {
  readonly over: readonly Group[];
  readonly kept: number;
}

async function planOf(door: Door, now: number): Promise<Plan> {
  const over: Group[] = [];
  let kept = 0;
  for await (const record of recordsOf(door, feedback)) {
    const { name, version, arrived } = messageOf(record);
    if (feedbackRetentionEndOf(arrived) <= now) over.push([{ name, version }]);
    else kept += 1;
  }
  return { over, kept };
}

export const purge: Subcommand = {
  usage,
  does: `deletes what is no longer kept: ${site.retention.feedback} days after it came`,
  prepare(args, surroundings) {
    const options = { ...toOption, 'dry-run': { type: 'boolean', default: false } } as const;
    const { values } = asked(args, options, usage, [], 'feedback');
    const place = placeOf(values.to, surroundings);
    return () =>
      through(place, async (door) => {
        const { over, kept } = await planOf(door, surroundings.now);
        const isDry = values['dry-run'];
        if (!isDry) for (const commit of commitsOf(over)) await erase(door, commit);
        console.log(
          isDry
            ? `Would delete ${counted(over.length)} from ${door.name}; ${counted(kept)} would stay. Nothing was deleted. To delete them, run it again without --dry-run.`
            : `Deleted ${counted(over.length)} from ${door.name}; ${counted(kept)} stay.`,
        );
        if (!isDry) console.log('You must also delete your own copies: exports and backups.');
      });
  },
};
