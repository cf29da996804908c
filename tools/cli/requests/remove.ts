/** `delete ID --yes`: deletes one request and its receipts at its citizen's wish (RA 10173). */
import { UserError } from '../../../server/firestore/lib/userError.ts';
import { formatPersonName, formatSchedule, formatServiceName } from '../../../src/staff-core/request.ts';
import { deleteDocuments, toCommits } from './erase.ts';
import { removePrintFiles } from './printFiles.ts';
import { createRequestCommand } from './requestById.ts';

export const deleteRequestCommand = createRequestCommand({
  usage: 'delete ID --yes [--to embedded|cloud]',
  description: 'deletes one request with its receipt, when its citizen asks for it',
  option: 'yes',
  act: async ({ id, request, receipts, isOn, client, location }) => {
    if (!isOn)
      throw new UserError(
        `Nothing was deleted. Request ${id} is of ${formatPersonName(request)}, for ${formatServiceName(request)}, ${formatSchedule(request)}. To delete it: npm run requests -- delete ${id} --yes`,
      );
    for (const commit of toCommits([[...receipts, request]])) await deleteDocuments(client, commit);
    removePrintFiles(location.dataDir);
    console.log(`Deleted request ${id} and its receipt from ${client.name}. It cannot be brought back.`);
    console.log('You must also delete your own copies: exports, backups and paper.');
  },
});
