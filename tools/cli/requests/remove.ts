/** `delete ID --yes`: one request and its receipts, because its citizen asks for it (RA 10173). */
import { Problem } from '../../../server/firestore/lib/userError.ts';
import { personOf, scheduleOf, serviceOf } from '../../../src/staff-core/request.ts';
import { commitsOf, erase } from './erase.ts';
import { removePrints } from './printFiles.ts';
import { aboutOne } from './requestById.ts';

export const remove = aboutOne({
  usage: 'delete ID --yes [--to embedded|cloud]',
  does: 'deletes one request with its receipt, when its citizen asks for it',
  option: 'yes',
  act: async ({ id, request, receipts, isOn, door, place }) => {
    if (!isOn)
      throw new Problem(
        `Nothing was deleted. Request ${id} is of ${personOf(request)}, for ${serviceOf(request)}, ${scheduleOf(request)}. To delete it: npm run requests -- delete ${id} --yes`,
      );
    for (const commit of commitsOf([[...receipts, request]])) await erase(door, commit);
    removePrints(place.dataDir);
    console.log(`Deleted request ${id} and its receipt from ${door.name}. It cannot be brought back.`);
    console.log('You must also delete your own copies: exports, backups and paper.');
  },
});
