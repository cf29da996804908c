/** The registry: each machine with the samples that walk it and the part of its context that tells states apart. */
import type { AnyStateMachine, EventObject } from 'xstate';
import { announcementStrip } from './announcementStrip.ts';
import { earlierSending } from './earlierSending.ts';
import { formDraft, keptOnPhoneFor } from './formDraft.ts';
import { formRequest } from './formRequest.ts';
import { navDrawer } from './navDrawer.ts';
import { navPanel } from './navPanel.ts';
import { requestStatus } from './requestStatus.ts';
import { scheduleField } from './scheduleField.ts';
import { siteSearch } from './siteSearch.ts';
import { tileMap } from './tileMap.ts';
import { versionCheck } from './versionCheck.ts';

export interface Registered {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** Sample events by type; a type without a row is sent bare. */
  readonly samples: Readonly<Record<string, readonly EventObject[]>>;
  /** What of the context tells two states of the model apart: no ids, no counters without an end. */
  readonly project: (context: never) => unknown;
  /** Stands in for what comes from outside and decides: guards, by name. */
  readonly guards?: Readonly<Record<string, (args: unknown, params: never) => boolean>>;
}

const done = <Output>(id: string, outputs: readonly Output[]) => ({
  [`xstate.done.actor.${id}`]: outputs.map((output) => ({
    type: `xstate.done.actor.${id}`,
    output,
    actorId: id,
  })),
});
const failed = (id: string, codes: readonly string[]) => ({
  [`xstate.error.actor.${id}`]: codes.map((code) => ({
    type: `xstate.error.actor.${id}`,
    error: { code },
    actorId: id,
  })),
});

const first = { version: 'first' };
const edited = { version: 'edited' };
const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const weekday = '2026-11-27T08:30';
const saturday = '2026-11-28T08:30';

const announced = (id: string, validFrom: number, validUntil: number) => ({
  id,
  title: 'Sample',
  slug: '',
  summary: '',
  validFrom,
  validUntil,
  updated: null,
  isSample: true,
});
/** Shown from the start; and one whose time is to come. */
const [storm, closed] = [announced('storm', 0, 20), announced('closed', 10, 30)];
const tolds = [
  { alerts: [], isWhole: true },
  { alerts: [storm, closed], isWhole: true },
  { alerts: [closed], isWhole: false },
].map((answer) => ({ ...answer, dismissed: [], at: 5 }));

const [ours, theirs] = ['{"purpose":"ours"}', '{"purpose":"theirs"}'];
const founds = [
  { tab: null, phone: null, isBroken: false },
  { tab: null, phone: null, isBroken: true },
  { tab: ours, phone: null, isBroken: false },
  { tab: ours, phone: theirs, isBroken: false },
  { tab: null, phone: theirs, isBroken: false },
]
  .map((found) => ({ ...found, isWhole: false }))
  .concat({ tab: ours, phone: null, isBroken: false, isWhole: true })
  .map((found) => ({ ...found, left: keptOnPhoneFor }));

const items = ['/Visitor', '/Government'] as const;

/** One event a row: its type, and what it carries. */
const each = (type: string, rows: readonly object[]) => ({
  [type]: rows.map((row): EventObject => ({ type, ...row })),
});

export const registry = {
  formRequest: {
    machine: formRequest,
    input: { shownAt: 0 },
    samples: {
      START_AGAIN: [{ type: 'START_AGAIN', at: 5_000 } as EventObject],
      CLEAR: [{ type: 'CLEAR', at: 5_000 } as EventObject],
      ...done('checkAnswers', [
        { outcome: 'sendable', at: 1_000, record: first },
        { outcome: 'sendable', at: 1_000, record: edited },
        { outcome: 'incomplete' },
        { outcome: 'trapped' },
      ]),
      ...failed('checkAnswers', ['unknown']),
      ...done('drawId', [
        { code, id: '4f3a', last: false },
        { code, id: code.slice(14), last: true },
      ]),
      ...failed('drawId', ['no-random-source']),
      ...done('saveRequest', [undefined]),
      ...failed('saveRequest', ['permission-denied', 'unavailable', 'unreachable', 'offline']),
      ...done('findReceipt', [true, false]),
      ...failed('findReceipt', ['unavailable', 'unreachable']),
      ...done('lookForSignal', ['none', 'portal', 'there']),
      ...failed('lookForSignal', ['unknown']),
      ...done('awaitSignal', [undefined]),
      ...failed('awaitSignal', ['unknown']),
      ...each('RESUME', [
        {
          waiting: { drawn: { code, id: '4f3a', last: false }, draws: 1, unanswered: [first], left: 60_000 },
        },
      ]),
    },
    /** Two versions stand for all that are more than one. */
    project: ({
      record,
      unanswered,
      candidates,
      drawn,
      tries,
      place,
    }: ReturnType<typeof formRequest.getInitialSnapshot>['context']) => ({
      isSentBefore: unanswered.includes(record),
      unanswered: Math.min(2, unanswered.length),
      candidates: Math.min(2, candidates.length),
      drawn: drawn?.last ?? null,
      tries: tries.length,
      place,
    }),
  },
  formDraft: {
    machine: formDraft,
    samples: {
      ...done('recall', founds),
      ...failed('recall', ['unknown']),
      ...each(
        'CHANGE',
        [ours, ''].map((draft) => ({ draft })),
      ),
      ...each(
        'ELSEWHERE',
        [ours, theirs, null].map((draft) => ({ draft })),
      ),
      ...each('SENT_ELSEWHERE', [{ draft: ours, reference: '4f3a' }]),
      ...each('NOT_KEPT', [{ place: 'tab' }, { place: 'phone' }]),
    },
    project: ({ draft }: ReturnType<typeof formDraft.getInitialSnapshot>['context']) => draft !== '',
  },
  earlierSending: {
    machine: earlierSending,
    samples: {
      ...done('recallCodes', [
        [],
        [
          { code, age: 0 },
          { code, age: 60_000 },
        ],
      ]),
      ...failed('recallCodes', ['unknown']),
      ...done('lookUp', [{ is: 'received', recordId: '4f3a' }, { is: 'notReceived' }, { is: 'answered' }]),
      ...failed('lookUp', ['unreachable']),
    },
    project: ({ left }: ReturnType<typeof earlierSending.getInitialSnapshot>['context']) => left.length,
  },
  announcementStrip: {
    machine: announcementStrip,
    input: { known: [storm], dismissed: [], now: 0 },
    samples: {
      ...done('readAlerts', tolds),
      ...failed('readAlerts', ['unavailable']),
      ...each('DISMISS', [{ alert: storm }]),
      ...each('NAVIGATED', [{ at: 15 }]),
      ...each('LOOK', [{ at: 15 }, { at: 40 }]),
    },
    project: ({
      alerts,
      settled,
      dismissed,
      now,
    }: ReturnType<typeof announcementStrip.getInitialSnapshot>['context']) => ({
      alerts: alerts.map(({ id, validUntil }) => [id, validUntil]),
      settled,
      dismissed: [...new Set(dismissed)].sort(),
      now,
    }),
  },
  scheduleField: {
    machine: scheduleField,
    samples: Object.fromEntries(
      ['CHANGE', 'ENTER', 'BLUR', 'JUDGE'].map((type) => [
        type,
        [weekday, saturday, ''].map((moment): EventObject => ({ type, moment }) as EventObject),
      ]),
    ),
    project: () => 0,
    guards: { isWeekend: (_: unknown, { moment }: { moment: string }) => moment === saturday },
  },
  navPanel: {
    machine: navPanel,
    samples: {
      ...each('POINT', [
        ...[...items, null].map((item) => ({ item, pointerType: 'mouse' })),
        { item: items[0], pointerType: 'touch' },
      ]),
      ...each(
        'REST',
        [...items, null].map((item) => ({ item })),
      ),
      ...each('LEAVE', [{ pointerType: 'mouse' }, { pointerType: 'touch' }]),
      ...each(
        'PRESS',
        items.map((item) => ({ item })),
      ),
    },
    project: (context: ReturnType<typeof navPanel.getInitialSnapshot>['context']) => context.item,
  },
  navDrawer: {
    machine: navDrawer,
    samples: each(
      'TOGGLE',
      items.map((item) => ({ item })),
    ),
    project: (context: ReturnType<typeof navDrawer.getInitialSnapshot>['context']) => context.unfolded,
  },
  siteSearch: {
    machine: siteSearch,
    samples: {
      ...each(
        'TYPE',
        ['clearnce', ''].map((query) => ({ query })),
      ),
      ...done('loadCode', [undefined]),
      ...failed('loadCode', ['offline']),
      ...done('readIndex', [undefined]),
      ...failed('readIndex', ['offline']),
      ...done('readNewer', [undefined]),
      ...failed('readNewer', ['offline']),
    },
    project: (context: ReturnType<typeof siteSearch.getInitialSnapshot>['context']) => context.query,
  },
  requestStatus: {
    machine: requestStatus,
    input: { given: { is: 'nothing' } },
    samples: {
      ...each(
        'GIVE',
        [{ is: 'nothing' }, { is: 'malformed' }, { is: 'code', code }].map((given) => ({ given })),
      ),
      ...done('readReceipt', [{ recordId: '4f3a' }, null]),
      ...failed('readReceipt', ['unavailable']),
    },
    project: (context: ReturnType<typeof requestStatus.getInitialSnapshot>['context']) => context,
  },
  tileMap: {
    machine: tileMap,
    samples: { ...done('loadCode', [undefined]), ...failed('loadCode', ['gone']) },
    project: () => 0,
  },
  versionCheck: {
    machine: versionCheck,
    samples: {
      ...done('recall', [
        { built: 'new', stored: null, hasReloaded: false },
        { built: 'new', stored: 'new', hasReloaded: false },
        { built: 'old', stored: 'old', hasReloaded: false },
        { built: 'old', stored: 'new', hasReloaded: true },
        { built: null, stored: 'old', hasReloaded: true },
      ]),
      ...failed('recall', ['blocked']),
      ...done('readVersion', ['new']),
      ...failed('readVersion', ['offline']),
      ...done('clearCaches', [undefined]),
      ...failed('clearCaches', ['unknown']),
      ...done('storeVersion', [undefined]),
      ...failed('storeVersion', ['full']),
    },
    project: (context: ReturnType<typeof versionCheck.getInitialSnapshot>['context']) => context,
  },
} as const satisfies Record<string, Registered>;
