import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvent,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { formRequestMachine as machine } from '../request/machine.ts';
import { sampleReceiptCode, sampleVersionId } from './shared.ts';

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

const editedVersionId = '6a1d2e3f-4b5c-4d6e-9f70-8192a3b4c5d6';
/** What the receipt says of the version just sent, and of another one. */
const found = { recordId: '4f3a', versionId: sampleVersionId, appointment: sampleRequestRecord.schedule };
const foundOther = {
  ...found,
  versionId: '7b2e3f40-5c6d-4e7f-8081-92a3b4c5d6e7',
  appointment: '2031-05-09T14:00',
};
/** The facts about a stored request that the page knows after a reload. */
const foundReceipt = {
  recordId: '4f3a',
  receiptCode: sampleReceiptCode,
  record: null,
  schedule: sampleRequestRecord.schedule,
};
const submitSteps = ['CONFIRM', 'SUBMIT', 'checkAnswers:sendable', 'after minimumVisibleDelay'] as const;

/** The store's other codes (src/firestore/errors.ts), each a failure that says what to do. */
const otherFailures = {
  unauthenticated: 'unauthenticated',
  'resource-exhausted': 'resource-exhausted',
  'invalid-argument': 'invalid-argument',
  'deadline-exceeded': 'deadline-exceeded',
  unproven: 'unproven',
};

export const formRequest = {
  machine,
  input: { shownAt: 0 },
  samples: {
    ...sampleEvents('SUBMIT', {
      '': {},
      'not offered': { isOffered: false },
    }),
    ...sampleEvent('START_AGAIN', { at: 5_000 }),
    ...sampleEvent('START_FOR_SAME_PERSON', { at: 5_000 }),
    ...sampleEvent('CLEAR', { at: 5_000 }),
    ...sampleEvent('SENT_ELSEWHERE', { stored: foundReceipt }),
    ...sampleEvents('ADOPT_CODE', {
      '': { code: sampleReceiptCode, isUnanswered: false },
      'sent without an answer': { code: sampleReceiptCode, isUnanswered: true },
    }),
    ...sampleEvent('SHOW_STORED', { stored: foundReceipt }),
    ...sampleEvent('RESUME', {
      submission: {
        code: sampleReceiptCode,
        record: sampleRequestRecord,
        versionId: sampleVersionId,
        remainingTime: 60_000,
      },
    }),
    ...sampleAnswers('checkAnswers', {
      sendable: { outcome: 'sendable', at: 1_000, record: sampleRequestRecord, versionId: sampleVersionId },
      'sendable, edited': {
        outcome: 'sendable',
        at: 1_000,
        record: editedRequestRecord,
        versionId: editedVersionId,
      },
      incomplete: { outcome: 'incomplete' },
      trapped: { outcome: 'trapped' },
    }),
    ...sampleFailures('checkAnswers', { fails: 'unknown' }),
    ...sampleAnswers('drawCode', { drawn: sampleReceiptCode }),
    ...sampleFailures('drawCode', { 'no random source': 'no-random-source' }),
    ...sampleAnswers('findPlace', {
      'any number': { kind: 'send', place: null },
      'free place': { kind: 'send', place: '2031-05-08-am-007' },
      full: { kind: 'full', next: '2031-05-08T13:00' },
      closed: { kind: 'hallClosed', next: '2031-05-09T08:00' },
      'not open yet': { kind: 'notOpenYet', next: null },
    }),
    ...sampleFailures('findPlace', {
      unavailable: 'unavailable',
      unreachable: 'unreachable',
      ...otherFailures,
    }),
    ...sampleAnswers('explainRefusal', {
      'id taken': { kind: 'idTaken' },
      'no longer id': { kind: 'refused' },
      'another place': { kind: 'send', place: '2031-05-08-am-009' },
      full: { kind: 'full', next: null },
    }),
    ...sampleFailures('explainRefusal', {
      unavailable: 'unavailable',
      unreachable: 'unreachable',
      ...otherFailures,
    }),
    ...sampleAnswers('saveRequest', { stored: { recordId: '4f3a' } }),
    ...sampleFailures('saveRequest', {
      refused: 'permission-denied',
      contended: 'contended',
      unavailable: 'unavailable',
      unreachable: 'unreachable',
      offline: 'offline',
      ...otherFailures,
    }),
    ...sampleAnswers('findReceipt', {
      found,
      'found, of another page': foundOther,
      'not found': null,
    }),
    ...sampleFailures('findReceipt', {
      unavailable: 'unavailable',
      unreachable: 'unreachable',
      ...otherFailures,
    }),
    ...sampleAnswers('checkConnectivity', { offline: 'offline', portal: 'portal', online: 'online' }),
    ...sampleFailures('checkConnectivity', { fails: 'unknown' }),
    ...sampleAnswers('awaitConnection', { reconnected: undefined }),
    ...sampleFailures('awaitConnection', { fails: 'unknown' }),
  },
  project: ({
    versionId,
    code,
    idAttempt,
    isUnanswered,
    attempts,
    storage,
    isRetry,
    stored,
  }: ReturnType<typeof machine.getInitialSnapshot>['context']) => ({
    versionId,
    hasCode: code !== null,
    idAttempt: Math.min(2, idAttempt),
    isUnanswered,
    attempts: attempts.length,
    storage,
    isRetry,
    hasStoredRecord: stored?.record != null,
  }),
  stories: {
    'The request is stored at once': [
      'ADOPT_CODE',
      ...submitSteps,
      'findPlace:any number',
      'saveRequest:stored',
    ],
    'The id is taken, the citizen goes offline, and a longer id is stored when the signal is back': [
      'ADOPT_CODE',
      ...submitSteps,
      'findPlace:any number',
      'saveRequest:refused',
      'findReceipt:not found',
      'explainRefusal:id taken',
      'saveRequest:offline',
      'STORE_ON_PHONE',
      'awaitConnection:reconnected',
      'checkAnswers:sendable',
      'after minimumVisibleDelay',
      'findReceipt:not found',
      'findPlace:any number',
      'saveRequest:stored',
    ],
    'The reply is lost, and the receipt is found before a second attempt': [
      'ADOPT_CODE',
      ...submitSteps,
      'findPlace:any number',
      'after answerTimeout',
      'SUBMIT',
      'checkAnswers:sendable',
      'after minimumVisibleDelay',
      'findReceipt:found',
    ],
    'Somebody takes the place, another one is free, and the request is stored with it': [
      'ADOPT_CODE',
      ...submitSteps,
      'findPlace:free place',
      'saveRequest:refused',
      'findReceipt:not found',
      'explainRefusal:another place',
      'saveRequest:stored',
    ],
    'Two requests meet, and the second is stored after a pause': [
      'ADOPT_CODE',
      ...submitSteps,
      'findPlace:free place',
      'saveRequest:contended',
      'after contentionPause',
      'findReceipt:not found',
      'findPlace:free place',
      'saveRequest:stored',
    ],
    'No place is left, and the citizen chooses another time': [
      'ADOPT_CODE',
      ...submitSteps,
      'findPlace:full',
      'DISMISS',
      'SUBMIT',
      'checkAnswers:sendable, edited',
      'after minimumVisibleDelay',
      'findPlace:free place',
      'saveRequest:stored',
    ],
    'The browser sends it twice by itself: the second is refused, and the receipt is found': [
      'ADOPT_CODE',
      ...submitSteps,
      'findPlace:any number',
      'saveRequest:refused',
      'findReceipt:found',
    ],
    'The reply is lost, the answers change, and what was sent already is named before they become another request':
      [
        'ADOPT_CODE',
        ...submitSteps,
        'findPlace:any number',
        'after answerTimeout',
        'SUBMIT',
        'checkAnswers:sendable, edited',
        'after minimumVisibleDelay',
        'findReceipt:found',
        'SEND_AS_ANOTHER',
        'checkAnswers:sendable, edited',
        'after minimumVisibleDelay',
        'drawCode:drawn',
        'findPlace:any number',
        'saveRequest:stored',
      ],
    'The page is reloaded while it sends, and the receipt is found': [
      'ADOPT_CODE:sent without an answer',
      'SHOW_STORED',
      'CLEAR_RECEIPT',
    ],
    'Another tab sends the same draft first': [
      'ADOPT_CODE',
      ...submitSteps,
      'findPlace:any number',
      'saveRequest:refused',
      'findReceipt:found, of another page',
      'UNCONFIRM',
      'CLEAR',
    ],
    'Another tab tells that it has sent the draft': [
      'ADOPT_CODE',
      'SENT_ELSEWHERE',
      'CONFIRM',
      'SEND_AS_ANOTHER',
    ],
    'A network shows its own page instead of the site': [
      'ADOPT_CODE',
      ...submitSteps,
      'findPlace:any number',
      'saveRequest:unreachable',
      'checkConnectivity:portal',
    ],
  },
} as const satisfies RegisteredMachine;
