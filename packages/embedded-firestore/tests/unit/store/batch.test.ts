/** Concurrent commits go to the disk together, and each gets its own answer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileRules } from '../../../src/rules/compile.ts';
import { createBatch } from '../../../src/store/batch.ts';
import { openDocumentStore } from '../../../src/store/documents.ts';
import { openStore } from '../../../src/store.ts';
import { toRulesFile } from '../../support/judge.ts';
import { createTempDirectory } from '../../support/tempDirectory.ts';

const documentsRoot = 'projects/demo-project/databases/(default)/documents';
const path = `/v1/${documentsRoot}:commit`;

/** A note is created with the entry of a list that names it, and neither is ever changed. */
const rules = compileRules(
  toRulesFile(`
    match /Sample/Notes/list/{id} { allow create: if request.resource.data.text is string; }
    match /Sample/Entries/list/{id} {
      allow create: if !exists(/databases/$(database)/documents/Sample/Notes/list/$(id))
        && existsAfter(/databases/$(database)/documents/Sample/Notes/list/$(id));
    }`),
);

/** A commit of a note and its entry. */
const createBody = (id: string, text: string): string =>
  JSON.stringify({
    writes: [
      {
        update: { name: `${documentsRoot}/Sample/Notes/list/${id}`, fields: { text: { stringValue: text } } },
      },
      { update: { name: `${documentsRoot}/Sample/Entries/list/${id}`, fields: {} } },
    ],
  });

describe('concurrent commits', () => {
  it('runs concurrent commits in batches up to the limit, in the order in which they arrive', async () => {
    const batches: string[][] = [];
    const act = createBatch((items: readonly string[]) => {
      batches.push([...items]);
      return items.map((item) => item.toUpperCase());
    }, 3);
    const first = [...'abcde'].map((item) => act(item));
    expect(batches).toEqual([]);
    expect(await Promise.all(first)).toEqual([...'ABCDE']);
    expect(await act('f')).toBe('F');
    expect(batches).toEqual([['a', 'b', 'c'], ['d', 'e'], ['f']]);
  });

  it('a refused commit leaves the others stored, and the store reports each new record once', async () => {
    const created: string[] = [];
    const store = openStore({
      projectId: 'demo-project',
      file: ':memory:',
      rules,
      now: () => 0,
      created: (collection) => created.push(collection),
    });
    const [first, other] = [createBody('a', 'Sample'), createBody('b', 'Sample')];
    const another = createBody('a', 'Other');
    const calls = [first, '{', another, other, first];
    const statuses = await Promise.all(
      calls.map(
        async (body) => (await store.answerBatched({ method: 'POST', path, body, staff: false })).status,
      ),
    );
    expect(statuses).toEqual([200, 400, 403, 200, 403]);
    expect(created.toSorted()).toEqual([
      ...Array(2).fill('Sample/Entries/list'),
      ...Array(2).fill('Sample/Notes/list'),
    ]);
    store.close();
  });
});

describe('transactions', () => {
  it('rolls back a failed transaction within another alone, and both if the error passes on', () => {
    const documents = openDocumentStore(':memory:');
    const put = (id: string): void =>
      documents.put({ parent: 'a', id, fields: '{}', created: 1, updated: 1 });
    const fail = (): void => {
      put('undone');
      throw new Error('no');
    };
    documents.transaction(() => {
      put('before');
      expect(() => documents.transaction(fail)).toThrow('no');
      put('after');
    });
    expect([...documents.scan('a', '')].map(({ id }) => id)).toEqual(['after', 'before']);
    expect(() => documents.transaction(() => documents.transaction(fail))).toThrow('no');
    expect(documents.get({ parent: 'a', id: 'undone' })).toBeNull();
    documents.close();
  });
});

describe('a deleted record', () => {
  it('leaves nothing of a deleted record in the files of the store, while it is open and after', () => {
    const directory = createTempDirectory();
    const file = join(directory, 'store.sqlite');
    const documents = openDocumentStore(file);
    const word = 'Zxqv-planted-name';
    const holds = (): boolean =>
      ['', '-wal', '-shm'].some((part) => contentOf(`${file}${part}`).includes(word));
    const parent = 'Sample/Notes/list';
    const one = { parent, id: '4abc', created: 1, updated: 1 };
    for (const text of [word, `${word} ${'and more '.repeat(1_000)}`, 'changed'])
      documents.transaction(() => documents.put({ ...one, fields: JSON.stringify({ text }) }));
    expect(holds()).toBe(true);
    documents.transaction(() => documents.remove(one));
    expect(holds()).toBe(false);
    documents.close();
    expect(holds()).toBe(false);
  });
});

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
