/** Staff's client on a store in memory, whose answers a test may hold back or lose. */
import { openStore } from '../../../packages/embedded-firestore/src/index.ts';
import { siteDatabase, siteStoreOptions } from '../../../server/ops/siteStore.ts';
import { toFailureCode } from '../../../src/staff-core/commit.ts';
import type { FirestoreRestClient } from '../../../src/staff-core/restClient.ts';
import { noRules } from '../../../tools/cli/lib/storeClient.ts';

interface MemoryClient extends FirestoreRestClient {
  readonly close: () => void;
}

/** @param now epoch ms */
export function createMemoryClient(now: number): MemoryClient {
  const store = openStore({ ...siteStoreOptions, file: ':memory:', rules: noRules, now: () => now });
  return {
    root: siteDatabase.root,
    isIndexed: false,
    close: () => store.close(),
    post: async (call, body) => {
      const path = encodeURI(`/v1/${siteDatabase.root}${call}`);
      const answer = store.answer({ method: 'POST', path, body: JSON.stringify(body), staff: true });
      const json = JSON.parse(answer.text) as { readonly error?: { readonly status: string } };
      if (answer.status === 200) return json;
      throw Object.assign(new Error(answer.text), { code: toFailureCode(json.error?.status ?? '') });
    },
  };
}

/** What becomes of one call of an actor. */
type Fate = 'answered' | 'lost before the store' | 'lost after the store';

interface Choice {
  readonly actor: number;
  readonly fate: Fate;
}

interface InterleavingOptions {
  /** Calls of all actors whose request or answer is lost, at most. */
  readonly losses: number;
}

/**
 * Runs actors against stores of their own in every order of their calls, and with every loss of a call, and looks at each end.
 * An actor is a person who presses until it works.
 *
 * @returns the number of runs
 */
export async function searchInterleavings(
  createRun: () => {
    readonly client: MemoryClient;
    readonly prepare: () => Promise<void>;
    readonly actors: readonly ((client: FirestoreRestClient) => Promise<unknown>)[];
    readonly inspect: (path: string) => Promise<void>;
  },
  { losses }: InterleavingOptions,
): Promise<number> {
  let runs = 0;
  const pending: number[][] = [[]];
  while (pending.length > 0) {
    const prefix = pending.pop()!;
    runs += 1;
    const { client, prepare, actors, inspect } = createRun();
    await prepare();
    const taken: Choice[] = [];
    const waiting = new Map<number, (fate: Fate) => void>();
    let running = actors.length;
    let wake = () => {};
    const settle = () => {
      running -= 1;
      wake();
    };
    const clientOf = (actor: number): FirestoreRestClient => ({
      ...client,
      post: (call, body) => {
        const turn = new Promise<Fate>((resolve) => waiting.set(actor, resolve));
        settle();
        return turn.then(async (fate) => {
          if (fate === 'lost before the store')
            throw Object.assign(new Error('lost'), { code: 'unreachable' });
          const answer = await client.post(call, body);
          if (fate === 'lost after the store')
            throw Object.assign(new Error('lost'), { code: 'unreachable' });
          return answer;
        });
      },
    });
    const ends = actors.map((act, actor) => act(clientOf(actor)).finally(settle));
    for (;;) {
      // Every actor waits for a call of its own, or is done.
      while (running > 0) await new Promise<void>((resolve) => (wake = resolve));
      if (waiting.size === 0) break;
      const lost = taken.filter(({ fate }) => fate !== 'answered').length;
      const fates: readonly Fate[] =
        lost < losses ? ['answered', 'lost before the store', 'lost after the store'] : ['answered'];
      const choices = [...waiting.keys()].flatMap((actor) => fates.map((fate): Choice => ({ actor, fate })));
      const at = taken.length;
      const chosen = prefix[at] ?? 0;
      if (at >= prefix.length)
        for (let other = 1; other < choices.length; other += 1)
          pending.push([...taken.map((_, step) => prefix[step] ?? 0), other]);
      const choice = choices[chosen]!;
      taken.push(choice);
      const go = waiting.get(choice.actor)!;
      waiting.delete(choice.actor);
      running += 1;
      go(choice.fate);
    }
    await Promise.all(ends);
    await inspect(taken.map(({ actor, fate }) => `${actor} ${fate}`).join(', '));
    client.close();
  }
  return runs;
}
