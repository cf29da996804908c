/** Cloud Firestore's REST calls to servers on loopback: the embedded store, Google's emulator, and servers that fail. */
import { createVerify, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  emulatorSkipNote,
  hasEmulator,
} from '../../../../../packages/embedded-firestore/tests/support/emulator.ts';
import { openEmulatorProject } from '../../../../../packages/embedded-firestore/tests/support/emulatorProject.ts';
import { contentFileNameOf, contentListNames } from '../../../../../server/content/contentFiles.ts';
import { readContent } from '../../../../../server/content/readContent.ts';
import { createContentProgram } from '../../../../../tools/cli/content/commands.ts';
import { exportContent } from '../../../../../tools/cli/content/exportContent.ts';
import { importContent } from '../../../../../tools/cli/content/importContent.ts';
import { createCloudClient } from '../../../../../tools/cli/lib/cloudClient.ts';
import { createGoogleHeaders } from '../../../../../tools/cli/lib/googleCredentials.ts';
import { openLocalClient, type StoreClient } from '../../../../../tools/cli/lib/storeClient.ts';
import { sampleSize } from '../../../../support/sampling.ts';
import { contentSamples, toContentFile } from '../../../../support/server/contentSamples.ts';
import { runInProcess } from '../../../../support/server/runInProcess.ts';
import {
  createTempDirectory,
  startTestServer,
  testNow,
  writeFiles,
} from '../../../../support/server/runningServer.ts';
import { sampleContent } from '../../../../support/server/sampleContent.ts';

const projectId = 'demo-barangay';

type Handle = (request: IncomingMessage, body: string, response: ServerResponse) => void | Promise<void>;

/** Starts a server on a free port of loopback, and stops it after the test. Returns `127.0.0.1:port`. */
async function startServer(handle: Handle): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    await handle(request, body, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answer = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** Starts a server that answers as Google would: the embedded store, which accepts this bearer as the staff's. */
async function storeBehind(bearer: string): Promise<string> {
  const server = await startTestServer({ content: null });
  return startServer(async ({ url = '', headers }, body, response) => {
    if (headers.authorization !== `Bearer ${bearer}`)
      return answer(response, 401, { error: { code: 401, message: 'Request had invalid credentials.' } });
    const authorization = `Bearer ${server.token}`;
    const answered = await fetch(new URL(url, server.address), {
      method: 'POST',
      body,
      headers: { authorization },
    });
    answer(response, answered.status, await answered.json());
  });
}

const folderOf = (files: Readonly<Record<string, string>>): string => {
  const folder = createTempDirectory();
  writeFiles(folder, files);
  return folder;
};
const sampleFolder = (): string => folderOf(toContentFile('news', [contentSamples.news]));

/** Imports in this process. Returns the printed lines. */
async function importFolder(folder: string, client: StoreClient): Promise<readonly string[]> {
  const content = readContent(folder);
  const output: string[] = [];
  const printers = {
    print: (line: string) => void output.push(line),
    printError: (line: string) => void output.push(line),
  };
  await importContent({ content, client, isDryRun: false, now: testNow, ...printers });
  return output;
}

const cloud = (emulator: string) => ({
  FIREBASE_PROJECT_ID: projectId,
  FIRESTORE_EMULATOR_HOST: emulator,
  DATA_DIR: join(createTempDirectory(), 'none'),
});

/** Sets the credentials file of this process for the test; null names a file that does not exist. */
const withCredentials = (text: string | null): void => {
  const folder = folderOf(text === null ? {} : { 'key.json': text });
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', join(folder, 'key.json'));
  onTestFinished(() => void vi.unstubAllEnvs());
};

describe('§7 content in Cloud Firestore', () => {
  it('imports the content, finds it unchanged the second time, and exports it byte for byte', async () => {
    const env = cloud(await storeBehind('owner'));
    const first = await runInProcess(createContentProgram, ['import', sampleContent], env);
    expect([first.code, first.error]).toEqual([0, '']);
    expect(first.out).toMatch(/^Into Cloud Firestore, project demo-barangay:\n/);
    expect(first.out).toMatch(
      /\n(\d+) of \1 records written\nDone: \1 written, 0 unchanged\. The site shows it/,
    );
    const second = await runInProcess(createContentProgram, ['import', sampleContent], env);
    expect(second.out).toContain('Nothing to write: the store has it all.');
    const folder = createTempDirectory();
    const out = await runInProcess(createContentProgram, ['export', folder], env);
    expect([out.code, out.error]).toEqual([0, '']);
    for (const file of contentListNames.map(contentFileNameOf))
      expect(readFileSync(join(folder, file), 'utf8')).toBe(readFileSync(join(sampleContent, file), 'utf8'));
  });

  it('--to embedded overrides a configured cloud, and VITE_FIREBASE_PROJECT_ID selects the cloud', async () => {
    const dataDir = createTempDirectory();
    const env = { ...cloud('127.0.0.1:9'), DATA_DIR: dataDir };
    const { code, out } = await runInProcess(
      createContentProgram,
      ['import', sampleFolder(), '--to', 'embedded'],
      env,
    );
    expect([code, out]).toEqual([0, expect.stringContaining(`Into the store in ${dataDir}:`)]);
    const vite = { ...env, FIREBASE_PROJECT_ID: '', VITE_FIREBASE_PROJECT_ID: projectId };
    const cloudRun = await runInProcess(createContentProgram, ['import', sampleFolder(), '--dry-run'], {
      ...vite,
      FIRESTORE_EMULATOR_HOST: await storeBehind('owner'),
    });
    expect(cloudRun.out).toContain('Into Cloud Firestore, project demo-barangay:');
  });

  it('reports refused credentials in one line without the bearer', async () => {
    const env = cloud(await storeBehind('another'));
    expect(await runInProcess(createContentProgram, ['import', sampleFolder()], env)).toEqual({
      code: 1,
      out: '',
      error:
        'Not done. Google did not accept the credentials (401): set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account of the project. Google says: Request had invalid credentials.\n',
    });
  });

  it.each([
    ['no file', undefined, 'there is no such file'],
    ['a file that is not JSON', '{"private_key": "-----BEGIN secret', 'the file is not JSON'],
    ['an incomplete key', '{"type":"service_account"}', 'the file is not a complete key'],
    [
      'a broken key',
      '{"type":"service_account","client_email":"a@example.com","private_key":"secret"}',
      'the key is broken',
    ],
  ])('reports %s as credentials in one line, without the text of the file', async (_, text, output) => {
    withCredentials(text ?? null);
    const failure = await createGoogleHeaders(projectId)().catch((error: Error) => error.message);
    expect(failure).toBe(
      `There are no Google credentials that can be used (${output}): set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account of the project.`,
    );
  });

  it('reports mistakes in the files even when it cannot read the store', async () => {
    const env = cloud(await storeBehind('another'));
    const folder = folderOf(toContentFile('news', [{ ...contentSamples.news, title: 7 }]));
    const { code, error } = await runInProcess(createContentProgram, ['import', folder], env);
    expect([code, error]).toEqual([1, expect.stringContaining('1 problem: nothing was written.')]);
  });
});

interface TestClient {
  readonly client: StoreClient;
  readonly waited: readonly number[];
  readonly calls: () => number;
}

/** A client of a server that sends these responses in turn, the last one for ever; `null` closes the connection. */
async function openTestClient(answers: readonly (readonly [number, unknown] | null)[]): Promise<TestClient> {
  let calls = 0;
  const address = await startServer((request, _, response) => {
    const nextAnswer = answers[Math.min(calls, answers.length - 1)];
    calls += 1;
    if (nextAnswer) answer(response, ...nextAnswer);
    else request.socket.destroy();
  });
  const waited: number[] = [];
  const client = createCloudClient({
    projectId,
    origin: `http://${address}`,
    headers: async () => new Headers({ authorization: 'Bearer secret-bearer' }),
    fetch,
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  return { client, waited, calls: () => calls };
}

const busy = [503, { error: { message: 'busy' } }] as const;

describe('§7 createCloudClient', () => {
  it.each([
    ['status 429', [429, {}] as const],
    ['status 503', busy],
    ['status 500', [500, {}] as const],
    ['a contended write', [409, { error: { status: 'ABORTED' } }] as const],
    ['a closed connection', null],
  ])('retries after %s, with a longer wait each time', async (_, failure) => {
    const { client, waited } = await openTestClient([failure, failure, failure, [200, { writeResults: [] }]]);
    await expect(client.post(':commit', { writes: [] })).resolves.toEqual({ writeResults: [] });
    expect(waited).toEqual([500, 1_000, 2_000]);
  });

  it.each([
    ['a busy server', [busy], 6, 'Cloud Firestore is busy (503, 6 tries): wait, then run the command again.'],
    ['an unreachable server', [null], 6, 'cannot be reached ('],
    [
      'a refusal',
      [[400, { error: { message: 'Bad name.\nmore' } }]],
      1,
      'Cloud Firestore refused (400). Google says: Bad name.',
    ],
    [
      'a refusal in a list',
      [[403, [{ error: { message: 'Missing permission.' } }]]],
      1,
      'role Cloud Datastore User. Google says: Missing permission.',
    ],
    ['a missing database', [[404, {}]], 1, 'Project demo-barangay has no Firestore database (404)'],
  ] as const)('reports %s in one line without the bearer', async (_, answers, tries, output) => {
    const { client, calls } = await openTestClient(answers);
    const failure = await client.post(':commit', { writes: [] }).catch((error: Error) => error.message);
    expect(failure).toContain(output);
    expect(failure).not.toMatch(/\n|secret-bearer/);
    expect(calls()).toBe(tries);
  });

  it('an import writes every record although every second response is lost', async () => {
    const store = await storeBehind('owner');
    let calls = 0;
    const lossy = await startServer(async ({ url = '' }, body, response) => {
      calls += 1;
      const answered = await fetch(`http://${store}${url}`, {
        method: 'POST',
        body,
        headers: { authorization: 'Bearer owner' },
      });
      const json: unknown = await answered.json();
      // Every second response is lost after its writes are done.
      if (calls % 2 === 0) response.destroy();
      else answer(response, answered.status, json);
    });
    const client = createCloudClient({
      projectId,
      origin: `http://${lossy}`,
      headers: async () => new Headers(),
      fetch,
      wait: async () => {},
    });
    await importFolder(sampleContent, client);
    const output = await importFolder(sampleContent, client);
    expect(output.at(-1)).toBe('Nothing to write: the store has it all.');
  });
});

describe('§7 an import that fails halfway', () => {
  const many = Array.from({ length: 1_200 }, (_, i) => ({ ...contentSamples.news, id: `n${i}` }));

  it('reports how many records it has written, and the same import again writes the rest', async () => {
    const store = await storeBehind('owner');
    const folder = folderOf({
      ...toContentFile('contacts', [contentSamples.contacts]),
      ...toContentFile('news', many),
    });
    const toStore = (commits: number): Promise<string> => {
      let left = commits;
      return startServer(async ({ url = '' }, body, response) => {
        if (url.endsWith(':commit') && left-- <= 0)
          return answer(response, 403, { error: { message: 'Quota.' } });
        const headers = { authorization: 'Bearer owner' };
        const answered = await fetch(`http://${store}${url}`, { method: 'POST', body, headers });
        answer(response, answered.status, await answered.json());
      });
    };
    const clientWith = async (commits: number) => {
      const origin = `http://${await toStore(commits)}`;
      const headers = async () => new Headers();
      return createCloudClient({ projectId, origin, headers, fetch, wait: async () => {} });
    };
    const failure = await importFolder(folder, await clientWith(1)).catch((error: Error) => error.message);
    expect(failure).toContain(
      'Google says: Quota. Of 1,201 records 500 are known to be written: the same import again writes what is missing.',
    );
    const output = await importFolder(folder, await clientWith(9));
    expect(output.slice(-2)).toEqual([
      '701 of 701 records written',
      'Done: 701 written, 500 unchanged. The site shows it at its next reading: reload the page.',
    ]);
  });

  it('writes the records of all lists in one commit when they fit into one', async () => {
    const commits: number[] = [];
    const address = await startServer(({ url = '' }, body, response) => {
      if (url.endsWith(':commit')) commits.push(JSON.parse(body).writes.length);
      answer(response, 200, []);
    });
    const headers = async () => new Headers();
    const origin = `http://${address}`;
    await importFolder(
      sampleContent,
      createCloudClient({ projectId, origin, headers, fetch, wait: async () => {} }),
    );
    expect(commits).toEqual([readContent(sampleContent).records.length]);
  });
});

describe('§7 the credentials of a service account', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = {
    type: 'service_account',
    project_id: projectId,
    private_key_id: 'k1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: 'importer@demo-barangay.iam.gserviceaccount.com',
    token_uri: 'https://oauth2.googleapis.com/token',
  };
  const accessToken = `ya29.${'x'.repeat(40)}`;
  const decoded = (part = ''): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

  /** Starts Google's token server on loopback, which issues a token for an assertion that the key has signed. */
  const tokenServer = (tokenRequests: unknown[]): Promise<string> =>
    startServer((_, body, response) => {
      const form = new URLSearchParams(body);
      const [head, claims, signature = ''] = (form.get('assertion') ?? '').split('.');
      const isSigned = createVerify('RSA-SHA256')
        .update(`${head}.${claims}`)
        .verify(publicKey, signature, 'base64url');
      tokenRequests.push({
        grant: form.get('grant_type'),
        head: decoded(head),
        claims: decoded(claims),
        isSigned,
      });
      if (isSigned)
        answer(response, 200, { access_token: accessToken, expires_in: 3_600, token_type: 'Bearer' });
      else answer(response, 400, { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' });
    });

  /** A fetch that maps Google's hosts to loopback, so that nothing leaves the machine. */
  const redirectHosts =
    (hosts: Readonly<Record<string, string>>): typeof fetch =>
    (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const host = hosts[url.host];
      if (host === undefined) throw new Error(`${url.host} was asked`);
      return fetch(`http://${host}${url.pathname}`, init);
    };

  it('requests a token once with a signed assertion, and sends it as the bearer of every call', async () => {
    withCredentials(JSON.stringify(key));
    const tokenRequests: unknown[] = [];
    const through = redirectHosts({
      'oauth2.googleapis.com': await tokenServer(tokenRequests),
      'firestore.googleapis.com': await storeBehind(accessToken),
    });
    const client = createCloudClient({
      projectId,
      origin: 'https://firestore.googleapis.com',
      headers: createGoogleHeaders(projectId, through),
      fetch: through,
      wait: async () => {},
    });
    const output = await importFolder(sampleContent, client);
    expect(output.at(-1)).toMatch(/^Done: \d+ written, 0 unchanged\. /);
    expect(tokenRequests).toEqual([
      {
        grant: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        head: expect.objectContaining({ alg: 'RS256' }),
        claims: expect.objectContaining({
          iss: key.client_email,
          scope: 'https://www.googleapis.com/auth/datastore',
          aud: 'https://oauth2.googleapis.com/token',
        }),
        isSigned: true,
      },
    ]);
    expect(output.join('\n')).not.toContain(accessToken);
  });

  it('reports a refused key in one line that contains neither key nor token', async () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    withCredentials(JSON.stringify({ ...key, private_key: other.export({ type: 'pkcs8', format: 'pem' }) }));
    const headers = createGoogleHeaders(
      projectId,
      redirectHosts({ 'oauth2.googleapis.com': await tokenServer([]) }),
    );
    const failure = await headers().catch((error: Error) => error.message);
    expect(failure).toMatch(
      /^There are no Google credentials that can be used \(Google refused the key: invalid_grant\)/,
    );
    expect(failure).not.toMatch(/\n|BEGIN|eyJ/);
  });
});

describe.skipIf(!hasEmulator)(`§7 content in Google's emulator${emulatorSkipNote}`, () => {
  it('imports and exports the same content as the embedded store', { timeout: 180_000 }, async () => {
    const emulatorProject = await openEmulatorProject('demo-content');
    onTestFinished(emulatorProject.clear);
    const headers = async () => new Headers({ authorization: 'Bearer owner' });
    const cloud = createCloudClient({
      projectId: emulatorProject.project,
      origin: emulatorProject.address,
      headers,
      fetch,
      wait: async () => {},
    });
    const embedded = openLocalClient(createTempDirectory(), true);
    onTestFinished(() => embedded.close());
    const many = Array.from({ length: sampleSize(701, 501) }, (_, i) => ({
      ...contentSamples.awards,
      id: `a ñ${i}`,
      updated: i,
    }));
    const folder = folderOf(toContentFile('awards', many));
    expect(await importFolder(folder, cloud)).toContain(`${many.length} of ${many.length} records written`);
    await importFolder(sampleContent, cloud);
    const [once, twice] = [createTempDirectory(), createTempDirectory()];
    const printers = { print: () => {}, printError: (line: string) => expect(line).toBe('') };
    await exportContent({ client: cloud, folder: once, ...printers });
    expect((await importFolder(once, cloud)).at(-1)).toBe('Nothing to write: the store has it all.');
    await importFolder(once, embedded);
    await exportContent({ client: embedded, folder: twice, ...printers });
    for (const list of contentListNames)
      expect(readFileSync(join(twice, contentFileNameOf(list)), 'utf8')).toBe(
        readFileSync(join(once, contentFileNameOf(list)), 'utf8'),
      );
  });
});
