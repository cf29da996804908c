/** The command of the README: the store by itself, over HTTP. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand, startCommand } from '../support/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'embedded-firestore-'));

const writeText = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.address === '::1');

/** Everybody may read a note, and create one with a text. */
const rulesFile = writeText(
  'firestore.rules',
  `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow read: if true;
      allow create: if request.resource.data.text is string;
    }
  }
}`,
);
const indexFile = writeText('firestore.indexes.json', '{ "indexes": [], "fieldOverrides": [] }');
const root = 'projects/own-project/databases/(default)/documents';

/** Starts it on a free port, until the test ends. */
const start = async (...args: readonly string[]) => {
  const { address, end } = await startCommand(['--rules', rulesFile, '--project', 'own-project', ...args], {
    STAFF_TOKEN: 'secret',
  });
  const call = (path: string, body: object | null, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${address}v1/${encodeURI(path)}`, {
      method: body === null ? 'GET' : 'POST',
      headers,
      ...(body !== null && { body: JSON.stringify(body) }),
    });
  return { call, end, address };
};

const write = (id: string, value: object) => ({
  writes: [
    { update: { name: `${root}/notes/${id}`, fields: { text: value } }, currentDocument: { exists: false } },
  ],
});

describe('the embedded store that runs by itself', () => {
  it('stores what its rules allow, across a restart, and returns it to a page of another origin', async () => {
    const file = join(folder, 'store.sqlite');
    const first = await start('--file', file);
    const written = await first.call(`${root}:commit`, write('a', { stringValue: 'Sample' }));
    expect(written.status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);

    const second = await start('--file', file);
    const read = await second.call(`${root}/notes/a`, null, { origin: 'http://elsewhere.test' });
    expect(read.headers.get('access-control-allow-origin')).toBe('*');
    expect(await read.json()).toMatchObject({
      name: `${root}/notes/a`,
      fields: { text: { stringValue: 'Sample' } },
    });
  });

  it('refuses what its rules refuse, another project, and a wrong token; staff bypass the rules', async () => {
    const { call } = await start();
    const number = write('a', { integerValue: '1' });
    expect((await call(`${root}:commit`, number)).status).toBe(403);
    expect((await call(`${root}:commit`, number, { authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await call(`${root}:commit`, number, { authorization: 'Bearer secret' })).status).toBe(200);
    expect((await call(`${root.replace('own', 'other')}/notes/a`, null)).status).toBe(403);
    expect((await call(`${root}/others/a`, null)).status).toBe(403);
  });

  it('requires an index for a query of two fields only if it has a list of indexes', async () => {
    const query = {
      structuredQuery: {
        from: [{ collectionId: 'notes' }],
        orderBy: [{ field: { fieldPath: 'text' } }, { field: { fieldPath: 'day' } }],
      },
    };
    const lenient = await start();
    expect((await lenient.call(`${root}:runQuery`, query)).status).toBe(200);
    const strict = await start('--indexes', indexFile);
    const refused = await strict.call(`${root}:runQuery`, query);
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('requires an index'),
    ]);
  });

  it('limits what a public call may cost only with --public, and then hides the reason of a refusal', async () => {
    const many = { documents: ['a', 'b', 'c'].map((id) => `${root}/notes/${id}`) };
    const unsure = { writes: [...write('a', { stringValue: 'Sample' }).writes] };
    const refused = { writes: [{ update: { name: `${root}/notes/b`, fields: {} } }] };
    const long = `${' '.repeat(40_000)}{}`;
    const answersOf = async (...args: readonly string[]) => {
      const { call, address } = await start(...args);
      const read = await call(`${root}:batchGet`, many);
      const staffRead = await call(`${root}:batchGet`, many, { authorization: 'Bearer secret' });
      const guess = await call(`${root}:commit`, unsure);
      const refusal = await (await call(`${root}:commit`, refused)).text();
      const body = await fetch(`${address}v1/${root}:commit`, { method: 'POST', body: long });
      return [read.status, staffRead.status, guess.status, body.status, refusal.includes('@ L')];
    };
    expect(await answersOf()).toEqual([200, 200, 200, 200, true]);
    expect(await answersOf('--public')).toEqual([400, 200, 403, 400, false]);
  });

  it('prints its flags for --help and its version for --version, and ends', async () => {
    const help = await runCommand(['--help']);
    expect(help).toEqual({ code: 0, error: '', output: expect.stringContaining('--indexes FILE') });
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(await runCommand(['--version'])).toEqual({ code: 0, error: '', output: `${version}\n` });
  });

  it.skipIf(!hasIPv6)('prints an address of IPv6 in brackets', async () => {
    const { address } = await startCommand(['--rules', rulesFile, '--host', '::1'], {});
    expect(address).toMatch(/^http:\/\/\[::1\]:\d+\/$/);
  });

  const brokenRules = writeText('broken.rules', "rules_version = '2';\nservice nothing {}\n");
  it.each([
    ['no rules', [], '--rules is missing'],
    ['rules that do not exist', ['--rules', join(folder, 'none.rules')], 'none.rules cannot be read'],
    ['rules with a mistake', ['--rules', brokenRules], 'broken.rules, L2'],
    [
      'a port that is no number',
      ['--rules', rulesFile, '--port', 'x'],
      "--port must be a number from 0 to 65535; it is 'x'",
    ],
    [
      'a project id with a slash',
      ['--rules', rulesFile, '--project', 'a/b'],
      '--project a/b is no project id',
    ],
    [
      'a list of indexes that is none',
      ['--rules', rulesFile, '--indexes', rulesFile],
      "must be JSON with a list 'indexes'",
    ],
    ['a flag that it does not know', ['--rules', rulesFile, '--colour', 'red'], '--colour'],
    ['an argument without a flag', [rulesFile], '. Use: embedded-firestore'],
    ['a flag without its value', ['--rules'], '. Use: embedded-firestore'],
    ['an empty host, which would be every interface', ['--rules', rulesFile, '--host', ''], '--host must be'],
    ['a blank host', ['--rules', rulesFile, '--host', ' '], '--host must be'],
  ])('ends with code 2 and names the mistake: %s', async (_, args, message) => {
    const { code, error } = await runCommand(args);
    expect([code, error]).toEqual([2, expect.stringContaining(message)]);
    expect(error.trim().split('\n')).toHaveLength(1);
  });
});
