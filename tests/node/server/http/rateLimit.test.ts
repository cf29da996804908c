import { describe, expect, it } from 'vitest';
import { encodePlainObject } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { createRateLimit, shareOfPrefix, toNetwork } from '../../../../server/http/rateLimit.ts';
import { parseServerSettings } from '../../../../server/http/settings.ts';
import { site } from '../../../../src/site.ts';
import { createSampleFeedback } from '../../../support/form/sampleFeedback.ts';
import { post, startTestServer, testNow } from '../../../support/server/runningServer.ts';
import { createSubmission, sendSubmission } from '../../../support/server/submissions.ts';

const outside = '203.0.113.7';

describe('§7 a limit of requests by address', () => {
  it('allows a burst of one minute of requests, then refills at that rate', () => {
    let now = testNow;
    const limit = createRateLimit(3, () => now);
    expect([1, 2, 3, 4].map(() => limit.take(outside))).toEqual([0, 0, 0, 20]);
    now += 19_000;
    expect(limit.take(outside)).toBe(1);
    now += 1_000;
    expect([1, 2].map(() => limit.take(outside))).toEqual([0, 20]);
    now += 3_600_000;
    expect([1, 2, 3, 4].map(() => limit.take(outside))).toEqual([0, 0, 0, 20]);
  });

  it('charges work that is done, with a minute of debt at most, and never this machine', () => {
    let now = testNow;
    const limit = createRateLimit(60, () => now);
    limit.charge(outside, 59);
    expect([1, 2].map(() => limit.take(outside))).toEqual([0, 1]);
    limit.charge(outside, 1_000_000);
    expect(limit.take(outside)).toBe(61);
    now += 61_000;
    expect(limit.take(outside)).toBe(0);
    expect([1, 2].map(() => limit.wait(outside))).toEqual([1, 1]);
    limit.charge('127.0.0.1', 1_000_000);
    expect(limit.take('127.0.0.1')).toBe(0);
  });

  it('refills as usual after the clock is set back', () => {
    let now = testNow;
    const limit = createRateLimit(1, () => now);
    expect(limit.take(outside)).toBe(0);
    now -= 86_400_000;
    expect(limit.take(outside)).toBe(60);
    now += 60_000;
    expect(limit.take(outside)).toBe(0);
  });

  it.each([['127.0.0.1'], ['127.8.9.1'], ['::1'], ['::ffff:127.0.0.1']])(
    'does not limit %s, an address of this machine',
    (address) => {
      const limit = createRateLimit(1, () => testNow);
      expect([1, 2, 3].map(() => limit.take(address))).toEqual([0, 0, 0]);
    },
  );

  it('counts calls without an address as one client', () => {
    const limit = createRateLimit(1, () => testNow);
    expect(['', ''].map(limit.take)).toEqual([0, 60]);
  });

  it('allows every request if the limit is 0', () => {
    const limit = createRateLimit(0, () => testNow);
    expect([1, 2, 3].map(() => limit.take(outside))).toEqual([0, 0, 0]);
  });

  it('counts each address separately, and forgets the one that was idle longest beyond 20,000', () => {
    const limit = createRateLimit(1, () => testNow);
    expect(limit.take(outside)).toBe(0);
    for (let at = 0; at < 20_000; at += 1) expect(limit.take(`10.1.${at >> 8}.${at & 255}`)).toBe(0);
    expect(limit.take('10.1.0.9')).toBe(60);
    expect(limit.take(outside)).toBe(0);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('counts the address %j as the network %j', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});

describe('§7 a limit of requests by the /48 of an IPv6 address', () => {
  const inPrefix = (network: number): string => `2001:db8:1:${network.toString(16)}::1`;
  const createLimit = (perMinute: number) => {
    let time = testNow;
    const limit = createRateLimit(perMinute, () => time, shareOfPrefix.writes);
    const pass = (milliseconds: number): void => {
      time += milliseconds;
    };
    return { limit, pass };
  };

  it('refuses none of 300 phones in an hour that send one request each, thirty at once', () => {
    const { limit, pass } = createLimit(30);
    const waits = Array.from({ length: 300 }, (_, phone) => {
      if (phone > 0 && phone % 30 === 0) pass(6 * 60_000);
      return limit.take(inPrefix(phone));
    });
    expect(waits.filter((seconds) => seconds > 0)).toEqual([]);
  });

  it('lets 40 networks of one /48 send 47 in half a minute', () => {
    const { limit, pass } = createLimit(30);
    let taken = 0;
    for (let second = 0; second <= 30; second += 1) {
      for (let network = 0; network < 40; network += 1) taken += Number(limit.take(inPrefix(network)) === 0);
      if (second < 30) pass(1_000);
    }
    expect(taken).toBe(47);
  });

  it('leaves a little to the other networks of a /48 after one of them has sent its minute', () => {
    const { limit } = createLimit(100);
    const takeTimes = (address: string, times: number) =>
      Array.from({ length: times }, () => limit.take(address)).filter((seconds) => seconds === 0).length;
    expect(takeTimes(inPrefix(1), 200)).toBe(100);
    expect(takeTimes(inPrefix(2), 200)).toBe(6);
    expect(limit.wait(inPrefix(3))).toBe(1);
    expect(takeTimes('2001:db8:2::1', 200)).toBe(100);
  });

  it('lets a /48 read ten times as much as one address', () => {
    const limit = createRateLimit(2, () => testNow);
    const waits = Array.from({ length: 21 }, (_, network) => limit.take(inPrefix(network)));
    expect(waits).toEqual([...Array(20).fill(0), 3]);
  });
});

describe('§7 behind a trusted proxy', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('answers one address with 429 and the seconds to wait, and still serves others, reads and staff', async () => {
    const server = await startTestServer({ content: null, rateLimit: 2, trustProxy: 1 });
    const send = (address: string) =>
      sendSubmission(server.address, createSubmission(testNow), from(address));
    expect([await send(outside), await send(outside), await send(outside)]).toEqual([200, 200, 429]);
    expect(await send('203.0.113.8')).toBe(200);

    const refusal = await fetch(
      `${server.address}v1/projects/demo-barangay/databases/(default)/documents:commit`,
      {
        method: 'POST',
        body: createSubmission(testNow).body,
        headers: from(outside),
      },
    );
    expect(refusal.headers.get('retry-after')).toMatch(/^(2\d|30)$/);
    expect(await refusal.json()).toMatchObject({ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } });

    const structuredQuery = { from: [{ collectionId: 'list' }], limit: 5, where: active };
    const read = await fetch(
      `${server.address}v1/projects/demo-barangay/databases/(default)/documents/${site.root}/News_List:runQuery`,
      {
        method: 'POST',
        body: JSON.stringify({ structuredQuery }),
        headers: from(outside),
      },
    );
    expect(read.status).toBe(200);
    for (let time = 0; time < 5; time += 1)
      expect(await post(server, ':commit', { writes: [] }, 'staff')).toMatchObject({ status: 200 });
  });

  it('counts feedback and requests toward one limit', async () => {
    const server = await startTestServer({ content: null, rateLimit: 2, trustProxy: 1 });
    const sendFeedback = (at: number) =>
      fetch(`${server.address}v1/projects/demo-barangay/databases/(default)/documents:commit`, {
        method: 'POST',
        body: feedbackAt(at),
        headers: from(outside),
      });
    expect([
      (await sendFeedback(1)).status,
      (await sendFeedback(2)).status,
      (await sendFeedback(3)).status,
    ]).toEqual([200, 200, 429]);
    expect(await sendSubmission(server.address, createSubmission(testNow), from(outside))).toBe(429);
  });

  it.each([
    ['an address with any port', ['203.0.113.7:5000', '203.0.113.7:5001', '203.0.113.7']],
    ['unreadable addresses', ['unknown', '_hidden', '203.0.113.7:port']],
    ['addresses of the proxy’s own machine', ['127.0.0.1', '::1', '[::ffff:127.0.0.1]:80']],
  ])('limits %s in X-Forwarded-For as one client', async (_, entries) => {
    const server = await startTestServer({ content: null, rateLimit: 2, trustProxy: 1 });
    const statuses: (number | null)[] = [];
    for (const entry of entries)
      statuses.push(await sendSubmission(server.address, createSubmission(testNow), from(entry)));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await sendSubmission(server.address, createSubmission(testNow), from('203.0.113.8'))).toBe(200);
  });

  it('does not limit a command on this machine, which sends no X-Forwarded-For', async () => {
    const server = await startTestServer({ content: null, rateLimit: 1, trustProxy: 1 });
    const statuses = [1, 2, 3].map(() => sendSubmission(server.address, createSubmission(testNow)));
    expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
  });
});

describe('§7 behind a proxy on this machine that is not trusted', () => {
  it('counts all visitors as one address by the default settings, logs once what to set, and does not limit this machine itself', async () => {
    const lines: string[] = [];
    const { rateLimit, readLimit, trustProxy } = parseServerSettings({});
    const options = { rateLimit, readLimit, trustProxy, log: (line: string) => void lines.push(line) };
    const server = await startTestServer({ content: null, ...options });
    const statuses: (number | null)[] = [];
    for (let at = 0; at < 60; at += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${at % 7}` };
      statuses.push(await sendSubmission(server.address, createSubmission(testNow), headers));
    }
    expect(statuses).toEqual([...Array(30).fill(200), ...Array(30).fill(429)]);
    expect(lines).toEqual([
      'X-Forwarded-For arrives, and TRUST_PROXY is 0: set TRUST_PROXY=1 behind a proxy. Until then all its visitors count as one address.',
    ]);
    expect(await sendSubmission(server.address, createSubmission(testNow))).toBe(200);
  });

  it('logs nothing where the proxy is trusted, and nothing for calls without the header', async () => {
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const trusting = await startTestServer({ content: null, trustProxy: 1, log });
    await sendSubmission(trusting.address, createSubmission(testNow), { 'x-forwarded-for': outside });
    const direct = await startTestServer({ content: null, log });
    await sendSubmission(direct.address, createSubmission(testNow));
    expect(lines).toEqual([]);
  });
});

/** The body of a commit with one feedback record; each number gives another record. */
const feedbackAt = (at: number): string => {
  const id = `0a1b2c3d-4e5f-4abc-8a9b-0c1d2e3f4a5${at}`;
  const name = `projects/demo-barangay/databases/(default)/documents/${site.root}/Page_Feedback/list/${id}`;
  return JSON.stringify({
    writes: [{ update: { name, fields: encodePlainObject({ ...createSampleFeedback('useful', testNow) }) } }],
  });
};

const active = {
  fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
};
