/** Pictures and PDFs that staff add, in the commands that move the content: seed, import, export, build, backup, tidy. */
import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { encodePlainObject } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { readContent } from '../../../../server/content/readContent.ts';
import { toFilePath, toPictureId, toPicturePath } from '../../../../src/content/models/storedPicture.ts';
import { pictureCollection } from '../../../../src/firestore/collections.ts';
import { site } from '../../../../src/site.ts';
import { listRecords } from '../../../../src/staff-core/records.ts';
import { createContentProgram } from '../../../../tools/cli/content/commands.ts';
import { exportContent } from '../../../../tools/cli/content/exportContent.ts';
import { importContent } from '../../../../tools/cli/content/importContent.ts';
import { tidyContent } from '../../../../tools/cli/content/tidyContent.ts';
import { openLocalClient, type StoreClient } from '../../../../tools/cli/lib/storeClient.ts';
import { findPictureFiles } from '../../../../tools/vite/plugins/picturesPlugin.ts';
import { runScript } from '../../../support/server/childProcess.ts';
import { contentSamples, toContentFile } from '../../../support/server/contentSamples.ts';
import { runInProcess } from '../../../support/server/runInProcess.ts';
import {
  createTempDirectory,
  post,
  startTestServer,
  testDocumentsRoot,
  testNow,
} from '../../../support/server/runningServer.ts';
import {
  createPdf,
  joinBytes,
  samplePictures,
  toBytes,
  writePicture,
} from '../../../support/storedPictures.ts';

const { jpeg, webp, losslessWebp, transparentWebp } = samplePictures;
const pdf = createPdf();
const [jpegId, webpId, losslessId, transparentId, pdfId] = (await Promise.all(
  [jpeg, webp, losslessWebp, transparentWebp, pdf].map(toPictureId),
)) as [string, string, string, string, string];
const paths = { jpeg: toPicturePath(jpegId, 'image/jpeg'), pdf: toFilePath(pdfId, 'Ordinance 5') };

const image = { src: paths.jpeg, alt: 'Sample', width: 8, height: 6 };
const file = { src: paths.pdf, name: 'Ordinance 5', size: pdf.length };
const record = { ...contentSamples.news, slug: 'a', updated: 1, image, file };

const folderOf = (files: Readonly<Record<string, string | Uint8Array>>): string => {
  const folder = createTempDirectory();
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return folder;
};

const wholeFolder = (): string =>
  folderOf({
    ...toContentFile('news', [record]),
    [`images/${jpegId}.jpg`]: jpeg,
    [`files/${pdfId}.pdf`]: pdf,
  });

const toWebpPath = (id: string): string => toPicturePath(id, 'image/webp');
const toImage = (id: string) => ({ ...image, src: toWebpPath(id) });

const storeRecord = (client: StoreClient, id: string, fields: object, collection = 'News_List') =>
  client.post(':commit', {
    writes: [
      {
        update: {
          name: `${client.root}/${site.root}/${collection}/list/${id}`,
          fields: encodePlainObject({ status: 'active', title: 'Sample', ...fields }),
        },
      },
    ],
  });

type Bytes = Uint8Array<ArrayBuffer>;

async function storePictures(
  client: StoreClient,
  ...[first, ...files]: readonly [{ readonly uploaded: number } | Bytes, ...Bytes[]]
): Promise<void> {
  const [change, all] = first instanceof Uint8Array ? [{ uploaded: 1 }, [first, ...files]] : [first, files];
  const writes = await Promise.all(all.map((bytes) => writePicture(bytes, client.root, change)));
  await client.post(':commit', { writes });
}

const openClient = (dataDir = createTempDirectory()): StoreClient => {
  const client = openLocalClient(dataDir, true);
  onTestFinished(() => client.close());
  return client;
};

/** What a command printed. */
const run = async (
  act: (printers: { print: (line: string) => void; printError: (line: string) => void }) => Promise<void>,
): Promise<readonly string[]> => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  await act({ print, printError: print });
  return lines;
};

const importFolder = (client: StoreClient, folder: string, isDryRun = false): Promise<readonly string[]> =>
  run((printers) =>
    importContent({ content: readContent(folder), client, isDryRun, now: testNow, ...printers }),
  );

const exportTo = (client: StoreClient, folder: string): Promise<readonly string[]> =>
  run((printers) => exportContent({ client, folder, ...printers }));

describe('§7 the pictures of content files', () => {
  it('come into the store before the records that show them, and only once', async () => {
    const [client, folder] = [openClient(), wholeFolder()];
    expect(await importFolder(client, folder, true)).toContain('Picture_List: 2 new, 0 unchanged');
    expect(await importFolder(client, folder)).toContain('Picture_List: 2 new, 0 unchanged');
    expect(await importFolder(client, folder)).toEqual([
      expect.stringMatching(/^Into /),
      'News_List: 0 new, 0 changed, 1 unchanged, 0 only in the store (left as they are)',
      'Picture_List: 0 new, 2 unchanged',
      'Nothing to write: the store has it all.',
    ]);
  });

  it('go back into files, byte for byte, beside the lists', async () => {
    const client = openClient();
    await importFolder(client, wholeFolder());
    const folder = join(createTempDirectory(), 'mine');
    for (const _ of [1, 2]) expect(await exportTo(client, folder)).toContain('Pictures and PDFs: 2 files');
    expect(new Uint8Array(readFileSync(join(folder, `images/${jpegId}.jpg`)))).toEqual(jpeg);
    expect(new Uint8Array(readFileSync(join(folder, `files/${pdfId}.pdf`)))).toEqual(pdf);
    expect(readdirSync(join(folder, 'images'))).toEqual([`${jpegId}.jpg`]);
    const other = openClient();
    expect((await importFolder(other, folder)).at(-1)).toMatch(/^Done: 1 written/);
  });

  it('are exported for hidden records, translations and texts, and one that is missing is reported', async () => {
    const client = openClient();
    await storePictures(client, webp, losslessWebp, pdf);
    await storeRecord(client, 'hidden', { status: 'inactive', image: toImage(webpId) });
    await storeRecord(client, 'text', { body: `See [the list](${paths.pdf}).` });
    await storeRecord(client, 'translated', { translations: { fil: { body: toWebpPath(losslessId) } } });
    await storeRecord(client, 'missing', { image: toImage(transparentId) });
    const folder = createTempDirectory();
    const lines = await exportTo(client, folder);
    expect(lines).toContain('Pictures and PDFs: 3 files');
    expect(lines).toContain(
      `News_List, record 'missing', field 'image': the store does not have ${toWebpPath(transparentId)}.`,
    );
    expect(readdirSync(join(folder, 'images')).sort()).toEqual(
      [webpId, losslessId].map((id) => `${id}.webp`).sort(),
    );
  });

  const html = toBytes('<!doctype html><script>alert(1)</script>');
  it.each<[string, Uint8Array | null, RegExp]>([
    ['is not there', null, /there is no file \S+$/],
    ['is HTML', html, /is no WebP, JPEG or PDF$/],
    ['has another picture', webp, /is no \.jpg, but image\/webp$/],
    ['goes on after its picture', joinBytes(jpeg, html), /is a damaged picture$/],
    ['has no byte', toBytes(''), /is no WebP, JPEG or PDF$/],
    [
      'was edited',
      Uint8Array.from(jpeg, (byte, at) => (at === 30 ? byte ^ 1 : byte)),
      /has other content than its name says: add it on the staff page again$/,
    ],
  ])('are refused with the file and the record where a file %s', async (_, bytes, problem) => {
    const name = `images/${jpegId}.jpg`;
    const { file: __, ...withoutFile } = record;
    const folder = folderOf({
      ...toContentFile('news', [withoutFile]),
      ...(bytes !== null && { [name]: bytes }),
    });
    const [found, ...others] = readContent(folder).problems;
    expect([
      found?.startsWith(`${join(folder, 'News_List.json')}, record 'a', field 'image': `),
      others,
    ]).toEqual([true, []]);
    expect(found?.slice(0, -1)).toMatch(problem);
    expect(found).toContain(join(folder, name));
  });

  it.each<[string, object]>([
    ['in a field', { image: { ...image, src: toPicturePath(webpId, 'image/jpeg') } }],
    ['in a text', { body: `See [the hall](${toPicturePath(webpId, 'image/jpeg')}).` }],
  ])(
    'are refused with the extension of another type %s, also beside a record that has the right one',
    (_, fields) => {
      const [right, wrong] = [
        { ...contentSamples.news, slug: 'a', updated: 1, image: toImage(webpId) },
        { ...contentSamples.news, id: 'b', slug: 'b', updated: 1, ...fields },
      ];
      for (const records of [
        [right, wrong],
        [wrong, right],
      ]) {
        const folder = folderOf({ ...toContentFile('news', records), [`images/${webpId}.webp`]: webp });
        expect(readContent(folder).problems).toEqual([
          expect.stringMatching(/record 'b', .*there is no file .*\.jpg\.$/),
        ]);
      }
    },
  );

  it('are exported with the extension of their type, and another one is reported', async () => {
    const client = openClient();
    await storePictures(client, webp);
    await storeRecord(client, 'a', { image: toImage(webpId) });
    await storeRecord(client, 'b', { image: { ...image, src: toPicturePath(webpId, 'image/jpeg') } });
    const folder = createTempDirectory();
    expect(await exportTo(client, folder)).toContain(
      `News_List, record 'b', field 'image': the store does not have ${toPicturePath(webpId, 'image/jpeg')}.`,
    );
    expect(readdirSync(join(folder, 'images'))).toEqual([`${webpId}.webp`]);
  });

  it('are refused without being read if a file has 10 GB', () => {
    const folder = wholeFolder();
    truncateSync(join(folder, `files/${pdfId}.pdf`), 10_000_000_000);
    expect(readContent(folder).problems).toEqual([
      expect.stringContaining('has 10000000000 bytes, and may have 500000'),
    ]);
  });

  it('are found beside one file of a folder, and refused where a folder has the name of one', () => {
    const folder = wholeFolder();
    const { problems, pictures } = readContent(join(folder, 'News_List.json'));
    expect([problems, [...pictures.values()].map(({ id }) => id)]).toEqual([[], [jpegId, pdfId]]);
    rmSync(join(folder, `images/${jpegId}.jpg`));
    mkdirSync(join(folder, `images/${jpegId}.jpg`));
    expect(readContent(folder).problems).toEqual([expect.stringContaining('cannot be read: ')]);
  });

  it('come into a new store with its content, and are sent', async () => {
    const server = await startTestServer({ content: wholeFolder() });
    for (const path of [paths.jpeg, paths.pdf])
      expect((await fetch(new URL(path, server.address))).status).toBe(200);
  });

  it('are in a backup', async () => {
    const dataDir = createTempDirectory();
    const server = await startTestServer({ dataDir, content: wholeFolder() });
    const copy = join(createTempDirectory(), 'copy.sqlite');
    expect((await runScript('tools/cli/store.ts', ['backup', copy], { DATA_DIR: dataDir })).code).toBe(0);
    await server.close();
    const restored = createTempDirectory();
    const env = { DATA_DIR: restored, HOME: restored };
    expect((await runScript('tools/cli/store.ts', ['restore', copy], env)).code).toBe(0);
    const again = await startTestServer({ dataDir: restored, content: null });
    expect((await fetch(new URL(paths.pdf, again.address))).status).toBe(200);
  });

  it('are files of a build if an active record shows them', () => {
    const hidden = { ...record, id: 'b', slug: 'b', status: 'inactive', image: toImage(webpId) };
    const folder = folderOf({
      ...toContentFile('news', [record, hidden]),
      [`images/${jpegId}.jpg`]: jpeg,
      [`images/${webpId}.webp`]: webp,
      [`images/${losslessId}.webp`]: losslessWebp,
      [`files/${pdfId}.pdf`]: pdf,
    });
    expect(readContent(folder).problems).toEqual([]);
    expect([...findPictureFiles(folder)]).toEqual([
      [paths.jpeg, join(folder, `images/${jpegId}.jpg`)],
      [paths.pdf, join(folder, `files/${pdfId}.pdf`)],
    ]);
  });
});

const day = 86_400_000;

const listPictures = async (client: StoreClient): Promise<readonly string[]> => {
  const found: string[] = [];
  for await (const { id } of listRecords(client, pictureCollection.name)) found.push(id);
  return found.sort();
};

const tidy = (client: StoreClient, now: number, isDryRun = false): Promise<readonly string[]> =>
  run(({ print }) => tidyContent({ client, now, isDryRun, print }));

describe('§7 npm run content tidy', () => {
  it('deletes what no record shows; a hidden record, a sample, a translation and a text show theirs', async () => {
    const client = openClient();
    await storePictures(client, jpeg, webp, losslessWebp, transparentWebp, pdf, createPdf(70), createPdf(80));
    await storeRecord(client, 'hidden', { status: 'inactive', image: toImage(webpId) });
    await storeRecord(client, 'sample', { sample: true, file });
    await storeRecord(client, 'translated', { translations: { ceb: { body: toWebpPath(losslessId) } } });
    await storeRecord(client, 'stale', { translatedFrom: { fil: { body: toWebpPath(transparentId) } } });
    const linked = await toPictureId(createPdf(80));
    await storeRecord(client, 'text', { body: `Read ${toFilePath(linked, 'any other name')}.` }, 'Page_List');
    const unshown = [jpegId, await toPictureId(createPdf(70))].sort();
    const later = Date.now() + 2 * day;
    const dry = await tidy(client, later, true);
    expect(dry).toEqual([
      ...unshown.map((id) => `  ${id}`),
      expect.stringMatching(/^Would delete 2 pictures and PDFs from .*; 5 stay\. Nothing was deleted\./),
    ]);
    expect(await listPictures(client)).toHaveLength(7);
    expect((await tidy(client, later)).at(-1)).toMatch(
      /^Deleted 2 pictures and PDFs that no record shows from /,
    );
    expect(await listPictures(client)).toEqual([webpId, losslessId, transparentId, pdfId, linked].sort());
  });

  it('leaves what is younger than a day, by its own time or that of its document', async () => {
    const client = openClient();
    const now = Date.now();
    await storePictures(client, jpeg);
    expect((await tidy(client, now + day - 60_000)).at(-1)).toContain(
      '1 stay, of which 1 are younger than a day and shown by no record.',
    );
    await storePictures(client, { uploaded: now + day }, webp);
    await tidy(client, now + 1.5 * day);
    expect(await listPictures(client)).toEqual([webpId]);
    // A clock that is years ahead does not keep it for years.
    await storePictures(client, { uploaded: now + 900 * day }, losslessWebp);
    await tidy(client, now + 3 * day);
    expect(await listPictures(client)).toEqual([]);
  });

  it('leaves what is uploaded again while it works', async () => {
    const client = openClient();
    await storePictures(client, jpeg);
    let isUploaded = false;
    const busy: StoreClient = {
      ...client,
      post: async (call, body) => {
        if (call === ':commit' && !isUploaded) {
          isUploaded = true;
          await storePictures(client, { uploaded: 5 }, jpeg);
        }
        return client.post(call, body);
      },
    };
    expect((await tidy(busy, Date.now() + 2 * day)).at(-1)).toMatch(/^Deleted 0 /);
    expect(await listPictures(client)).toEqual([jpegId]);
  });

  it.each(['running', 'stopped'])('works as a command with the server %s', async (state) => {
    const dataDir = createTempDirectory();
    const server = await startTestServer({ dataDir, content: wholeFolder(), now: () => testNow });
    const writes = [await writePicture(webp, testDocumentsRoot, { uploaded: 1 })];
    expect((await post(server, ':commit', { writes }, 'staff')).status).toBe(200);
    if (state === 'stopped') await server.close();
    const env = { DATA_DIR: dataDir, FIREBASE_PROJECT_ID: '', VITE_FIREBASE_PROJECT_ID: '' };
    const { code, out, error } = await runScript('tools/cli/content.ts', ['tidy', 'dry-run'], env);
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/pictures and PDFs from the store in .*; \d stay/);
    const wrong = await runInProcess(createContentProgram, ['tidy', 'folder'], env);
    expect([wrong.code, wrong.error]).toEqual([2, expect.stringContaining("Too many arguments for 'tidy'.")]);
  });
});
