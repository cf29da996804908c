/** The cost of an import grows in proportion to its file, whatever the file holds. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { readInitialContent } from '../../../../server/content/initialContent.ts';
import { readContent } from '../../../../server/content/readContent.ts';
import { findRepeatedKeys } from '../../../../server/content/repeatedKeys.ts';
import { findRecordProblems } from '../../../../src/content/schema/recordSchema.ts';
import { importContent } from '../../../../tools/cli/content/importContent.ts';
import { createEmptyClient } from '../../../../tools/cli/lib/storeClient.ts';
import { createTempDirectory, writeFiles } from '../../../support/server/runningServer.ts';

const steps = Object.getPrototypeOf([][Symbol.iterator]()) as { next: () => unknown };

/** Counts the steps of array iterators during a call: copying a list takes one step for each entry. */
function stepsOf(act: () => void): number {
  const { next } = steps;
  let count = 0;
  onTestFinished(() => {
    steps.next = next;
  });
  steps.next = function (this: unknown) {
    count += 1;
    return next.call(this);
  };
  act();
  steps.next = next;
  return count;
}

const files: readonly (readonly [string, (size: number) => string])[] = [
  ['one field repeated', (size) => `[{${Array(size).fill('"a":1').join()}}]`],
  [
    'many fields repeated',
    (size) => `[{${Array.from({ length: size }, (_, i) => `"a${i}":1,"a${i}":1`).join()}}]`,
  ],
  ['a field repeated at every depth', (size) => `[${'{"a":1,"a":'.repeat(size)}1${'}'.repeat(size)}]`],
  ['a field repeated in many records', (size) => `[${Array(size).fill('{"a":1,"a":1}').join()}]`],
];

describe('findRepeatedKeys', () => {
  it.each(files)('takes steps in proportion to the length of a file with %s', (_, fileOf) => {
    const [small, large] = [1_000, 4_000].map((size) => {
      const text = fileOf(size);
      return stepsOf(() => void findRepeatedKeys(text)) + 1_000;
    });
    expect(large! / small!).toBeLessThanOrEqual(4);
  });

  it('returns a field once, however often it is repeated', () => {
    expect(findRepeatedKeys(`[{${Array(2_000).fill('"a":1').join()}}]`)).toEqual(
      new Map([[0, new Set(['a'])]]),
    );
  });
});

describe('an import with thousands of mistakes', () => {
  const write = (): string => {
    const folder = createTempDirectory();
    writeFiles(folder, { 'News_List.json': JSON.stringify(Array(3_000).fill(1)) });
    return folder;
  };
  const last = '... and 2,900 more.';

  it('prints the first hundred mistakes and the number of the others', async () => {
    const [printed, errors]: [string[], string[]] = [[], []];
    const done = importContent({
      content: readContent(write()),
      client: createEmptyClient('none'),
      isDryRun: true,
      now: 0,
      print: (line) => printed.push(line),
      printError: (line) => errors.push(line),
    });
    await expect(done).rejects.toThrow('3,000 problems: nothing was written.');
    expect([errors.length, errors.at(-1)]).toEqual([101, last]);
  });

  it('names a hundred unknown fields of a record, and the number of the others', () => {
    const record = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`a${i}`, 1]));
    const unknown = findRecordProblems('news', { id: 'a', ...record }).filter(({ code }) =>
      code.endsWith('nknown'),
    );
    expect([unknown.length, unknown.at(-1)]).toEqual([
      100,
      { field: 'a99', entry: null, part: '', code: 'manyUnknown', values: { more: 4_900 } },
    ]);
  });

  it('ends the error of a new store about its content with the number of mistakes left out', () => {
    expect(() => readInitialContent(write(), 0)).toThrow(last);
  });
});
