/** `show ID`: everything of one request. Its receipt code is the citizen's own, and shown only where it is asked for. */

import { answersOf, stateText } from '../../../src/staff-core/answers.ts';
import { toldBy } from '../../../src/staff-core/receipts.ts';
import { handedInOf, scheduleOf, serviceOf } from '../../../src/staff-core/request.ts';
import { tableOf } from '../lib/table.ts';
import { aboutOne } from './requestById.ts';

export const show = aboutOne({
  usage: 'show ID [--receipt] [--to embedded|cloud]',
  does: 'all of one request; --receipt shows its receipt code too',
  option: 'receipt',
  act: async ({ id, request, receipts, isOn }) => {
    const told = toldBy(receipts);
    const rows = [
      ['Reference', id],
      ['Service', serviceOf(request)],
      ['Handed in', handedInOf(request)],
      ['Schedule', scheduleOf(request)],
      ['State', told === null ? 'received (it has no receipt)' : stateText(told)],
      ...answersOf(request),
      ...(isOn ? receipts.map(({ code }) => ['Receipt code', code]) : []),
    ];
    for (const line of tableOf(rows)) console.log(line);
    console.log(`\nIts state: npm run requests -- state ${id} STATE [--reason REASON]`);
  },
});
