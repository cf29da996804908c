import { type RegisteredMachine, sampleAnswers, sampleEvent, sampleFailures } from '../model/registered.ts';
import { formRequestMachine as machine } from '../request/machine.ts';
import { sampleReceiptCode } from './shared.ts';

/** A complete record, so that a real page can show it. The machine itself reads nothing in it. */
export const sampleRequestRecord = {
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
export const editedRequestRecord = { ...sampleRequestRecord, purpose: 'Another sample purpose' };

const narrowDraw = { code: sampleReceiptCode, id: '4f3a', last: false };
const submitSteps = ['TICK', 'SUBMIT', 'checkAnswers:sendable', 'after untilShownLongEnough'] as const;

export const formRequest = {
  machine,
  input: { shownAt: 0 },
  samples: {
    ...sampleEvent('START_AGAIN', { at: 5_000 }),
    ...sampleEvent('CLEAR', { at: 5_000 }),
    ...sampleEvent('RESUME', {
      waiting: { drawn: narrowDraw, draws: 1, unanswered: [sampleRequestRecord], left: 60_000 },
    }),
    ...sampleAnswers('checkAnswers', {
      sendable: { outcome: 'sendable', at: 1_000, record: sampleRequestRecord },
      'sendable, edited': { outcome: 'sendable', at: 1_000, record: editedRequestRecord },
      incomplete: { outcome: 'incomplete' },
      trapped: { outcome: 'trapped' },
    }),
    ...sampleFailures('checkAnswers', { fails: 'unknown' }),
    ...sampleAnswers('drawId', {
      drawn: narrowDraw,
      'drawn, the last': { code: sampleReceiptCode, id: sampleReceiptCode.slice(14), last: true },
    }),
    ...sampleFailures('drawId', { 'no random source': 'no-random-source' }),
    ...sampleAnswers('saveRequest', { stored: undefined }),
    ...sampleFailures('saveRequest', {
      'id taken': 'permission-denied',
      unavailable: 'unavailable',
      unreachable: 'unreachable',
      offline: 'offline',
    }),
    ...sampleAnswers('findReceipt', { found: true, 'not found': false }),
    ...sampleFailures('findReceipt', { unavailable: 'unavailable', unreachable: 'unreachable' }),
    ...sampleAnswers('lookForSignal', { none: 'none', portal: 'portal', there: 'there' }),
    ...sampleFailures('lookForSignal', { fails: 'unknown' }),
    ...sampleAnswers('awaitSignal', { 'is back': undefined }),
    ...sampleFailures('awaitSignal', { fails: 'unknown' }),
  },
  /** Two versions represent any larger number. */
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
    'The request is stored at once': [...submitSteps, 'drawId:drawn', 'saveRequest:stored'],
    'The id is taken three times, the citizen goes offline, and it is stored when the signal is back': [
      ...submitSteps,
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
      ...submitSteps,
      'drawId:drawn',
      'after answerLimit',
      'SUBMIT',
      'checkAnswers:sendable',
      'after untilShownLongEnough',
      'saveRequest:id taken',
      'findReceipt:found',
    ],
    'The browser sends it twice by itself: the second is refused, the receipt tells': [
      ...submitSteps,
      'drawId:drawn',
      'saveRequest:id taken',
      'findReceipt:found',
    ],
    'The reply is lost, the answers are changed, and the receipt tells before they are sent': [
      ...submitSteps,
      'drawId:drawn',
      'after answerLimit',
      'SUBMIT',
      'checkAnswers:sendable, edited',
      'after untilShownLongEnough',
      'findReceipt:found',
    ],
    'A network shows its own page instead of the site': [
      ...submitSteps,
      'drawId:drawn',
      'saveRequest:unreachable',
      'lookForSignal:portal',
    ],
  },
} as const satisfies RegisteredMachine;
