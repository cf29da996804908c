/** The worlds that are searched, each with its own limits. */
import { isFullRun } from '../../support/sampling.ts';
import type { Exception } from './sentences.ts';
import type { WorldBudget, WorldSetup } from './world.ts';

export interface SearchedWorld {
  readonly setup: Partial<WorldSetup>;
  readonly budget: WorldBudget;
  /** How one draft may become two records there. It must happen, and nothing else may. */
  readonly exceptions?: readonly Exception[];
}

export const ordinary: WorldSetup = {
  storage: 'works',
  hasChannel: true,
  hasLocks: true,
  areEventsLate: false,
  places: null,
  isIdTaken: false,
  start: 'kept on the phone',
};

const old = { start: 'a draft of 1.0.0' } as const;

export const worlds = {
  'one draft, kept on the phone': {
    setup: {},
    budget: { A: { presses: 2, edits: 1 }, B: { presses: isFullRun ? 2 : 1 }, losses: 1, slowReplies: 1 },
  },
  'a late commit': {
    setup: {},
    budget: {
      A: { presses: 2, reloads: isFullRun ? 1 : 0 },
      B: { presses: 1, edits: 1 },
      delays: 1,
      slowReplies: 1,
    },
  },
  'a page that is reloaded': {
    setup: {},
    budget: { A: { presses: 2, edits: 1, reloads: 1 }, B: { presses: 1 }, losses: 1 },
  },
  'a part of the page that loads late': {
    setup: {},
    budget: { A: { presses: 1 }, B: { presses: 1 }, lateParts: 1, slowReplies: 1, losses: 1 },
  },
  'a draft of 1.0.0': {
    setup: old,
    budget: { A: { presses: 1 }, B: { presses: 1 }, losses: 1 },
    exceptions: ['after the draft was gone'],
  },
  'a draft of 1.0.0, and a tab frozen in its turn': {
    setup: old,
    budget: { A: { presses: 1 }, B: { presses: 1 }, freezes: 1 },
    exceptions: ['after the draft was gone', 'without its turn'],
  },
  'a draft of 1.0.0, without locks': {
    setup: { ...old, hasLocks: false },
    budget: { A: { presses: 1 }, B: { presses: 1 }, slowReplies: 1 },
    exceptions: ['after the draft was gone', 'without locks'],
  },
  'a draft of 1.0.0, and full storage': {
    setup: { ...old, storage: 'full' },
    budget: { A: { presses: 1, edits: 1 }, B: { presses: 1 }, losses: 1 },
    exceptions: ['after the draft was gone', 'not stored'],
  },
  'a tab of 1.0.0 beside them': {
    setup: {},
    budget: { A: { presses: 1, reloads: 1 }, B: { presses: 1, reloads: 1 }, oldWrites: 1 },
  },
  'full storage': {
    setup: { storage: 'full' },
    budget: { A: { presses: 2, edits: 1, reloads: 1 }, B: { presses: 1 }, losses: 1 },
    exceptions: ['typed again'],
  },
  'without storage': {
    setup: { storage: 'none', start: 'typed' },
    budget: { A: { presses: 2, edits: 1, reloads: 1 }, losses: 1, delays: 1 },
    exceptions: ['typed again'],
  },
  'without a channel': {
    setup: { hasChannel: false },
    budget: {
      A: { presses: 2, edits: 1, others: 1 },
      B: { presses: 2, others: 1 },
      losses: 1,
      slowReplies: isFullRun ? 1 : 0,
    },
  },
  'the phone tells a tab late what changed': {
    setup: { areEventsLate: true },
    budget: {
      A: { presses: 1, edits: 1, refills: 1 },
      B: { presses: 1, edits: isFullRun ? 1 : 0 },
      losses: 1,
    },
  },
  'a half day with one place': {
    setup: { places: 1 },
    budget: {
      A: { presses: 2, edits: isFullRun ? 1 : 0, reloads: 1 },
      B: { presses: 1 },
      losses: 1,
      strangers: 1,
    },
  },
  'a half day with two places': {
    setup: { places: 2 },
    budget: {
      A: { presses: 2 },
      B: { presses: 1 },
      losses: isFullRun ? 1 : 0,
      delays: 1,
      strangers: 1,
      contentions: 1,
    },
  },
  'an id that is taken': {
    setup: { isIdTaken: true },
    budget: { A: { presses: 2 }, B: { presses: 1 }, losses: 1, delays: 1, slowReplies: isFullRun ? 1 : 0 },
  },
  'a queued request': {
    setup: {},
    budget: { A: { presses: 1, withdrawals: 1, edits: 1 }, B: { presses: 1 }, outages: 1, losses: 1 },
  },
  'a queued request, and late events': {
    setup: { areEventsLate: true },
    budget: {
      A: { presses: 1, reloads: isFullRun ? 1 : 0 },
      B: { presses: 1 },
      outages: 1,
      losses: isFullRun ? 1 : 0,
    },
  },
  'filled in again': {
    setup: {},
    budget: { A: { presses: 2, refills: 1 }, B: { presses: 1, others: 1 }, losses: isFullRun ? 1 : 0 },
  },
  'filled in again, and queued': {
    setup: {},
    budget: { A: { presses: 1, refills: 1 }, B: { presses: 1, reloads: 1 }, outages: 1 },
  },
} satisfies Readonly<Record<string, SearchedWorld>>;
