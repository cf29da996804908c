/** What keeps one draft one record. Each is taken out of the site's code, and a sentence must break. */
import { assign, createMachine } from 'xstate';
import type { StoredResult } from '../../../machines/request/context.ts';
import { findRestoreEvent } from '../../../src/features/request/submission/requestStore.ts';
import { type TestedCode, type TestedMachine, wronglyFull } from './steps.ts';
import type { SearchedWorld } from './worlds.ts';

type Parts = { [name: string]: unknown };

const copy = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(copy);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, copy(each)]));
};

/** The machine with a change in its configuration. */
const changeConfig =
  (change: (config: Parts) => void): TestedCode['machine'] =>
  (machine) => {
    const config = copy(machine.config) as Parts;
    change(config);
    return createMachine(config as never, machine.implementations as never) as unknown as TestedMachine;
  };

const at = (config: Parts, ...path: readonly string[]): Parts =>
  path.reduce((part, name) => part[name] as Parts, config);

export interface Cure extends SearchedWorld {
  readonly without: Partial<TestedCode>;
  readonly breaks: string;
}

const storedOnce = 'a draft is stored once, but for the named exception';

export const cures: Readonly<Record<string, Cure>> = {
  'the code in the stored draft': {
    setup: {},
    budget: { A: { presses: 1 }, B: { presses: 1 } },
    without: {
      findRestoreEvent: (...parts) => {
        const event = findRestoreEvent(...parts);
        return event?.type === 'ADOPT_CODE' ? null : event;
      },
      adoptsFoundCode: false,
    },
    breaks: storedOnce,
  },
  'the code that a form reads with its draft': {
    setup: {},
    budget: { A: { presses: 1 }, B: { presses: 1 }, lateParts: 1 },
    without: { adoptsFoundCode: false },
    breaks: storedOnce,
  },
  'the lock at the claim of a code': {
    setup: { start: 'a draft of 1.0.0' },
    budget: { A: { presses: 1 }, B: { presses: 1 } },
    without: { isLockExclusive: false },
    breaks: storedOnce,
  },
  'the code that is written back where 1.0.0 dropped it': {
    setup: {},
    budget: { A: { presses: 1 }, B: { presses: 1 }, oldWrites: 1 },
    without: { addDraftCode: () => {} },
    breaks: storedOnce,
  },
  'the receipt that is read after a refusal': {
    setup: {},
    budget: { A: { presses: 1 }, B: { presses: 1 } },
    without: { readsReceiptAfterRefusal: false },
    breaks: 'no tab reads that the store refuses a request that is stored',
  },
  'the receipt that is read before a request without an answer is sent again': {
    setup: { places: 1 },
    budget: { A: { presses: 2 }, losses: 1 },
    without: { machine: (machine) => machine.provide({ guards: { mayBeStored: () => false } }) },
    breaks: wronglyFull,
  },
  'the tag that tells which version is stored': {
    setup: {},
    budget: { A: { presses: 2, edits: 1 }, losses: 1 },
    without: {
      machine: (machine) =>
        machine.provide({
          guards: { isJustSent: ({ event }) => 'output' in event && event.output !== null },
        }),
    },
    breaks: 'answers that are not stored are never replaced by a confirmation',
  },
  'the code of the other tab that sent the request': {
    setup: {},
    budget: { A: { presses: 1, refills: 1 }, B: { presses: 2, reloads: 1 }, losses: 1 },
    without: {
      machine: changeConfig((config) => {
        at(config, 'on', 'SENT_ELSEWHERE').actions = assign({
          stored: ({ event }) => (event as unknown as { readonly stored: StoredResult }).stored,
        });
      }),
    },
    breaks: 'a stored request is shown to the person, or its code is still known',
  },
};
