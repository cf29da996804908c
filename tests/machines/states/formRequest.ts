import type { SnapshotFrom } from 'xstate';
import type { formRequestMachine as machine } from '../../../machines/request/machine.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

type Context = SnapshotFrom<typeof machine>['context'];

const seconds = 1_000;

/** The phone's copy of the queued request is deleted, and the next storage is chosen again. */
const removesQueued = ['removeQueuedRequest'];
const inMemory = ({ storage }: Context) => storage === 'memory';
const confirmed = ['editable', 'confirmed'] as const;
const hasId = ({ requestIds }: Context) => requestIds !== null;
/** A submission is unanswered. */
const isUnanswered = (context: Context) => hasId(context) && context.unanswered.length > 0;

export const formRequest: StateExpectations<typeof machine> = {
  idle: { begins: true, tags: ['editable'], entered: removesQueued, holds: inMemory },
  robotChecked: { tags: confirmed, holds: inMemory },
  incomplete: { tags: [...confirmed, 'listsErrors'], entered: removesQueued, holds: inMemory },
  failure: {
    tags: [...confirmed, 'failed'],
    entered: removesQueued,
    holds: ({ failure, storage, stored }) => failure !== null && storage === 'memory' && stored === null,
  },
  withdrawn: {
    tags: [...confirmed, 'withdrawn'],
    entered: removesQueued,
    holds: (context) => inMemory(context) && hasId(context),
  },
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
  'submitting.attempting.generatingId': { pending: ['generateId'] },
  'submitting.attempting.saving': {
    pending: ['saveRequest'],
    entered: ['storeCode', 'markDrafts'],
    holds: hasId,
  },
  'submitting.attempting.checkingPreviousReceipt': {
    pending: ['findReceipt'],
    entered: ['storeCode', 'markDrafts'],
    holds: ({ unanswered, versionId }) => unanswered.some((version) => version.versionId !== versionId),
  },
  /** The refused version is among those that may be stored. */
  'submitting.attempting.checkingReceipt': {
    pending: ['findReceipt'],
    holds: (context) =>
      isUnanswered(context) && context.unanswered.some(({ versionId }) => versionId === context.versionId),
  },
  'submitting.checkingConnectivity': {
    pending: ['checkConnectivity'],
    timers: { connectivityTimeout: 3 * seconds },
    holds: isUnanswered,
  },
  /** A day, or the rest of it. */
  queued: {
    tags: ['confirmed', 'queued'],
    pending: ['awaitConnection'],
    timers: { queueLifetime: ({ remainingTime }) => remainingTime },
    holds: hasId,
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
    entered: [...removesQueued, 'removeDrafts', 'removeCode', 'storeReceipt'],
    holds: ({ stored, requestIds }) =>
      stored?.recordId === requestIds?.recordId &&
      stored?.receiptCode === requestIds?.receiptCode &&
      stored !== null,
  },
  'success.inTab': { tags: ['receiptInTab'] },
  'success.onPage': {},
  'success.cleared': { tags: ['receiptCleared'] },
};
