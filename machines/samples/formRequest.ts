import { answers, fails, only, type Registered } from '../model/registered.ts';
import { formRequest as machine } from '../request/machine.ts';
import { code } from './shared.ts';

/** Whole, so that a real page can show it: the machine itself looks at nothing in it. */
export const first = {
  formType: 'BARANGAY_CLEARANCE',
  type: 'BARANGAY_CLEARANCE',
  lname: 'Sample',
  fname: 'Resident',
  mname: 'S.',
  birthDate: '1990-02-28',
  age: 41,
  birthPlace: 'Sample town, Sample province',
  sex: 'Female',
  status: 'Single',
  email: 'sample@example.com',
  address: 'Sample address',
  zone: 3,
  purpose: 'Sample purpose',
  schedule: '2031-05-08T09:30',
  dateCreated: Date.UTC(2031, 4, 6, 3),
  date_added: '2031-05-06',
  showable: true,
};
export const edited = { ...first, purpose: 'Another sample purpose' };

const narrow = { code, id: '4f3a', last: false };
const sent = ['TICK', 'SUBMIT', 'checkAnswers:sendable', 'after untilShownLongEnough'] as const;

export const formRequest = {
  machine,
  input: { shownAt: 0 },
  samples: {
    ...only('START_AGAIN', { at: 5_000 }),
    ...only('CLEAR', { at: 5_000 }),
    ...only('RESUME', { waiting: { drawn: narrow, draws: 1, unanswered: [first], left: 60_000 } }),
    ...answers('checkAnswers', {
      sendable: { outcome: 'sendable', at: 1_000, record: first },
      'sendable, edited': { outcome: 'sendable', at: 1_000, record: edited },
      incomplete: { outcome: 'incomplete' },
      trapped: { outcome: 'trapped' },
    }),
    ...fails('checkAnswers', { fails: 'unknown' }),
    ...answers('drawId', { drawn: narrow, 'drawn, the last': { code, id: code.slice(14), last: true } }),
    ...fails('drawId', { 'no random source': 'no-random-source' }),
    ...answers('saveRequest', { stored: undefined }),
    ...fails('saveRequest', {
      'id taken': 'permission-denied',
      unavailable: 'unavailable',
      unreachable: 'unreachable',
      offline: 'offline',
    }),
    ...answers('findReceipt', { found: true, 'not found': false }),
    ...fails('findReceipt', { unavailable: 'unavailable', unreachable: 'unreachable' }),
    ...answers('lookForSignal', { none: 'none', portal: 'portal', there: 'there' }),
    ...fails('lookForSignal', { fails: 'unknown' }),
    ...answers('awaitSignal', { 'is back': undefined }),
    ...fails('awaitSignal', { fails: 'unknown' }),
  },
  /** Two versions stand for all that are more than one. */
  project: ({
    record,
    unanswered,
    drawn,
    tries,
    place,
  }: ReturnType<typeof machine.getInitialSnapshot>['context']) => ({
    isSentBefore: unanswered.includes(record),
    unanswered: Math.min(2, unanswered.length),
    drawn: drawn?.last ?? null,
    tries: tries.length,
    place,
  }),
  stories: {
    'The request is stored at once': [...sent, 'drawId:drawn', 'saveRequest:stored'],
    'The id is taken three times, the citizen goes offline, and it is stored when the signal is back': [
      ...sent,
      'drawId:drawn',
      'saveRequest:id taken',
      'findReceipt:not found',
      'drawId:drawn',
      'saveRequest:id taken',
      'findReceipt:not found',
      'drawId:drawn',
      'saveRequest:id taken',
      'findReceipt:not found',
      'drawId:drawn',
      'saveRequest:offline',
      'KEEP',
      'awaitSignal:is back',
      'checkAnswers:sendable',
      'after untilShownLongEnough',
      'saveRequest:stored',
    ],
    'The reply is lost, the second sending is refused, the receipt tells': [
      ...sent,
      'drawId:drawn',
      'after answerLimit',
      'SUBMIT',
      'checkAnswers:sendable',
      'after untilShownLongEnough',
      'saveRequest:id taken',
      'findReceipt:found',
    ],
    'The browser sends it twice by itself: the second is refused, the receipt tells': [
      ...sent,
      'drawId:drawn',
      'saveRequest:id taken',
      'findReceipt:found',
    ],
    'The reply is lost, the answers are changed, and the receipt tells before they are sent': [
      ...sent,
      'drawId:drawn',
      'after answerLimit',
      'SUBMIT',
      'checkAnswers:sendable, edited',
      'after untilShownLongEnough',
      'findReceipt:found',
    ],
    'A network shows its own page instead of the site': [
      ...sent,
      'drawId:drawn',
      'saveRequest:unreachable',
      'lookForSignal:portal',
    ],
  },
} as const satisfies Registered;
