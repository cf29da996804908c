/** The cases of the rules, run within this process on a store in memory whose rules can be changed. */

import { openStore, type Store } from '../../packages/embedded-firestore/src/index.ts';
import type { Rules } from '../../packages/embedded-firestore/src/rules/index.ts';
import {
  createCallerAuth,
  isSignedInCaller,
} from '../../packages/embedded-firestore/tests/support/callers.ts';
import { createCaseContext } from '../../packages/embedded-firestore/tests/support/case.ts';
import {
  commitCall,
  toDocumentsRoot,
  toRequestBody,
  toRequestPath,
  type Verdict,
} from '../../packages/embedded-firestore/tests/support/restCalls.ts';
import {
  buildCall,
  buildDeletions,
  buildSeeds,
  findNamedDocuments,
} from '../../packages/embedded-firestore/tests/support/runCase.ts';
import { embeddedProjectId } from '../../src/firestore/settings.ts';
import { rulesCases } from './cases.ts';

interface PreparedCase {
  readonly title: string;
  readonly expected: Verdict;
  /** The answer of the store now. */
  verdict(): Verdict;
  /** Restores the documents that it names. */
  reset(): void;
}

function prepareCases(store: Store, now: number): readonly PreparedCase[] {
  const staff = (writes: readonly unknown[]): void => {
    if (writes.length === 0) return;
    const body = toRequestBody({ project: embeddedProjectId }, { writes }, '');
    const { status } = store.answer({
      method: 'POST',
      path: toRequestPath(toDocumentsRoot({ project: embeddedProjectId }), ':commit', ''),
      body,
      staff: true,
    });
    if (status !== 200) throw new Error(`A case cannot be prepared: ${status}`);
  };
  return rulesCases.flatMap((one, index): readonly PreparedCase[] => {
    const at = createCaseContext(index, now);
    const call = buildCall(one, at);
    const { expected } = one;
    const isOfRules = expected === 'allowed' || expected === 'refused';
    if (!isOfRules || call.authorization !== undefined || call.root !== undefined) return [];
    // Its version is available over HTTP only.
    if (JSON.stringify(call.body)?.includes('updateTimeOf')) return [];
    const request = {
      method: call.verb ?? 'POST',
      path: toRequestPath(toDocumentsRoot({ project: embeddedProjectId }), call.at, at.own),
      body: call.body === undefined ? '' : toRequestBody({ project: embeddedProjectId }, call.body, at.own),
      staff: false,
      ...(isSignedInCaller(one.as) && { auth: createCallerAuth(one.as) }),
    };
    const seeds = buildSeeds(one, at);
    const deletions = findNamedDocuments(commitCall(...seeds))
      .concat(findNamedDocuments(call))
      .map((name) => ({ delete: name }));
    const after = buildDeletions(one, at);
    const seed = (): void => {
      staff(deletions);
      staff(seeds);
    };
    const reset = (): void => {
      seed();
      staff(after);
    };
    reset();
    return [
      {
        title: one.title,
        expected,
        verdict: () => {
          if (after.length > 0) seed();
          const verdict = store.answer(request).status === 403 ? 'refused' : 'allowed';
          staff(after);
          return verdict;
        },
        reset,
      },
    ];
  });
}

export interface MutantKiller {
  /**
   * The title of the first case that is answered otherwise by these rules; null where none is.
   * @param likely the expected answer of the cases that are tried first
   */
  findKillingCase(rules: Rules, likely: Verdict): string | null;
  close(): void;
}

/** @param now milliseconds since the epoch: the instant at which all cases run */
export function createMutantKiller(now: number, rules: Rules): MutantKiller {
  let current = rules;
  const store = openStore({
    projectId: embeddedProjectId,
    file: ':memory:',
    rules: { decide: (access, world) => current.decide(access, world) },
    now: () => now,
  });
  const cases = prepareCases(store, now);
  return {
    findKillingCase: (mutated, likely) => {
      current = mutated;
      const ordered = cases.toSorted((a, b) => Number(b.expected === likely) - Number(a.expected === likely));
      for (const { title, expected, verdict, reset } of ordered) {
        const found = verdict();
        if (found === 'allowed') reset();
        if (found !== expected) return title;
      }
      return null;
    },
    close: () => store.close(),
  };
}
