/** Every case that runs on Google's emulator and on the embedded store alike, and how it runs. */

import { countCases } from '../../packages/embedded-firestore/tests/conformance/cases/countCases.ts';
import { documentCases } from '../../packages/embedded-firestore/tests/conformance/cases/documentCases.ts';
import { errorCases } from '../../packages/embedded-firestore/tests/conformance/cases/errorCases.ts';
import { filterCases } from '../../packages/embedded-firestore/tests/conformance/cases/filterCases.ts';
import { nameCases } from '../../packages/embedded-firestore/tests/conformance/cases/nameCases.ts';
import { orderCases } from '../../packages/embedded-firestore/tests/conformance/cases/orderCases.ts';
import { valueCases } from '../../packages/embedded-firestore/tests/conformance/cases/valueCases.ts';
import { writeCases } from '../../packages/embedded-firestore/tests/conformance/cases/writeCases.ts';
import {
  type ConformanceCase,
  createCaseContext,
} from '../../packages/embedded-firestore/tests/support/case.ts';
import type { CaseContext } from '../../packages/embedded-firestore/tests/support/caseContext.ts';
import {
  type ComparableAnswer,
  callStore,
} from '../../packages/embedded-firestore/tests/support/comparableAnswer.ts';
import {
  type RestCall,
  type RestWrite,
  type StoreConnection,
  seedStore,
  sendCall,
} from '../../packages/embedded-firestore/tests/support/restCalls.ts';
import { feedbackCases } from './cases/feedbackCases.ts';
import { fieldCases } from './cases/fieldCases.ts';
import { hostileNameCases } from './cases/hostileNameCases.ts';
import { hostileReadCases } from './cases/hostileReadCases.ts';
import { hostileWriteCases } from './cases/hostileWriteCases.ts';
import { readCases } from './cases/readCases.ts';
import { receiptCases } from './cases/receiptCases.ts';
import { requestCases } from './cases/requestCases.ts';
import { staffCases } from './cases/staffCases.ts';
import { typeCases } from './cases/typeCases.ts';

const build = <Part>(part: Part | ((at: CaseContext) => Part), at: CaseContext): Part =>
  typeof part === 'function' ? (part as (at: CaseContext) => Part)(at) : part;

export const buildCall = ({ call }: ConformanceCase, at: CaseContext): RestCall => build(call, at);
export const buildSeeds = ({ before = [] }: ConformanceCase, at: CaseContext): readonly RestWrite[] =>
  build(before, at);

/** Cases of the rules: calls that the public or staff may try. */
const ownRulesCases: readonly ConformanceCase[] = [
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

/** Whether a case is a call of the public that must not be allowed. */
export const isHostile = ({ expected, as }: ConformanceCase): boolean =>
  expected !== 'allowed' && as === undefined;

/** Whether a case has a token of its own, which names its caller already. */
const hasToken = (one: ConformanceCase): boolean =>
  buildCall(one, createCaseContext(0, 0)).authorization !== undefined;

/** Each hostile case again, by a signed-in caller without any claim: the expected answer stays the same. */
export const signedInCases: readonly ConformanceCase[] = ownRulesCases
  .filter((one) => isHostile(one) && !hasToken(one))
  .map((one) => ({ ...one, title: `signed in: ${one.title}`, as: 'signedIn' }));

export const rulesCases: readonly ConformanceCase[] = [...ownRulesCases, ...signedInCases];

/** Cases of the store's behavior, as staff see it. */
export const storeCases: readonly ConformanceCase[] = [
  ...writeCases,
  ...valueCases,
  ...nameCases,
  ...documentCases,
  ...filterCases,
  ...orderCases,
  ...countCases,
  ...errorCases,
];

export const cases: readonly ConformanceCase[] = [...rulesCases, ...storeCases];

/** The shared documents that a site has already. */
const seededNames = new WeakMap<StoreConnection, Set<string>>();

const createRead = (paths: readonly unknown[]): RestCall => ({ at: ':batchGet', body: { documents: paths } });

/** The distinct documents that a commit names. */
export function findNamedDocuments({ at, body }: RestCall): readonly unknown[] {
  if (at !== ':commit' || typeof body !== 'object' || body === null || !('writes' in body)) return [];
  const names = (body.writes as readonly (RestWrite | null)[]).flatMap((write) => {
    const name = write?.delete ?? (write?.update as { readonly name?: unknown } | undefined)?.name;
    return typeof name === 'object' && name !== null && 'path' in name ? [JSON.stringify(name)] : [];
  });
  return [...new Set(names)].map((name) => JSON.parse(name));
}

/** A call with the time of a document's last change in the place of `{ updateTimeOf: path }`. */
async function withUpdateTime(
  site: StoreConnection,
  call: RestCall,
  { own }: CaseContext,
): Promise<RestCall> {
  const body = JSON.stringify(call.body) ?? '';
  const [placeholder, path] = /\{"updateTimeOf":"([^"]+)"\}/.exec(body) ?? [];
  if (placeholder === undefined) return call;
  const read = await sendCall(site, { verb: 'GET', at: `/${path}` }, 'staff', own);
  const { updateTime } = (await read.json()) as { readonly updateTime: string };
  return { ...call, body: JSON.parse(body.replace(placeholder, JSON.stringify(updateTime))) };
}

/**
 * Runs one case, by its place in `cases`, against a database in which it has not run before. Whatever a store refuses
 * leaves the documents it names as they were.
 */
export async function runCase(site: StoreConnection, index: number, now: number): Promise<ComparableAnswer> {
  const one = cases[index]!;
  const own = createCaseContext(index, now);
  const at = one.sharedSeedName === undefined ? own : { ...own, own: `Cases/${one.sharedSeedName}` };
  const { as = 'public', expected, differs, reads } = one;
  const wantsVerdict = [expected, differs?.emulator].includes('allowed');
  const seeded = seededNames.get(site) ?? new Set();
  seededNames.set(site, seeded);
  if (one.sharedSeedName === undefined || !seeded.has(one.sharedSeedName))
    await seedStore(site, buildSeeds(one, at), at.own);
  if (one.sharedSeedName !== undefined) seeded.add(one.sharedSeedName);
  const call = await withUpdateTime(site, buildCall(one, at), at);

  const namedDocuments = findNamedDocuments(call);
  const before =
    namedDocuments.length === 0 ? null : await callStore(site, createRead(namedDocuments), 'staff', at);
  const answer = await callStore(site, call, as, at, wantsVerdict);
  if (before !== null && typeof answer === 'string' && answer !== 'allowed') {
    const after = await callStore(site, createRead(namedDocuments), 'staff', at);
    if (JSON.stringify(after) !== JSON.stringify(before))
      throw new Error(`${answer}, and yet it changed what is stored.`);
  }
  if (reads === undefined || typeof answer === 'string') return answer;
  const stored = await callStore(site, createRead(reads.map((path) => ({ path }))), 'staff', at);
  return { ...answer, ...(stored as object) } as ComparableAnswer;
}
