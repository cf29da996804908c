import type { scheduleFieldMachine as machine } from '../../../machines/request/schedule.ts';
import type { TransitionRow, TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

interface Context {
  readonly refused: string;
}
type When = (context: Context, isIn: (state: string) => boolean) => boolean;

const [blurred, focused, typing] = ['focus.blurred', 'focus.focused', 'focus.typing'] as const;

/** The states that validate on each event; other combinations do not validate. */
const validatedIn = {
  VALIDATE: [blurred, focused, typing],
  CHANGE: [blurred, focused],
  ENTER: [typing],
  BLUR: [focused, typing],
};

/** A weekend is cleared, a closed half day is not, another weekday closes the alert; an emptied field leaves that of a weekend open. */
const notice = Object.entries(validatedIn).flatMap(([event, states]): readonly TransitionRow<Context>[] => {
  const when: When = (_, isIn) => states.some(isIn);
  const refused = { refused: '2026-11-28T08:30' };
  return [
    ['notice', `${event}:saturday`, 'notice.weekend', { when, does: ['clearSchedule'], sets: refused }],
    ['notice', `${event}:weekday`, 'notice.none', { when }],
    ['notice', `${event}:closed`, 'notice.hallClosed', { when, sets: { refused: '2026-11-26T14:00' } }],
    ['notice.none', `${event}:blank`, 'notice.none', { when }],
    ['notice.weekend', `${event}:blank`, 'notice.weekend', { when }],
    ['notice.hallClosed', `${event}:blank`, 'notice.none', { when }],
  ];
});

const moments = (event: string) =>
  ['weekday', 'saturday', 'closed', 'blank'].map((moment) => `${event}:${moment}`);

export const scheduleField: TransitionRows<typeof machine> = [
  ...notice,
  ['notice.weekend', 'DISMISS', 'notice.none'],
  [blurred, 'FOCUS', focused],
  [blurred, moments('CHANGE'), blurred],
  [focused, moments('CHANGE'), focused],
  [focused, 'KEY_DOWN', typing],
  [typing, moments('ENTER'), typing],
  [[focused, typing], moments('BLUR'), blurred],
];
