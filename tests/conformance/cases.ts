/** All that is asked of a store, of Google's emulator and of the embedded one alike, and how. */

import { type At, atOf, type Case } from './case.ts';
import { countCases } from './cases/countCases.ts';
import { documentCases } from './cases/documentCases.ts';
import { errorCases } from './cases/errorCases.ts';
import { feedbackCases } from './cases/feedbackCases.ts';
import { fieldCases } from './cases/fieldCases.ts';
import { filterCases } from './cases/filterCases.ts';
import { hostileNameCases } from './cases/hostileNameCases.ts';
import { hostileReadCases } from './cases/hostileReadCases.ts';
import { hostileWriteCases } from './cases/hostileWriteCases.ts';
import { nameCases } from './cases/nameCases.ts';
import { orderCases } from './cases/orderCases.ts';
import { readCases } from './cases/readCases.ts';
import { receiptCases } from './cases/receiptCases.ts';
import { requestCases } from './cases/requestCases.ts';
import { staffCases } from './cases/staffCases.ts';
import { typeCases } from './cases/typeCases.ts';
import { valueCases } from './cases/valueCases.ts';
import { writeCases } from './cases/writeCases.ts';
import { type Answer, ask } from './comparableAnswer.ts';
import { type Call, type Site, seed, send, type Write } from './restCalls.ts';

const built = <Part>(part: Part | ((at: At) => Part), at: At): Part =>
  typeof part === 'function' ? (part as (at: At) => Part)(at) : part;

export const callOf = ({ call }: Case, at: At): Call => built(call, at);
export const seedsOf = ({ before = [] }: Case, at: At): readonly Write[] => built(before, at);

/** What the public may try of the rules, and staff. */
const ofRules: readonly Case[] = [
  ...fieldCases,
  ...typeCases,
  ...requestCases,
  ...receiptCases,
  ...feedbackCases,
  ...readCases,
  ...hostileWriteCases,
  ...hostileReadCases,
  ...hostileNameCases,
  ...staffCases,
];

/** Of the public, and not to be allowed. */
export const isHostile = ({ expected, as }: Case): boolean => expected !== 'allowed' && as === undefined;

/** A token of the case's own says already who calls. */
const hasToken = (one: Case): boolean => callOf(one, atOf(0, 0)).authorization !== undefined;

/** Each hostile case once more, by somebody who signed in and was granted nothing: it stays as it is. */
export const signedInCases: readonly Case[] = ofRules
  .filter((one) => isHostile(one) && !hasToken(one))
  .map((one) => ({ ...one, title: `signed in, ${one.title}`, as: 'signedIn' }));

export const rulesCases: readonly Case[] = [...ofRules, ...signedInCases];

/** What the store does, as staff see it. */
export const storeCases: readonly Case[] = [
  ...writeCases,
  ...valueCases,
  ...nameCases,
  ...documentCases,
  ...filterCases,
  ...orderCases,
  ...countCases,
  ...errorCases,
];

export const cases: readonly Case[] = [...rulesCases, ...storeCases];

/** The worlds that a site has been given already. */
const worlds = new WeakMap<Site, Set<string>>();

const readBy = (paths: readonly unknown[]): Call => ({ at: ':batchGet', body: { documents: paths } });

/** The documents that a commit names, each once. */
export function namedIn({ at, body }: Call): readonly unknown[] {
  if (at !== ':commit' || typeof body !== 'object' || body === null || !('writes' in body)) return [];
  const names = (body.writes as readonly (Write | null)[]).flatMap((write) => {
    const name = write?.delete ?? (write?.update as { readonly name?: unknown } | undefined)?.name;
    return typeof name === 'object' && name !== null && 'path' in name ? [JSON.stringify(name)] : [];
  });
  return [...new Set(names)].map((name) => JSON.parse(name));
}

/** A call with the time of a document's last change in the place of `{ updateTimeOf: path }`. */
async function timed(site: Site, call: Call, { own }: At): Promise<Call> {
  const body = JSON.stringify(call.body) ?? '';
  const [placeholder, path] = /\{"updateTimeOf":"([^"]+)"\}/.exec(body) ?? [];
  if (placeholder === undefined) return call;
  const read = await send(site, { verb: 'GET', at: `/${path}` }, 'staff', own);
  const { updateTime } = (await read.json()) as { readonly updateTime: string };
  return { ...call, body: JSON.parse(body.replace(placeholder, JSON.stringify(updateTime))) };
}

/**
 * Runs one case, by its place in `cases`, against a database in which it has not run before. Whatever a store refuses
 * leaves the documents it names as they were.
 */
export async function run(site: Site, index: number, now: number): Promise<Answer> {
  const one = cases[index]!;
  const own = atOf(index, now);
  const at = one.world === undefined ? own : { ...own, own: `Cases/${one.world}` };
  const { as = 'public', expected, differs, reads } = one;
  const wantsVerdict = [expected, differs?.emulator].includes('allowed');
  const made = worlds.get(site) ?? new Set();
  worlds.set(site, made);
  if (one.world === undefined || !made.has(one.world)) await seed(site, seedsOf(one, at), at.own);
  if (one.world !== undefined) made.add(one.world);
  const call = await timed(site, callOf(one, at), at);

  const named = namedIn(call);
  const before = named.length === 0 ? null : await ask(site, readBy(named), 'staff', at);
  const answer = await ask(site, call, as, at, wantsVerdict);
  if (before !== null && typeof answer === 'string' && answer !== 'allowed') {
    const after = await ask(site, readBy(named), 'staff', at);
    if (JSON.stringify(after) !== JSON.stringify(before))
      throw new Error(`${answer}, and yet it changed what is stored.`);
  }
  if (reads === undefined || typeof answer === 'string') return answer;
  const stored = await ask(site, readBy(reads.map((path) => ({ path }))), 'staff', at);
  return { ...answer, ...(stored as object) } as Answer;
}
