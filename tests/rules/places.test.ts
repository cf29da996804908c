/**
 * Three people, two places: every order of reads, sends, lost, late and repeated answers, and of what staff do meanwhile, with each
 * commit judged by the rules of the site (docs/decisions/0058-places.md).
 */
import { describe, expect, it } from 'vitest';
import { searchSystem } from '../../packages/machine-viewer/src/vitest/index.ts';
import { pressAgain, receiveAnswer, type Sender } from '../support/places/sender.ts';
import { isFullRun } from '../support/sampling.ts';
import { site } from './fixtureSite.ts';
import {
  createRaceWorlds,
  type RaceBudget,
  type RaceOptions,
  raceOutcomes,
  raceSentences,
  toRaceKey,
} from './places/world.ts';
import { firestoreRules } from './stores.ts';

const calm: RaceBudget = {
  losses: 0,
  delays: 0,
  repeats: 0,
  contentions: 0,
  presses: 0,
  closings: 0,
  lowerings: 0,
  deletions: 0,
};

const search = (budget: Partial<RaceBudget>, options: RaceOptions = {}, senders = 3) => {
  const { first, listSteps } = createRaceWorlds({ rules: firestoreRules, ...options });
  return searchSystem({
    first: first({ ...calm, ...budget }, senders),
    listSteps,
    keyOf: toRaceKey,
    invariants: raceSentences,
    outcomes: raceOutcomes,
    maxWorlds: 4_000_000,
  });
};

/** Misfortunes that meet: each kind with each other that may change what it leads to. */
const storms: readonly Partial<RaceBudget>[] = [
  { losses: 1, presses: 1 },
  { losses: 1, repeats: 1 },
  { delays: 1, presses: 1, deletions: 1 },
  { repeats: 1, closings: 1 },
  { repeats: 1, deletions: 1 },
  { contentions: 1, lowerings: 1 },
  { contentions: 1, closings: 1 },
  { lowerings: 1, deletions: 1 },
  { closings: 1, deletions: 1 },
];

const worseStorms: readonly Partial<RaceBudget>[] = [
  { losses: 1, delays: 1, presses: 1, lowerings: 1 },
  { delays: 1, presses: 1, closings: 1, deletions: 1 },
  { repeats: 1, closings: 1, deletions: 1 },
  { repeats: 1, lowerings: 1, deletions: 1 },
  { contentions: 1, closings: 1, lowerings: 1 },
];

describe('§5 three requests for two places, in every order of steps', () => {
  const reached = new Set<string>();

  it.each(isFullRun ? [...storms, ...worseStorms] : storms)('breaks no sentence with %o', (budget) => {
    const began = process.cpuUsage();
    const result = search(budget);
    const { user, system } = process.cpuUsage(began);
    process.stdout.write(
      `Places: ${result.worlds} states, ${((user + system) / 1e6).toFixed(1)} s of a processor.\n`,
    );
    expect(result.broken).toEqual({});
    for (const outcome of result.reached) reached.add(outcome);
  });

  it('reaches each outcome', () => {
    expect([...reached].sort()).toEqual(Object.keys(raceOutcomes).sort());
  });
});

/** A slip in the rules; @throws where the text is not there */
const slip = (...changes: readonly (readonly [from: string, to: string])[]): string =>
  changes.reduce((rules, [from, to]) => {
    if (!rules.includes(from)) throw new Error(`The rules have no '${from}'.`);
    return rules.replace(from, to);
  }, firestoreRules);

/** A slip in the steps of a sender. */
const receiving =
  (change: (sender: Sender, next: Sender) => Sender): typeof receiveAnswer =>
  (sender, answer, context) =>
    change(sender, receiveAnswer(sender, answer, context));

interface RaceMutant {
  readonly breaks: string;
  readonly budget: Partial<RaceBudget>;
  readonly options: RaceOptions;
}

/** Each sentence has a slip that breaks it. */
const mutants: Readonly<Record<string, RaceMutant>> = {
  'rules that allow any number': {
    breaks: 'no half day is over its limit, but for the known exception',
    budget: { lowerings: 1 },
    options: { rules: slip(['.data.place[14:17]) <= most', '.data.place[14:17]) <= 300']) },
  },
  'staff who lower the places and give nobody another number': {
    breaks: 'no half day is over its limit, but for the known exception',
    budget: { lowerings: 1 },
    options: { renumbers: false },
  },
  'rules that do not know a closed half day': {
    breaks: 'nothing is stored for a closed half day',
    budget: { closings: 1 },
    options: { rules: slip(['false) != true', 'false) != 1']) },
  },
  'rules that let a place be taken twice': {
    breaks: 'a place has at most one request',
    budget: {},
    options: {
      rules: slip(
        ['allow create: if isPlace(', 'allow create, update: if isPlace('],
        [`!exists(/databases/$(database)/documents/${site.root}/Request_Places/list/$(place))`, 'true'],
      ),
    },
  },
  'rules that need no place, and a page that sends none': {
    breaks: 'each request has a place of its own that is taken',
    budget: {},
    options: {
      rules: slip(['(most == null || hasPlace(most))', 'true']),
      receive: receiving((_, next) => (next.step === 'save' ? { ...next, place: null } : next)),
    },
  },
  'a page that takes every refusal for a repetition': {
    breaks: "nobody reads 'stored' whose request was not stored",
    budget: {},
    options: {
      receive: receiving((sender, next) =>
        sender.step === 'findReceipt' ? { ...next, step: 'done', result: { kind: 'stored' } } : next,
      ),
    },
  },
  'a page that does not look up its receipt after a refusal': {
    breaks: "nobody reads 'full' or 'closed' whose request is stored",
    budget: { repeats: 1 },
    options: {
      receive: receiving((_, next) =>
        next.step === 'findReceipt' && next.because === 'refused' ? { ...next, step: 'readDay' } : next,
      ),
    },
  },
  'a page that does not look up its receipt when Submit is pressed again': {
    breaks: "nobody reads 'full' or 'closed' whose request is stored",
    budget: { losses: 1, presses: 1 },
    options: {
      press: (sender) => ({ ...pressAgain(sender), step: 'readDay', mayStillArrive: false }),
    },
  },
  'a page that forgets a send without an answer': {
    breaks: "nobody reads 'full' or 'closed' whose request is stored",
    budget: { delays: 1, presses: 1, deletions: 1 },
    options: { receive: receiving((_, next) => ({ ...next, mayStillArrive: false })) },
  },
  'a page without a sentence for a full half day': {
    breaks: 'every result has a next step',
    budget: {},
    options: {
      receive: receiving((_, next) =>
        next.result?.kind === 'full' ? { ...next, result: { kind: 'lost' as 'refused' } } : next,
      ),
    },
  },
};

describe('§5 what breaks the sentences about places', () => {
  it.each(Object.entries(mutants))('is found: %s', (_, { breaks, budget, options }) => {
    expect(Object.keys(search(budget, options).broken)).toContain(breaks);
  });

  it('has a slip for each sentence', () => {
    const broken = new Set(Object.values(mutants).map(({ breaks }) => breaks));
    expect([...broken].sort()).toEqual(Object.keys(raceSentences).sort());
  });
});
