/**
 * Everything that may happen next in a world of two tabs: what the person does in a tab, what the store answers, what is lost or late,
 * and what a tab hears of the other one. The machines of the request and of its draft are the site's, with their actions, and so
 * is the storage. Answered here are the actors: the rules of the answers, the store, the half day and the connection.
 */
import type { Actor, AnyActorScope, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type CheckedAnswers, findFrozenVersion } from '../../../machines/request/context.ts';
import type { formDraftMachine } from '../../../machines/request/draft.ts';
import type { formRequestMachine, RequestEvent } from '../../../machines/request/machine.ts';
import { acceptedEventTypes, createInertScope } from '../../../packages/machine-viewer/src/model/index.ts';
import type { SystemStep } from '../../../packages/machine-viewer/src/vitest/index.ts';
import type { FormRequestState } from '../../../src/context/requests.ts';
import { createClock } from '../../../src/domain/dates/clock.ts';
import { choosePlace, explainRefusal } from '../../../src/domain/places/placeChoice.ts';
import { formatPlace, halfDayOf, parsePlace } from '../../../src/domain/places/placeName.ts';
import { toRecordId } from '../../../src/domain/request/recordId.ts';
import { createDraftActor, type DraftActor } from '../../../src/features/request/draft/createDraftActor.ts';
import {
  addDraftCode,
  draftKey,
  findDraftCode,
  findDrafts,
  findPhoneDraft,
  listSentDrafts,
  storeDraft,
  toAdoptCode,
} from '../../../src/features/request/storage/draft.ts';
import {
  listPendingCodes,
  readPendingAge,
  removePendingReceipt,
} from '../../../src/features/request/storage/pendingReceipt.ts';
import { readQueuedRequest } from '../../../src/features/request/storage/queuedRequest.ts';
import {
  queuedRequestKey,
  readQueuedCodes,
  readQueuedRequestEntry,
} from '../../../src/features/request/storage/queuedRequestIndex.ts';
import type { SubmissionNotice } from '../../../src/features/request/storage/submissionChannel.ts';
import { showInForm } from '../../../src/features/request/submission/pendingSubmissions.ts';
import {
  findRestoreEvent,
  type HeldAnswers,
  isNoticeOf,
  provideRequestMachine,
  toStoredElsewhere,
} from '../../../src/features/request/submission/requestStore.ts';
import { parseDraftAnswers, serializeDraft } from '../../../src/form/draft.ts';
import { createEmptyValues, type FormValues } from '../../../src/form/values.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { holdsTabReceipt } from '../../../src/ssr/hydration/requestKeys.ts';
import type { Browser } from './browser.ts';
import {
  type CodeOrigin,
  type Commit,
  createEmptyWorld,
  type DraftState,
  findStored,
  isExcused,
  isWaitingFor,
  listOpenTabs,
  type OpenPage,
  otherOf,
  type SharedBudget,
  type Tab,
  type TabBudget,
  type TabName,
  tabNames,
  type World,
  type WorldBudget,
  type WorldSetup,
} from './world.ts';

export type TestedMachine = typeof formRequestMachine;
type Step = SystemStep<World>;
type DraftEvent = Parameters<DraftActor['send']>[0];
type MachineEvent = RequestEvent | DraftEvent | { readonly type: string };

/** The parts of the site that a search of its cures replaces. */
export interface TestedCode {
  readonly machine: (machine: TestedMachine) => TestedMachine;
  readonly findRestoreEvent: typeof findRestoreEvent;
  readonly addDraftCode: typeof addDraftCode;
  /** Whether a request takes up the code that its form read with the draft. */
  readonly adoptsFoundCode: boolean;
  readonly isLockExclusive: boolean;
  readonly readsReceiptAfterRefusal: boolean;
}

export const siteCode: TestedCode = {
  machine: (machine) => machine,
  findRestoreEvent,
  addDraftCode,
  adoptsFoundCode: true,
  isLockExclusive: true,
  readsReceiptAfterRefusal: true,
};

export const type = 'BARANGAY_CERTIFICATIONS';
/** The day that the draft names first, and the day that each tab's edits choose: the same half of other days. */
const firstSchedule = '2031-05-08T09:30';
const editedSchedules = { A: '2031-05-12T10:00', B: '2031-05-09T09:00' } as const;
const oldTabSchedule = '2031-05-13T09:00';
const today = '2031-05-06';

const toValues = (schedule: string): FormValues =>
  schedule === ''
    ? createEmptyValues(type)
    : { ...createEmptyValues(type), lname: 'Sample', certificate: 'residency', purpose: 'Sample', schedule };
const toDraft = (schedule: string): string => serializeDraft(type, toValues(schedule));

/** The tab whose code runs. */
interface RunningTab {
  readonly name: TabName;
  readonly world: World;
  request: FormRequestState | null;
  draft: DraftState | null;
  schedule: string;
  claim: OpenPage['claim'];
  foundCode: OpenPage['foundCode'];
  claimed: string | null;
  /** The code whose note it has renewed. */
  noted: string | null;
  reply: OpenPage['reply'];
  inbox: OpenPage['inbox'];
  changed: OpenPage['changed'];
  lookUps: OpenPage['lookUps'];
  found: OpenPage['found'];
  draftNumber: Tab['draft'];
  lost: Tab['lost'];
  drafts: number;
  origins: World['origins'];
  broken: readonly string[];
}

const closedPage = {
  request: null,
  draft: null,
  schedule: '',
  claim: null,
  foundCode: null,
  reply: null,
  inbox: [],
  changed: [],
  lookUps: [],
  found: { tab: null, phone: null, remainingTime: 0, isBroken: false, isInMemory: false },
} as const;

const doneEvent = (actor: string, output?: unknown) => ({
  type: `xstate.done.actor.${actor}`,
  actorId: actor,
  output,
});
const errorEvent = (actor: string, code: string) => ({
  type: `xstate.error.actor.${actor}`,
  actorId: actor,
  error: { code },
});

export const storedTwice = 'no tab stores a draft that another tab already confirms';
export const lostAnswers = 'no answer that a tab shows is lost';
export const wronglyFull = 'no tab that had no answer reads that its own half day is full';

/** @param code the site's, or one without a cure */
export const createSteps = (browser: Browser, setup: WorldSetup, code: TestedCode = siteCode) => {
  let running: RunningTab;
  const queue: { readonly to: 'request' | 'draft'; readonly event: MachineEvent }[] = [];

  const setValues = (values: FormValues): void => {
    held.values = values;
    running.schedule = values.schedule ?? '';
  };
  const held: HeldAnswers = {
    values: createEmptyValues(type),
    form: {
      translate: translateToEnglish,
      readHoneypot: () => '',
      readHallDays: () => [],
      readAnswers: () => ({}),
      showErrors: () => {},
      resetAnswers: setValues,
    },
    claim: null,
  };
  const readCode = (): string | null => running.request?.context.code ?? null;
  const requestMachine = code.machine(provideRequestMachine(type, held, createClock(Date.now), () => {}));
  const draftActor = createDraftActor({
    type,
    found: closedPage.found,
    resetForm: (next) => setValues(next?.values ?? createEmptyValues(type)),
    onClear: () => queue.push({ to: 'request', event: { type: 'CLEAR', at: 0 } }),
    readCode,
  });
  const draftMachine = (draftActor as Actor<typeof formDraftMachine>).logic;

  const actions: Parameters<AnyActorScope['actionExecutor']>[0][] = [];
  const scope: AnyActorScope = {
    ...createInertScope(),
    actionExecutor: (action) => {
      actions.push(action);
    },
  };
  const firstRequest = requestMachine.getInitialSnapshot(scope, { shownAt: 0 }) as FormRequestState;
  const firstDraft = draftMachine.getInitialSnapshot(scope, undefined) as DraftState;
  actions.splice(0);

  const transition = <State extends AnyMachineSnapshot>(
    to: 'request' | 'draft',
    machine: AnyStateMachine,
    state: State,
    event: MachineEvent,
  ): State => {
    const next = machine.transition(state, event, scope) as State;
    const self = { send: (own: MachineEvent) => queue.push({ to, event: own }) };
    for (const { info, params, exec } of actions.splice(0))
      exec?.({ ...info, self } as never, params as never);
    return next;
  };

  const listTaken = (half: { readonly day: string; readonly half: string }): ReadonlySet<number> => {
    const { requests, otherPlaces } = running.world;
    const taken = [...otherPlaces, ...Object.values(requests).flatMap(({ place }) => place ?? [])];
    return new Set(
      taken
        .map(parsePlace)
        .flatMap((each) => (each?.day === half.day && each.half === half.half ? each.number : [])),
    );
  };
  const askHalfDay = (actor: 'findPlace' | 'explainRefusal', { context }: FormRequestState): MachineEvent => {
    const booked = halfDayOf(String(context.record.schedule))!;
    const halfDay = { isClosed: false, places: setup.places, taken: listTaken(booked) };
    const place = { booked, today, random: () => 0 };
    const answer =
      actor === 'findPlace' ? choosePlace(halfDay, place) : explainRefusal(context.place, halfDay, place);
    return doneEvent(
      actor,
      answer.kind === 'idTaken' && context.idAttempt >= 2 ? { kind: 'refused' } : answer,
    );
  };

  /** The event that needs no choice: a pause that ends, a code, a half day, a site that answers. Null for none. */
  const findNextEvent = (state: FormRequestState): MachineEvent | null => {
    if (state.matches({ submitting: 'delaying' }) || state.matches({ submitting: 'backoff' }))
      return { type: acceptedEventTypes(state).find((each) => each.startsWith('xstate.after'))! };
    if (state.matches({ submitting: 'contended' }))
      return { type: acceptedEventTypes(state).find((each) => each.startsWith('xstate.after'))! };
    if (isWaitingFor(state, 'drawCode') && running.claim === null)
      return doneEvent('drawCode', running.claimed ?? browser.drawId());
    if (isWaitingFor(state, 'findPlace')) return askHalfDay('findPlace', state);
    if (isWaitingFor(state, 'explainRefusal')) return askHalfDay('explainRefusal', state);
    if (isWaitingFor(state, 'checkConnectivity') && running.world.budget.outages === 0)
      return doneEvent('checkConnectivity', 'online');
    return null;
  };

  const noteBroken = (sentence: string): void => {
    if (!running.broken.includes(sentence)) running.broken = [...running.broken, sentence];
  };

  const handle = (to: 'request' | 'draft', event: MachineEvent): void => {
    if (to === 'draft') {
      if (running.draft !== null) running.draft = transition('draft', draftMachine, running.draft, event);
      return;
    }
    const before = running.request;
    if (before === null) return;
    const after = transition('request', requestMachine, before, event);
    running.request = after;
    if (!isWaitingFor(after, 'saveRequest')) running.reply = null;
    if (isWaitingFor(after, 'saveRequest') || isWaitingFor(after, 'findReceipt'))
      running.noted = after.context.code;
    const isNew = (tag: Parameters<FormRequestState['hasTag']>[0]) =>
      after.hasTag(tag) && !before.hasTag(tag);
    if (isNew('stored')) queue.push({ to: 'draft', event: { type: 'SENT' } });
    const { context } = after;
    if (isNew('scheduleRefused') && context.isUnanswered && findStored(running.world, context.code ?? ''))
      noteBroken(wronglyFull);
    const next = findNextEvent(after);
    if (next !== null) queue.push({ to: 'request', event: next });
  };
  const send = (to: 'request' | 'draft', ...events: readonly MachineEvent[]): void => {
    for (const event of events) {
      queue.push({ to, event });
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) handle(next.to, next.event);
    }
  };

  /** The form's effect on each change of its answers (`holdValues` of the store). */
  const holdValues = (): void => {
    held.values = toValues(running.schedule);
    if (readCode() !== null || running.claim !== null || running.schedule === '') return;
    const drawn = browser.drawId();
    if (running.found.phone !== null && running.foundCode === null && findPhoneDraft(type) === null)
      note(drawn, 'after the draft was gone');
    if (running.draftNumber !== null && running.draftNumber === running.lost) note(drawn, 'typed again');
    send('request', { type: 'ADOPT_CODE', code: drawn, isUnanswered: false });
  };
  const note = (drawn: string, origin: CodeOrigin): void => {
    running.origins = { ...running.origins, [drawn]: origin };
  };

  /** Runs code of a tab on its storages and its answers. Returns the world with what it leaves. */
  const runInTab = (
    world: World,
    name: TabName,
    run: () => void,
    { mayChangeAnswers = false } = {},
  ): World => {
    const tab = world.tabs[name];
    const page: OpenPage = tab.page ?? closedPage;
    running = {
      ...page,
      claimed: null,
      noted: null,
      name,
      world,
      draftNumber: tab.draft,
      lost: tab.lost,
      drafts: world.drafts,
      origins: world.origins,
      broken: world.broken,
    };
    held.values = toValues(page.schedule);
    const { phone, session, drawn, notices } = browser.run(
      name,
      world.storage,
      { phone: world.phone, session: tab.session, drawn: tab.drawn },
      run,
    );
    if (!mayChangeAnswers && running.schedule !== page.schedule) noteBroken(lostAnswers);
    const { request, draft, schedule, claim, foundCode, reply, inbox, changed, lookUps, found } = running;
    const isDraftChanged = phone[draftKey(type)] !== world.phone[draftKey(type)];
    const isQueueChanged = phone[queuedRequestKey(type)] !== world.phone[queuedRequestKey(type)];
    const ownerOf = (key: string) => (phone[key] === undefined ? null : running.draftNumber);
    const shown = request?.hasTag('stored') || request?.hasTag('sentAlready') ? request.context.stored : null;
    const ran: World = {
      ...world,
      tabs: {
        ...world.tabs,
        [name]: {
          ...tab,
          page: { request, draft, schedule, claim, foundCode, reply, inbox, changed, lookUps, found },
          session,
          drawn,
          draft: running.draftNumber,
          lost: running.lost,
        },
      },
      phone,
      phoneDraft: isDraftChanged ? ownerOf(draftKey(type)) : world.phoneDraft,
      queuedDraft: isQueueChanged ? ownerOf(queuedRequestKey(type)) : world.queuedDraft,
      drafts: running.drafts,
      origins: running.origins,
      broken: running.broken,
      shownCodes:
        shown === null || world.shownCodes.includes(shown.receiptCode)
          ? world.shownCodes
          : [...world.shownCodes, shown.receiptCode].sort(),
    };
    return tellOther(endLaterLooks(ran, running.noted), name, notices, [
      ...(isDraftChanged ? (['draft'] as const) : []),
      ...(isQueueChanged ? (['queue'] as const) : []),
    ]);
  };

  /** A look-up that waits for a code leaves it alone, once a tab has sent it again. */
  const endLaterLooks = (world: World, noted: string | null): World =>
    tabNames.reduce((before, name) => {
      const { page } = before.tabs[name];
      if (page === null || !page.lookUps.some((each) => each.isSecond && each.code === noted)) return before;
      return changePage(before, name, {
        lookUps: page.lookUps.filter((each) => !each.isSecond || each.code !== noted),
      });
    }, world);

  const changePage = (world: World, name: TabName, change: Partial<OpenPage>): World => {
    const tab = world.tabs[name];
    return tab.page === null
      ? world
      : { ...world, tabs: { ...world.tabs, [name]: { ...tab, page: { ...tab.page, ...change } } } };
  };

  /** What a tab posts, and what it changes on the phone, is under way to the other one, if its code is loaded. */
  const tellOther = (
    world: World,
    from: TabName,
    notices: readonly SubmissionNotice[],
    changes: OpenPage['changed'],
  ): World => {
    const name = otherOf(from);
    const page = world.tabs[name].page;
    if (page === null || page.request === null) return world;
    const heard = setup.hasChannel ? notices : [];
    if (heard.length === 0 && changes.length === 0) return world;
    const told = changePage(world, name, {
      inbox: [...page.inbox, ...heard],
      changed: [...new Set([...page.changed, ...changes])].sort(),
    });
    return setup.areEventsLate || changes.length === 0 ? told : hearChanges(told, name);
  };

  /** `watchPhoneDraft` and `watchQueuedRequests` of a loaded page. */
  const hearChanges = (world: World, name: TabName): World =>
    runInTab(world, name, () => {
      const { changed } = running;
      running.changed = [];
      if (changed.includes('draft')) {
        if (findPhoneDraft(type) === null) send('draft', { type: 'REMOVED_ELSEWHERE' });
        else if (readCode() !== null) code.addDraftCode(type, readCode()!);
      }
      if (readQueuedRequestEntry(type)?.code !== readCode()) send('request', { type: 'CHANGED_ELSEWHERE' });
    });

  const hearNotice = (world: World, name: TabName): World =>
    runInTab(world, name, () => {
      const [notice, ...rest] = running.inbox;
      running.inbox = rest;
      const draft = toDraft(running.schedule);
      if (isNoticeOf(notice!, draft, readCode()))
        send('request', { type: 'SENT_ELSEWHERE', stored: toStoredElsewhere(type, notice!) });
      if (notice!.draft !== '' && notice!.draft === draft) send('draft', { type: 'SENT' });
    });

  /** A page opens: its form reads the drafts, and it begins to look earlier submissions up. */
  const openPage = (world: World, name: TabName): World =>
    runInTab(
      world,
      name,
      () => {
        const { schedule: shownBefore, draftNumber } = running;
        const wasOver = running.request?.hasTag('stored') ?? true;
        const queued = readQueuedCodes();
        const sent = listSentDrafts().flatMap((each) => (queued.includes(each.code) ? [] : each.code));
        const lookUps = [...new Set([...listPendingCodes(queued), ...sent])];
        const drafts = holdsTabReceipt(type)
          ? { tab: null, phone: null, remainingTime: 0, isBroken: false }
          : findDrafts(type);
        const draft = drafts.tab ?? drafts.phone ?? '';
        Object.assign(running, {
          ...closedPage,
          found: { ...drafts, isInMemory: false },
          foundCode: holdsTabReceipt(type) ? null : findDraftCode(type),
          schedule: parseDraftAnswers(type, draft).schedule ?? '',
          lookUps: lookUps.map((each) => ({ code: each, isSecond: false })),
        });
        if (drafts.tab === null) running.draftNumber = drafts.phone === null ? null : world.phoneDraft;
        if (wasOver || shownBefore === '' || running.schedule === shownBefore || queued.length > 0) return;
        const isStored = Object.values(world.requests).some(({ record }) => record.schedule === shownBefore);
        if (world.storage !== 'works') running.lost = draftNumber;
        else if (!isStored) noteBroken(lostAnswers);
      },
      { mayChangeAnswers: true },
    );

  /** The code of the page's request is loaded (`createFormRequestStore`, and the effects of its form). */
  const loadPage = (world: World, name: TabName): World =>
    runInTab(
      world,
      name,
      () => {
        running.request = firstRequest;
        const queued = readQueuedRequest(type);
        const event = code.findRestoreEvent(type, queued);
        if (event !== null) send('request', event);
        else if (findPhoneDraft(type) !== null) running.claim = { step: 'waiting' };
        if (queued !== null) {
          if (running.schedule !== '' && running.schedule !== queued.values.schedule) noteBroken(lostAnswers);
          setValues(queued.values);
          running.draftNumber = world.queuedDraft;
          running.found = { ...running.found, tab: toDraft(running.schedule), isInMemory: true };
        }
        if (running.foundCode !== null && code.adoptsFoundCode)
          send('request', toAdoptCode(running.foundCode));
        if (!running.request.hasTag('stored')) holdValues();
        running.draft = firstDraft;
        send('draft', doneEvent('loadDrafts', running.found));
        if (running.request.hasTag('stored')) send('draft', { type: 'SENT' });
      },
      { mayChangeAnswers: true },
    );
  const open = (world: World, name: TabName): World => loadPage(openPage(world, name), name);

  const edit = (world: World, name: TabName, schedule: string): World =>
    runInTab(
      world,
      name,
      () => {
        running.schedule = schedule;
        holdValues();
        send('draft', { type: 'CHANGE', draft: toDraft(schedule) });
      },
      { mayChangeAnswers: true },
    );

  const beginDraft = (): void => {
    running.drafts += 1;
    running.draftNumber = running.drafts;
  };
  /** A blank form is filled in. What nothing stored and is typed again is the same draft. */
  const fillIn = (schedule: string): void => {
    if (running.lost === null) beginDraft();
    else running.draftNumber = running.lost;
    running.schedule = schedule;
    holdValues();
    send('draft', { type: 'CHANGE', draft: toDraft(schedule) });
  };

  const refill = (world: World, name: TabName): World =>
    runInTab(
      world,
      name,
      () => {
        const isOnPhone = running.draft?.hasTag('onPhone') ?? false;
        const shown = running.schedule;
        if (running.request?.hasTag('stored')) {
          send('request', { type: 'START_AGAIN', at: 0 });
          send('draft', { type: 'CHANGE', draft: '' });
        } else send('draft', { type: 'CLEAR' }, { type: 'CONFIRM' });
        holdValues();
        running.lost = null;
        fillIn(shown === '' ? firstSchedule : shown);
        if (isOnPhone) send('draft', { type: 'STORE_ON_PHONE' });
      },
      { mayChangeAnswers: true },
    );

  /** The turn for the claim, and the phone's draft as the tab reads it then. */
  const readForClaim = (world: World, name: TabName, hasTurn: boolean): World =>
    runInTab(world, name, () => {
      running.claim = { step: 'read', seen: findSeenCode(), hasTurn };
    });
  const findSeenCode = (): string | null => {
    const event = findRestoreEvent(type, null);
    return event?.type === 'ADOPT_CODE' ? event.code : null;
  };

  /** The claim draws a code, or takes the one that it read, and the request takes it up. */
  const finishClaim = (world: World, name: TabName): World =>
    runInTab(world, name, () => {
      const { claim } = running;
      if (claim?.step !== 'read') return;
      const stored = window.localStorage.getItem(draftKey(type));
      let claimed = claim.seen;
      if (claimed === null) {
        // It read no code, whatever the phone has by now.
        const { sent: _, ...parts } = JSON.parse(stored ?? '{}') as Readonly<Record<string, unknown>>;
        if (stored !== null && running.world.storage === 'works')
          window.localStorage.setItem(draftKey(type), JSON.stringify(parts));
        claimed = browser.claim();
        const isStored = window.localStorage.getItem(draftKey(type))?.includes(claimed) ?? false;
        const origin =
          stored === null
            ? 'after the draft was gone'
            : !isStored
              ? 'not stored'
              : claim.hasTurn
                ? 'under the lock'
                : setup.hasLocks
                  ? 'without its turn'
                  : 'without locks';
        note(claimed, origin);
      }
      Object.assign(running, { claim: null, claimed });
      send('request', { type: 'ADOPT_CODE', code: claimed, isUnanswered: false });
      code.addDraftCode(type, claimed);
    });

  /** The rules of the store: a request and its receipt are created once, with a free place where the half day has a number. */
  const commit = (world: World, sent: Commit): World | null => {
    const { requests, otherPlaces } = world;
    const isIdTaken = sent.recordId in requests || (setup.isIdTaken && sent.recordId === '4a01');
    const taken = [...otherPlaces, ...Object.values(requests).map(({ place }) => place)];
    const isPlaceWrong = setup.places !== null && (sent.place === null || taken.includes(sent.place));
    if (isIdTaken || isPlaceWrong || findStored(world, sent.code)) return null;
    const after = { ...world, requests: { ...requests, [sent.recordId]: sent } };
    const isConfirmed = listOpenTabs(world).some(({ name, tab, request }) => {
      const confirmed = request.hasTag('stored') ? findStored(world, request.context.code ?? '') : undefined;
      return (
        name !== sent.from &&
        tab.draft === sent.draft &&
        confirmed !== undefined &&
        confirmed.draft === sent.draft &&
        !isExcused(after, [confirmed, sent])
      );
    });
    return isConfirmed ? { ...after, broken: [...after.broken, storedTwice] } : after;
  };

  const toCommit = (world: World, name: TabName, { context }: FormRequestState): Commit => ({
    recordId: toRecordId(context.code ?? '', context.idAttempt),
    code: context.code ?? '',
    record: context.record,
    versionId: context.versionId,
    place: context.place,
    draft: world.tabs[name].draft ?? 0,
    from: name,
  });

  const spend = (world: World, what: keyof SharedBudget): World => ({
    ...world,
    budget: { ...world.budget, [what]: world.budget[what] - 1 },
  });
  const spendOfTab = (world: World, name: TabName, what: keyof TabBudget): World => {
    const tab = world.tabs[name];
    return {
      ...world,
      tabs: { ...world.tabs, [name]: { ...tab, budget: { ...tab.budget, [what]: tab.budget[what] - 1 } } },
    };
  };
  const sendTo = (world: World, name: TabName, ...events: readonly MachineEvent[]): World =>
    runInTab(world, name, () => send('request', ...events));

  const hearReply = (
    world: World,
    name: TabName,
    reply: NonNullable<OpenPage['reply']>,
    recordId: string,
  ): World =>
    sendTo(
      world,
      name,
      reply === 'stored'
        ? doneEvent('saveRequest', { recordId })
        : errorEvent('saveRequest', 'permission-denied'),
    );

  /** What can become of a commit: answered, answered later, lost before or after the store, or late. */
  function* listFates(world: World, name: TabName, page: OpenPage, state: FormRequestState): Generator<Step> {
    const sent = toCommit(world, name, state);
    if (page.reply !== null) {
      yield {
        title: `${name} hears that it is ${page.reply}`,
        world: hearReply(world, name, page.reply, sent.recordId),
      };
      if (world.budget.losses > 0)
        yield {
          title: `the reply to ${name} is lost`,
          world: sendTo(spend(world, 'losses'), name, errorEvent('saveRequest', 'unreachable')),
        };
      return;
    }
    const stored = commit(world, sent);
    const reply = stored === null ? 'refused' : 'stored';
    yield { title: `${name} is ${reply}`, world: hearReply(stored ?? world, name, reply, sent.recordId) };
    if (world.budget.slowReplies > 0)
      yield {
        title: `${name} is ${reply}, and the reply is under way`,
        world: changePage(spend(stored ?? world, 'slowReplies'), name, { reply }),
      };
    if (world.budget.losses > 0) {
      const lost = errorEvent('saveRequest', 'unreachable');
      yield { title: `${name}'s request is lost`, world: sendTo(spend(world, 'losses'), name, lost) };
      if (stored !== null)
        yield {
          title: `${name} is stored, and the reply is lost`,
          world: sendTo(spend(stored, 'losses'), name, lost),
        };
    }
    if (world.budget.outages > 0)
      yield {
        title: `${name} has no signal`,
        world: sendTo(spend(world, 'outages'), name, errorEvent('saveRequest', 'offline')),
      };
    if (world.budget.contentions > 0)
      yield {
        title: `${name} meets other writers`,
        world: sendTo(spend(world, 'contentions'), name, errorEvent('saveRequest', 'contended')),
      };
    if (world.budget.delays > 0) {
      const timeout = acceptedEventTypes(state).find((each) => each.includes('answerTimeout')) ?? '';
      const slow = spend(world, 'delays');
      yield {
        title: `${name} waits ten seconds, its request is still under way`,
        world: sendTo({ ...slow, late: [...slow.late, sent] }, name, { type: timeout }),
      };
    }
  }

  const findReceipt = (world: World, name: TabName, state: FormRequestState): Step => {
    const found = findStored(world, state.context.code ?? '');
    const isRead =
      code.readsReceiptAfterRefusal || !state.matches({ submitting: { attempting: 'checkingReceipt' } });
    if (found === undefined || !isRead)
      return {
        title: `${name} finds no receipt`,
        world: sendTo(world, name, doneEvent('findReceipt', null)),
      };
    const { recordId, versionId, record } = found;
    const receipt = { recordId, versionId, appointment: String(record.schedule) };
    return {
      title: `${name} finds the receipt`,
      world: sendTo(world, name, doneEvent('findReceipt', receipt)),
    };
  };

  const isSendingUnder = (world: World, sought: string): boolean =>
    listOpenTabs(world).some(({ request }) => request.context.code === sought && request.hasTag('sending'));

  /** A receipt of an earlier submission; one that is not there is looked up again fifteen seconds later. */
  const lookUp = (
    world: World,
    name: TabName,
    { code: sought, isSecond }: OpenPage['lookUps'][number],
  ): Step => {
    const found = findStored(world, sought);
    const after = runInTab(world, name, () => {
      const rest = running.lookUps.filter((each) => each.code !== sought);
      running.lookUps = rest;
      const isNoted = readPendingAge(sought) !== null;
      if (isSecond && !isNoted) return;
      if (found === undefined) {
        if (isNoted && !isSecond) running.lookUps = [...rest, { code: sought, isSecond: true }];
        else removePendingReceipt(sought);
        return;
      }
      removePendingReceipt(sought);
      const request = {
        getSnapshot: () => running.request!,
        send: (event: RequestEvent) => send('request', event),
      };
      const { recordId, versionId, record } = found;
      const schedule = String(record.schedule);
      showInForm({ find: (each) => (readCode() === each ? (request as never) : undefined) }, sought, {
        recordId,
        versionId,
        schedule,
        appointment: schedule,
      });
    });
    const title = `${name} looks its earlier request up${isSecond ? ' again' : ''}`;
    const isShown =
      found !== undefined && !after.tabs[name].page?.lookUps.some((each) => each.code === sought);
    return {
      title,
      world:
        isShown && !after.shownCodes.includes(sought)
          ? { ...after, shownCodes: [...after.shownCodes, sought].sort() }
          : after,
    };
  };

  function* listClaimSteps(
    world: World,
    name: TabName,
    claim: NonNullable<OpenPage['claim']>,
  ): Generator<Step> {
    if (claim.step === 'read') {
      yield { title: `${name} claims its code`, world: finishClaim(world, name) };
      return;
    }
    const other = world.tabs[otherOf(name)].page?.claim;
    const isLockFree = !(other?.step === 'read' && other.hasTurn);
    if (!setup.hasLocks)
      yield { title: `${name} reads the draft without a lock`, world: readForClaim(world, name, false) };
    else if (isLockFree || !code.isLockExclusive)
      yield { title: `${name} gets its turn and reads the draft`, world: readForClaim(world, name, true) };
    else if (world.budget.freezes > 0)
      yield {
        title: `${name} waits four seconds for its turn, and reads the draft`,
        world: readForClaim(spend(world, 'freezes'), name, false),
      };
  }

  function* listPersonSteps(
    world: World,
    name: TabName,
    page: OpenPage,
    state: FormRequestState,
  ): Generator<Step> {
    const { budget } = world.tabs[name];
    const isStored = state.hasTag('stored');
    if (budget.refills > 0 && (isStored || state.can({ type: 'CLEAR', at: 0 })))
      yield {
        title: `${name} is cleared and filled in again`,
        world: refill(spendOfTab(world, name, 'refills'), name),
      };
    if (state.hasTag('editable') && page.schedule !== '') {
      const schedule = editedSchedules[name];
      if (budget.edits > 0 && page.schedule !== schedule)
        yield {
          title: `${name} chooses another day`,
          world: edit(spendOfTab(world, name, 'edits'), name, schedule),
        };
      const confirm: readonly RequestEvent[] = state.hasTag('confirmed') ? [] : [{ type: 'CONFIRM' }];
      if (state.hasTag('sentAlready')) {
        if (budget.others > 0)
          yield {
            title: `${name} sends it as another request`,
            world: runInTab(spendOfTab(world, name, 'others'), name, () => {
              beginDraft();
              send('request', ...confirm, { type: 'SEND_AS_ANOTHER' });
            }),
          };
      } else if (budget.presses > 0)
        yield {
          title: `${name} presses Submit`,
          world: sendTo(spendOfTab(world, name, 'presses'), name, ...confirm, { type: 'SUBMIT' }),
        };
    }
    if (
      page.schedule === '' &&
      running.lost !== null &&
      state.hasTag('editable') &&
      world.tabs[name].lost !== null
    )
      yield {
        title: `${name} is filled in again, because nothing stored it`,
        world: runInTab(world, name, () => fillIn(firstSchedule), { mayChangeAnswers: true }),
      };
    if (state.matches({ queued: 'inMemory' }) && world.storage !== 'none')
      yield {
        title: `${name} stores the request on the phone`,
        world: sendTo(world, name, { type: 'STORE_ON_PHONE' }),
      };
    if (state.hasTag('queued') && budget.withdrawals > 0)
      yield {
        title: `${name} withdraws the request`,
        world: sendTo(spendOfTab(world, name, 'withdrawals'), name, { type: 'WITHDRAW' }),
      };
  }

  function* listReloads(
    world: World,
    name: TabName,
    state: FormRequestState | null,
    page: OpenPage,
  ): Generator<Step> {
    if (world.tabs[name].budget.reloads === 0) return;
    const reloading = spendOfTab(world, name, 'reloads');
    yield { title: `${name} reloads`, world: open(reloading, name) };
    if (
      state !== null &&
      isWaitingFor(state, 'saveRequest') &&
      page.reply === null &&
      world.budget.delays > 0
    ) {
      const slow = spend(reloading, 'delays');
      yield {
        title: `${name} reloads while its request is under way`,
        world: open({ ...slow, late: [...slow.late, toCommit(world, name, state)] }, name),
      };
    }
  }

  function* listTabSteps(world: World, name: TabName): Generator<Step> {
    const { page } = world.tabs[name];
    if (page === null) {
      // Without a draft on the phone its form is blank: another request.
      if (!(draftKey(type) in world.phone || queuedRequestKey(type) in world.phone)) return;
      yield { title: `${name} opens`, world: open(world, name) };
      if (world.budget.lateParts > 0)
        yield {
          title: `${name} opens, and a part of it is still to load`,
          world: openPage(spend(world, 'lateParts'), name),
        };
      return;
    }
    // Fifteen seconds later no page sends under the code any more.
    for (const each of page.lookUps)
      if (!each.isSecond || !isSendingUnder(world, each.code)) yield lookUp(world, name, each);
    const state = page.request;
    if (state === null) {
      yield { title: `${name} has loaded the part`, world: loadPage(world, name) };
      return;
    }
    if (page.inbox.length > 0)
      yield { title: `${name} hears that a request is stored`, world: hearNotice(world, name) };
    if (page.changed.length > 0)
      yield { title: `${name} hears of a change on the phone`, world: hearChanges(world, name) };
    if (page.claim !== null) yield* listClaimSteps(world, name, page.claim);
    yield* listPersonSteps(world, name, page, state);
    yield* listReloads(world, name, state, page);
    if (isWaitingFor(state, 'checkAnswers')) {
      const previous = findFrozenVersion(state.context);
      const isUnchanged = previous?.record.schedule === page.schedule;
      yield {
        title: `${name}'s answers are valid`,
        world: runInTab(world, name, () => {
          const answers: CheckedAnswers = {
            outcome: 'sendable',
            at: 0,
            record: isUnchanged ? previous.record : { schedule: page.schedule },
            versionId: isUnchanged ? previous.versionId : browser.drawId(),
          };
          send('request', doneEvent('checkAnswers', answers));
        }),
      };
    }
    if (isWaitingFor(state, 'findReceipt')) {
      yield findReceipt(world, name, state);
      if (world.budget.losses > 0)
        yield {
          title: `${name} cannot read the receipt`,
          world: sendTo(spend(world, 'losses'), name, errorEvent('findReceipt', 'unreachable')),
        };
    }
    if (isWaitingFor(state, 'saveRequest')) yield* listFates(world, name, page, state);
    if (isWaitingFor(state, 'checkConnectivity')) {
      yield {
        title: `${name} is online`,
        world: sendTo(world, name, doneEvent('checkConnectivity', 'online')),
      };
      if (world.budget.outages > 0)
        yield {
          title: `${name} has no signal`,
          world: sendTo(spend(world, 'outages'), name, doneEvent('checkConnectivity', 'offline')),
        };
    }
    if (isWaitingFor(state, 'awaitConnection'))
      yield {
        title: `the signal is back for ${name}`,
        world: sendTo(world, name, doneEvent('awaitConnection')),
      };
  }

  function* listSharedSteps(world: World): Generator<Step> {
    for (const [at, sent] of world.late.entries()) {
      const rest = { ...world, late: world.late.toSpliced(at, 1) };
      yield { title: `${sent.from}'s late request arrives`, world: commit(rest, sent) ?? rest };
    }
    if (world.budget.strangers > 0) {
      const place = formatPlace({ day: firstSchedule.slice(0, 10), half: 'morning', number: 1 });
      const isFree = !Object.values(world.requests).some((each) => each.place === place);
      if (world.otherPlaces.includes(place))
        yield {
          title: 'somebody else gives the place back',
          world: { ...spend(world, 'strangers'), otherPlaces: [] },
        };
      else if (isFree)
        yield {
          title: 'somebody else takes the place',
          world: { ...spend(world, 'strangers'), otherPlaces: [place] },
        };
    }
    if (world.budget.oldWrites > 0 && world.phoneDraft !== null)
      yield {
        title: 'a tab of 1.0.0 writes the draft',
        world: writeAsOldTab(spend(world, 'oldWrites'), oldTabSchedule),
      };
  }

  /** Both loaded tabs hear of it. Which draft it is stays the same. */
  const writeAsOldTab = (world: World, schedule: string): World => {
    const { phone } = browser.run('c', world.storage, { phone: world.phone, session: {}, drawn: 0 }, () =>
      storeDraft('localStorage', type, toDraft(schedule), null),
    );
    return tabNames.reduce((told, name) => tellOther(told, name, [], ['draft']), { ...world, phone });
  };

  const createWorld = (budget: WorldBudget): World => {
    const { storage } = setup;
    const empty = createEmptyWorld(budget, storage === 'full' ? 'works' : storage);
    if (setup.start === 'a draft of 1.0.0') {
      const { phone } = browser.run('c', 'works', { phone: {}, session: {}, drawn: 0 }, () =>
        storeDraft('localStorage', type, toDraft(firstSchedule), null),
      );
      return { ...empty, phone, phoneDraft: 1, drafts: 1, storage };
    }
    const blank = open(empty, 'A');
    const filled = runInTab(blank, 'A', () => fillIn(firstSchedule), { mayChangeAnswers: true });
    if (setup.start === 'typed') return { ...filled, storage };
    return { ...runInTab(filled, 'A', () => send('draft', { type: 'STORE_ON_PHONE' })), storage };
  };

  return {
    createWorld,
    *listSteps(world: World): Generator<Step> {
      for (const name of tabNames) yield* listTabSteps(world, name);
      yield* listSharedSteps(world);
    },
  };
};
