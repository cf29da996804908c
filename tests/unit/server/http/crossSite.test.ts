/** Writes that another site makes a visitor's browser send (docs/decisions/0037-headers.md). */
import { once } from 'node:events';
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
});
