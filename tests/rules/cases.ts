/** All reads and writes that are tried, and how one is: on Google's emulator and on the embedded store alike. */
import { atOf, type Case } from './case.ts';
import { fieldCases } from './fieldCases.ts';
import { readCases } from './readCases.ts';
import { receiptCases } from './receiptCases.ts';
import { requestCases } from './requestCases.ts';
import { type Site, seed, type Verdict, verdictOf } from './rest.ts';

export const cases: readonly Case[] = [...fieldCases, ...requestCases, ...receiptCases, ...readCases];

/** Runs one case, by its place in `cases`, against a database in which it has not run before. */
export async function run(site: Site, index: number, now: number): Promise<Verdict> {
  const { before, call, unserved } = cases[index]!;
  const at = atOf(index, now);
  await seed(site, before?.(at) ?? []);
  return verdictOf(site, call(at), unserved ? [403, 400, 501] : [403]);
}
