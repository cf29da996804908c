/** The context of a request: the frozen record, the ids generated for it, and the submissions without an answer. */

/** A frozen record. The machine carries it and reads nothing in it. */
export type FrozenRecord = Readonly<Record<string, unknown>>;

/**
 * The answers, checked when Submit was pressed. `at` is the time of that press in ms since the page opened, which no
 * change of the device's clock affects.
 */
export type CheckedAnswers =
  | { readonly outcome: 'sendable'; readonly at: number; readonly record: FrozenRecord }
  | { readonly outcome: 'incomplete' }
  | { readonly outcome: 'trapped' };

/** A receipt code (a whole UUID), the id cut from it, and whether this was the last attempt. */
export interface GeneratedId {
  readonly code: string;
  readonly id: string;
  readonly isLastAttempt: boolean;
}

/** A queued request without its answers: the fields that ensure it is stored only once. */
export interface QueuedSubmission {
  readonly generatedId: GeneratedId;
  readonly idAttempts: number;
  readonly unanswered: readonly FrozenRecord[];
  /** What is known of the version that an earlier page sent under the same id; null without one. */
  readonly earlier: FrozenRecord | null;
  /** How long it may still wait (ms). */
  readonly remainingTime: number;
}

/** A submission as the draft of its answers records it, so that its id stays the same after a reload. */
export interface SentSubmission {
  readonly generatedId: GeneratedId;
  readonly idAttempts: number;
  /** What is known of the version sent under the id; empty when it may be one of several. */
  readonly earlier: FrozenRecord;
}

/** The stored request, for the confirmation. */
export interface StoredResult {
  readonly id: string;
  readonly code: string;
  /** Null when one of several versions is stored and the receipt cannot identify it, and after a reload. */
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
  readonly record: FrozenRecord;
  readonly generatedId: GeneratedId | null;
  readonly idAttempts: number;
  /** Versions sent under the current id without an answer, oldest first. One of them may be stored. */
  readonly unanswered: readonly FrozenRecord[];
  /** What is known of the version that an earlier page sent under the current id; null without one. It may be stored. */
  readonly earlier: FrozenRecord | null;
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

/** Without an id: the next submission generates one. */
export const noSubmission = { generatedId: null, idAttempts: 0, unanswered: [], earlier: null } as const;

export const createRequestContext = (shownAt: number): RequestContext => ({
  shownAt,
  at: 0,
  attempts: [],
  record: {},
  ...noSubmission,
  storage: 'memory',
  remainingTime: queuedRequestLifetime,
  failure: null,
  stored: null,
});

/** The fourth-last try; -Infinity when there were fewer. */
export const fourthLastAttempt = (attempts: readonly number[]): number =>
  attempts.at(-maxAttemptsPerMinute) ?? Number.NEGATIVE_INFINITY;

/** Compares field by field, because a version restored from the phone is another object after a reload. */
export const isSameVersion = (one: FrozenRecord, other: FrozenRecord): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  );
};

export const possiblyStoredVersions = ({ record, unanswered }: RequestContext): readonly FrozenRecord[] =>
  unanswered.some((version) => isSameVersion(version, record)) ? unanswered : [...unanswered, record];

/** The only version; null when several may be stored, and when an earlier page sent it. */
const onlyVersion = (
  versions: readonly FrozenRecord[],
  { earlier }: Pick<RequestContext, 'earlier'>,
): FrozenRecord | null => (versions.length === 1 && earlier === null ? (versions[0] ?? null) : null);

/** The only version without an answer; null when it may be one of several. */
export const onlyUnanswered = (context: RequestContext): FrozenRecord | null =>
  onlyVersion(context.unanswered, context);

/** Whether a version was sent under the current id without an answer, from this page or an earlier one. */
export const isUnanswered = ({ unanswered, earlier }: RequestContext): boolean =>
  unanswered.length > 0 || earlier !== null;

const hasRecord = ({ record }: RequestContext): boolean => Object.keys(record).length > 0;

/** The versions of a queued request that may be stored. After a resumption none is frozen yet. */
export const queuedVersions = (context: RequestContext): readonly FrozenRecord[] =>
  hasRecord(context) ? possiblyStoredVersions(context) : context.unanswered;

/** The last frozen version, by the time of its press; null without one. */
export const lastFrozenRecord = (context: RequestContext): FrozenRecord | null =>
  context.unanswered.at(-1) ?? (hasRecord(context) ? context.record : null);

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
        attempts: [...context.attempts, checked.at].slice(-maxAttemptsPerMinute),
        failure: null,
      }
    : {};

/** The generated id. @throws Error without one: no request is sent without an id */
export const requireGeneratedId = ({ generatedId }: RequestContext): GeneratedId => {
  if (generatedId === null) throw new Error('No id was generated.');
  return generatedId;
};

/** The submission for the draft; null without an id. */
export const toSentSubmission = (context: RequestContext): SentSubmission | null => {
  const { generatedId, idAttempts, earlier } = context;
  if (generatedId === null) return null;
  const versions = queuedVersions(context);
  const known = versions.length === 0 ? earlier : onlyVersion(versions, context);
  return { generatedId, idAttempts, earlier: known ?? {} };
};

export const toStoredResult = (context: RequestContext, record: FrozenRecord | null): StoredResult => ({
  id: requireGeneratedId(context).id,
  code: requireGeneratedId(context).code,
  record,
  schedule: null,
  mayBeOlder: record === null || !isSameVersion(record, context.record),
});

export const toQueuedSubmission = (context: RequestContext): QueuedSubmission => ({
  generatedId: requireGeneratedId(context),
  idAttempts: context.idAttempts,
  unanswered: context.unanswered,
  earlier: context.earlier,
  remainingTime: context.remainingTime,
});

export const failureCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown';
