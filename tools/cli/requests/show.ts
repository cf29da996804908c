/**
 * `show ID`: prints all fields of one request. Its receipt code belongs to the citizen, so it is printed only on demand.
 */
import type { Receipt } from '../../../src/content/models/receipt.ts';
import { manilaDay } from '../../../src/domain/dates/day.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { formatState, toAnswerRows } from '../../../src/staff-core/answers.ts';
import { formatAppointment } from '../../../src/staff-core/appointment.ts';
import { hasPriority } from '../../../src/staff-core/daySheet.ts';
import { type RequestExtras, readExtras } from '../../../src/staff-core/extras.ts';
import { findLatestReceipt, findReceipts } from '../../../src/staff-core/receipts.ts';
import { formatSchedule, formatServiceName, formatSubmittedAt } from '../../../src/staff-core/request.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import { formatTable } from '../lib/table.ts';
import { findRequestById, parseRequestId } from './findRequest.ts';

/** What the hall wrote beside the state. */
const toHallRows = (
  receipt: Receipt | null,
  extras: RequestExtras | null,
): readonly (readonly string[])[] => [
  ...(receipt?.until == null
    ? []
    : [
        [
          'Extended until',
          `${receipt.until}${receipt.untilReason === null ? '' : `: ${receipt.untilReason}`}`,
        ],
      ]),
  ...(receipt?.by == null
    ? []
    : [
        [
          'Handled by',
          [receipt.by, receipt.position]
            .filter(Boolean)
            .map((text) => sanitizeLine(text!))
            .join(', '),
        ],
      ]),
  ...(extras?.came == null ? [] : [['Came', extras.came ? 'yes' : 'no']]),
];

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
          ...toHallRows(receipt, extras),
          ...toAnswerRows(request, manilaDay(context.now)),
          ...(options.receipt ? receipts.map(({ code }) => ['Receipt code', code]) : []),
        ];
        for (const line of formatTable(rows)) console.log(line);
        console.log(`\nIts state: npm run requests state ${id} STATE [reason=REASON]`);
      }),
    );
