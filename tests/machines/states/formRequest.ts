import type { SnapshotFrom } from 'xstate';
import type { formRequestMachine as machine } from '../../../machines/request/machine.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

type Context = SnapshotFrom<typeof machine>['context'];

const seconds = 1_000;

/** The phone's copy of the queued request is deleted, and the next storage is chosen again. */
const removesQueued = ['removeQueuedRequest'];
const inMemory = ({ storage }: Context) => storage === 'memory';
const confirmed = ['editable', 'confirmed'] as const;
const hasCode = ({ code }: Context) => code !== null;
/** A submission is unanswered. */
const isUnanswered = (context: Context) => hasCode(context) && context.isUnanswered;

export const formRequest: StateExpectations<typeof machine> = {
  idle: { begins: true, tags: ['editable'], entered: removesQueued, holds: inMemory },
  robotChecked: { tags: confirmed, holds: inMemory },
  incomplete: { tags: [...confirmed, 'listsErrors'], entered: removesQueued, holds: inMemory },
  failure: {
    tags: [...confirmed, 'failed'],
    entered: removesQueued,
    holds: ({ failure, storage, stored }) => failure !== null && storage === 'memory' && stored === null,
  },
  scheduleRefused: {
    tags: [...confirmed, 'scheduleRefused'],
    entered: removesQueued,
    holds: (context) => inMemory(context) && hasCode(context) && context.refusal !== null,
  },
  withdrawn: {
    tags: [...confirmed, 'withdrawn'],
    entered: removesQueued,
    holds: (context) => inMemory(context) && hasCode(context),
  },
  /** Its code is not sent again, and the next one is drawn. */
  sentAlready: {
    tags: ['editable', 'sentAlready'],
    entered: [...removesQueued, 'removeCode'],
    holds: ({ code, stored, storage }) =>
      stored?.receiptCode === code && stored !== null && storage === 'memory',
  },
  'sentAlready.unconfirmed': {},
  'sentAlready.confirmed': { tags: ['confirmed'] },
  validating: { tags: ['confirmed', 'validating'], pending: ['checkAnswers'] },
  submitting: { tags: ['confirmed', 'sending'], holds: ({ stored }) => stored === null },
  /** Two seconds from the first display of the form to the first attempt: bots are quicker. */
  'submitting.delaying': {
    timers: { minimumVisibleDelay: ({ shownAt, at }) => Math.max(0, 2 * seconds - (at - shownAt)) },
  },
  /** Four attempts a minute; those of the samples are all at one instant. */
  'submitting.backoff': {
    tags: ['backoff'],
    timers: { backoffDelay: 60 * seconds },
    holds: ({ attempts }) => attempts.length === 4,
  },
  /** The citizen has a result within fifteen seconds, the connectivity check included. */
  'submitting.attempting': { timers: { answerTimeout: 10 * seconds } },
  'submitting.attempting.preparing': { holds: () => false },
  'submitting.attempting.drawingCode': { pending: ['drawCode'] },
  'submitting.attempting.findingPlace': { pending: ['findPlace'], holds: hasCode },
  'submitting.attempting.saving': {
    pending: ['saveRequest'],
    entered: ['storeCode', 'noteSent'],
    holds: hasCode,
  },
  'submitting.attempting.checkingPreviousReceipt': {
    pending: ['findReceipt'],
    entered: ['storeCode', 'noteSent'],
    holds: (context) => isUnanswered(context) || (hasCode(context) && context.isRetry),
  },
  'submitting.attempting.checkingReceipt': { pending: ['findReceipt'], holds: hasCode },
  'submitting.attempting.explainingRefusal': { pending: ['explainRefusal'], holds: hasCode },
  'submitting.placeLost': { holds: () => false },
  /** The form chooses the pause at random, at most as long as this. */
  'submitting.contended': {
    timers: { contentionPause: 2 * seconds },
    holds: (context) => hasCode(context) && context.isRetry,
  },
  'submitting.checkingConnectivity': {
    pending: ['checkConnectivity'],
    timers: { connectivityTimeout: 3 * seconds },
    holds: hasCode,
  },
  /** A day, or the rest of it. */
  queued: {
    tags: ['confirmed', 'queued'],
    pending: ['awaitConnection'],
    timers: { queueLifetime: ({ remainingTime }) => remainingTime },
    holds: hasCode,
  },
  'queued.resolvingStorage': { holds: () => false },
  'queued.inMemory': { holds: inMemory },
  /** From now on another tab may send it. */
  'queued.onPhone': {
    tags: ['onPhone'],
    entered: ['storeQueuedRequest', 'removeCode'],
    holds: (context) => context.storage === 'phone' && isUnanswered(context),
  },
  'queued.storeFailed': { tags: ['storeFailed'], holds: inMemory },
  success: {
    tags: ['stored'],
    entered: [...removesQueued, 'announce', 'removeDrafts', 'removeCode', 'storeReceipt'],
    holds: ({ stored, code }) => stored?.receiptCode === code && stored !== null,
  },
  'success.inTab': { tags: ['receiptInTab'] },
  'success.onPage': {},
  'success.cleared': { tags: ['receiptCleared'] },
};
