/** What is read and stored for the check of a document, and by whose clock (§3, §7). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { DocumentAnswer } from '../../../../machines/site/documentCheck.ts';
import { createClock } from '../../../../src/domain/dates/clock.ts';
import { createDocumentChecks } from '../../../../src/features/documents/createDocumentChecks.ts';
import type { RegisterReading } from '../../../../src/firestore/client.ts';
import { createSigner, createStoredYear, findCheckId, sampleClaims } from '../../../support/documentCodes.ts';
import recordedPhone from '../../../support/stored/phone.json' with { type: 'json' };
import { testNow } from '../../../support/testNow.ts';
import { stubDeviceStorage } from '../../query/deviceStorage.ts';

const hall = await createSigner();
const code = await hall.sign(sampleClaims);
/** Signed with the recorded key. */
const recordedCode =
  'eyJhbGciOiJFUzI1NiIsImtpZCI6IkFUb3k3NFd6em95S19vTjMifQ.eyJqdGkiOiIyMDMxLTAwMDQyIiwiZG9jIjoiQmFyYW5nYXkgQ2xlYXJhbmNlIiwic3ViIjoiUmVzaWRlbnQgUy4gU2FtcGxlLcORIiwicHVyIjoiSm9iIGFwcGxpY2F0aW9uIiwibm9uIjoiMDEyMzQ1Njc4OWFiY2RlZiIsImlhdCI6MTkzNTgwMjgwMCwiZXhwIjoxOTUxNzQ3MjAwfQ.v_3uodTF4JwKZzagalVmvtEaSuImbwu4rANRJ8AgrpUG-DSEj9jn8C75lBOEdN-A79KA_f8RREaqPGALwyeIIw';
const day = 86_400_000;
const register: RegisterReading = {
  isRegistered: true,
  year: createStoredYear(),
  keys: { [hall.kid]: hall.key },
};
const stored = { year: 'read documentRegister 2031', keys: 'read documentRegister keys' };

const phone = () => window.localStorage;
/** A day behind, until the server's time corrects it. */
const createPhoneClock = () => createClock(() => testNow - day);

const check = async (
  name: 'checkByRegister' | 'checkByLastList',
  dependencies: Partial<Parameters<typeof createDocumentChecks>[0]> = {},
  text = code,
): Promise<DocumentAnswer> => {
  const checks = createDocumentChecks({
    clock: createPhoneClock(),
    readRegister: async () => register,
    ...dependencies,
  });
  return toPromise(createActor(checks[name], { input: { code: text } }).start());
};

const answerWith = (headers: Readonly<Record<string, string>>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { headers })),
  );

beforeEach(() => {
  stubDeviceStorage();
  answerWith({ date: new Date(testNow).toUTCString() });
});

afterEach(() => vi.unstubAllGlobals());

describe('§3 a check by the register', () => {
  it('asks for the hash of the claims and the year, and for nothing of the person', async () => {
    const readRegister = vi.fn(async () => register);
    await check('checkByRegister', { readRegister });
    expect(readRegister.mock.calls).toEqual([[{ check: await findCheckId(sampleClaims), year: '2031' }]]);
  });

  it("goes by the server's time, which the version check has read or its own request reads", async () => {
    const clock = createPhoneClock();
    clock.correct(testNow + 5);
    expect(await check('checkByRegister', { clock })).toMatchObject({ now: testNow + 5, isServerTime: true });
    expect(fetch).not.toHaveBeenCalled();
    expect(await check('checkByRegister')).toMatchObject({ now: testNow, isServerTime: true });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['has no date', () => answerWith({})],
    [
      'fails',
      () =>
        vi.stubGlobal(
          'fetch',
          vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
        ),
    ],
  ])("goes by the phone's clock, and says so, where that request %s", async (_, stub) => {
    stub();
    expect(await check('checkByRegister')).toMatchObject({ now: testNow - day, isServerTime: false });
  });

  it('stores the keys and the year, and nothing of the person', async () => {
    await check('checkByRegister');
    const texts = [stored.year, stored.keys].map((key) => phone().getItem(key));
    expect(texts.map((text) => JSON.parse(text!))).toEqual([
      { readAt: testNow, found: register.year },
      { readAt: testNow, found: register.keys },
    ]);
    expect(Object.keys(phone()).sort()).toEqual([stored.year, stored.keys]);
  });

  it('fails where the browser has no WebCrypto, before it reads anything', async () => {
    vi.stubGlobal('crypto', {});
    const readRegister = vi.fn(async () => register);
    await expect(check('checkByRegister', { readRegister })).rejects.toThrow('cannot check a signature');
    await expect(check('checkByLastList')).rejects.toThrow('cannot check a signature');
    expect(readRegister).not.toHaveBeenCalled();
  });
});

describe('§7 a check by the last list', () => {
  it('knows the keys, the cancelled numbers and the day of the last reading', async () => {
    await check('checkByRegister', {
      readRegister: async () => ({ ...register, year: createStoredYear([42]) }),
    });
    expect(await check('checkByLastList')).toEqual({
      print: 'unchanged',
      standing: 'cancelled',
      withdrawn: null,
      isKeyListed: true,
      now: testNow - day,
      isServerTime: false,
      listedAt: testNow,
    });
  });

  it('writes and reads the lists as they are recorded (docs/decisions/0045-stored-data.md)', async () => {
    const recorded = Object.entries(recordedPhone['the lists of the register of documents'].localStorage).map(
      ([key, list]) =>
        [key, JSON.parse(JSON.stringify(list).replaceAll('"<now>"', String(testNow)))] as const,
    );
    const [[, year], [, keys]] = recorded as unknown as [(typeof recorded)[0], (typeof recorded)[0]];
    await check('checkByRegister', {
      readRegister: async () => ({ isRegistered: true, year: year.found, keys: keys.found }),
    });
    expect(recorded.map(([key]) => [key, JSON.parse(phone().getItem(key)!)])).toEqual(recorded);
    expect(await check('checkByLastList', {}, recordedCode)).toMatchObject({
      print: 'unchanged',
      standing: 'cancelled',
    });
  });

  it('keeps the last list of a year that the register no longer has', async () => {
    await check('checkByRegister');
    await check('checkByRegister', { readRegister: async () => ({ ...register, year: undefined }) });
    expect(await check('checkByLastList')).toMatchObject({ standing: 'notRead', listedAt: testNow });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"readAt":1,"found":null}'],
    [
      'a list of texts',
      '{"readAt":1,"found":{"latest":"42","head":1,"cancelled":"42","logged":0,"updated":0}}',
    ],
    ['names of every object', '{"readAt":1,"found":{"__proto__":{"cancelled":[42]},"constructor":{}}}'],
    ['no day', JSON.stringify({ readAt: 'today', found: createStoredYear([42]) })],
  ])('knows no list where the phone has %s', async (_, text) => {
    if (text !== null) for (const key of Object.values(stored)) phone().setItem(key, text);
    expect(await check('checkByLastList')).toMatchObject({
      print: 'unknown',
      standing: 'notRead',
      listedAt: null,
    });
  });
});
