/** What the search of two tabs visits: one immutable state of both tabs, the phone, the store, and what is under way between them. */
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { FrozenRecord } from '../../../machines/request/context.ts';
import type { RecalledDrafts } from '../../../machines/request/draft.ts';
import type { FormRequestState } from '../../../src/context/requests.ts';
import type { DraftActor } from '../../../src/features/request/draft/createDraftActor.ts';
import type { DraftCode } from '../../../src/features/request/storage/draft.ts';
import type { SubmissionNotice } from '../../../src/features/request/storage/submissionChannel.ts';
import type { Entries, StorageKind } from './browser.ts';

export type DraftState = SnapshotFrom<DraftActor>;

export const tabNames = ['A', 'B'] as const;
export type TabName = (typeof tabNames)[number];

/** How often the person does each in a tab. */
export interface TabBudget {
  readonly presses: number;
  readonly edits: number;
  readonly reloads: number;
  /** The form is cleared, or another request begins, and it is filled in again with the same answers. */
  readonly refills: number;
  /** 'Send what is here as another request'. */
  readonly others: number;
  readonly withdrawals: number;
}

/** How often each may happen to the whole. */
export interface SharedBudget {
  /** A request or a reply is lost, or the receipt cannot be read. */
  readonly losses: number;
  /** A commit arrives after its page gave it up. */
  readonly delays: number;
  /** The reply to a commit is under way while other things happen. */
  readonly slowReplies: number;
  /** The store answers 409. */
  readonly contentions: number;
  /** The phone has no signal. */
  readonly outages: number;
  /** Somebody else takes the first place of the half day, or gives it back. */
  readonly strangers: number;
  /** A tab of 1.0.0 writes the phone's draft, without the code. */
  readonly oldWrites: number;
  /** A tab is frozen while it has the lock, so that the other one waits four seconds in vain. */
  readonly freezes: number;
  /** The request's code of a page loads late. */
  readonly lateParts: number;
}

/** A draft is followed by a number of its own: clearing it and 'another request' begin another one. */
type DraftNumber = number;

/** Where the claim of a code for a draft of 1.0.0 stands. `seen`: the phone's draft as the tab read it. */
export type Claim =
  | { readonly step: 'waiting' }
  | { readonly step: 'read'; readonly seen: string | null; readonly hasTurn: boolean }
  | null;

export interface OpenPage {
  /** The stored drafts as its form read them; both states are null until the code of the request is loaded. */
  readonly found: RecalledDrafts;
  readonly foundCode: DraftCode | null;
  readonly request: FormRequestState | null;
  readonly draft: DraftState | null;
  /** What the form shows: the chosen day and time, the only answer that changes. '' for a blank form. */
  readonly schedule: string;
  readonly claim: Claim;
  /** What the store answered, while the reply is under way. */
  readonly reply: 'stored' | 'refused' | null;
  /** Notices under way to this tab. */
  readonly inbox: readonly SubmissionNotice[];
  /** What changed on the phone, before this tab hears of it. */
  readonly changed: readonly ('draft' | 'queue')[];
  /** Receipts of earlier submissions that it still looks up; `isSecond` fifteen seconds later. */
  readonly lookUps: readonly { readonly code: string; readonly isSecond: boolean }[];
}

export interface Tab {
  readonly budget: TabBudget;
  /** Null while the tab is closed. */
  readonly page: OpenPage | null;
  readonly session: Entries;
  readonly drawn: number;
  /** Which draft the form shows; null for a blank form. */
  readonly draft: DraftNumber | null;
  /** The draft that the tab lost because nothing stored it: filled in again, it is the same one. */
  readonly lost: DraftNumber | null;
}

export interface Commit {
  readonly recordId: string;
  readonly code: string;
  readonly record: FrozenRecord;
  readonly versionId: string | null;
  readonly place: string | null;
  readonly draft: DraftNumber;
  readonly from: TabName;
}

/** How a code was drawn that another tab of the same draft may not know. Only these excuse two records of one draft. */
export type CodeOrigin =
  | 'under the lock'
  | 'without locks'
  | 'without its turn'
  | 'not stored'
  | 'after the draft was gone'
  | 'typed again';

export interface World {
  readonly tabs: Readonly<Record<TabName, Tab>>;
  readonly phone: Entries;
  /** Which drafts the phone has. */
  readonly phoneDraft: DraftNumber | null;
  readonly queuedDraft: DraftNumber | null;
  readonly drafts: number;
  /** By record id. */
  readonly requests: Readonly<Record<string, Commit>>;
  /** Commits that may still arrive. */
  readonly late: readonly Commit[];
  /** Places that others have. */
  readonly otherPlaces: readonly string[];
  readonly storage: StorageKind;
  readonly budget: SharedBudget;
  readonly origins: Readonly<Record<string, CodeOrigin>>;
  /** The codes of the stored requests whose reference some page has shown. */
  readonly shownCodes: readonly string[];
  /** The sentences that a step broke. */
  readonly broken: readonly string[];
}

/** What a world has and never changes. */
export interface WorldSetup {
  /** Full storage becomes full when the search begins. */
  readonly storage: StorageKind;
  readonly hasChannel: boolean;
  readonly hasLocks: boolean;
  /** Whether other things may happen before a tab hears what changed on the phone. */
  readonly areEventsLate: boolean;
  /** The places of each half day; null where the hall takes any number. */
  readonly places: number | null;
  /** Whether the short id of tab A's first code belongs to another request. */
  readonly isIdTaken: boolean;
  /** Where the draft is when the search begins. */
  readonly start: 'kept on the phone' | 'a draft of 1.0.0' | 'typed' | 'queued on the phone';
}

export type WorldBudget = Partial<SharedBudget> & Readonly<Partial<Record<TabName, Partial<TabBudget>>>>;

const noTabBudget: TabBudget = {
  presses: 0,
  edits: 0,
  reloads: 0,
  refills: 0,
  others: 0,
  withdrawals: 0,
};
const noSharedBudget: SharedBudget = {
  losses: 0,
  delays: 0,
  slowReplies: 0,
  contentions: 0,
  outages: 0,
  strangers: 0,
  oldWrites: 0,
  freezes: 0,
  lateParts: 0,
};

const createTab = (budget: Partial<TabBudget> = {}): Tab => ({
  budget: { ...noTabBudget, ...budget },
  page: null,
  session: {},
  drawn: 0,
  draft: null,
  lost: null,
});

/** Both tabs are closed, and nothing is stored. */
export const createEmptyWorld = ({ A, B, ...budget }: WorldBudget, storage: StorageKind): World => ({
  storage,
  tabs: { A: createTab(A), B: createTab(B) },
  phone: {},
  phoneDraft: null,
  queuedDraft: null,
  drafts: 0,
  requests: {},
  late: [],
  otherPlaces: [],
  budget: { ...noSharedBudget, ...budget },
  origins: {},
  shownCodes: [],
  broken: [],
});

export const otherOf = (name: TabName): TabName => (name === 'A' ? 'B' : 'A');

const toPageKey = ({ request, draft, found, foundCode, ...page }: OpenPage) => {
  if (request === null) return [page, found.tab, found.phone, foundCode];
  const { at, attempts, shownAt, remainingTime, failure, ...context } = request.context;
  const value = draft?.value as { readonly active?: { readonly tab: unknown; readonly phone: unknown } };
  return [
    page,
    [request.value, context, failure === 'permission-denied'],
    [value?.active?.tab, value?.active?.phone, draft?.context.draft],
  ];
};

/** Leaves out times, the number of attempts and the notices about a draft, which change nothing else. */
export const toWorldKey = ({ tabs, ...world }: World): string =>
  JSON.stringify([world, Object.values(tabs).map(({ page, ...tab }) => [tab, page && toPageKey(page)])]);

/** The actors that a machine waits for. */
export const isWaitingFor = ({ children }: FormRequestState, actor: string): boolean =>
  actor in (children as Readonly<Record<string, AnyActorRef>>);

export const findStored = (world: World, code: string): Commit | undefined =>
  Object.values(world.requests).find((each) => each.code === code);

/** The tabs whose code is loaded. */
export const listOpenTabs = (
  world: World,
): readonly {
  readonly name: TabName;
  readonly tab: Tab;
  readonly page: OpenPage;
  readonly request: FormRequestState;
}[] =>
  tabNames.flatMap((name) => {
    const tab = world.tabs[name];
    return tab.page?.request ? [{ name, tab, page: tab.page, request: tab.page.request }] : [];
  });

/**
 * The exception of docs/decisions/0065-one-code.md: a draft without a code was opened in two tabs, and one of them drew its code without
 * the lock, without its turn or without the phone's draft; or nothing stored the draft, and the person typed it again.
 */
export const isExcused = ({ origins }: World, pair: readonly [Commit, Commit]): boolean => {
  const drawn = pair.map(({ code }) => origins[code]);
  return (
    drawn.includes('typed again') ||
    (drawn.every((origin) => origin !== undefined) && drawn.some((origin) => origin !== 'under the lock'))
  );
};
