/** A prerendered page over HTTP: its encodings, HEAD, a page that the client has already, a range. */
import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCompressibleText, writePrerenderedSite } from '../../../support/server/prerenderedBuild.ts';
import { createTempDirectory, startTestServer, writeFiles } from '../../../support/server/runningServer.ts';

const body = createCompressibleText(20_000);

interface Raw {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Requests with only these headers and does not use fetch, which would decompress the answer. */
const fetchRaw = (
  url: URL | string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Raw> =>
  new Promise((resolve, reject) => {
    get(url, { headers, method, agent: false }, (response) => {
      response.toArray().then(
        (chunks) =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            bytes: Buffer.concat(chunks as Buffer[]),
          }),
        reject,
      );
    }).on('error', reject);
  });

const decode: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  none: (bytes) => bytes,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const encodings = [
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0', 'none'],
  ['*;q=0', 'none'],
  ['', 'none'],
] as const;

async function serveSite(): Promise<string> {
  const dist = createTempDirectory();
  writePrerenderedSite(dist, body);
  writeFiles(dist, { 'assets/app.js': body, 'assets/app.js.br': 'as brotli', 'assets/app.js.gz': 'as gzip' });
  return (await startTestServer({ dist, content: null })).address;
}

describe('§7 a prerendered page', () => {
  it.each(encodings)('sends a page for Accept-Encoding %j in the encoding %s', async (accepted, encoding) => {
    const address = await serveSite();
    // The second answer shares its bytes with the first.
    for (let time = 0; time < 2; time += 1) {
      const { status, headers, bytes } = await fetchRaw(address, { 'accept-encoding': accepted });
      expect([status, headers['content-encoding'] ?? 'none']).toEqual([200, encoding]);
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(headers.vary).toContain('Accept-Encoding');
      expect(decode[encoding]?.(bytes).toString()).toContain(`<div id="root">${body}</div>`);
    }
  });

  it.each(encodings)(
    'answers HEAD for Accept-Encoding %j with the headers of GET and no body',
    async (accepted) => {
      const address = await serveSite();
      const getResponse = await fetchRaw(address, { 'accept-encoding': accepted });
      const head = await fetchRaw(address, { 'accept-encoding': accepted }, 'HEAD');
      expect(head.bytes.length).toBe(0);
      expect([head.status, head.headers]).toEqual([getResponse.status, getResponse.headers]);
    },
  );

  it.each(encodings)('answers 304 to a client that has the page for Accept-Encoding %j', async (accepted) => {
    const address = await serveSite();
    const { headers } = await fetchRaw(address, { 'accept-encoding': accepted });
    const etag = headers.etag ?? '';
    const again = await fetchRaw(address, { 'accept-encoding': accepted, 'if-none-match': etag });
    expect([again.status, again.headers.etag, again.bytes.length]).toEqual([304, etag, 0]);
  });

  it('gives each encoding of a page its own ETag', async () => {
    const address = await serveSite();
    const etags = ['br', 'gzip', ''].map(async (accepted) => {
      const { headers } = await fetchRaw(address, { 'accept-encoding': accepted });
      return headers.etag;
    });
    expect(new Set(await Promise.all(etags)).size).toBe(3);
  });

  it('sends the whole page for a range request', async () => {
    const address = await serveSite();
    const { status, bytes } = await fetchRaw(address, { range: 'bytes=0-9' });
    expect([status, bytes.toString().includes(body)]).toEqual([200, true]);
  });
});

describe('§7 a file with compressed copies', () => {
  it.each(encodings)('sends a file for Accept-Encoding %j in the encoding %s', async (accepted, encoding) => {
    const { headers, bytes } = await fetchRaw(new URL('/assets/app.js', await serveSite()), {
      'accept-encoding': accepted,
    });
    expect(headers['content-encoding'] ?? 'none').toBe(encoding);
    expect(bytes.toString()).toBe({ none: body, br: 'as brotli', gzip: 'as gzip' }[encoding]);
  });
});
