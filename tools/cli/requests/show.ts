/**
 * `show ID`: prints all fields of one request. Its receipt code belongs to the citizen, so it is printed only on demand.
 */
import { formatState, toAnswerRows } from '../../../src/staff-core/answers.ts';
import { formatAppointment } from '../../../src/staff-core/appointment.ts';
import { hasPriority } from '../../../src/staff-core/daySheet.ts';
import { readExtras } from '../../../src/staff-core/extras.ts';
import { findLatestReceipt, findReceipts } from '../../../src/staff-core/receipts.ts';
import { formatSchedule, formatServiceName, formatSubmittedAt } from '../../../src/staff-core/request.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import { formatTable } from '../lib/table.ts';
import { findRequestById, parseRequestId } from './findRequest.ts';

export const createShowRequestCommand = (context: CommandContext) =>
  createStoreCommand('show')
    .description('all of one request')
    .argument('<ID>', 'the reference', parseRequestId)
    .option('--receipt', 'its receipt code too')
    .action((id, options) =>
      scheduleOnStore(context, options.to, async (client) => {
        const request = await findRequestById(client, id);
        const receipts = (await findReceipts(client, [id])).get(id) ?? [];
        const receipt = findLatestReceipt(receipts);
        const extras = (await readExtras(client, [id])).get(id) ?? null;
        const rows = [
          ['Reference', id],
          ['Service', formatServiceName(request)],
          ['Handed in', formatSubmittedAt(request)],
          ['Schedule', formatAppointment({ request, receipt })],
          ...(receipt === null || receipt.movedTo === null
            ? []
            : [['Chosen by the citizen', formatSchedule(request)]]),
          ...(hasPriority({ request, receipt, extras }) ? [['Priority lane', 'yes']] : []),
          ['State', receipt === null ? 'received (it has no receipt)' : formatState(receipt)],
          ...toAnswerRows(request),
          ...(options.receipt ? receipts.map(({ code }) => ['Receipt code', code]) : []),
        ];
        for (const line of formatTable(rows)) console.log(line);
        console.log(`\nIts state: npm run requests state ${id} STATE [reason=REASON]`);
      }),
    );
