/** `delete ID --yes`: one request and its receipts, because its citizen asks for it (RA 10173). */
import { Problem } from '../../server/problem.ts';
import { commitsOf, erase } from './erase.ts';
import { checkedId, requestNamed } from './known.ts';
import { removePrints } from './prints.ts';
import { receiptsOf } from './receipts.ts';
import { personOf, scheduleOf, serviceOf } from './request.ts';
import { asked, placeOf, type Subcommand, through, toOption } from './subcommand.ts';

const usage = 'delete ID --yes [--to embedded|cloud]';

export const remove: Subcommand = {
  usage,
  does: 'deletes one request with its receipt, when its citizen asks for it',
  prepare(args, surroundings) {
    const options = { ...toOption, yes: { type: 'boolean', default: false } } as const;
    const { values, positionals } = asked(args, options, usage, ['the ID']);
    const id = checkedId(positionals[0] ?? '');
    const place = placeOf(values.to, surroundings);
    return () =>
      through(place, async (door) => {
        const request = await requestNamed(door, id);
        if (!values.yes)
          throw new Problem(
            `Nothing was deleted. Request ${id} is of ${personOf(request)}, for ${serviceOf(request)}, ${scheduleOf(request)}. If it is the one: npm run requests -- delete ${id} --yes`,
          );
        const receipts = (await receiptsOf(door, [id])).get(id) ?? [];
        for (const commit of commitsOf([[...receipts, request]])) await erase(door, commit);
        removePrints(place.dataDir);
        console.log(`Deleted request ${id} and its receipt from ${door.name}. It cannot be brought back.`);
        console.log('Copies made by export, by store:backup or on paper are yours to destroy.');
      });
  },
};
