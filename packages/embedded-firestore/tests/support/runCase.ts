/** How one case runs on a store over HTTP. */
import { type ConformanceCase, createCaseContext } from './case.ts';
import type { CaseContext } from './caseContext.ts';
import { type ComparableAnswer, callStore } from './comparableAnswer.ts';
import { type RestCall, type RestWrite, type StoreConnection, seedStore, sendCall } from './restCalls.ts';

const build = <Part>(part: Part | ((at: CaseContext) => Part), at: CaseContext): Part =>
  typeof part === 'function' ? (part as (at: CaseContext) => Part)(at) : part;

export const buildCall = ({ call }: ConformanceCase, at: CaseContext): RestCall => build(call, at);
export const buildSeeds = ({ before = [] }: ConformanceCase, at: CaseContext): readonly RestWrite[] =>
  build(before, at);
export const buildDeletions = ({ after = [] }: ConformanceCase, at: CaseContext): readonly RestWrite[] =>
  build(after, at);

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
 * Runs one case against a database in which it has not run before. Whatever a store refuses leaves the documents it names
 * as they were.
 * @param index its place in its table, which no other case of the database has
 */
export async function runCase(
  site: StoreConnection,
  one: ConformanceCase,
  index: number,
  now: number,
): Promise<ComparableAnswer> {
  try {
    return await callCase(site, one, index, now);
  } finally {
    await seedStore(site, buildDeletions(one, createCaseContext(index, now)));
  }
}

async function callCase(
  site: StoreConnection,
  one: ConformanceCase,
  index: number,
  now: number,
): Promise<ComparableAnswer> {
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
