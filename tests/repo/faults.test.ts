/** docs/testing.md: the list of faults fits the code, so that a run of it makes each of them. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faults } from '../faults/faults.ts';

describe('the list of faults', () => {
  it('has 60, each with an id of its own', () => {
    expect(new Set(faults.map(({ id }) => id)).size).toBe(60);
    expect(faults).toHaveLength(60);
  });

  it('has the original text of each once in its file, and another in its place', () => {
    const found = faults.map(({ id, file, original, replacement }) => [
      id,
      readFileSync(file, 'utf8').split(original).length - 1,
      original === replacement,
    ]);
    expect(found).toEqual(faults.map(({ id }) => [id, 1, false]));
  });

  it('names files of tests that exist', () => {
    const missing = faults.flatMap(({ id, tests }) =>
      tests.filter((file) => !existsSync(file)).map((file) => `${id}: ${file}`),
    );
    expect(missing).toEqual([]);
    expect(faults.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });
});
