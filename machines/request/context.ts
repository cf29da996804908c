/** What the life of a request carries: the frozen record, the ids drawn for it, and the sendings that nobody answered. */

/** A frozen record. The machine carries it and looks at nothing in it. */
export type FrozenRecord = Readonly<Record<string, unknown>>;

/** The answers, checked at the press of Submit. `at` is that instant by the page's running time in ms, which no change of the device's clock moves. */
export type CheckedAnswers =
  | { readonly outcome: 'sendable'; readonly at: number; readonly record: FrozenRecord }
  | { readonly outcome: 'incomplete' }
  | { readonly outcome: 'trapped' };

/** One draw: the receipt code (a whole UUID), the id cut from it, and whether a wider id can still be drawn. */
export interface IdDraw {
  readonly code: string;
  readonly id: string;
  readonly last: boolean;
}

/** A request that waits, as far as it goes beyond the answers: what decides that it is stored once. */
export interface QueuedSubmission {
  readonly drawn: IdDraw;
  readonly draws: number;
  readonly unanswered: readonly FrozenRecord[];
  /** How long it may still wait (ms). */
  readonly left: number;
}

/** What is stored, for the confirmation. */
export interface StoredResult {
  readonly id: string;
  readonly code: string;
  /** Null where one of several versions is stored and it cannot be told which. */
  readonly record: FrozenRecord | null;
  /** The version of the last press may not be the one that is stored. */
  readonly earlier: boolean;
}

/** Why nobody answered: no signal at all, a network's own page in the way, or neither. */
export type Connectivity = 'none' | 'portal' | 'there';

export interface RequestContext {
  /** When the form was first shown, and when Submit was last pressed (the page's running time, ms). */
  readonly shownAt: number;
  readonly at: number;
  /** The instants of the last tries, newest last. */
  readonly tries: readonly number[];
  readonly record: FrozenRecord;
  readonly drawn: IdDraw | null;
  readonly draws: number;
  /** Versions sent under the drawn id that nobody answered, oldest first: one of them may be stored. */
  readonly unanswered: readonly FrozenRecord[];
  /** Where a request that waits is held: the citizen's last choice. */
  readonly place: 'page' | 'phone';
  /** How long a request may wait from now (ms). */
  readonly left: number;
  /** The code of the last failure, null where there is none. */
  readonly failure: string | null;
  readonly stored: StoredResult | null;
}

/** A request that waits is sent within a day, or not at all (decisions: Time, Privacy). */
export const queuedRequestLifetime = 24 * 3_600_000;
/** So long the store is waited for (ms). */
export const answerTimeout = 10_000;
/** From Submit, or from the end of a pause, until every citizen is told something (failures 12; ms). */
export const citizenAnswerDeadline = 15_000;

/** At most this many tries within a minute (failures 15). */
const maxTriesPerMinute = 4;

export const createRequestContext = (shownAt: number): RequestContext => ({
  shownAt,
  at: 0,
  tries: [],
  record: {},
  drawn: null,
  draws: 0,
  unanswered: [],
  place: 'page',
  left: queuedRequestLifetime,
  failure: null,
  stored: null,
});

/** The oldest of the last four tries, where that many were made. */
export const fourthLastTry = (tries: readonly number[]): number =>
  tries.at(-maxTriesPerMinute) ?? Number.NEGATIVE_INFINITY;

/** Field by field, for a version that the phone kept is another object after a reload. */
export const isSameVersion = (one: FrozenRecord, other: FrozenRecord): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  );
};

export const possiblyStoredVersions = ({ record, unanswered }: RequestContext): readonly FrozenRecord[] =>
  unanswered.some((version) => isSameVersion(version, record)) ? unanswered : [...unanswered, record];

/** The one version there is; null where several may be stored and it cannot be told which. */
export const onlyVersion = (versions: readonly FrozenRecord[]): FrozenRecord | null =>
  versions.length === 1 ? (versions[0] ?? null) : null;

const hasRecord = ({ record }: RequestContext): boolean => Object.keys(record).length > 0;

/** What may be stored of a request that waits; after a resumption nothing is frozen yet. */
export const queuedVersions = (context: RequestContext): readonly FrozenRecord[] =>
  hasRecord(context) ? possiblyStoredVersions(context) : context.unanswered;

/** The last version that was frozen, by the instant of its press; null where there is none. */
export const lastFrozenRecord = (context: RequestContext): FrozenRecord | null =>
  context.unanswered.at(-1) ?? (hasRecord(context) ? context.record : null);

/** Not answered: what was sent may be stored. */
export const markUnanswered = (context: RequestContext, failure: string): Partial<RequestContext> => ({
  failure,
  unanswered: possiblyStoredVersions(context),
});

/** The instant of the press counts as a try, and the record is frozen. */
export const freezeRecord = (context: RequestContext, checked: CheckedAnswers): Partial<RequestContext> =>
  checked.outcome === 'sendable'
    ? {
        at: checked.at,
        record: checked.record,
        tries: [...context.tries, checked.at].slice(-maxTriesPerMinute),
        failure: null,
      }
    : {};

/** What was drawn. Throws where nothing was: no request is sent without. */
export const requireDraw = ({ drawn }: RequestContext): IdDraw => {
  if (drawn === null) throw new Error('Nothing was drawn.');
  return drawn;
};

export const toStoredResult = (context: RequestContext, record: FrozenRecord | null): StoredResult => ({
  id: requireDraw(context).id,
  code: requireDraw(context).code,
  record,
  earlier: record === null || !isSameVersion(record, context.record),
});

export const toQueuedSubmission = (context: RequestContext): QueuedSubmission => ({
  drawn: requireDraw(context),
  draws: context.draws,
  unanswered: context.unanswered,
  left: context.left,
});

export const failureCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown';
