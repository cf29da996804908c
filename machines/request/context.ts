/** The context of a request: the frozen record, the ids generated for it, and the submissions without an answer. */

/** A frozen record. The machine carries it and reads nothing in it. */
export type FrozenRecord = Readonly<Record<string, unknown>>;

/** A version of a request that may be stored: frozen on this page, by an earlier page or by another tab. */
export interface RequestVersion {
  /** The random id that names it on its receipt; null if an older release of the site froze it. */
  readonly versionId: string | null;
  /** Null if another page froze it. */
  readonly record: FrozenRecord | null;
  /** The chosen day and time, 'yyyy-mm-ddThh:mm', where there is no record; null when it is unknown too. */
  readonly schedule: string | null;
}

/** The version that a receipt names. `schedule` is its day as this phone has it; null when the phone does not. */
export type StoredVersion = Omit<RequestVersion, 'record'>;

/**
 * The answers, checked when Submit was pressed. `at` is the time of that press in ms since the page opened, which no
 * change of the device's clock affects.
 */
export type CheckedAnswers =
  | {
      readonly outcome: 'sendable';
      readonly at: number;
      readonly record: FrozenRecord;
      readonly versionId: RequestVersion['versionId'];
    }
  | { readonly outcome: 'incomplete' }
  | { readonly outcome: 'trapped' };

/** What a request is stored under: a receipt code (a whole UUID), and the record id that is cut from it. */
export interface RequestIds {
  readonly receiptCode: string;
  readonly recordId: string;
  /** Whether no further record id is tried when this one is taken. */
  readonly isLastAttempt: boolean;
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
  /** Not the half day: the record id belongs to another request, or the rules refuse the answers. */
  | { readonly kind: 'idTaken' }
  | ScheduleRefusal;

/** A queued request without its answers: the fields that ensure it is stored only once. */
export interface QueuedSubmission {
  readonly requestIds: RequestIds;
  readonly idAttempts: number;
  readonly unanswered: readonly RequestVersion[];
  /** How long it may still wait (ms). */
  readonly remainingTime: number;
}

/** A submission as the draft of its answers records it, so that its id stays the same after a reload. */
export interface SentSubmission {
  readonly requestIds: RequestIds;
  readonly idAttempts: number;
  /** The versions that may be stored under the id, oldest first. */
  readonly versions: readonly RequestVersion[];
}

/** The stored request, for the confirmation. */
export interface StoredResult {
  readonly recordId: string;
  readonly receiptCode: string;
  /** Null when this page does not have the stored version, and after a reload. */
  readonly record: FrozenRecord | null;
  /** The chosen day and time, 'yyyy-mm-ddThh:mm', where there is no record; null when it is unknown too. */
  readonly schedule: string | null;
  /** Whether the stored version may be older than the last one submitted. */
  readonly mayBeOlder: boolean;
}

/** Why the store did not answer: no signal, a network's sign-in page in the way, or neither. */
export type Connectivity = 'offline' | 'portal' | 'online';

export interface RequestContext {
  /** When the form was first shown, and when Submit was last pressed (ms since the page opened). */
  readonly shownAt: number;
  readonly at: number;
  /** The times of the last attempts, newest last. */
  readonly attempts: readonly number[];
  /** The version last frozen; without a record before the first. */
  readonly record: FrozenRecord;
  readonly versionId: RequestVersion['versionId'];
  readonly requestIds: RequestIds | null;
  readonly idAttempts: number;
  /** The place of the half day that the request asks for; null where the hall takes any number. */
  readonly place: string | null;
  /** Whether this press has sent the request again after it met other writers, or was refused a place that is free. */
  readonly isRetry: boolean;
  /** Null unless the chosen half day was refused. */
  readonly refusal: ScheduleRefusal | null;
  /** The versions under the current id that may be stored: those of other pages, then those of this one, oldest first. */
  readonly unanswered: readonly RequestVersion[];
  /** Where a queued request is stored: the citizen's last choice. */
  readonly storage: 'memory' | 'phone';
  /** How long a request may wait from now (ms). */
  readonly remainingTime: number;
  /** The code of the last failure; null without one. */
  readonly failure: string | null;
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

/** The context without an id, so that the next submission generates one. */
export const noSubmission = { requestIds: null, idAttempts: 0, unanswered: [] } as const;

/** The context before a press has asked for a place. */
export const noRetry = { place: null, isRetry: false } as const;

export const createRequestContext = (shownAt: number): RequestContext => ({
  shownAt,
  at: 0,
  attempts: [],
  record: {},
  versionId: null,
  ...noSubmission,
  ...noRetry,
  refusal: null,
  storage: 'memory',
  remainingTime: queuedRequestLifetime,
  failure: null,
  stored: null,
});

/** The fourth-last try; -Infinity when there were fewer. */
export const fourthLastAttempt = (attempts: readonly number[]): number =>
  attempts.at(-maxAttemptsPerMinute) ?? Number.NEGATIVE_INFINITY;

/** Compares field by field, because a version restored from the phone is another object after a reload. */
const hasSameFields = (one: FrozenRecord, other: FrozenRecord): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  );
};

/** Versions without an id are the same if their records are; without records too, if their days are. */
export const isSameVersion = (one: RequestVersion, other: RequestVersion): boolean => {
  if (one.versionId !== other.versionId) return false;
  if (one.versionId !== null) return true;
  return one.record !== null && other.record !== null
    ? hasSameFields(one.record, other.record)
    : one.record === other.record && one.schedule === other.schedule;
};

/** The version last frozen. */
export const currentVersion = ({ record, versionId }: RequestContext): RequestVersion => ({
  versionId,
  record,
  schedule: null,
});

/** Versions of other pages, then those of this page that are not among them: the last one is this page's. */
export const mergeVersions = (
  others: readonly RequestVersion[],
  own: readonly RequestVersion[],
): readonly RequestVersion[] => [
  ...others.filter((other) => !own.some((version) => isSameVersion(version, other))),
  ...own,
];

export const possiblyStoredVersions = (context: RequestContext): readonly RequestVersion[] => {
  const [{ unanswered }, current] = [context, currentVersion(context)];
  return unanswered.some((version) => isSameVersion(version, current))
    ? unanswered
    : [...unanswered, current];
};

/** Whether a version was sent under the current id without an answer, from this page or another one. */
export const isUnanswered = ({ unanswered }: RequestContext): boolean => unanswered.length > 0;

/** Whether a version of this page was sent without an answer. */
export const isUnansweredHere = ({ unanswered }: RequestContext): boolean =>
  unanswered.some(({ record }) => record !== null);

const hasRecord = ({ record }: RequestContext): boolean => Object.keys(record).length > 0;

/** The versions that may be stored, with the one that is frozen. After a resumption none is frozen yet. */
export const knownVersions = (context: RequestContext): readonly RequestVersion[] =>
  hasRecord(context) ? possiblyStoredVersions(context) : context.unanswered;

/** Whether another tab noted a version under the current id that this page does not know; once stored, none matters. */
export const hasUnknownVersion = (context: RequestContext, versions: readonly RequestVersion[]): boolean =>
  context.stored === null &&
  versions.some((version) => !knownVersions(context).some((known) => isSameVersion(known, version)));

/** Adds the versions that another tab noted under the current id. */
export const noteVersions = (
  context: RequestContext,
  versions: readonly RequestVersion[],
): Partial<RequestContext> => {
  const current = currentVersion(context);
  const others = versions.filter((version) => !isSameVersion(version, current));
  return { unanswered: mergeVersions(others, context.unanswered) };
};

/** The newest version that this page sent without an answer, or else the frozen one; null if this page froze none. */
export const lastFrozenVersion = (context: RequestContext): RequestVersion | null =>
  context.unanswered.findLast(({ record }) => record !== null) ??
  (hasRecord(context) ? currentVersion(context) : null);

/** Records a submission without an answer, which may be stored. */
export const markUnanswered = (context: RequestContext, failure: string): Partial<RequestContext> => ({
  failure,
  unanswered: possiblyStoredVersions(context),
});

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

/** @throws Error before they are generated: no request is sent without them */
export const requireRequestIds = ({ requestIds }: RequestContext): RequestIds => {
  if (requestIds === null) throw new Error('No record id was generated.');
  return requestIds;
};

/** The submission for the draft; null without an id. */
export const toSentSubmission = (context: RequestContext): SentSubmission | null => {
  const { requestIds, idAttempts } = context;
  return requestIds === null ? null : { requestIds, idAttempts, versions: knownVersions(context) };
};

/** The version that the receipt names; null when it may be one of several, or none that this page knows. */
const findStoredVersion = (
  context: RequestContext,
  { versionId, schedule }: StoredVersion,
): RequestVersion | null => {
  if (versionId === null) {
    const [version = null, ...others] = context.unanswered.filter((each) => each.versionId === null);
    return others.length === 0 ? version : null;
  }
  const known = possiblyStoredVersions(context).find((each) => each.versionId === versionId);
  return known ?? (schedule === null ? null : { versionId, record: null, schedule });
};

/** @param version the stored one; null when it is unknown */
const toStoredResult = (context: RequestContext, version: RequestVersion | null): StoredResult => ({
  recordId: requireRequestIds(context).recordId,
  receiptCode: requireRequestIds(context).receiptCode,
  record: version?.record ?? null,
  schedule: version?.schedule ?? null,
  mayBeOlder: version === null || !isSameVersion(version, currentVersion(context)),
});

/** The store accepted the version just sent. */
export const toAcceptedResult = (context: RequestContext): StoredResult =>
  toStoredResult(context, currentVersion(context));

/** The receipt was found. */
export const toFoundResult = (context: RequestContext, found: StoredVersion): StoredResult =>
  toStoredResult(context, findStoredVersion(context, found));

export const toQueuedSubmission = (context: RequestContext): QueuedSubmission => ({
  requestIds: requireRequestIds(context),
  idAttempts: context.idAttempts,
  unanswered: context.unanswered,
  remainingTime: context.remainingTime,
});

export const failureCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown';
