/** The cases of the rules, run within this process on a store in memory whose rules can be changed. */

import { servedProject } from '../../server/firestore/protocol/names.ts';
import type { Rules } from '../../server/firestore/rules/types.ts';
import { openStore, type Store } from '../../server/firestore/store/store.ts';
import { authOf, isClaimant } from './callers.ts';
import { atOf } from './case.ts';
import { callOf, namedIn, rulesCases, seedsOf } from './cases.ts';
import { bodyOf, commit, pathOf, rootOf, type Verdict } from './restCalls.ts';

interface Ready {
  readonly title: string;
  readonly expected: Verdict;
  /** What the store says now. */
  verdict(): Verdict;
  /** Makes the documents it names what they were. */
  reset(): void;
}

function ready(store: Store, now: number): readonly Ready[] {
  const staff = (writes: readonly unknown[]): void => {
    if (writes.length === 0) return;
    const body = bodyOf({ project: servedProject }, { writes }, '');
    const { status } = store.answer({
      method: 'POST',
      path: pathOf(rootOf({ project: servedProject }), ':commit', ''),
      body,
      staff: true,
    });
    if (status !== 200) throw new Error(`A case cannot be prepared: ${status}`);
  };
  return rulesCases.flatMap((one, index): readonly Ready[] => {
    const at = atOf(index, now);
    const call = callOf(one, at);
    const { expected } = one;
    const isOfRules = expected === 'allowed' || expected === 'refused';
    if (!isOfRules || call.authorization !== undefined || call.root !== undefined) return [];
    // Its version is known over HTTP alone.
    if (JSON.stringify(call.body)?.includes('updateTimeOf')) return [];
    const asked = {
      method: call.verb ?? 'POST',
      path: pathOf(rootOf({ project: servedProject }), call.at, at.own),
      body: call.body === undefined ? '' : bodyOf({ project: servedProject }, call.body, at.own),
      staff: false,
      ...(isClaimant(one.as) && { auth: authOf(one.as) }),
    };
    const seeds = seedsOf(one, at);
    const gone = namedIn(commit(...seeds))
      .concat(namedIn(call))
      .map((name) => ({ delete: name }));
    const reset = (): void => {
      staff(gone);
      staff(seeds);
    };
    reset();
    return [
      {
        title: one.title,
        expected,
        verdict: () => (store.answer(asked).status === 403 ? 'refused' : 'allowed'),
        reset,
      },
    ];
  });
}

export interface Killer {
  /**
   * The title of the first case that is answered otherwise by these rules; null where none is.
   * @param likely what the cases expect that are tried first
   */
  killedBy(rules: Rules, likely: Verdict): string | null;
  close(): void;
}

/** @param now milliseconds since the epoch: the instant at which all cases run */
export function killerAt(now: number, rules: Rules): Killer {
  let current = rules;
  const store = openStore({
    file: ':memory:',
    rules: { decide: (access, world) => current.decide(access, world) },
    now: () => now,
  });
  const cases = ready(store, now);
  return {
    killedBy: (mutated, likely) => {
      current = mutated;
      const inTurn = cases.toSorted((a, b) => Number(b.expected === likely) - Number(a.expected === likely));
      for (const { title, expected, verdict, reset } of inTurn) {
        const found = verdict();
        if (found === 'allowed') reset();
        if (found !== expected) return title;
      }
      return null;
    },
    close: () => store.close(),
  };
}
