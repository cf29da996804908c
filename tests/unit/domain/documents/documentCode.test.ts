/** The signed code of a document: what it says, and that no other text passes for one (§3; failures 22). */
import { describe, expect, it } from 'vitest';
import {
  type CurvePoint,
  type DocumentClaims,
  findKid,
  hashClaims,
  isSignedBy,
  parseDocumentCode,
} from '../../../../src/domain/documents/documentCode.ts';
import { parseDocumentKeys } from '../../../../src/domain/documents/documentStatus.ts';
import { findDocumentVerdict } from '../../../../src/domain/documents/findDocumentVerdict.ts';
import { decodeBase64url, encodeBase64url } from '../../../../src/lib/base64url.ts';
import { createSigner, encodeTextPart, sampleClaims } from '../../../support/documentCodes.ts';
import { hostilePayloads } from '../../../support/hostileTexts.ts';
import { testNow } from '../../../support/testNow.ts';

const hall = await createSigner();
const secondHall = await createSigner();
const stranger = await createSigner();

/** On no curve, with a kid of its own. */
const noPoint: CurvePoint = { ...hall.key, y: stranger.key.y };
const noPointKid = await findKid(noPoint);

const keys = parseDocumentKeys({
  [hall.kid]: hall.key,
  [secondHall.kid]: secondHall.key,
  [noPointKid]: { ...noPoint, from: testNow },
});

/** What /Verify says of the ink, where the register does not have the document. */
const judge = async (text: string): Promise<string> => {
  const code = parseDocumentCode(text);
  if (code === null) return 'no code';
  const key = keys.get(code.kid) ?? null;
  const isSigned = key !== null && (await isSignedBy(code, key));
  const { claims } = code;
  return findDocumentVerdict({ claims, key, isSigned, year: null, isRegistered: false, now: testNow }).print;
};

const genuine = await hall.sign(sampleClaims);
const [header = '', payload = '', signature = ''] = genuine.split('.');
const signatureBytes = decodeBase64url(signature)!;
const headerText = JSON.stringify({ alg: 'ES256', kid: hall.kid });
const claimsText = JSON.stringify(sampleClaims);

const withClaims = (changes: Partial<DocumentClaims>): string =>
  encodeTextPart(JSON.stringify({ ...sampleClaims, ...changes }));

/** The hall's own key signs it, so that only its writing is wrong. */
const signedAs = (claims: string, head = headerText) => hall.signTexts(head, claims);

/** The last sign of 64 bytes in base64url has four bits that say nothing. */
const withOtherLastBits = (text: string): string => {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return text.slice(0, -1) + signs[signs.indexOf(text.at(-1)!) + 1];
};

const signHs256 = async (): Promise<string> => {
  const signed = `${encodeTextPart(JSON.stringify({ alg: 'HS256', kid: hall.kid }))}.${payload}`;
  const secret = new TextEncoder().encode(hall.key.x);
  const mac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, mac, false, ['sign']);
  const made = await crypto.subtle.sign(mac, key, new TextEncoder().encode(signed));
  return `${signed}.${encodeBase64url(new Uint8Array(made))}`;
};

/** The signature as other tools write it: a sequence of two numbers. */
const toDer = (raw: Uint8Array): Uint8Array => {
  const numbers = [raw.slice(0, 32), raw.slice(32)].map((number) => [2, 33, 0, ...number]);
  return Uint8Array.from([0x30, 70, ...numbers.flat()]);
};

const { exp: _, ...withoutEnd } = sampleClaims;
const { pur: __, ...withoutPurpose } = sampleClaims;

const forgeries: readonly (readonly [string, string, 'no code' | 'changed' | 'foreign'])[] = [
  ['another name', `${header}.${withClaims({ sub: 'Somebody Else' })}.${signature}`, 'changed'],
  ['another end', `${header}.${withClaims({ exp: sampleClaims.exp! + 86_400 })}.${signature}`, 'changed'],
  ['another number', `${header}.${withClaims({ jti: '2031-00043' })}.${signature}`, 'changed'],
  ['no end', `${header}.${encodeTextPart(JSON.stringify(withoutEnd))}.${signature}`, 'changed'],
  ["a stranger's key under the hall's kid", await stranger.signTexts(headerText, claimsText), 'changed'],
  ["a stranger's key under its own kid", await stranger.sign(sampleClaims), 'foreign'],
  ["another desk's key under this kid", await secondHall.signTexts(headerText, claimsText), 'changed'],
  [
    'a header in capital letters',
    `${encodeTextPart(headerText.toUpperCase())}.${payload}.${signature}`,
    'no code',
  ],
  [
    'the kid of a point on no curve',
    await stranger.signTexts(JSON.stringify({ alg: 'ES256', kid: noPointKid }), claimsText),
    'changed',
  ],
  ['the kid __proto__', await stranger.signTexts('{"alg":"ES256","kid":"__proto__"}', claimsText), 'no code'],
  [
    'the kid constructor',
    await stranger.signTexts('{"alg":"ES256","kid":"constructor"}', claimsText),
    'no code',
  ],
  [
    'a kid of 16 signs that every object has',
    await stranger.signTexts('{"alg":"ES256","kid":"__lookupGetter__"}', claimsText),
    'foreign',
  ],
  ['a kid that is no text', await signedAs(claimsText, '{"alg":"ES256","kid":["a"]}'), 'no code'],
  [
    'the algorithm none',
    `${encodeTextPart(JSON.stringify({ alg: 'none', kid: hall.kid }))}.${payload}.`,
    'no code',
  ],
  [
    'the algorithm none and a signature',
    await signedAs(claimsText, JSON.stringify({ alg: 'none', kid: hall.kid })),
    'no code',
  ],
  ['the algorithm HS256 with the public key as secret', await signHs256(), 'no code'],
  [
    'a field more in the header',
    await signedAs(claimsText, JSON.stringify({ alg: 'ES256', kid: hall.kid, jwk: hall.key })),
    'no code',
  ],
  [
    'another order of the header',
    await signedAs(claimsText, JSON.stringify({ kid: hall.kid, alg: 'ES256' })),
    'no code',
  ],
  ['a claim more', await signedAs(JSON.stringify({ ...sampleClaims, admin: true })), 'no code'],
  [
    'another order of the claims',
    await signedAs(JSON.stringify({ ...withoutPurpose, pur: sampleClaims.pur })),
    'no code',
  ],
  ['a claim less', await signedAs(JSON.stringify(withoutPurpose)), 'no code'],
  ['a claim twice', await signedAs(claimsText.replace('{', '{"jti":"2031-00041",')), 'no code'],
  ['a name of 243 characters', await hall.sign({ ...sampleClaims, sub: 'x'.repeat(243) }), 'no code'],
  ['a name that is no text', await signedAs(claimsText.replace(`"${sampleClaims.sub}"`, '["a"]')), 'no code'],
  ['claims that are no object', await signedAs('null'), 'no code'],
  ['claims that are no JSON', await signedAs('{'), 'no code'],
  ['a space between the claims', await signedAs(claimsText.replace(',', ', ')), 'no code'],
  ['a sign written as an escape', await signedAs(claimsText.replace('Ñ', '\\u00d1')), 'no code'],
  ['a BOM before the claims', await signedAs(`\ufeff${claimsText}`), 'no code'],
  [
    'bytes that are no UTF-8',
    `${header}.${encodeBase64url(Uint8Array.of(0x7b, 0xff, 0x7d))}.${signature}`,
    'no code',
  ],
  ['an instant with a fraction', await signedAs(claimsText.replace(/"iat":\d+/, '"iat":1.5')), 'no code'],
  ['an instant as a power', await signedAs(claimsText.replace(/"iat":\d+/, '"iat":2e9')), 'no code'],
  ['an instant of the far future', await hall.sign({ ...sampleClaims, exp: 1e11 }), 'no code'],
  ['a number without its zeros', await hall.sign({ ...sampleClaims, jti: '2031-42' }), 'no code'],
  ['a number with a zero more', await hall.sign({ ...sampleClaims, jti: '2031-000042' }), 'no code'],
  ['the number 0', await hall.sign({ ...sampleClaims, jti: '2031-00000' }), 'no code'],
  ['a number in other digits', await hall.sign({ ...sampleClaims, jti: '2031-０００４２' }), 'no code'],
  ['capital hexadecimal digits', await hall.sign({ ...sampleClaims, non: 'ABCDEF0123456789' }), 'no code'],
  ['padding', `${genuine}==`, 'no code'],
  ['padding within', `${header}=.${payload}.${signature}`, 'no code'],
  ['other last bits of the signature', `${header}.${payload}.${withOtherLastBits(signature)}`, 'no code'],
  ['the signs of plain base64', `${header}.${payload}.${'+'.repeat(86)}`, 'no code'],
  ['a signature of zeros', `${header}.${payload}.${encodeBase64url(new Uint8Array(64))}`, 'changed'],
  ['an empty signature', `${header}.${payload}.`, 'no code'],
  ['no signature', `${header}.${payload}`, 'no code'],
  ['half a signature', `${header}.${payload}.${encodeBase64url(signatureBytes.slice(0, 32))}`, 'no code'],
  ['a signature as a sequence', `${header}.${payload}.${encodeBase64url(toDer(signatureBytes))}`, 'no code'],
  [
    'a signature with its halves exchanged',
    `${header}.${payload}.${encodeBase64url(Uint8Array.from([...signatureBytes.slice(32), ...signatureBytes.slice(0, 32)]))}`,
    'changed',
  ],
  ['a part more', `${genuine}.${signature}`, 'no code'],
  ['a line break', `${genuine}\n`, 'no code'],
  ['the half of it', genuine.slice(0, genuine.length / 2), 'no code'],
  ['a million signs', `${header}.${'A'.repeat(1_000_000)}.${signature}`, 'no code'],
  ['nothing but dots', '..', 'no code'],
  ['nothing', '', 'no code'],
];

describe('§3 the code of a document', () => {
  it('is unchanged as the hall signed it, with an end and without', async () => {
    expect(await judge(genuine)).toBe('unchanged');
    expect(await judge(await secondHall.sign(withoutEnd))).toBe('unchanged');
    expect(parseDocumentCode(genuine)?.claims).toEqual(sampleClaims);
  });

  it.each(forgeries)('is not unchanged with %s', async (_, text, verdict) => {
    expect(text).not.toBe(genuine);
    expect(await judge(text)).toBe(verdict);
  });

  it.each([
    ...hostilePayloads,
    'Ñiño O’Neil-Sta. María III',
    '{name} {?CTC number} $& $1',
    '__proto__',
    'محمد \u202e drawkcab',
    '🇵🇭👨‍👩‍👧',
    'a lone \ud800 half',
    'quote " and \\ and \u2028 and \u0000',
    '',
    'ひ'.repeat(242),
  ])('says the name %j as it was signed', async (sub) => {
    const claims = { ...sampleClaims, sub };
    const text = await hall.sign(claims);
    expect([await judge(text), parseDocumentCode(text)?.claims]).toEqual(['unchanged', claims]);
  });

  it('has one hash for one document, whichever computer signs it, and another for every other', async () => {
    const [one, other] = await Promise.all([hall.sign(sampleClaims), secondHall.sign(sampleClaims)]);
    const hashes = await Promise.all([one, other].map((text) => hashClaims(parseDocumentCode(text)!.claims)));
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    const others = [{ sub: 'x' }, { non: 'f'.repeat(16) }, { iat: 1 }, { exp: 1 }, { pur: '' }];
    const changed = await Promise.all(others.map((change) => hashClaims({ ...sampleClaims, ...change })));
    expect(new Set([hashes[0], ...changed]).size).toBe(6);
  });

  it('is not signed by a key whose id is another', async () => {
    expect(await isSignedBy(parseDocumentCode(genuine)!, secondHall.key)).toBe(false);
    expect(await isSignedBy(parseDocumentCode(genuine)!, hall.key)).toBe(true);
  });
});
