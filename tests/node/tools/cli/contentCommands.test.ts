import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainObject } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { contentFileNameOf, contentListNames } from '../../../../server/content/contentFiles.ts';
import { readContent } from '../../../../server/content/readContent.ts';
import type { RunningServer } from '../../../../server/http/server.ts';
import { site } from '../../../../src/site.ts';
import { createContentProgram } from '../../../../tools/cli/content/commands.ts';
import { exportContent } from '../../../../tools/cli/content/exportContent.ts';
import { importContent } from '../../../../tools/cli/content/importContent.ts';
import { openLocalClient, type StoreClient } from '../../../../tools/cli/lib/storeClient.ts';
import { sampleSize, takeSample } from '../../../support/sampling.ts';
import type { ProcessResult } from '../../../support/server/childProcess.ts';
import {
  anyContent,
  contentSamples,
  sampleFiles,
  toContentFile,
} from '../../../support/server/contentSamples.ts';
import { runInProcess } from '../../../support/server/runInProcess.ts';
import {
  createTempDirectory,
  post,
  startTestServer,
  testDocumentsRoot,
  writeFiles,
} from '../../../support/server/runningServer.ts';
import { sampleContent } from '../../../support/server/sampleContent.ts';

/** Selects the embedded store, whatever this machine's environment sets. */
const embedded = (dataDir: string) => ({
  DATA_DIR: dataDir,
  FIREBASE_PROJECT_ID: '',
  VITE_FIREBASE_PROJECT_ID: '',
});
const runImport = (dataDir: string, ...args: readonly string[]): Promise<ProcessResult> =>
  runInProcess(createContentProgram, ['import', ...args], embedded(dataDir));
const runExport = (dataDir: string, ...args: readonly string[]): Promise<ProcessResult> =>
  runInProcess(createContentProgram, ['export', ...args], embedded(dataDir));

const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

const folderOf = (files: Readonly<Record<string, string>>): string => {
  const folder = createTempDirectory();
  writeFiles(folder, files);
  return folder;
};

const nameIn = (collection: string, id: string): string =>
  `${testDocumentsRoot}/${site.root}/${collection}/list/${id}`;

const storeRecord = (server: RunningServer, collection: string, id: string, fields: object) =>
  post(server, ':commit', { writes: [{ update: { name: nameIn(collection, id), fields } }] }, 'staff');

describe('§7 npm run content import', () => {
  it.each(['running', 'stopped'])(
    'prints a plan, writes it, and writes nothing the second time, with the server %s',
    async (state) => {
      const dataDir = createTempDirectory();
      const server = await startTestServer({ dataDir, content: null });
      if (state === 'stopped') await server.close();
      const folder = folderOf({
        ...toContentFile('news', [contentSamples.news]),
        ...toContentFile('contacts', [contentSamples.contacts, { ...contentSamples.contacts, id: 'b' }]),
        'notes.txt': '',
      });
      const where = `Into the store in ${dataDir}${state === 'running' ? ', through the server that runs on it' : ''}:`;
      const plan = [
        `Note: ${join(folder, 'notes.txt')} is left alone.`,
        where,
        'EmergencyContact_List: 2 new, 0 changed, 0 unchanged, 0 only in the store (left as they are)',
        'News_List: 1 new, 0 changed, 0 unchanged, 0 only in the store (left as they are)',
      ];
      const dry = await runImport(dataDir, folder, '--dry-run');
      expect(dry).toEqual({
        code: 0,
        error: '',
        out: [
          ...plan,
          'Nothing was written: this was a dry run. To write it, run it again without --dry-run.',
          '',
        ].join('\n'),
      });
      const first = await runImport(dataDir, folder);
      expect(first).toEqual({
        code: 0,
        error: '',
        out: [
          ...plan,
          '3 of 3 records written',
          `Done: 3 written, 0 unchanged. ${
            state === 'running'
              ? 'The running site shows it at its next reading: reload the page.'
              : 'No server is running: run npm start to see it.'
          }`,
          '',
        ].join('\n'),
      });
      const second = await runImport(dataDir, join(folder, 'EmergencyContact_List.json'));
      expect(second).toEqual({
        code: 0,
        error: '',
        out: [
          where,
          'EmergencyContact_List: 0 new, 0 changed, 2 unchanged, 0 only in the store (left as they are)',
          'Nothing to write: the store has it all.',
          '',
        ].join('\n'),
      });
    },
  );

  it('reports translations of an older English text, and the export keeps that older text', async () => {
    const dataDir = createTempDirectory();
    const translations = { fil: { title: 'Halimbawa' } };
    const english = { ...contentSamples.news, title: 'Sample', slug: 'a', updated: 1, translations };
    const into = (record: object) => runImport(dataDir, folderOf(toContentFile('news', [record])));
    expect((await into(english)).out).not.toContain('Note:');
    const note = `readers of Filipino see 'title' in English, for the translation is of an older English text.`;
    const { updated: _, ...moved } = { ...english, title: 'Sample MOVED' };
    expect((await into(moved)).out).toContain(note);
    const again = await into(moved);
    expect(again.out).toContain(note);
    expect(again.out).toContain('Nothing to write: the store has it all.');
    const folder = join(createTempDirectory(), 'mine');
    await runExport(dataDir, folder);
    expect(JSON.parse(readFileSync(join(folder, contentFileNameOf('news')), 'utf8'))).toMatchObject([
      { title: 'Sample MOVED', translations, translatedFrom: { fil: { title: 'Sample' } } },
    ]);
    expect((await runImport(dataDir, folder)).out).toContain('Nothing to write: the store has it all.');
    // The translation is confirmed.
    const confirmed = await into({ ...moved, translatedFrom: { fil: { title: 'Sample MOVED' } } });
    expect(confirmed.out).not.toContain('Note:');
    expect(confirmed.out).toContain('1 changed');
    expect((await into(moved)).out).toContain('Nothing to write: the store has it all.');
  });

  it('writes nothing and creates no store when one file of the folder is bad', async () => {
    const dataDir = join(createTempDirectory(), 'data');
    const folder = folderOf({
      ...toContentFile('news', [contentSamples.news]),
      ...toContentFile('awards', [{ ...contentSamples.awards, title: 7, date: '2031-05-06' }]),
    });
    const file = join(folder, 'Award_List.json');
    expect(await runImport(dataDir, folder)).toEqual({
      code: 1,
      out: '',
      error: [
        `${file}, record 'a', field 'title': must be one line of text.`,
        `${file}, record 'a', field 'date': must be a moment in milliseconds since 1970, before the year 9999, a whole number; for 2031-05-06 write 1935763200000.`,
        'Not done. 2 problems: nothing was written.',
        '',
      ].join('\n'),
    });
    expect(existsSync(dataDir)).toBe(false);
  });

  it('refuses 101 active services, and imports 100', async () => {
    const dataDir = createTempDirectory();
    const services = Array.from(
      { length: 101 },
      (_, i): PlainObject => ({ ...contentSamples.charter, id: `s${i}` }),
    );
    const folder = folderOf(toContentFile('charter', services));
    const refused = await runImport(dataDir, folder);
    expect(refused.error).toContain('101 services would be active, and the site shows 100');
    expect(refused.error).toContain('1 problem: nothing was written.');
    writeFiles(folder, toContentFile('charter', services.slice(1)));
    const { code, out } = await runImport(dataDir, folder);
    expect([code, out]).toEqual([0, expect.stringContaining('100 of 100 records written')]);
    writeFiles(folder, toContentFile('charter', services.slice(0, 1)));
    expect((await runImport(dataDir, folder)).error).toContain('101 services would be active');
  });

  it('prints its progress every 500 records, and finds all of them unchanged the next time', async () => {
    const dataDir = createTempDirectory();
    await startTestServer({ dataDir, content: null });
    const most = sampleSize(10_000, 2_000);
    const records = Array.from({ length: most }, (_, i) => ({ ...contentSamples.news, id: `n${i}` }));
    const folder = folderOf(toContentFile('news', records));
    const { out } = await runImport(dataDir, folder);
    const [all, nearly] = [most, most - 500].map((each) => each.toLocaleString('en'));
    const progressLines = out.match(/^[\d,]+ of [\d,]+ records written$/gm);
    expect(progressLines).toHaveLength(most / 500);
    expect(progressLines).toContain(`${nearly} of ${all} records written`);
    expect((await runImport(dataDir, folder)).out).toContain(`${all} unchanged`);
  });

  it.each(
    takeSample([
      [
        ['a', 'b'],
        {},
        2,
        "Too many arguments for 'import'. Expected 1 argument but got 2: a, b. Help: npm run content help import",
      ],
      [['--force'], {}, 2, "Unknown option '--force'. Help: npm run content help import"],
      [['--to', 'disk'], {}, 2, "argument 'disk' is invalid. Allowed choices are embedded, cloud."],
      [['--to', 'cloud'], {}, 2, 'Set FIREBASE_PROJECT_ID'],
      [[], { FIREBASE_PROJECT_ID: 'a/b' }, 2, 'FIREBASE_PROJECT_ID must be the id of a project'],
      [
        [],
        { FIREBASE_PROJECT_ID: 'demo-barangay', FIRESTORE_EMULATOR_HOST: 'http://x' },
        2,
        'FIRESTORE_EMULATOR_HOST must be a host and a port',
      ],
      [[], { DATA_DIR: ' ' }, 2, 'DATA_DIR must name a directory'],
      [['none.json'], {}, 1, 'Not done. There is no file or folder none.json.'],
      [['README.md'], {}, 1, 'README.md is not a list of the site'],
    ]),
  )('arguments %j with environment %j exit with %d and print what to do', async (args, env, code, output) => {
    const ended = await runInProcess(createContentProgram, ['import', ...args], {
      ...embedded(createTempDirectory()),
      ...env,
    });
    expect(ended).toEqual({ code, out: '', error: expect.stringContaining(output) });
    expect(ended.error).not.toContain('    at ');
  });
});

describe('§7 npm run content export', () => {
  it.each(['running', 'stopped'])(
    'exports the content of the site byte for byte, with the server %s',
    async (state) => {
      const dataDir = createTempDirectory();
      const server = await startTestServer({ dataDir });
      if (state === 'stopped') await server.close();
      const folder = join(createTempDirectory(), 'new', 'folder');
      const { code, error, out } = await runExport(dataDir, folder);
      expect([code, error]).toEqual([0, '']);
      expect(out).toContain('CitizensCharter_List.json: 6 records\n');
      expect(out).toMatch(
        /\nDone: \d+ records in 12 files\. Change them, then: npm run content import \S+\n$/,
      );
      expect(filesIn(folder)).toEqual(filesIn(sampleContent));
      expect((await runImport(dataDir, folder)).out).toContain('Nothing to write');
    },
  );

  it('replaces the files of the lists, and leaves other files unchanged', async () => {
    const dataDir = createTempDirectory();
    await startTestServer({ dataDir });
    const folder = folderOf({ 'News_List.json': 'old', 'Old_List.json': 'old', 'notes.txt': 'mine' });
    await runExport(dataDir, folder);
    const after = filesIn(folder);
    expect(after).toEqual({ ...filesIn(sampleContent), 'Old_List.json': 'old', 'notes.txt': 'mine' });
  });

  const timestamp = { timestampValue: '2031-05-06T03:00:00Z' };

  it.each(
    takeSample([
      ['a timestamp', timestamp],
      ['bytes', { bytesValue: 'AAAA' }],
      ['a reference', { referenceValue: nameIn('News_List', 'a') }],
      ['a geographical point', { geoPointValue: { latitude: 1, longitude: 2 } }],
      ['an integer beyond 2^53', { integerValue: '9007199254740993' }],
      ['no number (NaN or Infinity)', { doubleValue: 'NaN' }],
      ['a timestamp', { arrayValue: { values: [timestamp] } }],
      ['a timestamp', { mapValue: { fields: { deep: timestamp } } }],
    ]),
  )('writes no file when a field is %s: %j', async (type, value) => {
    const dataDir = createTempDirectory();
    const server = await startTestServer({ dataDir, content: null });
    await storeRecord(server, 'News_List', 'a', { status: { stringValue: 'active' }, date: value });
    const folder = folderOf({ 'News_List.json': 'old' });
    const { code, error } = await runExport(dataDir, folder);
    expect([code, error]).toEqual([
      1,
      `News_List, record 'a', field 'date': is ${type}, which a file cannot hold.\n` +
        'Not done. Nothing was written: change these fields in the store, then export again.\n',
    ]);
    expect(filesIn(folder)).toEqual({ 'News_List.json': 'old' });
  });

  it('refuses to export a record with a field named id', async () => {
    const dataDir = createTempDirectory();
    const server = await startTestServer({ dataDir, content: null });
    await storeRecord(server, 'News_List', 'a', { id: { stringValue: 'b' } });
    const { code, error } = await runExport(dataDir, createTempDirectory());
    expect([code, error]).toEqual([
      1,
      expect.stringContaining("News_List, record 'a', field 'id': in a file"),
    ]);
  });

  it('exports fields that the import would refuse unchanged, and reports them', async () => {
    const dataDir = createTempDirectory();
    const server = await startTestServer({ dataDir, content: null });
    const fields = {
      status: { stringValue: 'draft' },
      zzz: { integerValue: '1' },
      colour: { stringValue: 'x' },
      title: { integerValue: '7' },
      summary: { nullValue: null },
      date: { integerValue: '5' },
      image: { mapValue: { fields: { zoom: { doubleValue: 1.5 }, alt: { stringValue: 'A' } } } },
    };
    await storeRecord(server, 'News_List', 'b', fields);
    const folder = createTempDirectory();
    const { code, error } = await runExport(dataDir, folder);
    expect(code).toBe(0);
    for (const line of [
      "News_List, record 'b', field 'title': must be one line of text.",
      "News_List, record 'b', field 'colour': is not known.",
      "News_List, record 'b', field 'image.zoom': is not known.",
      'The files say what the store does. The import refuses these fields: mend them in the files.',
    ])
      expect(error).toContain(`${line}\n`);
    const record = {
      id: 'b',
      status: 'draft',
      title: 7,
      date: 5,
      image: { alt: 'A', zoom: 1.5 },
      colour: 'x',
      zzz: 1,
    };
    expect(filesIn(folder)['News_List.json']).toBe(`${JSON.stringify([record], null, 2)}\n`);
  });

  it.each(
    takeSample([
      [[], {}, 2, "Missing required argument 'FOLDER'. Help: npm run content help export"],
      [['a', 'b'], {}, 2, "Too many arguments for 'export'."],
      [['a', '--from', 'disk'], {}, 2, 'Allowed choices are embedded, cloud.'],
      [[join(tmpdir(), 'none')], {}, 1, 'Not done. There is no store in'],
    ]),
  )('arguments %j with environment %j exit with %d and print what to do', async (args, env, code, output) => {
    const ended = await runInProcess(createContentProgram, ['export', ...args], {
      ...embedded(createTempDirectory()),
      ...env,
    });
    expect(ended).toEqual({ code, out: '', error: expect.stringContaining(output) });
  });

  it('reports how many files it wrote and where it could not, and leaves no temporary file', async () => {
    const dataDir = createTempDirectory();
    await startTestServer({ dataDir });
    const folder = createTempDirectory();
    mkdirSync(join(folder, 'Page_List.json'));
    writeFileSync(join(folder, 'Page_List.json', 'mine'), '');
    const { code, error } = await runExport(dataDir, folder);
    expect([code, error]).toEqual([1, expect.stringContaining('Only 9 of 12 files could be written into')]);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
    const blocked = await runExport(dataDir, '/dev/null/folder');
    expect([blocked.code, blocked.error]).toEqual([
      1,
      expect.stringContaining('Nothing could be written into /dev/null/folder'),
    ]);
  });
});

/** Imports in this process, so that a test can run many imports. Returns the printed lines. */
async function importFolder(client: StoreClient, folder: string): Promise<readonly string[]> {
  const output: string[] = [];
  const printers = {
    print: (line: string) => void output.push(line),
    printError: (line: string) => void output.push(line),
  };
  const pictures = folderOf({ 'images/a-8.webp': '', 'images/a-16.webp': '' });
  const content = readContent(folder, pictures);
  await importContent({ content, client, isDryRun: false, now: 1, ...printers });
  return output;
}

async function exportToFolder(client: StoreClient): Promise<string> {
  const folder = createTempDirectory();
  await exportContent({
    client,
    folder,
    print: () => {},
    printError: (line) => expect(line).toBe(''),
  });
  return folder;
}

describe('§7 export and import', () => {
  it('two exports of any imported content are equal, and importing one again writes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyContent, async (content) => {
        const original = folderOf(
          Object.fromEntries([
            ...[...content].map(([list, records]) => [contentFileNameOf(list), JSON.stringify(records)]),
            ...Object.entries(sampleFiles),
          ]),
        );
        const [first, second] = [
          openLocalClient(createTempDirectory(), true),
          openLocalClient(createTempDirectory(), true),
        ];
        try {
          await importFolder(first, original);
          const once = await exportToFolder(first);
          await importFolder(second, once);
          const twice = await exportToFolder(second);
          expect(filesIn(twice)).toEqual(filesIn(once));
          expect(Object.keys(filesIn(once)).filter((name) => name.endsWith('.json'))).toHaveLength(
            contentListNames.length,
          );
          expect(await importFolder(first, once)).toContain('Nothing to write: the store has it all.');
          for (const [list, records] of content)
            expect((JSON.parse(filesIn(once)[contentFileNameOf(list)] ?? '') as PlainObject[]).length).toBe(
              records.length,
            );
        } finally {
          first.close();
          second.close();
        }
      }),
      { numRuns: sampleSize(40, 6) },
    );
  });

  it('an import and an export of any content keep every field but the slug', async () => {
    await fc.assert(
      fc.asyncProperty(anyContent, async (content) => {
        const client = openLocalClient(createTempDirectory(), true);
        try {
          await importFolder(
            client,
            folderOf(
              Object.fromEntries([
                ...[...content].map(([list, all]) => [contentFileNameOf(list), JSON.stringify(all)]),
                ...Object.entries(sampleFiles),
              ]),
            ),
          );
          const files = filesIn(await exportToFolder(client));
          for (const [list, records] of content) {
            const back = new Map(
              (JSON.parse(files[contentFileNameOf(list)] ?? '') as PlainObject[]).map((one) => [one.id, one]),
            );
            for (const record of records) {
              const { slug: _, ...fields } = JSON.parse(JSON.stringify(record)) as PlainObject;
              expect(back.get(record.id)).toMatchObject(fields);
            }
          }
        } finally {
          client.close();
        }
      }),
      { numRuns: sampleSize(20, 5) },
    );
  });
});
