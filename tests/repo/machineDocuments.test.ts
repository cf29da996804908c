/** docs/machines matches the machines: charts, runs, counts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMachineDocuments } from '../../tools/charts/documents.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'machines');
const stale = 'is not fresh: npm run machines:draw';
/** Files that the coverage and mutation runs write. */
const others = ['coverage.actors.json', 'coverage.browser.json', 'mutants.md'];

describe('§4 docs/machines', () => {
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    files = await createMachineDocuments(() => {});
  });

  it('holds the current chart, diagram and runs of each machine', () => {
    for (const [name, text] of files)
      expect(readFileSync(join(folder, name), 'utf8') === text ? name : `${name} ${stale}`).toBe(name);
  });

  it('holds no unexpected file', () => {
    expect(readdirSync(folder).filter((name) => !files.has(name) && !others.includes(name))).toEqual([]);
  });
});
