/** A webhook gets the number of new requests: the first at once, later ones together, and nothing of their content. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { doc, writeBatch } from 'firebase/firestore/lite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseServerSettings } from '../../../../server/http/settings.ts';
import { createWebhookNotifier, notifyWebhook, type RetryPolicy } from '../../../../server/ops/webhook.ts';
import { startServerProcess } from '../../../support/server/childProcess.ts';
import { createTestRequest } from '../../../support/server/requestRecord.ts';
import {
  createSdkClient,
  createTempDirectory,
  sdkCollection,
  startTestServer,
  testNow,
} from '../../../support/server/runningServer.ts';
import { createTestClient, runAsStaff, seedRequests } from '../../../support/server/staffCommands.ts';

interface WebhookCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly at: number;
}

type Reply = (response: ServerResponse, call: number) => void;

const accept: Reply = (response) => void response.writeHead(204).end();

/** A webhook on loopback; its address has a secret. */
async function startWebhook(reply: Reply = accept) {
  const webhookCalls: WebhookCall[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    webhookCalls.push({ method, path: url, headers, body, at: performance.now() });
    reply(response, webhookCalls.length);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { webhookCalls, host, url: `http://${host}/hooks/secret-part?key=secret-key` };
}

/** No test waits for the time limit, however slow the machine is: a call that is never answered has its own. */
const retryPolicy: RetryPolicy = { interval: 100, maxInterval: 400, retryDelays: [5, 5], timeout: 60_000 };
const counts = (webhookCalls: readonly WebhookCall[]): readonly number[] =>
  webhookCalls.map(({ body }) => JSON.parse(body).newRequests);

describe('§7 a webhook', () => {
  it('posts the number of new requests to the webhook, and nothing else', async () => {
    const { webhookCalls, url } = await startWebhook();
    await expect(notifyWebhook(url, 3, retryPolicy)).resolves.toBeNull();
    expect(webhookCalls).toMatchObject([
      { method: 'POST', path: '/hooks/secret-part?key=secret-key', body: '{"newRequests":3}' },
    ]);
    expect(webhookCalls[0]?.headers['content-type']).toBe('application/json');
  });

  it('notifies the webhook of the first request at once, and of later ones together after the interval', async () => {
    const { webhookCalls, url } = await startWebhook((response, call) => {
      // Before the first call is answered, so before the pause after it begins.
      if (call === 1) for (let i = 0; i < 5; i += 1) notifier.notify();
      accept(response, call);
    });
    const notifier = createWebhookNotifier(url, () => {}, retryPolicy);
    onTestFinished(() => notifier.close());
    notifier.notify();
    await expect.poll(() => webhookCalls.length, { timeout: 30_000 }).toBe(2);
    expect(counts(webhookCalls)).toEqual([1, 5]);
    // A timer may be a millisecond early.
    expect(webhookCalls[1]!.at - webhookCalls[0]!.at).toBeGreaterThan(retryPolicy.interval - 5);
  });

  it('retries a failing webhook, counts its requests again in a later call, and logs no secret', async () => {
    const { webhookCalls, url, host } = await startWebhook(
      (response, call) => void response.writeHead(call <= 3 ? 500 : 200).end(),
    );
    const lines: string[] = [];
    const notifier = createWebhookNotifier(url, (line) => lines.push(line), retryPolicy);
    onTestFinished(() => notifier.close());
    notifier.notify();
    notifier.notify();
    await expect.poll(() => webhookCalls.length, { timeout: 30_000 }).toBe(4);
    expect(counts(webhookCalls)).toEqual([1, 1, 1, 2]);
    expect(lines).toEqual([
      `The webhook at ${host} did not get the notification: it answered 500. 2 new requests will be reported later.`,
    ]);
  });

  it.each([
    ['does not answer', () => {}, 100, 'it did not answer in time'],
    [
      'closes the connection',
      (response: ServerResponse) => void response.destroy(),
      retryPolicy.timeout,
      'no answer, UND_ERR_SOCKET',
    ],
    [
      'redirects',
      (response: ServerResponse) => void response.writeHead(302, { location: '/x' }).end(),
      retryPolicy.timeout,
      'no answer',
    ],
  ])(
    'returns a one-line failure without the secret for a webhook that %s',
    async (_, reply, timeout, reason) => {
      const { url, host } = await startWebhook(reply);
      const failure = await notifyWebhook(url, 1, { ...retryPolicy, retryDelays: [], timeout });
      expect(failure).toContain(`The webhook at ${host} did not get the notification: ${reason}`);
      expect(failure).not.toMatch(/secret|\n/);
    },
  );

  it('calls the webhook no more once the notifier is closed', async () => {
    const { webhookCalls, url } = await startWebhook((response) => void response.writeHead(500).end());
    const lines: string[] = [];
    const notifier = createWebhookNotifier(url, (line) => lines.push(line), {
      ...retryPolicy,
      interval: 1,
      retryDelays: [60_000],
    });
    notifier.notify();
    await expect.poll(() => webhookCalls.length, { timeout: 30_000 }).toBe(1);
    notifier.close();
    notifier.notify();
    // A call of the closed notifier would arrive between these two.
    for (const _ of ['first', 'second']) await notifyWebhook(url, 1, { ...retryPolicy, retryDelays: [] });
    expect([webhookCalls.length, lines]).toEqual([3, []]);
  });
});

describe('§7 the server with REQUESTS_WEBHOOK', () => {
  it("notifies the webhook of a citizen's request, and answers the citizen without waiting for it", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { webhookCalls, url } = await startWebhook(
      (response) => void held.then(() => response.writeHead(200).end()),
    );
    const server = await startServerProcess(createTempDirectory(), null, { REQUESTS_WEBHOOK: url });
    const records = createSdkClient(server);
    const request = createTestRequest(Date.now());
    const batch = writeBatch(records);
    batch.set(doc(sdkCollection(records, 'Form_Requests'), request.id), request.record);
    batch.set(
      doc(sdkCollection(records, 'Request_Receipts'), request.receipt),
      { recordId: request.id },
      { merge: true },
    );
    await batch.commit();
    await expect.poll(() => counts(webhookCalls), { timeout: 30_000 }).toEqual([1]);
    release();
    await server.end('SIGTERM');
  });
});

describe('§7 requests notify', () => {
  it('requests notify reports requests since its last report, and counts those again that it could not report', async () => {
    let status = 200;
    const { webhookCalls, url } = await startWebhook((response) => void response.writeHead(status).end());
    const dataDir = createTempDirectory();
    let now = testNow;
    const server = await startTestServer({ dataDir, content: null, now: () => now });
    const client = createTestClient(server);
    const env = { DATA_DIR: dataDir, REQUESTS_WEBHOOK: url };
    await seedRequests(client, [{ id: '4001' }]);
    now += 60_000;
    expect(await runAsStaff(['notify'], env)).toContain('From now on new requests are counted');
    now += 60_000;
    expect(await runAsStaff(['notify'], env)).toContain('No new requests, so no notification was sent.');
    now += 60_000;
    await seedRequests(client, [{ id: '4002' }, { id: '4003' }]);
    status = 403;
    await expect(runAsStaff(['notify'], env)).rejects.toThrow(
      /did not get the notification: it answered 403\. The next run counts them again/,
    );
    status = 200;
    now += 60_000;
    expect(await runAsStaff(['notify'], env)).toContain(': 2 new.');
    expect(counts(webhookCalls).at(-1)).toBe(2);
  });
});

describe('§7 REQUESTS_WEBHOOK', () => {
  it.each([
    ['https://hooks.example/a?b=c', 'https://hooks.example/a?b=c'],
    ['http://127.0.0.1:9000/x', 'http://127.0.0.1:9000/x'],
    ['http://[::1]:9000/', 'http://[::1]:9000/'],
    ['http://192.168.1.20/hook', 'http://192.168.1.20/hook'],
    ['http://172.31.0.1/', 'http://172.31.0.1/'],
    ['http://hall.local/', 'http://hall.local/'],
    [' ', null],
  ])('accepts %j as REQUESTS_WEBHOOK', (value, webhook) => {
    expect(parseServerSettings({ REQUESTS_WEBHOOK: value }).webhook).toBe(webhook);
  });

  it('refuses an unusable REQUESTS_WEBHOOK without showing its value', () => {
    for (const value of [
      'secret',
      'http://203.0.113.7/secret',
      'http://172.32.0.1/secret',
      'https://u:secret@x.example/',
    ])
      expect(() => parseServerSettings({ REQUESTS_WEBHOOK: value })).toThrow(
        /^REQUESTS_WEBHOOK (?!.*secret)/,
      );
  });
});
