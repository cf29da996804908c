import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentFileNameOf, contentListNames } from '../../../../server/content/contentFiles.ts';
import { readContent } from '../../../../server/content/readContent.ts';
import { directories } from '../../../../server/http/serve.ts';
import { planImport } from '../../../../src/content/import/importPlan.ts';
import type { ListName } from '../../../../src/content/schema/lists.ts';
import { formTypes } from '../../../../src/form/types.ts';
import { site } from '../../../../src/site.ts';
import { formatContentFile } from '../../../../tools/cli/content/contentFile.ts';
import { runScript } from '../../../support/server/childProcess.ts';
import { projectContent } from '../../../support/server/projectContent.ts';
import {
  createTempDirectory,
  post,
  startTestServer,
  testDocumentsRoot,
  testNow,
  writeFiles,
} from '../../../support/server/runningServer.ts';

const contact = { id: 'desk', status: 'active', name: 'Desk', mobileCon1: '0900 001' };
const name = `${testDocumentsRoot}/${site.root}/EmergencyContact_List/list/desk`;
const write = (records: unknown): Record<string, string> => ({
  'EmergencyContact_List.json': JSON.stringify(records),
});

function directoryOf(files: Readonly<Record<string, string>>): string {
  const directory = createTempDirectory();
  writeFiles(directory, files);
  return directory;
}

describe('§7 the content of a new installation', () => {
  it('loads content on the first start, and not again over later changes', async () => {
    const dataDir = createTempDirectory();
    const content = directoryOf(write([contact]));
    const lines: string[] = [];
    const log = (line: string): void => void lines.push(line);
    const first = await startTestServer({ dataDir, content, log });
    await post(first, ':commit', { writes: [{ delete: name }] }, 'staff');
    await first.close();
    const second = await startTestServer({ dataDir, content, log });
    const { body } = await post(second, ':batchGet', { documents: [name] }, 'staff');
    expect(body).toEqual([{ missing: name, readTime: expect.any(String) }]);
    expect(lines.filter((line) => line.startsWith('Loaded'))).toEqual(['Loaded 1 records into a new store.']);
  });

  it('loads nothing if the content has a mistake, and loads the corrected content at the next start', async () => {
    const dataDir = createTempDirectory();
    const content = directoryOf(write([contact, { ...contact, id: '..' }]));
    await expect(startTestServer({ dataDir, content })).rejects.toThrow("record '..', field 'id'");
    writeFiles(content, write([contact]));
    const server = await startTestServer({ dataDir, content });
    const { body } = await post(server, ':batchGet', { documents: [name] }, 'staff');
    expect(body).toMatchObject([{ found: { name } }]);
  });

  it('refuses to start, and names every mistake in the content', async () => {
    const content = directoryOf(
      write([
        { ...contact, name: 7 },
        { ...contact, colour: 'x' },
      ]),
    );
    const failed = startTestServer({ content });
    await expect(failed).rejects.toThrow("record 'desk', field 'name': must be one line of text.");
    await expect(failed).rejects.toThrow("record 'desk', field 'colour': is not known.");
  });

  it('sets the updated time of a record to the time of the load if its file has none', async () => {
    const content = directoryOf(write([contact, { ...contact, id: 'office', updated: 7 }]));
    const server = await startTestServer({ content });
    const { body } = await post(
      server,
      ':batchGet',
      { documents: [name, name.replace('desk', 'office')] },
      'staff',
    );
    expect(body).toMatchObject([
      { found: { fields: { updated: { integerValue: String(testNow) } } } },
      { found: { fields: { updated: { integerValue: '7' } } } },
    ]);
  });

  it('loads no initial content, and logs nothing, if content was imported before the first start', async () => {
    const dataDir = createTempDirectory();
    const content = directoryOf(write([contact]));
    const { code } = await runScript('tools/cli/content.ts', ['import', content], { DATA_DIR: dataDir });
    const lines: string[] = [];
    const server = await startTestServer({ dataDir, log: (line) => void lines.push(line) });
    const { body } = await post(server, ':batchGet', { documents: [name] }, 'staff');
    expect([code, body, lines]).toEqual([0, [expect.objectContaining({ found: expect.anything() })], []]);
  });
});

describe('§3 the content of the site', () => {
  it('has no mistake, so that a new installation loads it', () => {
    const content = readContent(directories.content);
    expect([content.problems, planImport(content, new Map(), testNow).problems]).toEqual([[], []]);
  });
});

describe.each(projectContent)('§3 the records in %s', (folder) => {
  const ours = readContent(folder);
  const recordsIn = (list: ListName): readonly Readonly<Record<string, unknown>>[] =>
    ours.records.filter((record) => record.list === list).map(({ fields }) => fields);

  it('have no mistake, and their files are formatted as the export writes them', () => {
    const plan = planImport(ours, new Map(), testNow);
    expect([ours.problems, plan.problems, ours.notes, plan.notes]).toEqual([[], [], [], []]);
    for (const list of contentListNames) {
      const records = ours.records.filter((record) => record.list === list);
      const text = readFileSync(join(folder, contentFileNameOf(list)), 'utf8');
      expect([list, text]).toEqual([list, formatContentFile(list, records)]);
    }
  });

  it('have one service for each form type, by slug', () => {
    const slugs = recordsIn('charter').map(({ slug }) => String(slug));
    expect(slugs.sort()).toEqual(
      Object.values(formTypes)
        .map(({ slug }) => slug)
        .sort(),
    );
  });

  it('have a responsible person and a processing time for each step of a service', () => {
    for (const { Procedure, responsible_person, processing_time } of recordsIn('charter')) {
      const steps = (Procedure as readonly string[]).length;
      expect([responsible_person, processing_time]).toEqual([
        expect.toSatisfy(has(steps)),
        expect.toSatisfy(has(steps)),
      ]);
    }
  });

  it('have samples alone as emergency contacts, with numbers too short to reach anybody', () => {
    expect(recordsIn('contacts').length).toBeGreaterThan(0);
    for (const contact of recordsIn('contacts')) {
      expect(contact.sample).toBe(true);
      for (const number of [contact.mobileCon1, contact.mobileCon2 ?? ''])
        expect(String(number).replace(/\D/g, '').length).toBeLessThan(8);
    }
  });

  it('are each marked as sample, or name their source', () => {
    const unmarked = ours.records.filter(({ fields }) => fields.sample !== true);
    expect(unmarked.filter(({ fields }) => !fields.source)).toEqual([]);
  });

  it('name no official', () => {
    for (const { name } of recordsIn('officials')) expect(name).toBeUndefined();
  });
});

const has =
  (length: number) =>
  (list: readonly unknown[]): boolean =>
    list.length === length;

describe('the data directory', () => {
  it('lets only the owner read the data directory, its store, token and address', async () => {
    const dataDir = join(createTempDirectory(), 'data');
    await startTestServer({ dataDir, content: null });
    const modeOf = (file: string): number => statSync(join(dataDir, file)).mode & 0o777;
    expect(modeOf('.')).toBe(0o700);
    for (const file of ['store.sqlite', 'staff-token', 'address'])
      expect([file, modeOf(file)]).toEqual([file, 0o600]);
  });

  it('uses the same staff token after a restart', async () => {
    const dataDir = createTempDirectory();
    const first = await startTestServer({ dataDir, content: null });
    await first.close();
    const second = await startTestServer({ dataDir, content: null });
    expect(second.token).toBe(first.token);
    expect(readFileSync(join(dataDir, 'staff-token'), 'utf8')).toBe(first.token);
  });

  it.each([[''], ['owner'], ['x'.repeat(5)]])(
    'refuses to start with %j as the staff token',
    async (token) => {
      const dataDir = createTempDirectory();
      await (await startTestServer({ dataDir, content: null })).close();
      writeFileSync(join(dataDir, 'staff-token'), token);
      chmodSync(join(dataDir, 'staff-token'), 0o600);
      await expect(startTestServer({ dataDir, content: null })).rejects.toThrow('holds no staff token');
    },
  );

  it('refuses a second server on a data directory until the first one closes', async () => {
    const dataDir = createTempDirectory();
    const first = await startTestServer({ dataDir, content: null });
    await expect(startTestServer({ dataDir, content: null })).rejects.toMatchObject({ name: 'StoreBusy' });
    expect(
      (await fetch(`${first.address}v1/${testDocumentsRoot}:commit`, { method: 'POST', body: '{}' })).status,
    ).toBe(200);
    await first.close();
    await expect(startTestServer({ dataDir, content: null })).resolves.toBeDefined();
  });

  it('refuses a store file that is no database, and leaves it in place', async () => {
    const dataDir = createTempDirectory();
    writeFileSync(join(dataDir, 'store.sqlite'), 'this is a letter, and not a database, long as it may be');
    await expect(startTestServer({ dataDir, content: null })).rejects.toMatchObject({
      name: 'StoreUnreadable',
    });
    expect(readFileSync(join(dataDir, 'store.sqlite'), 'utf8')).toMatch(/^this is a letter/);
  });
});
