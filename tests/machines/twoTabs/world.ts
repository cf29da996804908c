/**
 * One form in two tabs: two real request machines with their real actions and the real storage of drafts, over one store,
 * one phone and one channel. A world is immutable; `listSteps` returns every next one: what the citizen, the network and
 * the tabs can do. Left out are queued requests, 'Clear now', and the draft machine, whose part `edit` and `announce` take.
 */
import type { AnyActorScope, SnapshotFrom } from 'xstate';
import {
  type CheckedAnswers,
  type FrozenRecord,
  lastFrozenVersion,
  type RequestIds,
  toSentSubmission,
} from '../../../machines/request/context.ts';
import type { formRequestMachine } from '../../../machines/request/machine.ts';
import type { RequestEvent } from '../../../machines/request/setup.ts';
import { acceptedEventTypes, createInertScope } from '../../../packages/machine-viewer/src/model/index.ts';
import type { SystemStep } from '../../../packages/machine-viewer/src/vitest/index.ts';
import { createClock } from '../../../src/domain/dates/clock.ts';
import { maxIdAttempts, toRecordId } from '../../../src/domain/request/recordId.ts';
import { parseVersionsNotice } from '../../../src/features/request/storage/crossTabChannel.ts';
import {
  findDrafts,
  findPhoneDraft,
  removePhoneDraft,
  removeTabDraft,
} from '../../../src/features/request/storage/draftStorage.ts';
import { storePhoneDraft, storeTabDraft } from '../../../src/features/request/storage/draftWriter.ts';
import { draftKey } from '../../../src/features/request/storage/expiredDrafts.ts';
import { findSentSchedule, replaceSentDrafts } from '../../../src/features/request/storage/sentSubmission.ts';
import { provideRequestMachine } from '../../../src/features/request/submission/createRequestActor.ts';
import { findRestoreEvent } from '../../../src/features/request/submission/openRequest.ts';
import { parseDraftAnswers, serializeDraft } from '../../../src/form/draft.ts';
import { createEmptyValues, type FormValues } from '../../../src/form/values.ts';
import { requestKey } from '../../../src/ssr/hydration/requestKeys.ts';

type Snapshot = SnapshotFrom<typeof formRequestMachine>;
type Entries = Readonly<Record<string, string>>;

export const tabNames = ['A', 'B'] as const;
export type TabName = (typeof tabNames)[number];

interface Commit {
  readonly recordId: string;
  readonly receiptCode: string;
  readonly record: FrozenRecord;
  readonly versionId: string | null;
}

/** How often each may happen. */
export interface TabLimits {
  readonly presses: number;
  readonly edits: number;
  readonly reloads: number;
}

interface Tab extends TabLimits {
  /** Null while the tab is closed. */
  readonly state: Snapshot | null;
  /** The chosen day and time, the only answer that changes. */
  readonly schedule: string;
  /** The phone's draft when this tab last wrote or read it; null when it does not keep it there. */
  readonly seen: string | null;
  readonly session: Entries;
  /** How many ids it generated, and how many versions it froze. */
  readonly ids: number;
  readonly versions: number;
  /** The day that it last submitted; null before. */
  readonly submitted: string | null;
  /** Whether its page found a receipt code in the draft when it opened. */
  readonly hasAdopted: boolean;
  /** The receipt codes whose answer this page awaits: other tabs leave them to it. */
  readonly awaited: readonly string[];
}

interface LateCommit extends Commit {
  readonly from: TabName;
  readonly draft: string;
  /** The reloads that the tab had left: a page that is gone announces nothing. */
  readonly reloads: number;
}

export interface World {
  readonly tabs: Readonly<Record<TabName, Tab>>;
  readonly phone: Entries;
  readonly requests: Readonly<Record<string, FrozenRecord>>;
  /** By receipt code. */
  readonly receipts: Readonly<
    Record<string, { readonly recordId: string; readonly versionId: string | null }>
  >;
  /** Commits that may still arrive. */
  readonly late: readonly LateCommit[];
  /** How many more requests or replies may be lost, and how many may be late. */
  readonly losses: number;
  readonly delays: number;
  /** How many were lost or late. */
  readonly lost: number;
}

export type WorldLimits = Readonly<Record<TabName, TabLimits>> & Pick<World, 'losses' | 'delays'>;

/** Leaves out times and the number of attempts: with them no two worlds would be the same, and the search would not end. */
export const toWorldKey = ({ tabs, ...world }: World): string =>
  JSON.stringify([
    world,
    Object.values(tabs).map(({ state, ...tab }) => {
      if (state === null) return tab;
      const { at, attempts, shownAt, remainingTime, ...context } = state.context;
      return [tab, state.value, context];
    }),
  ]);

type Step = SystemStep<World>;

const type = 'BARANGAY_CERTIFICATIONS';
const noEntries: Entries = {};
/** The day that tab A chose first, and the day that each tab's edits choose. */
const firstSchedule = '2031-05-08T09:30';
const editedSchedules = { A: '2031-05-12T10:00', B: '2031-05-09T14:00' } as const;

const toValues = (schedule: string): FormValues => ({
  ...createEmptyValues(type),
  lname: 'Sample',
  certificate: 'residency',
  purpose: 'Sample',
  schedule,
});
const toDraft = (schedule: string): string => serializeDraft(type, toValues(schedule));

const createStorage = () => {
  let entries: Entries = noEntries;
  return {
    load: (stored: Entries) => {
      entries = stored;
    },
    entries: () => entries,
    storage: {
      getItem: (key: string) => entries[key] ?? null,
      setItem: (key: string, text: string) => {
        entries = { ...entries, [key]: text };
      },
      removeItem: (key: string) => {
        const { [key]: _, ...others } = entries;
        entries = others;
      },
    },
  };
};

const otherOf = (name: TabName): TabName => (name === 'A' ? 'B' : 'A');
const noteKey = (code: string): string => requestKey('sent', code);

/**
 * Creates the worlds.
 * @param stubGlobal replaces a global variable of the page
 */
export const createWorlds = (stubGlobal: (name: string, value: unknown) => void) => {
  const [phone, session] = [createStorage(), createStorage()];
  stubGlobal('localStorage', phone.storage);
  stubGlobal('sessionStorage', session.storage);
  const posted: unknown[] = [];
  class BroadcastChannel {
    postMessage(message: unknown): void {
      posted.push(message);
    }
  }
  stubGlobal('BroadcastChannel', BroadcastChannel);
  stubGlobal('window', { localStorage: phone.storage, sessionStorage: session.storage, BroadcastChannel });

  const held = { values: createEmptyValues(type), form: null };
  let awaited: readonly string[] = [];
  const machine = provideRequestMachine(type, held, createClock(Date.now), () => {}).provide({
    actions: {
      // In place of the browser's locks: the codes that the page awaits.
      storeCode: (_, { code }) => {
        phone.storage.setItem(noteKey(code), '0');
        awaited = [...awaited.filter((each) => each !== code), code];
      },
      removeCode: (_, { code }) => {
        phone.storage.removeItem(noteKey(code));
        awaited = awaited.filter((each) => each !== code);
      },
    },
  });

  /** Runs code of a tab on its storages and answers, and returns the world with what it stored. */
  const runInTab = (world: World, name: TabName, run: (tab: Tab) => Partial<Tab>): World => {
    const tab = world.tabs[name];
    phone.load(world.phone);
    session.load(tab.session);
    held.values = toValues(tab.schedule);
    awaited = tab.awaited;
    const changed = { ...tab, ...run(tab), session: session.entries(), awaited };
    const after = { ...world, phone: phone.entries(), tabs: { ...world.tabs, [name]: changed } };
    return posted
      .splice(0)
      .map(parseVersionsNotice)
      .reduce(
        (heard, notice) =>
          notice === null ? heard : send(heard, otherOf(name), { type: 'VERSIONS_NOTED', ...notice }),
        after,
      );
  };

  const transition = (state: Snapshot, event: RequestEvent | { readonly type: string }): Snapshot => {
    const actions: Parameters<AnyActorScope['actionExecutor']>[0][] = [];
    const scope = {
      ...createInertScope(),
      actionExecutor: (action: (typeof actions)[number]) => actions.push(action),
    };
    const next = machine.transition(state, event as never, scope as never) as Snapshot;
    for (const { info, params, exec } of actions) exec?.(info, params);
    return next;
  };

  const done = (actor: string, output?: unknown) => ({
    type: `xstate.done.actor.${actor}`,
    actorId: actor,
    output,
  });
  const failed = (actor: string, code: string) => ({
    type: `xstate.error.actor.${actor}`,
    actorId: actor,
    error: { code },
  });

  const createVersionId = (name: TabName, at: number): string =>
    `0000000${at}-0000-4${name.toLowerCase()}ff-8000-000000000000`;

  const generateId = (name: TabName, attempt: number, drawn: number): RequestIds => {
    const receiptCode = `00000000-0000-4${name.toLowerCase()}0${drawn}-8000-000000000000`;
    return {
      recordId: toRecordId(receiptCode, attempt),
      receiptCode,
      isLastAttempt: attempt >= maxIdAttempts - 1,
    };
  };

  /** Answers at once what needs no choice: the delay, the id, the half day, and the site that still answers. */
  const settle = (
    name: TabName,
    state: Snapshot,
    ids: number,
  ): { readonly state: Snapshot; readonly ids: number } => {
    const delay = acceptedEventTypes(state).find((each) => each.includes('minimumVisibleDelay'));
    if (delay !== undefined) return settle(name, transition(state, { type: delay }), ids);
    if ('generateId' in state.children) {
      const generated = generateId(name, state.context.idAttempts, ids);
      return settle(name, transition(state, done('generateId', generated)), ids + 1);
    }
    // The half day takes any number of requests, so a refusal without a receipt means that the id is taken.
    if ('findPlace' in state.children)
      return settle(name, transition(state, done('findPlace', { kind: 'send', place: null })), ids);
    if ('explainRefusal' in state.children)
      return settle(name, transition(state, done('explainRefusal', { kind: 'idTaken' })), ids);
    if ('checkConnectivity' in state.children)
      return settle(name, transition(state, done('checkConnectivity', 'online')), ids);
    return { state, ids };
  };

  const send = (
    world: World,
    name: TabName,
    ...events: readonly (RequestEvent | { readonly type: string })[]
  ): World =>
    runInTab(world, name, ({ state, ids, seen }) => {
      if (state === null) return {};
      const next = settle(name, events.reduce(transition, state), ids);
      return { ...next, seen: next.state.hasTag('stored') ? null : seen };
    });

  /** Stores what the rules allow; returns null when they refuse. */
  const commit = (world: World, { recordId, receiptCode, record, versionId }: Commit): World | null =>
    recordId in world.requests || receiptCode in world.receipts
      ? null
      : {
          ...world,
          requests: { ...world.requests, [recordId]: record },
          receipts: { ...world.receipts, [receiptCode]: { recordId, versionId } },
        };

  /** The other tab hears of a stored request. If it has the same answers, it drops their draft and sends them no more. */
  const announce = (world: World, { from, draft, receiptCode }: LateCommit): World => {
    const name = otherOf(from);
    const { state, schedule } = world.tabs[name];
    if (state === null || state.hasTag('stored')) return world;
    if (draft !== toDraft(schedule)) return world;
    const sent = send(world, name, { type: 'SENT_ELSEWHERE', code: receiptCode });
    return runInTab(sent, name, ({ seen }) => {
      removeTabDraft(type);
      if (seen !== null) removePhoneDraft(type);
      return { seen: null, presses: 0, edits: 0 };
    });
  };

  /** Looks up the codes that an earlier page noted, unless an open tab still awaits their answer. */
  const lookUp = (world: World, name: TabName): World => {
    const { state, awaited: awaitedByOther } = world.tabs[otherOf(name)];
    return Object.keys(world.phone)
      .filter((key) => key.startsWith(noteKey('')))
      .map((key) => key.slice(noteKey('').length))
      .filter((code) => state === null || !awaitedByOther.includes(code))
      .reduce((before, code) => {
        const receipt = before.receipts[code];
        let stored: ReturnType<typeof replaceSentDrafts> = null;
        const after = runInTab(before, name, () => {
          phone.storage.removeItem(noteKey(code));
          if (receipt !== undefined) stored = replaceSentDrafts(code, receipt);
          return {};
        });
        return stored !== null && after.tabs[name].state?.context.requestIds?.receiptCode === code
          ? send(after, name, { type: 'SHOW_STORED', stored })
          : after;
      }, world);
  };

  /** A new page of a tab: it restores the draft, takes its submission over, and looks earlier ones up. */
  const open = (world: World, name: TabName): World => {
    const opened = runInTab(world, name, (tab) => {
      awaited = [];
      const drafts = findDrafts(type);
      const draft = drafts.tab ?? drafts.phone ?? '';
      const event = findRestoreEvent(type, null);
      const first = machine.getInitialSnapshot(createInertScope(), { shownAt: 0 }) as Snapshot;
      const state = event === null ? first : transition(first, event);
      if (draft !== '' && !state.hasTag('stored'))
        storeTabDraft(type, draft, toSentSubmission(state.context));
      return {
        state,
        hasAdopted: state.context.requestIds !== null,
        schedule: (state.hasTag('stored') ? null : parseDraftAnswers(type, draft).schedule) ?? tab.schedule,
        seen: drafts.phone === draft && !state.hasTag('stored') ? drafts.phone : null,
      };
    });
    return lookUp(opened, name);
  };

  /** The citizen chooses another day. The phone's draft of another tab is not overwritten. */
  const edit = (world: World, name: TabName): World =>
    runInTab(world, name, ({ state, edits, seen }) => {
      const schedule = editedSchedules[name];
      const draft = toDraft(schedule);
      const submission = state === null ? null : toSentSubmission(state.context);
      storeTabDraft(type, draft, submission);
      const isOurs = seen !== null && findPhoneDraft(type) === seen;
      if (isOurs) storePhoneDraft(type, draft, submission);
      return { schedule, edits: edits - 1, seen: isOurs ? draft : null };
    });

  const inputOf = (state: Snapshot): Commit => ({
    recordId: state.context.requestIds?.recordId ?? '',
    receiptCode: state.context.requestIds?.receiptCode ?? '',
    record: state.context.record,
    versionId: state.context.versionId,
  });

  /** What can become of a commit: answered, lost before or after the store, or late. */
  function* listFates(world: World, name: TabName, state: Snapshot): Generator<Step> {
    const { schedule, reloads } = world.tabs[name];
    const sent = { ...inputOf(state), from: name, draft: toDraft(schedule), reloads };
    const stored = commit(world, sent);
    yield {
      title: stored === null ? `${name} is refused` : `${name} is stored`,
      world:
        stored === null
          ? send(world, name, failed('saveRequest', 'permission-denied'))
          : send(announce(stored, sent), name, done('saveRequest')),
    };
    if (world.losses > 0) {
      const lossy = { ...world, losses: world.losses - 1, lost: world.lost + 1 };
      yield {
        title: `${name}'s request is lost`,
        world: send(lossy, name, failed('saveRequest', 'unreachable')),
      };
      if (stored !== null)
        yield {
          title: `${name} is stored, and the reply is lost`,
          world: send(
            { ...stored, losses: lossy.losses, lost: lossy.lost },
            name,
            failed('saveRequest', 'unreachable'),
          ),
        };
    }
    if (world.delays > 0) {
      const timeout = acceptedEventTypes(state).find((each) => each.includes('answerTimeout')) ?? '';
      const slow = { ...world, delays: world.delays - 1, lost: world.lost + 1, late: [...world.late, sent] };
      yield {
        title: `${name} waits ten seconds, its request is still under way`,
        world: send(slow, name, { type: timeout }),
      };
    }
  }

  const findReceipt = (world: World, name: TabName, code: string): Step => {
    const receipt = world.receipts[code];
    if (receipt === undefined)
      return { title: `${name} finds no receipt`, world: send(world, name, done('findReceipt', null)) };
    const { versionId } = receipt;
    let schedule: string | null = null;
    const looked = runInTab(world, name, () => {
      schedule = findSentSchedule(code, versionId);
      return {};
    });
    return {
      title: `${name} finds the receipt`,
      world: send(looked, name, done('findReceipt', { versionId, schedule })),
    };
  };

  function* listTabSteps(world: World, name: TabName): Generator<Step> {
    const { state, schedule, presses, edits, reloads, versions } = world.tabs[name];
    if (state === null) {
      // Without a draft on the phone its form is blank: another request.
      if (draftKey(type) in world.phone) yield { title: `${name} opens`, world: open(world, name) };
      return;
    }
    const change = (tab: Partial<Tab>): World => ({
      ...world,
      tabs: { ...world.tabs, [name]: { ...world.tabs[name], ...tab } },
    });
    if (reloads > 0) yield { title: `${name} reloads`, world: open(change({ reloads: reloads - 1 }), name) };
    if (state.hasTag('editable')) {
      if (edits > 0) yield { title: `${name} chooses another day`, world: edit(world, name) };
      if (presses > 0) {
        const events: readonly RequestEvent[] = state.hasTag('confirmed')
          ? [{ type: 'SUBMIT' }]
          : [{ type: 'CONFIRM' }, { type: 'SUBMIT' }];
        yield {
          title: `${name} presses Submit`,
          world: send(change({ presses: presses - 1 }), name, ...events),
        };
      }
    }
    if ('checkAnswers' in state.children) {
      const previous = lastFrozenVersion(state.context);
      const isUnchanged = previous?.record?.schedule === schedule;
      const answers: CheckedAnswers = {
        outcome: 'sendable',
        at: 0,
        record: isUnchanged ? previous.record : { schedule },
        versionId: isUnchanged ? previous.versionId : createVersionId(name, versions),
      };
      yield {
        title: `${name}'s answers are valid`,
        world: send(
          change({ versions: versions + (isUnchanged ? 0 : 1), submitted: schedule }),
          name,
          done('checkAnswers', answers),
        ),
      };
    }
    if ('findReceipt' in state.children) yield findReceipt(world, name, inputOf(state).receiptCode);
    if ('saveRequest' in state.children) yield* listFates(world, name, state);
  }

  const arrive = (world: World, at: number): World => {
    const sent = world.late[at]!;
    const rest = { ...world, late: world.late.filter((_, index) => index !== at) };
    const stored = commit(rest, sent);
    if (stored === null) return rest;
    return sent.reloads === world.tabs[sent.from].reloads ? announce(stored, sent) : stored;
  };

  return {
    /** Tab A is filled in and kept on the phone; tab B is still to be opened. */
    createWorld: (limits: WorldLimits): World => {
      const closed = {
        state: null,
        schedule: firstSchedule,
        seen: null,
        session: noEntries,
        ids: 0,
        versions: 0,
        submitted: null,
        hasAdopted: false,
        awaited: [],
      };
      const empty: World = {
        tabs: { A: { ...closed, ...limits.A }, B: { ...closed, ...limits.B } },
        phone: noEntries,
        requests: {},
        receipts: {},
        late: [],
        losses: limits.losses,
        delays: limits.delays,
        lost: 0,
      };
      const kept = runInTab(empty, 'A', () => {
        storePhoneDraft(type, toDraft(firstSchedule), null);
        return {};
      });
      return open(kept, 'A');
    },
    *listSteps(world: World): Generator<Step> {
      for (const name of tabNames) yield* listTabSteps(world, name);
      for (const [at, { from }] of world.late.entries())
        yield { title: `${from}'s late request arrives`, world: arrive(world, at) };
    },
  };
};
