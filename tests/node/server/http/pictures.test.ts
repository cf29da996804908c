/** Pictures and PDFs that staff add, over HTTP: what is sent, what is not, and what staff cannot store. */
import { writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Store, StoreCall } from '../../../../packages/embedded-firestore/src/index.ts';
import {
  decodeFields,
  encodePlainObject,
  parseDocumentPath,
} from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { createSendPicture } from '../../../../server/http/pictures.ts';
import { unlimited } from '../../../../server/http/rateLimit.ts';
import type { RunningServer } from '../../../../server/http/server.ts';
import { storeFile } from '../../../../server/ops/dataDir.ts';
import {
  encodeBytes,
  toFilePath,
  toPictureId,
  toPicturePath,
  toStoredPicture,
} from '../../../../src/content/models/storedPicture.ts';
import { pictureCollection } from '../../../../src/firestore/collections.ts';
import { openStoreFile } from '../../../../tools/cli/lib/storeClient.ts';
import {
  createTempDirectory,
  expectedError,
  post,
  type Reply,
  startTestServer,
  testDocumentsRoot,
  testNow,
  writeFiles,
} from '../../../support/server/runningServer.ts';
import {
  createPdf,
  joinBytes,
  samplePictures,
  toBytes,
  writePicture,
} from '../../../support/storedPictures.ts';

const { jpeg, webp } = samplePictures;
const pdf = createPdf();
const html = toBytes('<!doctype html><script>alert(1)</script>');
const [jpegId, webpId, pdfId] = (await Promise.all([jpeg, webp, pdf].map(toPictureId))) as [
  string,
  string,
  string,
];
const paths = {
  jpeg: toPicturePath(jpegId, 'image/jpeg'),
  webp: toPicturePath(webpId, 'image/webp'),
  pdf: toFilePath(pdfId, 'Ordinance 5'),
};

const nameOf = (id: string): string => `${testDocumentsRoot}/${pictureCollection.path}/${id}`;

const upload = async (
  server: RunningServer,
  bytes: Uint8Array<ArrayBuffer>,
  as: 'public' | 'staff' = 'staff',
): Promise<Reply> => post(server, ':commit', { writes: [await writePicture(bytes, testDocumentsRoot)] }, as);

const startWith = async (...files: readonly Uint8Array<ArrayBuffer>[]): Promise<RunningServer> => {
  const server = await startTestServer({ content: null });
  for (const bytes of files) expect((await upload(server, bytes)).status).toBe(200);
  return server;
};

const fetchPath = (server: RunningServer, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, server.address), init);

/** Asks for a path exactly as it is written; fetch would shorten it first. */
const fetchStatus = ({ address }: RunningServer, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    httpRequest({ hostname, port, path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

/** Serves the pictures of a store alone; each answer has its status and how often the store was read meanwhile. */
async function serveStore(dist: string, { changes, answer }: Store) {
  let count = 0;
  const counting = {
    changes,
    answer: (call: StoreCall) => {
      count += 1;
      return answer(call);
    },
  };
  const options = { dist, store: counting, readLimit: unlimited, addressOf: () => '' };
  const sendPicture = createSendPicture(options);
  const server = createServer((request, response) => {
    void sendPicture(request.url ?? '', request, response).then((isSent) => {
      if (!isSent) response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const before = count;
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return { status, reads: count - before };
  };
}

describe('§2 a picture that staff added', () => {
  it.each([
    ['a JPEG', jpeg, paths.jpeg, 'image/jpeg'],
    ['a WebP', webp, paths.webp, 'image/webp'],
    ['a PDF', pdf, paths.pdf, 'application/pdf'],
  ] as const)('is sent as %s, and browsers keep it for good', async (_, bytes, path, type) => {
    const server = await startWith(bytes);
    const response = await fetchPath(server, path, { headers: { 'accept-encoding': 'br, gzip' } });
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      200,
      expect.objectContaining({
        'content-type': type,
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      }),
    ]);
    expect(response.headers.has('content-encoding')).toBe(false);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    const etag = response.headers.get('etag') ?? '';
    const head = await fetchPath(server, path, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    const again = await fetchPath(server, path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('may load nothing and run nothing as a PDF, and has the name of its address', async () => {
    const server = await startWith(pdf, jpeg);
    const { headers } = await fetchPath(server, paths.pdf);
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/);
    expect(headers.get('content-disposition')).toBe('inline; filename="Ordinance-5.pdf"');
    const picture = await fetchPath(server, paths.jpeg);
    expect(picture.headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
    expect(picture.headers.has('content-disposition')).toBe(false);
  });

  it('is sent from the build if the store does not have it', async () => {
    const dist = createTempDirectory();
    writeFiles(dist, { [`images/${jpegId}.jpg`]: '', [`files/${pdfId}/Ordinance-5.pdf`]: '' });
    writeFileSync(join(dist, paths.jpeg), jpeg);
    writeFileSync(join(dist, paths.pdf), pdf);
    const server = await startTestServer({ dist, content: null });
    for (const path of [paths.jpeg, paths.pdf]) {
      const { status, headers } = await fetchPath(server, path);
      expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
  });

  it('is a true 404 under any other address', async () => {
    const server = await startWith(jpeg, webp, pdf);
    for (const path of [
      paths.jpeg.replace('.jpg', '.webp'),
      paths.webp.replace('.webp', '.jpg'),
      paths.jpeg.replace('.jpg', '.jpeg'),
      paths.jpeg.replace('.jpg', '.svg'),
      paths.jpeg.toUpperCase().replace('/IMAGES', '/images').replace('.JPG', '.jpg'),
      `/images/${pdfId}.jpg`,
      `/files/${jpegId}/a.pdf`,
      `/files/${pdfId}.pdf`,
      `/files/${pdfId}/a.html`,
      `/files/${pdfId}/a/b.pdf`,
      `/files/${pdfId}/a%0D%0ASet-Cookie:%20a=b.pdf`,
      `/files/${pdfId}/%E2%80%AEfdp.exe`,
      '/files/',
      `/images/${'0'.repeat(32)}.jpg`,
      `/files/${'0'.repeat(32)}/a.pdf`,
    ])
      expect([path, await fetchStatus(server, path)]).toEqual([path, 404]);
    expect((await fetchPath(server, paths.jpeg, { method: 'POST' })).status).toBe(405);
    expect((await fetchPath(server, `/images/${'0'.repeat(32)}.jpg`)).headers.get('cache-control')).toBe(
      'no-cache',
    );
  });

  it('is gone as soon as staff delete it', async () => {
    const server = await startWith(jpeg);
    expect((await fetchPath(server, paths.jpeg)).status).toBe(200);
    expect((await post(server, ':commit', { writes: [{ delete: nameOf(jpegId) }] }, 'staff')).status).toBe(
      200,
    );
    expect((await fetchPath(server, paths.jpeg)).status).toBe(404);
    expect((await upload(server, jpeg)).status).toBe(200);
    expect((await fetchPath(server, paths.jpeg)).status).toBe(200);
  });

  it('is read once for those who ask for it at the same moment, and by each only until it is in memory', async () => {
    const dataDir = createTempDirectory();
    const store = openStoreFile(dataDir, storeFile(dataDir));
    onTestFinished(() => store.close());
    const writes = [await writePicture(jpeg, testDocumentsRoot)];
    const path = `/v1/${testDocumentsRoot}:commit`;
    store.answer({ method: 'POST', path, body: JSON.stringify({ writes }), staff: true });
    const ask = await serveStore(dataDir, store);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(paths.jpeg)));
    expect(answers).toEqual(Array(20).fill({ status: 200, reads: expect.any(Number) }));
    expect(await ask(paths.jpeg)).toEqual({ status: 200, reads: 0 });
    expect(Math.max(...answers.map(({ reads }) => reads))).toBe(1);
  });

  it('is a 304 without a read of the store for a client that has it, also once it left the memory, until it is deleted', async () => {
    const dataDir = createTempDirectory();
    const store = openStoreFile(dataDir, storeFile(dataDir));
    onTestFinished(() => store.close());
    const commit = (...writes: readonly unknown[]) =>
      store.answer({
        method: 'POST',
        path: `/v1/${testDocumentsRoot}:commit`,
        body: JSON.stringify({ writes }),
        staff: true,
      });
    const others = await Promise.all(
      Array.from({ length: 13 }, async (_, at) =>
        toFilePath(await toPictureId(createPdf(500_000 - at)), 'a'),
      ),
    );
    commit(await writePicture(jpeg, testDocumentsRoot));
    for (const at of others.keys()) commit(await writePicture(createPdf(500_000 - at), testDocumentsRoot));
    const ask = await serveStore(dataDir, store);
    expect(await ask(paths.jpeg)).toEqual({ status: 200, reads: 1 });
    for (const path of others) expect(await ask(path)).toEqual({ status: 200, reads: 1 });
    expect(await ask(paths.jpeg, { 'if-none-match': `"${jpegId}"` })).toEqual({ status: 304, reads: 0 });
    expect(await ask(paths.jpeg.replace('.jpg', '.webp'), { 'if-none-match': `"${jpegId}"` })).toEqual({
      status: 404,
      reads: 0,
    });
    expect(await ask(paths.jpeg, { 'if-none-match': `"${webpId}"` })).toEqual({ status: 200, reads: 1 });
    commit({ delete: nameOf(jpegId) });
    expect(await ask(paths.jpeg, { 'if-none-match': `"${jpegId}"` })).toEqual({ status: 404, reads: 1 });
  });

  it('is not sent if the file of the store has other bytes under its id', async () => {
    const dataDir = createTempDirectory();
    const store = openStoreFile(dataDir, storeFile(dataDir));
    const put = (id: string, fields: object) => ({
      ref: parseDocumentPath([...pictureCollection.path.split('/'), id]),
      change: { kind: 'set', fields: decodeFields(encodePlainObject({ ...fields })), mask: null } as const,
      precondition: null,
    });
    store.once('sample', () => [
      put(jpegId, { ...toStoredPicture(jpeg, 1), bytes: encodeBytes(html) }),
      put(webpId, toStoredPicture(jpeg, 1)),
      put(pdfId, { ...toStoredPicture(pdf, 1), bytes: 5 }),
    ]);
    store.close();
    const server = await startTestServer({ dataDir, content: null });
    for (const path of [paths.jpeg, paths.webp, paths.pdf, toPicturePath(webpId, 'image/jpeg')])
      expect((await fetchPath(server, path)).status).toBe(404);
  });

  it('costs an address its reads, by its size and also if there is none, until it waits for its turn', async () => {
    const readLimit = 60;
    const large = createPdf(500_000);
    const server = await startTestServer({ content: null, readLimit, trustProxy: 1 });
    expect((await upload(server, large)).status).toBe(200);
    const askAs = async (address: string, path: string): Promise<Response> =>
      fetchPath(server, path, { headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' } });
    const unknown = `/images/${'0'.repeat(32)}.jpg`;
    for (let at = 0; at < readLimit; at += 1) expect((await askAs('203.0.113.7', unknown)).status).toBe(404);
    const refused = await askAs('203.0.113.7', unknown);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    const path = toFilePath(await toPictureId(large), 'a');
    expect((await askAs('203.0.113.8', path)).status).toBe(200);
    for (let at = 0; at < readLimit - 11; at += 1)
      expect((await askAs('203.0.113.8', unknown)).status).toBe(404);
    expect((await askAs('203.0.113.8', unknown)).status).toBe(429);
    // What is in memory costs no read.
    expect((await askAs('203.0.113.8', path)).status).toBe(200);
  });
});

describe('§7 the documents of pictures', () => {
  it('are got by id by anyone, and listed by nobody but staff', async () => {
    const server = await startWith(jpeg);
    const documents = { documents: [nameOf(jpegId)] };
    expect((await post(server, ':batchGet', documents)).body).toMatchObject([
      { found: { name: nameOf(jpegId) } },
    ]);
    expect((await fetch(`${server.address}v1/${nameOf(jpegId)}`)).status).toBe(200);
    const parent = `/${pictureCollection.path.replace(/\/list$/, '')}`;
    const from = [{ collectionId: 'list' }];
    const status = {
      fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
    };
    for (const structuredQuery of [
      { from },
      { from, limit: 1 },
      { from, where: status, limit: 1 },
      { from, orderBy: [{ field: { fieldPath: 'uploaded' } }], limit: 1 },
    ]) {
      expect((await post(server, `${parent}:runQuery`, { structuredQuery })).status).toBe(403);
      const counted = {
        structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] },
      };
      expect((await post(server, `${parent}:runAggregationQuery`, counted)).status).toBe(403);
      expect((await post(server, `${parent}:runQuery`, { structuredQuery }, 'staff')).status).toBe(200);
    }
    const everywhere = {
      structuredQuery: { from: [{ collectionId: 'list', allDescendants: true }], limit: 1 },
    };
    expect((await post(server, ':runQuery', everywhere)).status).toBe(400);
    expect((await fetch(`${server.address}v1/${testDocumentsRoot}/${pictureCollection.path}`)).status).toBe(
      501,
    );
  });

  it('are written by nobody but staff', async () => {
    const server = await startWith();
    expect((await upload(server, jpeg, 'public')).status).toBe(403);
    expect((await upload(server, createPdf(400_000), 'public')).status).toBe(400);
    expect((await fetchPath(server, paths.jpeg)).status).toBe(404);
  });

  it('have a PDF of 500,000 bytes as their largest, and the same file once', async () => {
    const server = await startWith();
    const largest = createPdf(500_000);
    for (const _ of [1, 2]) expect((await upload(server, largest)).status).toBe(200);
    const { body } = await post(
      server,
      `/${pictureCollection.path.replace(/\/list$/, '')}:runQuery`,
      { structuredQuery: { from: [{ collectionId: 'list' }] } },
      'staff',
    );
    expect(body).toHaveLength(1);
  });

  const refused: Readonly<Record<string, () => unknown>> = {
    'the id of another file': async () => ({
      ...(await writePicture(jpeg, testDocumentsRoot)),
      update: { ...(await writePicture(webp, testDocumentsRoot)).update, name: nameOf(jpegId) },
    }),
    'HTML as a JPEG': () => writePicture(jpeg, testDocumentsRoot, { bytes: encodeBytes(html) }),
    'another type': () => writePicture(jpeg, testDocumentsRoot, { type: 'image/webp' }),
    'other pixels': () => writePicture(jpeg, testDocumentsRoot, { width: 20_000 }),
    'no byte': () => writePicture(jpeg, testDocumentsRoot, { bytes: '' }),
    'a merge of a time': async () => ({
      ...(await writePicture(jpeg, testDocumentsRoot)),
      updateMask: { fieldPaths: ['uploaded'] },
    }),
    'no fields': () => ({ update: { name: nameOf(jpegId) } }),
    'fields that are no map': () => ({ update: { name: nameOf(jpegId), fields: [null] } }),
    'a name instead of a hash': async () => ({
      update: { ...(await writePicture(jpeg, testDocumentsRoot)).update, name: nameOf('sample.jpg') },
    }),
  };
  it.each(Object.entries(refused))('are refused to staff with %s', async (_, createWrite) => {
    const server = await startWith();
    const write = await createWrite();
    await expect(post(server, ':commit', { writes: [write] }, 'staff')).resolves.toMatchObject(
      expectedError(400, 'INVALID_ARGUMENT'),
    );
    expect((await fetch(`${server.address}v1/${nameOf(jpegId)}`)).status).toBe(404);
  });

  it.each([
    ['HTML after a JPEG', joinBytes(jpeg, html)],
    ['a PDF behind HTML', joinBytes(html, pdf)],
    ['SVG', toBytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ])('are refused to staff with the right hash of %s', async (_, bytes) => {
    const server = await startWith();
    const id = await toPictureId(bytes);
    const fields = encodePlainObject({ ...toStoredPicture(jpeg, testNow), bytes: encodeBytes(bytes) });
    const writes = [{ update: { name: nameOf(id), fields } }];
    expect((await post(server, ':commit', { writes }, 'staff')).status).toBe(400);
  });

  it('are refused to staff with 10 MB', async () => {
    const server = await startWith();
    const write = await writePicture(jpeg, testDocumentsRoot, { bytes: 'A'.repeat(10_000_000) });
    expect((await post(server, ':commit', { writes: [write] }, 'staff')).status).toBe(413);
  });
});
