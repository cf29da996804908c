/** What a request knows: its code, the version last frozen, and what became of it. Pure functions of it stand beside their types. */

/** A frozen record. The machine carries it and reads nothing in it. */
export type FrozenRecord = Readonly<Record<string, unknown>>;

/** The answers as they are sent, and the random id that names this version of them on the receipt. */
export interface RequestVersion {
  readonly record: FrozenRecord;
  /** Null where a release of the site before 1.0.0 froze it. */
  readonly versionId: string | null;
}

/**
 * The answers, checked when Submit was pressed. `at` is the time of that press in ms since the page opened, which no
 * change of the device's clock affects.
 */
export type CheckedAnswers =
  | ({ readonly outcome: 'sendable'; readonly at: number } & RequestVersion)
  | { readonly outcome: 'incomplete' }
  | { readonly outcome: 'trapped' };

/** What is sent in one commit: the request, and its receipt under the code. */
export interface Submission extends RequestVersion {
  readonly code: string;
  /** How many record ids of this code were taken: each next one is longer. */
  readonly idAttempt: number;
  /** The place of the half day that the request asks for; null where the hall takes any number. */
  readonly place: string | null;
}

/** Why no request can be stored for the chosen half day. `next` is the next free time, 'yyyy-mm-ddThh:mm'; null where none is known. */
export interface ScheduleRefusal {
  readonly kind: 'full' | 'hallClosed' | 'notOpenYet';
  readonly next: string | null;
  /** The record of a closed day, which has the reason. The machine carries it and reads nothing in it. */
  readonly hallDay?: unknown;
}

/** What a request can do about the places of its half day (docs/decisions/0058-places.md). */
export type PlaceAnswer =
  /** It is sent with this place; null where the hall takes any number. */
  | { readonly kind: 'send'; readonly place: string | null }
  /** Not the half day: the record id belongs to another request. */
  | { readonly kind: 'idTaken' }
  /** Not the half day, and no longer id is left: the rules refuse the answers. */
  | { readonly kind: 'refused' }
  | ScheduleRefusal;

/** A queued request without its answers: the fields that ensure it is stored only once. */
export interface QueuedSubmission extends RequestVersion {
  readonly code: string;
  /** How long it may still wait (ms). */
  readonly remainingTime: number;
}

/** The stored request, for the confirmation. */
export interface StoredResult {
  readonly recordId: string;
  readonly receiptCode: string;
  /** Null where another page sent it, and after a reload. */
  readonly record: FrozenRecord | null;
  /** The day and time 'yyyy-mm-ddThh:mm' where there is no record; null when it is unknown too. */
  readonly schedule: string | null;
}

/** What the receipt of a code says. */
export interface StoredReceipt {
  readonly recordId: string;
  /** Which version is stored; null if the receipt does not name one. */
  readonly versionId: RequestVersion['versionId'];
  /** When the citizen is to come, 'yyyy-mm-ddThh:mm'; null if the receipt does not name it. */
  readonly appointment: string | null;
}

/** Why the store did not answer: no signal, a network's sign-in page in the way, or neither. */
export type Connectivity = 'offline' | 'portal' | 'online';

export interface RequestContext {
  /** When the form was first shown, and when Submit was last pressed (ms since the page opened). */
  readonly shownAt: number;
  readonly at: number;
  /** The times of the last attempts, newest last. */
  readonly attempts: readonly number[];
  /** The receipt code, drawn once for a draft (docs/decisions/0065-one-code.md); null before its first answer. */
  readonly code: string | null;
  readonly idAttempt: number;
  /** The version last frozen on this page; without a record before the first. */
  readonly record: FrozenRecord;
  readonly versionId: RequestVersion['versionId'];
  /** Whether something was sent under the code without an answer, from this page or another one. */
  readonly isUnanswered: boolean;
  readonly place: string | null;
  /** Whether this press has sent the request again after it met other writers, or was refused a place that is free. */
  readonly isRetry: boolean;
  /** Null unless the chosen half day was refused. */
  readonly refusal: ScheduleRefusal | null;
  /** Where a queued request is stored: the citizen's last choice. */
  readonly storage: 'memory' | 'phone';
  /** How long a request may wait from now (ms). */
  readonly remainingTime: number;
  /** The code of the last failure; null without one. */
  readonly failure: string | null;
  /** This request, or the one that was sent already under its code. */
  readonly stored: StoredResult | null;
}

/** A queued request is sent within a day or not at all (docs/decisions/0023-time.md, 0016-privacy.md). */
export const queuedRequestLifetime = 24 * 3_600_000;
/** The time limit for the store's answer (ms). */
export const answerTimeout = 10_000;
/** The time limit, from Submit or from the end of a pause, for showing a result to the citizen (failures 12; ms). */
export const citizenAnswerDeadline = 15_000;

/** The maximum number of attempts within a minute (failures 15). */
const maxAttemptsPerMinute = 4;

/** The context before a press has asked for a place. */
export const noRetry = { place: null, isRetry: false } as const;

/** The context of a draft without a code, so that the next submission draws one. */
export const noSubmission = {
  code: null,
  idAttempt: 0,
  record: {},
  versionId: null,
  isUnanswered: false,
  stored: null,
} as const;

export const createRequestContext = (shownAt: number): RequestContext => ({
  shownAt,
  at: 0,
  attempts: [],
  ...noSubmission,
  ...noRetry,
  refusal: null,
  storage: 'memory',
  remainingTime: queuedRequestLifetime,
  failure: null,
});

/** The fourth-last try; -Infinity when there were fewer. */
export const fourthLastAttempt = (attempts: readonly number[]): number =>
  attempts.at(-maxAttemptsPerMinute) ?? Number.NEGATIVE_INFINITY;

/** The version last frozen on this page; null before the first. */
export const findFrozenVersion = ({ record, versionId }: RequestContext): RequestVersion | null =>
  Object.keys(record).length > 0 ? { record, versionId } : null;

/** Whether this page sent something without an answer: a reload would lose the answers that no draft contains. */
export const isUnansweredHere = (context: RequestContext): boolean =>
  context.isUnanswered && findFrozenVersion(context) !== null;

/** Counts the press as an attempt and freezes the record. */
export const freezeRecord = (context: RequestContext, checked: CheckedAnswers): Partial<RequestContext> =>
  checked.outcome === 'sendable'
    ? {
        at: checked.at,
        record: checked.record,
        versionId: checked.versionId,
        attempts: [...context.attempts, checked.at].slice(-maxAttemptsPerMinute),
        failure: null,
        refusal: null,
      }
    : {};

/** @throws Error before it is drawn: no request is sent without it */
export const requireCode = ({ code }: RequestContext): string => {
  if (code === null) throw new Error('The request has no receipt code.');
  return code;
};

/** @throws Error before it is stored */
export const requireStored = ({ stored }: RequestContext): StoredResult => {
  if (stored === null) throw new Error('The request is not stored.');
  return stored;
};

export const toSubmission = (context: RequestContext): Submission => {
  const { idAttempt, record, versionId, place } = context;
  return { code: requireCode(context), idAttempt, record, versionId, place };
};

export const toQueuedSubmission = (context: RequestContext): QueuedSubmission => {
  const { record, versionId, remainingTime } = context;
  return { code: requireCode(context), record, versionId, remainingTime };
};

/** The store accepted the version just sent. */
export const toAcceptedResult = (context: RequestContext, recordId: string): StoredResult => ({
  recordId,
  receiptCode: requireCode(context),
  record: context.record,
  schedule: null,
});

/** The receipt was found. Only the version just sent has answers that this page knows to be stored. */
export const toFoundResult = (context: RequestContext, found: StoredReceipt): StoredResult => ({
  recordId: found.recordId,
  receiptCode: requireCode(context),
  record: found.versionId === context.versionId ? context.record : null,
  schedule: found.appointment,
});

export const failureCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown';
