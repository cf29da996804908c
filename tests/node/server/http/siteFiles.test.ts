import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../../server/http/server.ts';
import {
  createTempDirectory,
  startTestServer,
  testNow,
  writeFiles,
} from '../../../support/server/runningServer.ts';

async function site(): Promise<RunningServer> {
  const dist = createTempDirectory();
  writeFiles(dist, {
    'index.html': '<p>the page</p>',
    'News.html': '<p>news</p>',
    '.sources.json': '{"store":"cloud","hasAppCheck":true,"tiles":["https://tiles.example"]}',
    'version.json': '{"version":"a"}',
    'search.json': '{"madeAt":0}',
    'assets/app-1a2b.js': 'run()',
    'images/seal.svg': '<svg/>',
    'sitemap.xml': '<urlset/>',
    'robots.txt': 'Disallow: /v1/',
  });
  return startTestServer({ dist, content: null });
}

interface Raw {
  readonly status: number | undefined;
  readonly text: string;
}

/** Requests a path exactly as written; fetch would normalize it first. */
function raw({ address }: RunningServer, path: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const sent = httpRequest({ hostname, port, path }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.on('error', reject).end();
  });
}

describe('§2 the built site over HTTP', () => {
  it.each([
    ['/', 200, '<p>the page</p>'],
    ['/home', 200, '<p>the page</p>'],
    ['/services/issuance-of-barangay-clearance', 200, '<p>the page</p>'],
    ['/no/such.page', 200, '<p>the page</p>'],
    ['/services/%E0%A4%A', 200, '<p>the page</p>'],
    ['/services/..', 200, '<p>the page</p>'],
    [`/services/${'x'.repeat(10_000)}`, 200, '<p>the page</p>'],
    ['/home?next=//elsewhere#top', 200, '<p>the page</p>'],
    ['/News', 200, '<p>news</p>'],
    ['/version.json', 200, '{"version":"a"}'],
    ['/assets/app-1a2b.js', 200, 'run()'],
    ['/images/seal.svg', 200, '<svg/>'],
    ['/sitemap.xml', 200, '<urlset/>'],
    ['/robots.txt', 200, 'Disallow: /v1/'],
    ['/images/none.png', 404, 'There is no such file.\n'],
    ['/images/', 404, 'There is no such file.\n'],
    ['/assets/app-9z9z.js', 404, 'There is no such file.\n'],
    ['/%61ssets/app-9z9z.js', 404, 'There is no such file.\n'],
    ['/images/seal.svg/', 404, 'There is no such file.\n'],
    ['/.sources.json', 200, '<p>the page</p>'],
    ['/%2esources.json', 200, '<p>the page</p>'],
    ['/News.html', 301, 'This page is at /News\n'],
    ['/News/', 301, 'This page is at /News\n'],
    ['/index.html?a=b', 301, 'This page is at /?a=b\n'],
    ['/index', 301, 'This page is at /\n'],
    ['/None.html', 200, '<p>the page</p>'],
    ['/assets/../../../../../../etc/hostname', 200, '<p>the page</p>'],
    ['/assets/../.sources.json', 200, '<p>the page</p>'],
    ['/assets/%2e%2e/News.html', 200, '<p>the page</p>'],
    ['/..%2f..%2f..%2f..%2fetc%2fhostname', 200, '<p>the page</p>'],
    ['/\0', 200, '<p>the page</p>'],
    ['*', 400, 'This is no path.\n'],
    ['http://elsewhere/', 400, 'This is no path.\n'],
  ])('answers the path %j with status %d', async (path, status, text) => {
    const server = await site();
    if (path === '/\0') await expect(raw(server, path)).rejects.toThrow();
    else await expect(raw(server, path)).resolves.toEqual({ status, text });
  });

  it.each([
    ['/Form_Request?formType=BARANGAY_CLEARANCE', '/Form_Request/clearance'],
    ['/Form_Request?from=x&formType=request+barangay-OWN%20use', '/Form_Request/facility'],
    ['/FORM_REQUEST/?formType=ISSUANCE_OF_COMMUNITY_TAX_CERTIFICATE', '/Form_Request/cedula'],
    ['/Form_Request?formType=none-of-them', null],
    ['/Form_Request?formType=constructor', null],
    ['/Form_Request?formtype=BARANGAY_CLEARANCE', null],
    ['/Form_Request/health?formType=BARANGAY_CLEARANCE', null],
    ['/News?formType=BARANGAY_CLEARANCE', null],
  ])('leads %s to %s, the form that the query names', async (path, form) => {
    const { address } = await site();
    const response = await fetch(new URL(path, address), { redirect: 'manual' });
    const [status, location] = [response.status, response.headers.get('location')];
    expect([status, location]).toEqual(form === null ? [200, null] : [301, form]);
  });

  it.each([
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/home', 'no-cache'],
    ['/images/seal.svg', 'no-cache'],
    ['/search.json', 'no-cache'],
    ['/version.json', 'no-cache'],
    ['/assets/none.js', 'no-cache'],
  ])('serves %s with Cache-Control: %s', async (path, header) => {
    const { address } = await site();
    expect((await fetch(new URL(path, address))).headers.get('cache-control')).toBe(header);
  });

  it.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/images/seal.svg', 'image/svg+xml'],
    ['/home', 'text/html;charset=utf-8'],
  ])('serves %s with Content-Type: %s', async (path, type) => {
    const { address } = await site();
    expect((await fetch(new URL(path, address))).headers.get('content-type')).toBe(type);
  });

  it.each([['bytes=5-2'], ['bytes=99-'], ['bytes=a-b'], ['lines=1']])(
    'answers the unusable range %s with the whole file',
    async (range) => {
      const { address } = await site();
      const response = await fetch(new URL('/assets/app-1a2b.js', address), { headers: { range } });
      expect([response.status, await response.text()]).toEqual([200, 'run()']);
    },
  );

  it('answers 304 to a client that has the current page', async () => {
    const { address } = await site();
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('answers HEAD with headers and no body, and other methods with 405', async () => {
    const { address } = await site();
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '15', '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await fetch(address, { method })).status).toBe(405);
  });

  it.each([['/'], ['/assets/app-1a2b.js'], ['/images/none.png'], ['/version.json'], ['/v1/nothing']])(
    "serves %s with headers against framing and sniffing, dated by the server's clock",
    async (path) => {
      const { address } = await site();
      const { headers } = await fetch(new URL(path, address));
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
        date: new Date(testNow).toUTCString(),
      });
    },
  );

  it('sends Strict-Transport-Security only if a trusted proxy reports HTTPS', async () => {
    const overTls = { headers: { 'x-forwarded-proto': 'https' } };
    const header = async (trustProxy: number) => {
      const { address } = await startTestServer({ content: null, trustProxy });
      return (await fetch(address, overTls)).headers.get('strict-transport-security');
    };
    expect([await header(0), await header(1)]).toEqual([null, 'max-age=31536000']);
  });

  it('lets a page load from the hosts that its build is configured with, and a store response from none', async () => {
    const policy = async (path: string) => {
      const { address } = await site();
      return (await fetch(new URL(path, address))).headers.get('content-security-policy') ?? '';
    };
    expect(await policy('/home')).toContain("img-src 'self' data: https://tiles.example;");
    expect(await policy('/home')).toMatch(
      /connect-src 'self' https:\/\/firestore\.\S+ https:\/\/content-firebaseappcheck/,
    );
    expect(await policy('/v1/nothing')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('answers 503 before the site is built, and serves it once it is built', async () => {
    const dist = createTempDirectory();
    const { address } = await startTestServer({ dist, content: null });
    expect((await fetch(address)).status).toBe(503);
    writeFiles(dist, { 'index.html': 'built' });
    await expect(fetch(address).then((r) => r.text())).resolves.toBe('built');
  });
});
