/**
 * Whether a commit of staff writes to the register of issued documents. Staff of this store bypass the rules, but not there: the rules
 * judge such a commit as that of an account with the staff claim.
 */
import { isPlainObject } from '../../packages/embedded-firestore/src/protocol/index.ts';
import type { Auth } from '../../packages/embedded-firestore/src/rules/index.ts';
import { documentCollections } from '../../src/firestore/collections.ts';
import { tryParseJson } from '../../src/lib/readFields.ts';
import { siteDatabase } from '../ops/siteStore.ts';

/** What the rules see of staff who may not bypass them. */
export const staffAccount: Auth = { uid: 'staff', token: new Map([['staff', true]]) };

const registerPaths: ReadonlySet<string> = new Set(
  Object.values(documentCollections).map(({ path }) => path),
);

/** As the store reads it. A name that it does not read counts as one of the register. */
function namesRegister(name: unknown): boolean {
  try {
    return registerPaths.has(siteDatabase.parseDocument(name).parent);
  } catch {
    return true;
  }
}

/** The documents that a write names, in every place where Firestore reads a name; null for what is no write. */
function listWrittenNames(write: unknown): readonly unknown[] | null {
  if (!isPlainObject(write)) return null;
  const names = [
    ...(write.update === undefined ? [] : [isPlainObject(write.update) ? write.update.name : null]),
    ...(write.transform === undefined
      ? []
      : [isPlainObject(write.transform) ? write.transform.document : null]),
    ...[write.delete, write.verify].filter((name) => name !== undefined),
  ];
  return names.length > 0 ? names : null;
}

/** @param body of a commit; one that cannot be read counts as a write to the register, and the store reports it */
export function writesRegister(body: string): boolean {
  const commit = tryParseJson(body);
  if (!isPlainObject(commit) || !Array.isArray(commit.writes)) return true;
  return commit.writes.some((write) => listWrittenNames(write)?.some(namesRegister) ?? true);
}
