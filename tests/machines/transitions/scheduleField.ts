import type { scheduleFieldMachine as machine } from '../../../machines/request/schedule.ts';
import type { TransitionRow, TransitionRows } from '../expectations.ts';

interface Context {
  readonly refused: string;
}
type When = (context: Context, isIn: (state: string) => boolean) => boolean;

const [away, choosing, keying] = ['attention.away', 'attention.choosing', 'attention.keying'] as const;

/** Where each way of giving a moment is judged; what is not named here is not. */
const judged = {
  JUDGE: [away, choosing, keying],
  CHANGE: [away, choosing],
  ENTER: [keying],
  BLUR: [choosing, keying],
};

/** A weekend is not kept, a weekday takes the alert away, and an emptied field is no answer to it. */
const notice = Object.entries(judged).flatMap(([event, states]): readonly TransitionRow<Context>[] => {
  const when: When = (_, isIn) => states.some(isIn);
  const refused = { refused: '2026-11-28T08:30' };
  return [
    ['notice', `${event}:saturday`, 'notice.weekend', { when, does: ['clearSchedule'], sets: refused }],
    ['notice', `${event}:weekday`, 'notice.none', { when }],
    ['notice', `${event}:blank`, 'notice', { when }],
  ];
});

const moments = (event: string) => ['weekday', 'saturday', 'blank'].map((moment) => `${event}:${moment}`);

export const scheduleField: TransitionRows<typeof machine> = [
  ...notice,
  ['notice.weekend', 'DISMISS', 'notice.none'],
  [away, 'FOCUS', choosing],
  [away, moments('CHANGE'), away],
  [choosing, moments('CHANGE'), choosing],
  [choosing, 'KEY', keying],
  [keying, moments('ENTER'), keying],
  [[choosing, keying], moments('BLUR'), away],
];
