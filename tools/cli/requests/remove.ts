/** `delete ID --yes`: deletes one request, its receipts, extras and place at its citizen's wish (RA 10173). */
import { UserError } from '../../../server/lib/userError.ts';
import { formatAppointment } from '../../../src/staff-core/appointment.ts';
import { deleteRequest } from '../../../src/staff-core/deletion/deleteRequest.ts';
import { findLatestReceipt, findReceipts } from '../../../src/staff-core/receipts.ts';
import { formatPersonName, formatServiceName } from '../../../src/staff-core/request.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import { findRequestById, parseRequestId } from './findRequest.ts';
import { removePrintFiles } from './printFiles.ts';

export const createDeleteRequestCommand = (context: CommandContext) =>
  createStoreCommand('delete')
    .description('deletes one request with its receipt, when its citizen asks for it')
    .argument('<ID>', 'the reference', parseRequestId)
    .option('--yes', 'deletes it; without it the command only says what it would delete')
    .action((id, { to, yes }) =>
      scheduleOnStore(context, to, async (client, { dataDir }) => {
        const request = await findRequestById(client, id);
        const receipts = (await findReceipts(client, [id])).get(id) ?? [];
        if (!yes)
          throw new UserError(
            `Nothing was deleted. Request ${id} is of ${formatPersonName(request)}, for ${formatServiceName(request)}, ${formatAppointment({ request, receipt: findLatestReceipt(receipts) })}. To delete it: npm run requests delete ${id} yes`,
          );
        await deleteRequest(client, { request, receipts });
        removePrintFiles(dataDir);
        console.log(`Deleted request ${id} and its receipt from ${client.name}. It cannot be brought back.`);
        console.log('You must also delete your own copies: exports, backups and paper.');
      }),
    );
