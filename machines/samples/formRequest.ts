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
/** The version of an earlier page or of another tab. */
const otherVersion = { versionId: '7b2e3f40-5c6d-4e7f-8081-92a3b4c5d6e7', schedule: '2031-05-09T14:00' };

const shortIds = { recordId: '4f3a', receiptCode: sampleReceiptCode, isLastAttempt: false };
/** The facts about a stored request that the page knows after a reload. */
const foundReceipt = {
  recordId: '4f3a',
  receiptCode: sampleReceiptCode,
  record: null,
  schedule: sampleRequestRecord.schedule,
  mayBeOlder: false,
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
      'not offered': { blockedBy: 'notOffered' },
      'while an earlier request is looked up': { blockedBy: 'checkingEarlier' },
    }),
    ...sampleEvent('START_AGAIN', { at: 5_000 }),
    ...sampleEvent('START_FOR_SAME_PERSON', { at: 5_000 }),
    ...sampleEvent('CLEAR', { at: 5_000 }),
    ...sampleEvent('SENT_ELSEWHERE', { code: sampleReceiptCode }),
    ...sampleEvent('ADOPT_SUBMISSION', {
      requestIds: shortIds,
      idAttempts: 1,
      versions: [{ ...otherVersion, record: null }],
    }),
    ...sampleEvent('VERSIONS_NOTED', {
      code: sampleReceiptCode,
      versions: [{ ...otherVersion, record: null }],
    }),
    ...sampleEvent('SHOW_STORED', { stored: foundReceipt }),
    ...sampleEvent('RESUME', {
      submission: {
        requestIds: shortIds,
        idAttempts: 1,
        unanswered: [{ versionId: sampleVersionId, record: sampleRequestRecord, schedule: null }],
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
    ...sampleAnswers('generateId', {
      'short id': shortIds,
      'last id': {
        recordId: sampleReceiptCode.slice(14),
        receiptCode: sampleReceiptCode,
        isLastAttempt: true,
      },
    }),
    ...sampleFailures('generateId', { 'no random source': 'no-random-source' }),
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
      'another place': { kind: 'send', place: '2031-05-08-am-009' },
      full: { kind: 'full', next: null },
    }),
    ...sampleFailures('explainRefusal', {
      unavailable: 'unavailable',
      unreachable: 'unreachable',
      ...otherFailures,
    }),
    ...sampleAnswers('saveRequest', { stored: undefined }),
    ...sampleFailures('saveRequest', {
      refused: 'permission-denied',
      contended: 'contended',
      unavailable: 'unavailable',
      unreachable: 'unreachable',
      offline: 'offline',
      ...otherFailures,
    }),
    ...sampleAnswers('findReceipt', {
      found: { versionId: sampleVersionId, schedule: null },
      'found, of another page': otherVersion,
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
  /** Two versions represent any larger number. */
  project: ({
    versionId,
    unanswered,
    requestIds,
    attempts,
    storage,
    isRetry,
  }: ReturnType<typeof machine.getInitialSnapshot>['context']) => ({
    isSentBefore: unanswered.some((version) => version.versionId === versionId),
    unanswered: Math.min(2, unanswered.filter(({ record }) => record !== null).length),
    isSentFromOtherPage: unanswered.some(({ record }) => record === null),
    requestIds: requestIds?.isLastAttempt ?? null,
    attempts: attempts.length,
    storage,
    isRetry,
  }),
  stories: {
    'The request is stored at once': [
      ...submitSteps,
      'generateId:short id',
      'findPlace:any number',
      'saveRequest:stored',
    ],
    'The id is taken three times, the citizen goes offline, and it is stored when the signal is back': [
      ...submitSteps,
      'generateId:short id',
      'findPlace:any number',
      'saveRequest:refused',
      'findReceipt:not found',
      'explainRefusal:id taken',
      'generateId:short id',
      'findPlace:any number',
      'saveRequest:refused',
      'findReceipt:not found',
      'explainRefusal:id taken',
      'generateId:short id',
      'findPlace:any number',
      'saveRequest:refused',
      'findReceipt:not found',
      'explainRefusal:id taken',
      'generateId:short id',
      'findPlace:any number',
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
      ...submitSteps,
      'generateId:short id',
      'findPlace:any number',
      'after answerTimeout',
      'SUBMIT',
      'checkAnswers:sendable',
      'after minimumVisibleDelay',
      'findReceipt:found',
    ],
    'Somebody takes the place, another one is free, and the request is stored with it': [
      ...submitSteps,
      'generateId:short id',
      'findPlace:free place',
      'saveRequest:refused',
      'findReceipt:not found',
      'explainRefusal:another place',
      'saveRequest:stored',
    ],
    'Two requests meet, and the second is stored after a pause': [
      ...submitSteps,
      'generateId:short id',
      'findPlace:free place',
      'saveRequest:contended',
      'after contentionPause',
      'findReceipt:not found',
      'findPlace:free place',
      'saveRequest:stored',
    ],
    'No place is left, and the citizen chooses another time': [
      ...submitSteps,
      'generateId:short id',
      'findPlace:full',
      'DISMISS',
      'SUBMIT',
      'checkAnswers:sendable, edited',
      'after minimumVisibleDelay',
      'findPlace:free place',
      'saveRequest:stored',
    ],
    'The browser sends it twice by itself: the second is refused, and the receipt is found': [
      ...submitSteps,
      'generateId:short id',
      'findPlace:any number',
      'saveRequest:refused',
      'findReceipt:found',
    ],
    'The reply is lost, the answers change, and the receipt is found before they are sent': [
      ...submitSteps,
      'generateId:short id',
      'findPlace:any number',
      'after answerTimeout',
      'SUBMIT',
      'checkAnswers:sendable, edited',
      'after minimumVisibleDelay',
      'findReceipt:found',
    ],
    'The page is reloaded while it sends, and the receipt is found': [
      'ADOPT_SUBMISSION',
      'SHOW_STORED',
      'CLEAR_RECEIPT',
    ],
    'The page is reloaded while it sends, and the request arrives while the citizen submits it again': [
      'ADOPT_SUBMISSION',
      ...submitSteps,
      'findReceipt:found, of another page',
    ],
    'A network shows its own page instead of the site': [
      ...submitSteps,
      'generateId:short id',
      'findPlace:any number',
      'saveRequest:unreachable',
      'checkConnectivity:portal',
    ],
  },
} as const satisfies RegisteredMachine;
