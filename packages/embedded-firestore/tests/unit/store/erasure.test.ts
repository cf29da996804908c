/** Deleted documents leave the store's files to the last byte, also where a page that was split has an older copy of them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DocumentStore, openDocumentStore } from '../../../src/store/documents.ts';
import { createTempDirectory } from '../../support/tempDirectory.ts';

const parent = 'Sample/Notes/list';
const count = 3_000;
const nameOf = (at: number): string => `Planted${at}Surname`;
const isDeleted = (at: number): boolean => at % 3 > 0;

/** The same ids in each run, in no order, so that pages are split anywhere. */
const idOf = (at: number): string => createHash('sha256').update(String(at)).digest('hex').slice(0, 36);

/** Creates 3,000 documents, then deletes two thirds of them, 50 in a transaction. */
function fill(store: DocumentStore): void {
  for (let from = 0; from < count; from += 50)
    store.transaction(() => {
      for (let at = from; at < from + 50; at += 1)
        store.put({
          parent,
          id: idOf(at),
          fields: `{"lname":{"stringValue":"${nameOf(at)}"},"purpose":{"stringValue":"${'a'.repeat(at % 400)}"}}`,
          created: 1,
          updated: 1,
        });
    });
  const deleted = Array.from({ length: count }, (_, at) => at).filter(isDeleted);
  for (let from = 0; from < deleted.length; from += 50)
    store.transaction(() => {
      for (const at of deleted.slice(from, from + 50)) store.remove({ parent, id: idOf(at) });
    });
}

/** The names of deleted documents, and the number of others, that stand in any file of a directory. */
function findNames(directory: string): { readonly deleted: readonly string[]; readonly kept: number } {
  const bytes = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
  const found = new Set(bytes.match(/Planted\d+Surname/g));
  const numbers = [...found].map((name) => Number(/\d+/.exec(name)?.[0]));
  return {
    deleted: numbers.filter(isDeleted).map(nameOf),
    kept: numbers.filter((at) => !isDeleted(at)).length,
  };
}

const cleaned = { deleted: [], kept: count / 3 };

describe('the erasure of deleted documents', () => {
  it('removes copies that SQLite leaves in the free space of pages, and keeps every other document', () => {
    const dataDir = createTempDirectory();
    const store = openDocumentStore(join(dataDir, 'store.sqlite'));
    fill(store);
    expect(findNames(dataDir).deleted.length).toBeGreaterThan(0);
    expect(store.eraseDeleted()).toBe(true);
    expect(findNames(dataDir)).toEqual(cleaned);
    expect([...store.scan(parent, '')]).toHaveLength(count / 3);
    store.close();
  });

  it('happens when the store is closed', () => {
    const dataDir = createTempDirectory();
    const store = openDocumentStore(join(dataDir, 'store.sqlite'));
    fill(store);
    store.close();
    expect(findNames(dataDir)).toEqual(cleaned);
  });

  it('leaves nothing deleted in a copy that is made before it', () => {
    const [dataDir, copies] = [createTempDirectory(), createTempDirectory()];
    const store = openDocumentStore(join(dataDir, 'store.sqlite'));
    fill(store);
    store.backup(join(copies, 'copy.sqlite'));
    expect(findNames(copies)).toEqual(cleaned);
    store.close();
  });

  it('rewrites the file once for all deletions, and not at all without one', () => {
    const dataDir = createTempDirectory();
    const file = join(dataDir, 'store.sqlite');
    let deletions = 0;
    const store = openDocumentStore(file, { deleted: () => (deletions += 1) });
    fill(store);
    expect(deletions).toBe((count * 2) / 3 / 50);
    const before = readFileSync(file).length;
    store.eraseDeleted();
    const after = readFileSync(file);
    expect(after.length).toBeLessThan(before / 2);
    store.eraseDeleted();
    store.close();
    expect(readFileSync(file).equals(after)).toBe(true);
  });

  it('is not due after a deletion that was rolled back', () => {
    const dataDir = createTempDirectory();
    const store = openDocumentStore(join(dataDir, 'store.sqlite'));
    store.transaction(() => store.put({ parent, id: 'a', fields: '{}', created: 1, updated: 1 }));
    const failing = (): void =>
      store.transaction(() => {
        store.remove({ parent, id: 'a' });
        throw new Error('Rolled back.');
      });
    expect(failing).toThrow('Rolled back.');
    expect(store.note('rewrite-due')).toBeNull();
    store.close();
  });
});
