/**
 * Three people who want the two places of a morning, the hall's staff, and the store with the rules of the site: every step that
 * may come next. Each commit is judged by the rules evaluator over the documents as they are then.
 */
import { compileRules, type Rules } from '../../../packages/embedded-firestore/src/rules/index.ts';
import {
  judgeTestAccess,
  type TestDocuments,
} from '../../../packages/embedded-firestore/tests/support/judge.ts';
import type { TestRecord } from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import type { SystemStep, WorldSentences } from '../../../packages/machine-viewer/src/vitest/index.ts';
import { formatPlace, parsePlace } from '../../../src/domain/places/placeName.ts';
import { renumberPlaces } from '../../../src/domain/places/renumberPlaces.ts';
import { maxIdAttempts, toRecordId } from '../../../src/domain/request/recordId.ts';
import {
  type Answer,
  canPress,
  createSenders,
  idAttemptOf,
  mayStillArrive,
  placeOf,
  type RequestMachine,
  resultOf,
  type Sender,
} from '../../support/places/sender.ts';
import { createClearanceRecord } from '../acceptedRecord.ts';
import {
  extrasDocumentPath,
  hallDayDocumentPath,
  placeDocumentPath,
  receiptDocumentPath,
  requestDocumentPath,
} from '../siteCase.ts';

/** A Tuesday at 11:00 in Manila, and the Thursday after it. */
const now = Date.parse('2031-05-06T03:00:00Z');
const day = '2031-05-08';
const booked = { day, half: 'morning' } as const;
const nameOf = (number: number): string => formatPlace({ ...booked, number });

/** What staff wrote about the day. */
const hallDays = {
  open: { status: 'active', updated: 1, placesMorning: 2 },
  closed: { status: 'active', updated: 1, placesMorning: 2, closedMorning: true },
  /** Without a place, so that nobody takes one while people get other numbers. */
  lowering: { status: 'active', updated: 1, placesMorning: 0 },
  lowered: { status: 'active', updated: 1, placesMorning: 1 },
} as const satisfies Readonly<Record<string, TestRecord>>;
type HallDay = keyof typeof hallDays;

const codeOf = (client: number): string => `0000000${client}-0000-4${client}00-8000-000000000000`;
const idOf = (client: number, attempt: number): string => toRecordId(codeOf(client), attempt);

/** A stored document in brief: the place that extras name, or ''. */
type Stored = Readonly<Record<string, string>>;

interface RaceCommit {
  readonly client: number;
  readonly attempt: number;
  readonly place: string | null;
}

/** How often each misfortune may still happen. */
export interface RaceBudget {
  /** A call or its reply is lost, and the person reads that no answer came. */
  readonly losses: number;
  /** A commit arrives after its sender gave up. */
  readonly delays: number;
  /** A browser sends a commit again by itself. */
  readonly repeats: number;
  /** The store answers 409. */
  readonly contentions: number;
  /** A press of Submit after no answer. */
  readonly presses: number;
  readonly closings: number;
  readonly lowerings: number;
  readonly deletions: number;
}

export interface RaceWorld {
  readonly hallDay: HallDay;
  readonly stored: Stored;
  readonly senders: readonly Sender[];
  readonly late: readonly RaceCommit[];
  readonly budget: RaceBudget;
  /** The ids of requests that were ever stored. */
  readonly everStored: readonly string[];
  /** Whether staff freed a low place while somebody stood above a lowered number: the exception of docs/decisions/0058-places.md. */
  readonly isExcepted: boolean;
  /** What some commit broke at its moment. */
  readonly broken: 'over its limit' | 'on a closed half day' | null;
}

/** What a mutant changes. */
export interface RaceOptions {
  readonly rules?: string;
  /** In place of the form's. */
  readonly machine?: RequestMachine;
  /** Whether staff give lower numbers to the places above a lowered number, while the half day has no place. */
  readonly renumbers?: boolean;
}

const requestsOf = (stored: Stored): readonly string[] =>
  Object.keys(stored).filter((path) => path.includes('/Form_Requests/'));

/** The numbers of the taken places. */
const takenOf = (stored: Stored): ReadonlySet<number> =>
  new Set(Object.keys(stored).flatMap((path) => parsePlace(path.split('/').at(-1)!)?.number ?? []));

const writesOf = ({ client, attempt, place }: RaceCommit): Stored => ({
  [requestDocumentPath(idOf(client, attempt))]: '',
  [receiptDocumentPath(codeOf(client))]: idOf(client, attempt),
  ...(place !== null && {
    [extrasDocumentPath(idOf(client, attempt))]: place,
    [placeDocumentPath(place)]: '',
  }),
});

const clearance = { ...createClearanceRecord(now), schedule: `${day}T09:00` };

function toRecord(path: string, brief: string): TestRecord {
  if (path.includes('/Form_Requests/')) return clearance;
  if (path.includes('/Request_Receipts/')) return { recordId: brief };
  return path.includes('/Request_Extras/') ? { place: brief } : { at: now };
}

const toDocuments = (stored: Stored): TestDocuments =>
  Object.fromEntries(Object.entries(stored).map(([path, brief]) => [path, toRecord(path, brief)]));

/**
 * The verdict of the rules on a commit, remembered by what they look up: the documents that it names, and the day.
 * @throws Error where they look up another document
 */
function createJudge(rules: Rules) {
  const verdicts = new Map<string, boolean>();
  const days = [hallDayDocumentPath(day), hallDayDocumentPath('every-day')];
  return (hallDay: HallDay, stored: Stored, writes: Stored): boolean => {
    const named = Object.fromEntries(
      Object.keys(writes).flatMap((path) => (path in stored ? [[path, stored[path]!]] : [])),
    );
    const key = JSON.stringify([hallDay, named, writes]);
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    const before = { ...toDocuments(named), [hallDayDocumentPath(day)]: hallDays[hallDay] };
    const written = toDocuments(writes);
    const lookedUp = new Set<string>();
    const allowed = Object.keys(writes).every(
      (path) =>
        judgeTestAccess(
          rules,
          { method: path in named ? 'update' : 'create', path, before, written, now },
          lookedUp,
        ).allowed,
    );
    // A request without extras has none to look up.
    const others = [...lookedUp].filter(
      (path) => !(path in writes) && !days.includes(path) && !path.includes('/Request_Extras/'),
    );
    if (others.length > 0) throw new Error(`The rules look up ${others.join(', ')}.`);
    verdicts.set(key, allowed);
    return allowed;
  };
}

const spend = (world: RaceWorld, what: keyof RaceBudget): RaceBudget => ({
  ...world.budget,
  [what]: world.budget[what] - 1,
});

const withSender = (world: RaceWorld, at: number, sender: Sender): RaceWorld => ({
  ...world,
  senders: world.senders.with(at, sender),
});

export function createRaceWorlds({
  rules,
  machine,
  renumbers = true,
}: RaceOptions & { readonly rules: string }) {
  const judge = createJudge(compileRules(rules));
  const { firstSender, receiveAnswer, pressAgain } = createSenders(machine);

  /** The world after a commit arrived at the store, and whether it was stored. */
  function applyCommit(
    world: RaceWorld,
    commit: RaceCommit,
  ): { readonly world: RaceWorld; readonly isStored: boolean } {
    const writes = writesOf(commit);
    if (!judge(world.hallDay, world.stored, writes)) return { world, isStored: false };
    const stored = { ...world.stored, ...writes };
    const { placesMorning, ...others } = hallDays[world.hallDay];
    const broken =
      'closedMorning' in others
        ? 'on a closed half day'
        : requestsOf(stored).length > placesMorning
          ? 'over its limit'
          : null;
    const id = idOf(commit.client, commit.attempt);
    const after = {
      ...world,
      stored,
      everStored: [...new Set([...world.everStored, id])],
      broken: world.broken ?? broken,
    };
    return { world: after, isStored: true };
  }

  const commitOf = (client: number, sender: Sender): RaceCommit => ({
    client,
    attempt: idAttemptOf(sender),
    place: placeOf(sender),
  });

  /** The store handles the step of a sender. */
  function handleStep(world: RaceWorld, at: number): { readonly world: RaceWorld; readonly answer: Answer } {
    const sender = world.senders[at]!;
    const { placesMorning, ...others } = hallDays[world.hallDay];
    switch (sender.step) {
      case 'readDay': {
        const limit = { isClosed: 'closedMorning' in others, places: placesMorning };
        return { world, answer: { of: 'readDay', limit } };
      }
      case 'listPlaces':
        return { world, answer: { of: 'listPlaces', taken: takenOf(world.stored) } };
      case 'findReceipt': {
        const isFound = receiptDocumentPath(codeOf(at)) in world.stored;
        return { world, answer: { of: 'findReceipt', isFound } };
      }
      case 'save': {
        const { world: after, isStored } = applyCommit(world, commitOf(at, sender));
        return { world: after, answer: { of: 'save', status: isStored ? 'stored' : 'refused' } };
      }
      default:
        return { world, answer: { of: 'pause' } };
    }
  }

  function* listSenderSteps(world: RaceWorld, at: number): Generator<SystemStep<RaceWorld>> {
    const sender = world.senders[at]!;
    const { budget } = world;
    const name = 'ABC'[at]!;
    if (sender.step === 'done') {
      const kind = resultOf(sender)?.kind;
      if ((kind === 'unanswered' || kind === 'contended') && budget.presses > 0)
        yield {
          title: `${name} presses again`,
          world: withSender({ ...world, budget: spend(world, 'presses') }, at, pressAgain(sender)),
        };
      return;
    }
    /** The worlds after the answer: one for each place that the sender may choose. */
    function* receiveAs(title: string, answer: Answer, from: RaceWorld): Generator<SystemStep<RaceWorld>> {
      for (const draw of [0, 0.5])
        yield {
          title: `${name}, ${sender.step}: ${title}`,
          world: withSender(
            from,
            at,
            receiveAnswer(sender, answer, { booked, today: '2031-05-06', random: () => draw }),
          ),
        };
    }
    const { world: handled, answer } = handleStep(world, at);
    yield* receiveAs('answered', answer, handled);
    if (sender.step === 'pause') return;
    if (budget.losses > 0) {
      yield* receiveAs('call lost', { of: 'nothing' }, { ...world, budget: spend(world, 'losses') });
      yield* receiveAs('answer lost', { of: 'nothing' }, { ...handled, budget: spend(world, 'losses') });
    }
    if (sender.step !== 'save') return;
    if (budget.delays > 0)
      yield* receiveAs(
        'given up while it is on its way',
        { of: 'nothing' },
        { ...world, budget: spend(world, 'delays'), late: [...world.late, commitOf(at, sender)] },
      );
    if (budget.contentions > 0)
      yield* receiveAs(
        'answered 409',
        { of: 'save', status: 'contended' },
        { ...world, budget: spend(world, 'contentions') },
      );
    if (budget.repeats > 0)
      yield {
        title: `${name}, save: answer lost, and the browser sends the commit again`,
        world: { ...handled, budget: spend(world, 'repeats') },
      };
  }

  /** The documents after staff gave each request above the number a free place below it. */
  function renumber(stored: Stored, places: number): Stored {
    const moves = new Map(
      renumberPlaces(takenOf(stored), places).map(({ from, to }) => [nameOf(from), nameOf(to)]),
    );
    return Object.fromEntries(
      Object.entries(stored).map(([path, brief]) => {
        const name = path.split('/').at(-1)!;
        if (path.includes('/Request_Extras/')) return [path, moves.get(brief) ?? brief];
        return path.includes('/Request_Places/')
          ? [placeDocumentPath(moves.get(name) ?? name), brief]
          : [path, brief];
      }),
    );
  }

  function* listStaffSteps(world: RaceWorld): Generator<SystemStep<RaceWorld>> {
    const { hallDay, budget, stored } = world;
    if (hallDay === 'open' && budget.closings > 0)
      yield {
        title: 'staff close the morning',
        world: { ...world, hallDay: 'closed', budget: spend(world, 'closings') },
      };
    if (hallDay === 'closed')
      yield { title: 'staff reopen the morning', world: { ...world, hallDay: 'open' } };
    if (hallDay === 'open' && budget.lowerings > 0)
      yield {
        title: 'staff begin to lower the places to 1',
        world: { ...world, hallDay: renumbers ? 'lowering' : 'lowered', budget: spend(world, 'lowerings') },
      };
    if (hallDay === 'lowering')
      yield {
        title: 'staff lower the places to 1',
        world: { ...world, hallDay: 'lowered', stored: renumber(stored, 1) },
      };
    if (budget.deletions === 0) return;
    for (const path of requestsOf(stored)) {
      const id = path.split('/').at(-1)!;
      const place = stored[extrasDocumentPath(id)];
      const gone = new Set([
        path,
        extrasDocumentPath(id),
        ...(place === undefined ? [] : [placeDocumentPath(place)]),
      ]);
      const left = Object.entries(stored).filter(
        ([each, brief]) => !gone.has(each) && !(each.includes('/Request_Receipts/') && brief === id),
      );
      const after = Object.fromEntries(left);
      const isAbove =
        hallDay === 'lowered' &&
        [...takenOf(after)].some((number) => number > hallDays.lowered.placesMorning);
      yield {
        title: `staff delete ${id}`,
        world: {
          ...world,
          stored: after,
          budget: spend(world, 'deletions'),
          isExcepted: world.isExcepted || isAbove,
        },
      };
    }
  }

  return {
    first: (budget: RaceBudget, senders: number): RaceWorld => ({
      hallDay: 'open',
      stored: {},
      senders: Array.from({ length: senders }, () => firstSender),
      late: [],
      budget,
      everStored: [],
      isExcepted: false,
      broken: null,
    }),
    listSteps: function* (world: RaceWorld): Generator<SystemStep<RaceWorld>> {
      for (const at of world.senders.keys()) yield* listSenderSteps(world, at);
      for (const [at, commit] of world.late.entries())
        yield {
          title: `the late commit of ${'ABC'[commit.client]} arrives`,
          world: { ...applyCommit(world, commit).world, late: world.late.toSpliced(at, 1) },
        };
      yield* listStaffSteps(world);
    },
  };
}

/** What each person may store: the documents of each id of their code. */
const documentsOfSenders = Array.from({ length: 3 }, (_, client) =>
  Array.from({ length: maxIdAttempts }, (_unused, attempt) => {
    const id = idOf(client, attempt);
    return {
      id,
      request: requestDocumentPath(id),
      receipt: receiptDocumentPath(codeOf(client)),
      extras: extrasDocumentPath(id),
    };
  }),
);

/** Two worlds with the same key are one: nobody cares which of the senders has a state. */
export function toRaceKey({
  hallDay,
  stored,
  senders,
  late,
  budget,
  everStored,
  isExcepted,
  broken,
}: RaceWorld): string {
  const people = senders.map((sender, client) =>
    JSON.stringify([
      sender.key,
      documentsOfSenders[client]!.slice(0, idAttemptOf(sender) + 1).map(
        ({ id, request, receipt, extras }) => [
          request in stored,
          receipt in stored,
          stored[extras],
          everStored.includes(id),
        ],
      ),
      late.filter((commit) => commit.client === client).map(({ attempt, place }) => [attempt, place]),
    ]),
  );
  return JSON.stringify([
    hallDay,
    people.toSorted(),
    [...takenOf(stored)].toSorted(),
    Object.values(budget),
    isExcepted,
    broken,
  ]);
}

/** Each person who has a result, with whether a request of theirs is stored now, or ever was. */
const listResults = ({ senders, stored, everStored }: RaceWorld) =>
  senders.flatMap((sender, client) => {
    const result = resultOf(sender);
    return result === null
      ? []
      : [
          {
            result,
            canPress: canPress(sender),
            isStored: documentsOfSenders[client]!.some(({ request }) => request in stored),
            wasStored: documentsOfSenders[client]!.some(({ id }) => everStored.includes(id)),
          },
        ];
  });

export const raceSentences: WorldSentences<RaceWorld> = {
  'no half day is over its limit, but for the known exception': ({ broken, isExcepted }) =>
    broken !== 'over its limit' || isExcepted,
  'nothing is stored for a closed half day': ({ broken }) => broken !== 'on a closed half day',
  'a place has at most one request': ({ stored }) => {
    const named = Object.entries(stored).flatMap(([path, brief]) =>
      path.includes('/Request_Extras/') ? [brief] : [],
    );
    return new Set(named).size === named.length;
  },
  'each request has a place of its own that is taken': ({ stored }) =>
    requestsOf(stored).every((path) => {
      const place = stored[extrasDocumentPath(path.split('/').at(-1)!)];
      return place !== undefined && placeDocumentPath(place) in stored;
    }),
  "nobody reads 'stored' whose request was not stored": (world) =>
    listResults(world).every(({ result, wasStored }) => result.kind !== 'stored' || wasStored),
  "nobody reads 'full' or 'closed' whose request is stored": (world) =>
    listResults(world).every(
      ({ result, isStored }) => !('mayStillArrive' in result) || result.mayStillArrive || !isStored,
    ),
  'nobody has two requests': ({ stored }) =>
    documentsOfSenders.every((attempts) => attempts.filter(({ request }) => request in stored).length <= 1),
  'everybody who is not stored can press Submit again': (world) =>
    listResults(world).every((each) => each.result.kind === 'stored' || each.canPress),
};

/** What some order of steps must lead to. */
export const raceOutcomes: WorldSentences<RaceWorld> = {
  'two are stored and the third reads that it is full': (world) => {
    const kinds = listResults(world).map(({ result }) => result.kind);
    return kinds.filter((kind) => kind === 'stored').length === 2 && kinds.includes('full');
  },
  'somebody reads that the hall is closed': (world) =>
    listResults(world).some(({ result }) => result.kind === 'hallClosed'),
  'somebody reads that it is full, and is stored later': (world) =>
    listResults(world).some(
      ({ result, isStored }) => result.kind === 'full' && result.mayStillArrive && isStored,
    ),
  'somebody who got no answer reads that the request is stored': (world) =>
    world.senders.some((sender) => mayStillArrive(sender) && resultOf(sender)?.kind === 'stored'),
  'the known exception': ({ broken, isExcepted }) => broken === 'over its limit' && isExcepted,
  'all three have a result': (world) => listResults(world).length === 3,
};
