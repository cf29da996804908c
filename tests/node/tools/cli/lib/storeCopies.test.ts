/** Copies of the store that are kept longer than the barangay promises are named by the commands that make or need them. */
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatOldCopies } from '../../../../../tools/cli/lib/storeCopies.ts';
import { runScript } from '../../../../support/server/childProcess.ts';
import { createTempDirectory, startTestServer } from '../../../../support/server/runningServer.ts';

const day = 86_400;

/** Writes a file of that age, in days. */
function writeAged(file: string, age: number): void {
  writeFileSync(file, 'a copy');
  const then = Date.now() / 1_000 - age * day;
  utimesSync(file, then, then);
}

async function createStoreWithCopies() {
  const dataDir = createTempDirectory();
  await (await startTestServer({ dataDir, content: null })).close();
  mkdirSync(join(dataDir, 'backups'));
  const inDirectory = (name: string) => join(dataDir, name);
  const old = ['backups/store-a.sqlite', 'store-before-b.sqlite'].map(inDirectory);
  for (const file of old) writeAged(file, 31);
  for (const name of ['backups/store-c.sqlite', 'store-before-d.sqlite']) writeAged(inDirectory(name), 29);
  writeAged(inDirectory('backups/notes.txt'), 90);
  return { dataDir, old };
}

const isFirst = (a: string, b: string): number => (a < b ? -1 : 1);
const namesIn = (text: string): readonly string[] =>
  (text.match(/\/\S+\.sqlite[^\s,]*/g) ?? []).toSorted(isFirst);

describe('§7 copies that are older than 30 days', () => {
  it.each([
    ['npm run store backup', 'tools/cli/store.ts', ['backup']],
    ['npm run requests purge', 'tools/cli/requests.ts', ['purge']],
  ])('%s names each of them, and no other file', async (_, script, args) => {
    const { dataDir, old } = await createStoreWithCopies();
    const { code, error } = await runScript(script, args, { DATA_DIR: dataDir });
    expect(code).toBe(0);
    expect(error).toContain('2 copies are older than 30 days');
    expect(namesIn(error)).toEqual(old.toSorted(isFirst));
  });

  it('names those in the folder that a backup is written to, and no database of another program', async () => {
    const { dataDir, old } = await createStoreWithCopies();
    const folder = createTempDirectory();
    const time = '2026-01-05T09-05-07-123Z';
    const own = [`store-${time}.sqlite`, `store-before-${time}.sqlite`, `store-${time}.sqlite.unfinished`];
    const foreign = ['places.sqlite', 'store-of-music.sqlite', `${time}.sqlite`, `store-${time}.sqlite.txt`];
    for (const name of [...own, ...foreign]) writeAged(join(folder, name), 40);
    const { error } = await runScript('tools/cli/store.ts', ['backup', join(folder, 'tuesday.sqlite')], {
      DATA_DIR: dataDir,
    });
    const inFolder = own.map((name) => join(folder, name));
    expect(namesIn(error)).toEqual([...old, ...inFolder].toSorted(isFirst));
  });

  it('names what a killed backup left among the backups', async () => {
    const { dataDir, old } = await createStoreWithCopies();
    const left = join(dataDir, 'backups', 'sunday.sqlite.unfinished');
    writeAged(left, 40);
    expect(namesIn(formatOldCopies(dataDir, Date.now()) ?? '')).toEqual([...old, left].toSorted(isFirst));
  });

  it('prints the time of a backup and of a purge', async () => {
    const dataDir = createTempDirectory();
    await (await startTestServer({ dataDir, content: null })).close();
    const time = /at \d{4}-\d\d-\d\dT[\d:.]{12}Z/;
    for (const [script, args] of [
      ['tools/cli/store.ts', ['backup']],
      ['tools/cli/requests.ts', ['purge']],
    ] as const)
      expect((await runScript(script, args, { DATA_DIR: dataDir })).out).toMatch(time);
  });
});
