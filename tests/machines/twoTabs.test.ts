/** One draft in two tabs: every order of presses, edits, reloads and lost answers (docs/decisions/0019-record-id-and-receipt.md). */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isFullRun } from '../support/sampling.ts';
import { type SearchResult, type Sentences, search } from './twoTabs/search.ts';
import { createWorlds, tabNames, type World, type WorldLimits } from './twoTabs/world.ts';

/** What each confirmation shows, beside what is stored under its reference. */
const readConfirmations = ({ tabs, requests }: World) =>
  tabNames.flatMap((name) => {
    const { state, submitted } = tabs[name];
    const stored = state?.hasTag('stored') === true ? state.context.stored : null;
    if (stored === null) return [];
    const { id, record, schedule, mayBeOlder } = stored;
    const shownDay = record?.schedule ?? schedule;
    return [
      { isOfThisPage: record !== null, shownDay, submitted, mayBeOlder, storedDay: requests[id]?.schedule },
    ];
  });

/** Whether two requests have the same answers. */
const hasDuplicates = ({ requests }: World): boolean => {
  const days = Object.values(requests).map(({ schedule }) => schedule);
  return new Set(days).size < days.length;
};

const sentences: Sentences = {
  'a confirmed request is stored': (world) =>
    readConfirmations(world).every(({ storedDay }) => storedDay !== undefined),
  'a page confirms the stored day of its own versions': (world) =>
    readConfirmations(world).every(
      ({ isOfThisPage, shownDay, storedDay }) => !isOfThisPage || shownDay === storedDay,
    ),
  "a page confirms the stored day of another page's version": (world) =>
    readConfirmations(world).every(
      ({ isOfThisPage, shownDay, storedDay }) => isOfThisPage || shownDay === null || shownDay === storedDay,
    ),
  'a confirmation knows which version is stored': (world) =>
    readConfirmations(world).every(({ shownDay }) => shownDay !== null),
  'a confirmation says when the stored version is not the last one submitted': (world) =>
    readConfirmations(world).every(
      ({ storedDay, submitted, mayBeOlder }) => submitted === null || storedDay === submitted || mayBeOlder,
    ),
  'the same answers are stored once when no answer is lost': (world) =>
    world.lost > 0 || !hasDuplicates(world),
  'the same answers are stored once': (world) => !hasDuplicates(world),
};

/** What some order of steps must lead to: a search that never gets there proves nothing. */
const outcomes: Sentences = {
  'both tabs confirm': (world) => readConfirmations(world).length === 2,
  'a tab confirms the version of another page': (world) =>
    readConfirmations(world).some(({ isOfThisPage, shownDay }) => !isOfThisPage && shownDay !== null),
  'a tab confirms a version that is not the last one submitted': (world) =>
    readConfirmations(world).some(
      ({ storedDay, submitted }) => submitted !== null && storedDay !== submitted,
    ),
};

/** What the record of the decision accepts, with its price: docs/decisions/0019-record-id-and-receipt.md. */
const knownExceptions: Readonly<Record<string, readonly string[]>> = {
  'the same answers are stored once': [
    'A presses Submit',
    'B opens',
    "A's answers are valid",
    'A is stored, and the reply is lost',
    'B presses Submit',
    "B's answers are valid",
    'B is stored',
  ],
  // A tab that learns from the receipt that it is stored does not announce it.
  ...(isFullRun && {
    'a confirmation knows which version is stored': [
      'A presses Submit',
      "A's answers are valid",
      'B opens',
      'B presses Submit',
      "B's answers are valid",
      'B finds no receipt',
      'B is stored, and the reply is lost',
      'A is refused',
      'B presses Submit',
      "B's answers are valid",
      'B finds the receipt',
      'A finds the receipt',
    ],
  }),
};

const bounds: WorldLimits = {
  A: { presses: 2, edits: 1, reloads: 1 },
  B: { presses: isFullRun ? 2 : 1, edits: 1, reloads: 0 },
  losses: 2,
  delays: 1,
};

describe('§3 §4 one draft in two tabs, in every order of presses, edits, reloads, lost and late answers', () => {
  let result: SearchResult;
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 4, 6, 3) });
    const { createWorld, listSteps } = createWorlds(vi.stubGlobal);
    const start = process.cpuUsage();
    result = search(createWorld(bounds), listSteps, { sentences, outcomes }, 1_000_000);
    const { user, system } = process.cpuUsage(start);
    const seconds = ((user + system) / 1e6).toFixed(1);
    process.stdout.write(`Two tabs: ${result.states} states, ${seconds} s of a processor.\n`);
  });
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(Object.keys(sentences))(
    'keeps in every order of steps that %s, or is a known exception',
    (sentence) => {
      expect(result.broken[sentence]).toEqual(knownExceptions[sentence]);
    },
  );

  it('reaches confirmations in both tabs, of answers of the page itself and of the other tab', () => {
    expect([...result.reached].sort()).toEqual(Object.keys(outcomes).sort());
  });
});
