import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../server/http.ts';
import { openDocuments } from '../../server/store/documents.ts';
import { moment, post, type Reply, refused, root, running } from './running.ts';

const news = `${root}/Dicklum_website/News_List/list`;
const active = { status: { stringValue: 'active' } };
const write = (id: string, fields: unknown = active, more = {}): unknown => ({
  update: { name: `${news}/${id}`, fields },
  ...more,
});

const commit = (server: RunningServer, ...writes: readonly unknown[]): Promise<Reply> =>
  post(server, ':commit', { writes }, 'staff');

/** The fields of a document as staff see them; null where there is none. */
async function fieldsOf(server: RunningServer, id: string): Promise<unknown> {
  const { body } = await post(server, ':batchGet', { documents: [`${news}/${id}`] }, 'staff');
  return (body as readonly { readonly found?: { readonly fields: unknown } }[])[0]?.found?.fields ?? null;
}

const nested = (depth: number): unknown =>
  depth === 0 ? { nullValue: null } : { mapValue: { fields: { a: nested(depth - 1) } } };

describe("§7 a commit's values", () => {
  it.each([
    ['two types in one value', { a: { integerValue: '1', stringValue: 'b' } }],
    ['no type', { a: {} }],
    ['an unknown type', { a: { anyValue: 1 } }],
    ['a type of the language, not of Firestore', { a: { constructor: 1 } }],
    ['a value that is no object', { a: 1 }],
    ['a value that is null', { a: null }],
    ['an integer above int64', { a: { integerValue: '9223372036854775808' } }],
    ['an integer with a fraction', { a: { integerValue: '3.0' } }],
    ['an integer of 10,000 digits', { a: { integerValue: '9'.repeat(10_000) } }],
    ['a double of words', { a: { doubleValue: 'much' } }],
    ['a boolean as text', { a: { booleanValue: 'true' } }],
    ['half a surrogate pair', { a: { stringValue: '\ud800' } }],
    ['half a surrogate pair in a name', { 'a\udc00': { nullValue: null } }],
    ['a day that is none', { a: { timestampValue: '2031-02-30T00:00:00Z' } }],
    ['an array in an array', { a: { arrayValue: { values: [{ arrayValue: {} }] } } }],
    ['values nested too deep', { a: nested(21) }],
    ['a reserved name', { __secret__: { nullValue: null } }],
    ['an empty name', { '': { nullValue: null } }],
    [
      'a reference to elsewhere',
      { a: { referenceValue: 'projects/other/databases/(default)/documents/a/b' } },
    ],
    ['bytes that are not base64', { a: { bytesValue: '*' } }],
    ['a point off the Earth', { a: { geoPointValue: { latitude: 91 } } }],
    ['fields that are a list', [active]],
    ['more than 1 MiB', { a: { stringValue: 'x'.repeat(1_048_576) } }],
  ])('refuses %s', async (_, fields) => {
    const server = await running({ content: null });
    await expect(commit(server, write('a', fields))).resolves.toMatchObject(refused(400, 'INVALID_ARGUMENT'));
    await expect(fieldsOf(server, 'a')).resolves.toBeNull();
  });

  it('refuses __proto__ as a name, and the objects of the server stay as they were', async () => {
    const server = await running({ content: null });
    const body = `{"writes":[{"update":{"name":"${news}/a","fields":{"__proto__":{"stringValue":"x"}}}}]}`;
    await expect(post(server, ':commit', body, 'staff')).resolves.toMatchObject(
      refused(400, 'INVALID_ARGUMENT'),
    );
    expect(({} as Record<string, unknown>).stringValue).toBeUndefined();
  });

  it('refuses a number that JSON reads as infinite', async () => {
    const server = await running({ content: null });
    const body = `{"writes":[{"update":{"name":"${news}/a","fields":{"a":{"doubleValue":1e999}}}}]}`;
    await expect(post(server, ':commit', body, 'staff')).resolves.toMatchObject(
      refused(400, 'INVALID_ARGUMENT'),
    );
  });

  it.each([
    ['the extremes of int64', { integerValue: '-9223372036854775808' }],
    ['infinity by its name', { doubleValue: '-Infinity' }],
    ['a time to the microsecond', { timestampValue: '2031-05-06T03:00:00.123456Z' }],
    ['a time before 1970', { timestampValue: '1969-12-31T23:59:59.999999Z' }],
    ['bytes', { bytesValue: 'AP8=' }],
    ['a point', { geoPointValue: { latitude: 8.37, longitude: 124.86 } }],
    ['a reference', { referenceValue: `${news}/b` }],
    ['an empty list', { arrayValue: { values: [] } }],
    ['values nested 20 deep', nested(19)],
  ])('keeps %s', async (_, value) => {
    const server = await running({ content: null });
    await commit(server, write('a', { a: value }));
    await expect(fieldsOf(server, 'a')).resolves.toEqual({ a: value });
  });
});

describe("§7 a commit's names", () => {
  it.each([
    ['..', `${root}/Dicklum_website/../list/a`],
    ['.', `${root}/Dicklum_website/News_List/list/.`],
    ['a reserved id', `${root}/Dicklum_website/News_List/list/__a__`],
    ['an empty segment', `${root}/Dicklum_website//list/a`],
    ['a collection', news],
    ['NUL', `${news}/a\u0000`],
    ['half a surrogate pair', `${news}/\ud800`],
    ['1,501 bytes', `${news}/${'x'.repeat(1_501)}`],
    ['another project', 'projects/other/databases/(default)/documents/Dicklum_website/News_List/list/a'],
    ['another database', 'projects/demo-barangay/databases/b/documents/Dicklum_website/News_List/list/a'],
    ['a number', 7],
  ])('refuses %s', async (_, name) => {
    const server = await running({ content: null });
    const reply = await commit(server, { update: { name, fields: active } });
    expect(reply).toMatchObject(refused(400, 'INVALID_ARGUMENT'));
  });

  it('keeps letters, colons and blanks of an id', async () => {
    const server = await running({ content: null });
    await commit(server, write('ñ: b c'));
    await expect(fieldsOf(server, 'ñ: b c')).resolves.toEqual(active);
    const url = `${server.address}v1/${news}/${encodeURIComponent('ñ: b c')}`;
    await expect(fetch(url).then((r) => r.json())).resolves.toMatchObject({
      name: `${news}/ñ: b c`,
      fields: active,
    });
  });
});

describe('§7 a commit is all or nothing', () => {
  it.each([
    ['a write that is refused', [write('a'), write('__b__')], 400, 'INVALID_ARGUMENT'],
    [
      'a document that should not exist',
      [write('b'), write('a', active, exists(false))],
      409,
      'ALREADY_EXISTS',
    ],
    ['a document that should exist', [write('b'), write('c', active, exists(true))], 404, 'NOT_FOUND'],
    [
      'another version',
      [write('b'), write('a', {}, updated('2031-01-01T00:00:00Z'))],
      400,
      'FAILED_PRECONDITION',
    ],
    ['a transform', [write('b'), write('c', {}, transforms())], 501, 'UNIMPLEMENTED'],
    ['501 writes', Array.from({ length: 501 }, (_, i) => write(`b${i}`)), 400, 'INVALID_ARGUMENT'],
    ['a write of two kinds', [{ delete: `${news}/a`, verify: `${news}/a` }], 400, 'INVALID_ARGUMENT'],
    ['a field that is not known', [{ ...(write('b') as object), surprise: 1 }], 400, 'INVALID_ARGUMENT'],
  ])('%s: nothing is stored', async (_, writes, code, status) => {
    const server = await running({ content: null });
    await commit(server, write('a', { old: { booleanValue: true } }));
    await expect(commit(server, ...writes)).resolves.toMatchObject(refused(code, status));
    await expect(fieldsOf(server, 'a')).resolves.toEqual({ old: { booleanValue: true } });
    await expect(fieldsOf(server, 'b')).resolves.toBeNull();
  });

  it('a transaction that fails half-way leaves nothing', () => {
    const documents = openDocuments(':memory:');
    const half = { parent: 'a', id: 'b', fields: '{}', created: 1, updated: 1 };
    const fails = (): void =>
      documents.transaction(() => {
        documents.put(half);
        throw new Error('half-way');
      });
    expect(fails).toThrow('half-way');
    expect(documents.get(half)).toBeNull();
    documents.close();
  });

  it('a write that the rules refuse takes the others with it', async () => {
    const server = await running({ content: null });
    const reply = await post(server, ':commit', { writes: [write('a'), write('b')] });
    expect(reply).toMatchObject(refused(403, 'PERMISSION_DENIED'));
  });

  it('a precondition tells nothing that the rules hide', async () => {
    const server = await running({ content: null });
    await commit(server, write('there'));
    for (const id of ['there', 'absent'])
      for (const precondition of [exists(true), exists(false), updated('2031-01-01T00:00:00Z')])
        await expect(
          post(server, ':commit', { writes: [write(id, active, precondition)] }),
        ).resolves.toMatchObject(refused(403, 'PERMISSION_DENIED'));
  });

  it('a mask changes the fields it names, takes away those not given, and leaves the rest', async () => {
    const server = await running({ content: null });
    const inner = (fields: object): object => ({ mapValue: { fields } });
    const [one, two] = [{ integerValue: '1' }, { integerValue: '2' }];
    await commit(
      server,
      write('a', { kept: one, gone: one, map: inner({ x: one, 'first name': one, y: one }) }),
    );
    const fieldPaths = ['gone', 'map.y', 'map.`first name`', 'made.new'];
    const fields = { kept: two, map: inner({ x: two, 'first name': two }), made: inner({ new: two }) };
    await commit(server, write('a', fields, { updateMask: { fieldPaths } }));
    await expect(fieldsOf(server, 'a')).resolves.toEqual({
      kept: one,
      map: inner({ x: one, 'first name': two }),
      made: inner({ new: two }),
    });
  });

  it('later writes see earlier ones, and a deleted document is gone', async () => {
    const server = await running({ content: null });
    await commit(server, write('a'), { delete: `${news}/a` }, write('b'), write('b', {}, exists(true)));
    await expect(fieldsOf(server, 'a')).resolves.toBeNull();
    await expect(fieldsOf(server, 'b')).resolves.toEqual({});
  });

  it('a version never repeats, though the clock stands still', async () => {
    const server = await running({ content: null });
    const versions = [];
    for (const value of ['1', '2', '3']) {
      const { body } = await commit(server, write('a', { n: { integerValue: value } }));
      versions.push((body as { writeResults: { updateTime: string }[] }).writeResults[0]?.updateTime);
    }
    expect(new Set(versions).size).toBe(3);
    const { body } = await commit(server, write('a', { n: { integerValue: '3' } }));
    expect((body as { writeResults: unknown[] }).writeResults).toEqual([{ updateTime: versions[2] }]);
  });
});

function exists(there: boolean): object {
  return { currentDocument: { exists: there } };
}
function updated(updateTime: string): object {
  return { currentDocument: { updateTime } };
}
function transforms(): object {
  return { updateTransforms: [{ fieldPath: 't', setToServerValue: 'REQUEST_TIME' }] };
}

describe('§7 bodies and addresses', () => {
  it.each([
    ['no JSON', ':commit', '{"writes":', 400, 'INVALID_ARGUMENT'],
    ['an empty body', ':commit', '', 400, 'INVALID_ARGUMENT'],
    ['a body that is null', ':commit', 'null', 400, 'INVALID_ARGUMENT'],
    ['a body that is a list', ':batchGet', '[]', 400, 'INVALID_ARGUMENT'],
    [
      '100,000 lists in each other',
      ':commit',
      '['.repeat(100_000) + ']'.repeat(100_000),
      400,
      'INVALID_ARGUMENT',
    ],
    ['a body of 1.6 MB', ':commit', ' '.repeat(1_600_000), 413, 'INVALID_ARGUMENT'],
    ['a body of 12 MB', ':commit', ' '.repeat(12_000_000), 413, 'INVALID_ARGUMENT'],
    ['an unknown verb', ':listen', '{}', 501, 'UNIMPLEMENTED'],
    ['a verb of the language', ':constructor', '{}', 501, 'UNIMPLEMENTED'],
    ['no verb', '', '{}', 501, 'UNIMPLEMENTED'],
    ['a commit below a document', '/a/b:commit', '{}', 404, 'NOT_FOUND'],
    ['a broken escape', '/%E0%A4%A:runQuery', '{}', 400, 'INVALID_ARGUMENT'],
    ['a slash that hides in an escape', '/a%2Fb:runQuery', '{}', 400, 'INVALID_ARGUMENT'],
    [
      '101 documents at once',
      ':batchGet',
      JSON.stringify({ documents: Array(101).fill(`${news}/a`) }),
      400,
      'INVALID_ARGUMENT',
    ],
    ['a transaction', ':beginTransaction', '{}', 501, 'UNIMPLEMENTED'],
  ])('answers %s with its error, and serves on', async (_, call, body, code, status) => {
    const server = await running({ content: null });
    await expect(post(server, call, body)).resolves.toMatchObject(refused(code, status));
    expect((await post(server, ':commit', { writes: [] })).status).toBe(200);
  });

  it.each([
    ['another project', 'POST', 'v1/projects/other/databases/(default)/documents:commit', 403],
    ['another database', 'POST', 'v1/projects/demo-barangay/databases/b/documents:commit', 404],
    ['another version', 'POST', 'v1/elsewhere', 404],
    ['a document that is absent, for the rules read it', 'GET', `v1/${news}/absent`, 403],
    [
      'a receipt that is absent',
      'GET',
      `v1/${root}/Dicklum_website/Request_Receipts/list/0b1c2d3e-1111-4abc-8abc-0123456789ab`,
      404,
    ],
    ['a list by its address', 'GET', `v1/${news}`, 501],
    ['a PATCH', 'PATCH', `v1/${news}/a`, 501],
    ['a DELETE', 'DELETE', `v1/${news}/a`, 501],
  ])('answers %s in the shape of an error', async (_, method, path, code) => {
    const server = await running({ content: null });
    const response = await fetch(`${server.address}${path}`, {
      method,
      ...(method !== 'GET' && { body: '{}' }),
    });
    expect(response.status).toBe(code);
    await expect(response.json()).resolves.toEqual({
      error: { code, status: expect.stringMatching(/^[A-Z_]+$/), message: expect.stringMatching(/./) },
    });
  });

  it.each([
    ["the emulator's owner", 'Bearer owner', 401],
    ['a guess', 'Bearer guess', 401],
    ['an empty bearer', 'Bearer ', 200],
    ["a name and password of a proxy's", 'Basic b3duZXI6b3duZXI=', 200],
  ])('takes %s for no staff', async (_, authorization, status) => {
    const server = await running({ content: null });
    const ask = (body: string): Promise<Response> =>
      fetch(`${server.address}v1/${root}:commit`, { method: 'POST', headers: { authorization }, body });
    expect((await ask('{"writes":[]}')).status).toBe(status);
    expect((await ask(JSON.stringify({ writes: [write('a')] }))).status).not.toBe(200);
  });

  it('a client that goes away in the middle of its body disturbs nobody', async () => {
    const said: string[] = [];
    const server = await running({ content: null, log: (line) => void said.push(line) });
    const { port } = new URL(server.address);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          `POST /v1/${root}:commit HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"writes"`,
          () => socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
    });
    expect((await post(server, ':commit', { writes: [] })).status).toBe(200);
    await server.close();
    expect(said).toEqual([]);
  });

  it('names no value of a document in an error', async () => {
    const server = await running({ content: null });
    const secret = { stringValue: 'PLANTED' };
    for (const fields of [
      { a: secret },
      { a: { ...secret, nullValue: null } },
      { a: { integerValue: 'PLANTED' } },
    ]) {
      const { body } = await post(server, ':commit', { writes: [write('a', fields)] });
      expect(JSON.stringify(body)).not.toContain('PLANTED');
    }
  });

  it('dates every answer by the clock it was given', async () => {
    const server = await running({ content: null });
    const { headers } = await post(server, ':commit', 'no JSON');
    expect(headers.get('date')).toBe(new Date(moment).toUTCString());
  });
});
