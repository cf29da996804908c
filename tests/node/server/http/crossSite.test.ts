/** Writes that another site makes a visitor's browser send (docs/decisions/0037-headers.md). */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { site } from '../../../../src/site.ts';
import {
  expectedError,
  startTestServer,
  testDocumentsRoot,
  testNow,
} from '../../../support/server/runningServer.ts';
import { createSubmission, readStoredList, sendSubmission } from '../../../support/server/submissions.ts';

const from = (fetchSite: string | null): Readonly<Record<string, string>> =>
  fetchSite === null ? {} : { 'sec-fetch-site': fetchSite };

describe('§7 a form request from a browser', () => {
  it.each([['cross-site'], ['same-site']])(
    'refuses a form request with Sec-Fetch-Site: %s, and stores nothing',
    async (fetchSite) => {
      const server = await startTestServer({ content: null });
      expect(await sendSubmission(server.address, createSubmission(testNow), from(fetchSite))).toBe(403);
      expect((await readStoredList(server.address, server.token, 'Form_Requests')).size).toBe(0);
    },
  );

  it.each([['same-origin'], ['none'], [null]])(
    'accepts a form request whose Sec-Fetch-Site is %j',
    async (fetchSite) => {
      const server = await startTestServer({ content: null });
      expect(await sendSubmission(server.address, createSubmission(testNow), from(fetchSite))).toBe(200);
    },
  );

  it('refuses a cross-site request before its body arrives, and does not count it toward the rate limit', async () => {
    const server = await startTestServer({ content: null, rateLimit: 1, trustProxy: 1 });
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    socket.write(
      `POST /v1/${testDocumentsRoot}:commit HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.7\r\nSec-Fetch-Site: cross-site\r\nContent-Length: 1000\r\n\r\n`,
    );
    const [answer] = await once(socket.setEncoding('utf8'), 'data');
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(
      await sendSubmission(server.address, createSubmission(testNow), { 'x-forwarded-for': '203.0.113.7' }),
    ).toBe(200);
  });
});

describe('§7 a form request without Sec-Fetch-Site, as browsers send it over plain http', () => {
  /** Sends a form request with only these headers, Host among them, and returns the status of the answer. */
  async function submitWith(headers: Readonly<Record<string, string>>, trustProxy = 0): Promise<number> {
    const server = await startTestServer({ content: null, trustProxy });
    const sent = request(new URL(`v1/${testDocumentsRoot}:commit`, server.address), {
      method: 'POST',
      headers,
      setHost: headers.host === undefined,
    });
    sent.end(createSubmission(testNow).body);
    const [response] = await once(sent, 'response');
    response.resume();
    const stored = await readStoredList(server.address, server.token, 'Form_Requests');
    expect(stored.size).toBe(response.statusCode === 200 ? 1 : 0);
    return response.statusCode;
  }

  const site = { host: 'barangay.example' };

  it.each([
    ['without Origin', site],
    ['from its own page', { ...site, origin: 'http://barangay.example' }],
    ['from its own page at a port', { host: '192.0.2.7:8080', origin: 'http://192.0.2.7:8080' }],
    [
      'with a Host that has the default port',
      { host: 'Barangay.example:443', origin: 'https://barangay.example' },
    ],
    ['from its own page by IPv6', { host: '[2001:db8::1]:8080', origin: 'http://[2001:db8::1]:8080' }],
  ])('accepts one %s', async (_, headers) => {
    expect(await submitWith(headers)).toBe(200);
  });

  it.each([
    ['another site', { ...site, origin: 'http://evil.example' }],
    ['another port', { ...site, origin: 'http://barangay.example:8081' }],
    ['a name that begins with the own one', { ...site, origin: 'http://barangay.example.evil.example' }],
    ['a name before the own one', { ...site, origin: 'http://evil.barangay.example' }],
    ['an opaque origin', { ...site, origin: 'null' }],
    ['an empty Origin', { ...site, origin: '' }],
    ['an extension', { ...site, origin: 'moz-extension://barangay.example' }],
    ['two origins', { ...site, origin: 'http://barangay.example, http://evil.example' }],
    [
      'a page that an untrusted X-Forwarded-Host names',
      { ...site, origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' },
    ],
    ['another site, to a port of this machine', { host: '127.0.0.1:8080', origin: 'http://evil.example' }],
  ])('refuses one from %s, and stores nothing', async (_, headers) => {
    expect(await submitWith(headers)).toBe(403);
  });

  const hidden = { host: '127.0.0.1:8080' };

  it.each([
    ['Host', { ...site, origin: 'https://barangay.example', 'x-forwarded-proto': 'https' }],
    [
      'X-Forwarded-Host',
      { ...hidden, origin: 'http://barangay.example', 'x-forwarded-host': 'barangay.example' },
    ],
    ['neither, which hides the name of the site', { ...hidden, origin: 'https://barangay.example' }],
  ])('accepts one through a trusted proxy that forwards %s', async (_, headers) => {
    expect(await submitWith(headers, 1)).toBe(200);
  });

  it.each([
    ['another site', { ...site, origin: 'https://evil.example', 'x-forwarded-proto': 'https' }],
    [
      'another site, where it forwards X-Forwarded-Host',
      { ...hidden, origin: 'http://evil.example', 'x-forwarded-host': 'barangay.example' },
    ],
    [
      'the same host without TLS',
      { ...site, origin: 'http://barangay.example', 'x-forwarded-proto': 'https' },
    ],
  ])('refuses one through a trusted proxy from %s', async (_, headers) => {
    expect(await submitWith(headers, 1)).toBe(403);
  });
});

describe('§7 a call from another site', () => {
  const callFrom = async (fetchSite: string, method: string, path: string) => {
    const server = await startTestServer({ content: null });
    const response = await fetch(`${server.address}v1/${testDocumentsRoot}${path}`, {
      method,
      headers: from(fetchSite),
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    return { status: response.status, body: await response.json() };
  };

  it.each([
    ['POST', ':commit'],
    ['POST', ':rollback'],
    ['POST', `/${site.root}/News_List/list`],
    ['PATCH', `/${site.root}/News_List/list/a`],
    ['DELETE', `/${site.root}/News_List/list/a`],
    ['PUT', ':runQuery:commit'],
  ])('refuses a cross-site %s %s', async (method, path) => {
    const answer = await callFrom('cross-site', method, path);
    expect(answer).toEqual(expectedError(403, 'PERMISSION_DENIED'));
    expect(answer.body).toMatchObject({ error: { message: 'Another site may not write here.' } });
  });

  it.each([
    ['POST', ':batchGet'],
    ['POST', `/${site.root}/News_List:runQuery`],
    ['POST', `/${site.root}/News_List:runAggregationQuery`],
    ['GET', `/${site.root}/News_List/list/a`],
  ])('answers the cross-site read %s %s like one of the same origin', async (method, path) => {
    expect(await callFrom('cross-site', method, path)).toEqual(await callFrom('same-origin', method, path));
  });

  it('logs once that a foreign Origin was refused, on one line, for the operator of a proxy', async () => {
    const lines: string[] = [];
    const server = await startTestServer({ content: null, log: (line) => lines.push(line) });
    const headers = { origin: `http://other.example/${'x'.repeat(200)}` };
    for (let times = 0; times < 2; times++)
      expect(await sendSubmission(server.address, createSubmission(testNow), headers)).toBe(403);
    const refusals = lines.filter((line) => line.startsWith('A write was refused: Origin is '));
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toMatch(/^.{1,300}$/);
  });
});
