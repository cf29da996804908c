/**
 * Three people, two places: every order of reads, sends, lost, late and repeated answers, and of what staff do meanwhile, with each
 * commit judged by the rules of the site (docs/decisions/0058-places.md).
 */
import { describe, expect, it } from 'vitest';
import { assign } from 'xstate';
import { formRequest } from '../../machines/index.ts';
import { toAcceptedResult } from '../../machines/request/context.ts';
import { formRequestMachine } from '../../machines/request/machine.ts';
import { createMutants } from '../../packages/machine-viewer/src/model/index.ts';
import { searchSystem } from '../../packages/machine-viewer/src/vitest/index.ts';
import type { RequestMachine } from '../support/places/sender.ts';
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

const machineMutants = createMutants(formRequest);
/** A slip in the request machine; @throws where it has no such mutant */
const machineSlip = (name: string): RequestMachine => {
  const mutant = machineMutants.find((each) => each.name === `formRequest${name}`);
  if (mutant === undefined) throw new Error(`The machine has no mutant 'formRequest${name}'.`);
  return mutant.create().machine as unknown as RequestMachine;
};

const attempting = '.submitting.attempting';
const forgottenSend = `${attempting}.saving | xstate.error.actor.saveRequest [isUnreachable] → formRequest.submitting.checkingConnectivity: action dropped (1, markUnanswered)`;

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
    options: { rules: slip(['int(place[14:17]) <= most', 'int(place[14:17]) <= 300']) },
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
      machine: machineSlip(
        `${attempting}.findingPlace | xstate.done.actor.findPlace → formRequest${attempting}.saving: action dropped (1, setPlace)`,
      ),
    },
  },
  'a page that takes every refusal for a repetition': {
    breaks: "nobody reads 'stored' whose request was not stored",
    budget: {},
    options: {
      machine: formRequestMachine.provide({
        guards: { isJustSent: () => true },
        actions: { setFoundResult: assign({ stored: ({ context }) => toAcceptedResult(context, '4f3a') }) },
      }),
    },
  },
  'a page that does not look up its receipt after a refusal': {
    breaks: "nobody reads 'full' or 'closed' whose request is stored",
    budget: { repeats: 1 },
    options: {
      machine: machineSlip(
        `${attempting}.saving | xstate.error.actor.saveRequest [isRefused] → formRequest${attempting}.checkingReceipt: target changed (formRequest${attempting}.explainingRefusal)`,
      ),
    },
  },
  'a page that forgets a send without an answer': {
    breaks: "nobody reads 'full' or 'closed' whose request is stored",
    budget: { delays: 1, presses: 1, deletions: 1 },
    options: { machine: machineSlip(forgottenSend) },
  },
  'rules that let a receipt name another request later': {
    breaks: 'nobody has two requests',
    budget: { delays: 1, presses: 1, deletions: 1 },
    options: { rules: slip(['allow create: if isUuid(code)', 'allow create, update: if isUuid(code)']) },
  },
  'a page that does not send again after a full half day': {
    breaks: 'everybody who is not stored can press Submit again',
    budget: {},
    options: {
      machine: machineSlip(
        '.scheduleRefused | SUBMIT [isOffered] → formRequest.validating: transition removed',
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
