/** One draft in two tabs: every order of presses, edits, reloads and lost answers (docs/decisions/0019-record-id-and-receipt.md). */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type SearchResult,
  searchSystem,
  type WorldSentences,
} from '../../packages/machine-viewer/src/vitest/index.ts';
import { isFullRun } from '../support/sampling.ts';
import { createWorlds, tabNames, toWorldKey, type World, type WorldLimits } from './twoTabs/world.ts';

/** The day that each confirmation shows, beside the one that is stored under its reference. */
const readConfirmations = ({ tabs, requests }: World) =>
  tabNames.flatMap((name) => {
    const { state, submitted } = tabs[name];
    const stored = state?.hasTag('stored') === true ? state.context.stored : null;
    if (stored === null) return [];
    const { recordId, record, schedule, mayBeOlder } = stored;
    const shownDay = record?.schedule ?? schedule;
    return [
      {
        isOfThisPage: record !== null,
        shownDay,
        submitted,
        mayBeOlder,
        storedDay: requests[recordId]?.schedule,
      },
    ];
  });

/** Whether two requests have the same answers. */
const hasDuplicates = ({ requests }: World): boolean => {
  const days = Object.values(requests).map(({ schedule }) => schedule);
  return new Set(days).size < days.length;
};

/**
 * The known exception of docs/decisions/0019-record-id-and-receipt.md: an answer is lost or late, and one tab opened before
 * the other sent, so that they have two codes.
 */
const isKnownException = ({ tabs, lost }: World): boolean => lost > 0 && !tabs.B.hasAdopted;

const sentences: WorldSentences<World> = {
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
  'the same answers are stored once, but for the known exception': (world) =>
    !hasDuplicates(world) || isKnownException(world),
};

/** What some order of steps must lead to: a search that never gets there proves nothing. */
const outcomes: WorldSentences<World> = {
  'the known exception': (world) => hasDuplicates(world),
  'both tabs confirm': (world) => readConfirmations(world).length === 2,
  'a tab confirms the version of another page': (world) =>
    readConfirmations(world).some(({ isOfThisPage, shownDay }) => !isOfThisPage && shownDay !== null),
  'a tab confirms a version that is not the last one submitted': (world) =>
    readConfirmations(world).some(
      ({ storedDay, submitted }) => submitted !== null && storedDay !== submitted,
    ),
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
    result = searchSystem({
      first: createWorld(bounds),
      listSteps,
      keyOf: toWorldKey,
      invariants: sentences,
      outcomes,
    });
    const { user, system } = process.cpuUsage(start);
    const seconds = ((user + system) / 1e6).toFixed(1);
    process.stdout.write(`Two tabs: ${result.worlds} states, ${seconds} s of a processor.\n`);
  });
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(Object.keys(sentences))('keeps in every order of steps that %s', (sentence) => {
    expect(result.broken[sentence]).toBeUndefined();
  });

  it('reaches confirmations in both tabs, of answers of the page itself and of the other tab', () => {
    expect([...result.reached].sort()).toEqual(Object.keys(outcomes).sort());
  });
});
