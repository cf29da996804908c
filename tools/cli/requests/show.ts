/**
 * `show ID`: prints all fields of one request. Its receipt code belongs to the citizen, so it is printed only on demand.
 */
import { formatState, toAnswerRows } from '../../../src/staff-core/answers.ts';
import { findLatestReceipt } from '../../../src/staff-core/receipts.ts';
import { formatSchedule, formatServiceName, formatSubmittedAt } from '../../../src/staff-core/request.ts';
import { formatTable } from '../lib/table.ts';
import { createRequestCommand } from './requestById.ts';

export const showRequestCommand = createRequestCommand({
  usage: 'show ID [--receipt] [--to embedded|cloud]',
  description: 'all of one request; --receipt shows its receipt code too',
  option: 'receipt',
  act: async ({ id, request, receipts, isOn }) => {
    const receipt = findLatestReceipt(receipts);
    const rows = [
      ['Reference', id],
      ['Service', formatServiceName(request)],
      ['Handed in', formatSubmittedAt(request)],
      ['Schedule', formatSchedule(request)],
      ['State', receipt === null ? 'received (it has no receipt)' : formatState(receipt)],
      ...toAnswerRows(request),
      ...(isOn ? receipts.map(({ code }) => ['Receipt code', code]) : []),
    ];
    for (const line of formatTable(rows)) console.log(line);
    console.log(`\nIts state: npm run requests -- state ${id} STATE [--reason REASON]`);
  },
});
