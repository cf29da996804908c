/** docs/machines matches the machines: charts, runs, counts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMachineDocuments, isIgnoredDocument } from '../../tools/charts/documents.ts';
import { listProjectFiles } from '../../tools/cli/init/projectFiles.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'machines');
const stale = 'is not fresh: npm run machines draw';
/** Files that the coverage and mutation runs write. */
const others = ['coverage.actors.json', 'coverage.browser.json', 'mutants.md'];

describe('§4 docs/machines', () => {
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    files = await createMachineDocuments(() => {});
  });

  it('holds the current Mermaid of each machine, and the list of them', () => {
    // A checkout on Windows may end its lines with CRLF.
    for (const [name, text] of [...files].filter(([each]) => !isIgnoredDocument(each)))
      expect(
        readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n') === text
          ? name
          : `${name} ${stale}`,
      ).toBe(name);
  });

  it('holds no unexpected file', () => {
    expect(readdirSync(folder).filter((name) => !files.has(name) && !others.includes(name))).toEqual([]);
  });

  it('gives the SVG and the runs of each machine to who draws them, and commits neither', () => {
    const drawn = [...files].filter(([name]) => isIgnoredDocument(name));
    const machines = [...files.keys()].filter((name) => name.endsWith('.mmd'));
    expect(drawn).toHaveLength(2 * machines.length);
    for (const [name, text] of drawn)
      expect([name, text.slice(0, 4)]).toEqual([
        name,
        name.endsWith('.svg') ? '<svg' : expect.stringMatching(/\S/),
      ]);
    expect(
      listProjectFiles().filter((file) => file.startsWith('docs/machines/') && isIgnoredDocument(file)),
    ).toEqual([]);
  });
});
