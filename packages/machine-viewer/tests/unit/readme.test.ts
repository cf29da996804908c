/** Runs the worked example of README.md unchanged; the tests that it defines are tests of this file. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import * as model from '../../src/model/index.ts';
import * as vitestEntry from '../../src/vitest/index.ts';
import { registeredUpload } from '../support/registeredUpload.ts';

const folder = join(import.meta.dirname, '../..');
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/```ts\r?\n([\s\S]*?)```/g)].map(([, code = '']) => code);

const directory = mkdtempSync(join(tmpdir(), 'machine-viewer-readme-'));
afterAll(() => rmSync(directory, { recursive: true }));

const file = join(directory, 'upload.example.ts');
writeFileSync(
  file,
  (blocks[1] ?? '')
    .replace(/'machine-viewer\/(model|vitest)'/g, (_, entry) => `'${folder}/src/${entry}/index.ts'`)
    .replace("'./upload.ts'", `'${folder}/tests/support/upload.ts'`),
);
await import(pathToFileURL(file).href);

describe('README.md', () => {
  it('has an example of two files, whose machine is the sample machine of the tests', () => {
    expect(blocks).toHaveLength(2);
    expect(blocks[0]).toBe(readFileSync(join(folder, 'tests/support/upload.ts'), 'utf8'));
  });

  it('counts the mutants of the example', () => {
    const { length } = model.createMutants(registeredUpload);
    const [, made, noticed] = /makes (\d+) mutants[\s\S]*?notice (\d+) of them/.exec(readme) ?? [];
    expect([Number(made), Number(noticed)]).toEqual([length, length - 1]);
  });

  it('names only what the entries export, in its tables', () => {
    const [, tables = ''] = readme.split('## What the entries have');
    const [entries = ''] = tables.split('## Limits');
    const [ofModel = '', ofVitest = ''] = entries.split('`machine-viewer/vitest` runs in Node');
    const namesIn = (table: string) =>
      [...table.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell = '']) =>
        cell.replaceAll('`', '').split(', '),
      );
    const isType = (name: string) => /^[A-Z]/.test(name);
    expect(namesIn(ofModel).filter((name) => !isType(name) && !(name in model))).toEqual([]);
    expect(namesIn(ofVitest).filter((name) => !(name in vitestEntry))).toEqual([]);
  });
});
