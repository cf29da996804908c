/**
 * The signed code of an issued document: a JWS in compact form (RFC 7515) with ES256. It has only what the paper shows, and there is one
 * way to write it: another header, order of claims, claim or padding is no code.
 */
import { decodeBase64url, encodeBase64url } from '../../lib/base64url.ts';
import { parseDocumentNumber } from './documentNumber.ts';

/** What the code says. `sub` has at most 242 UTF-16 units, `doc` and `pur` at most 60. */
export interface DocumentClaims {
  /** The number: '2026-00042'. */
  readonly jti: string;
  /** The title as printed. */
  readonly doc: string;
  /** The name of the person; '' where the text does not have it. */
  readonly sub: string;
  /** The purpose; '' where the text does not have it. */
  readonly pur: string;
  /** 64 random bits in hexadecimal digits, so that nobody finds a person's document by trying names. */
  readonly non: string;
  /** When it was issued, and the first instant at which it is no longer valid: seconds since the epoch. */
  readonly iat: number;
  readonly exp?: number;
}

export const claimLengths = { doc: 60, sub: 242, pur: 60 } as const;

/** A public key of a desk: the point of P-256 as a JWK has it (RFC 7518, section 6.2.1). */
export interface CurvePoint {
  readonly x: string;
  readonly y: string;
}

export interface DocumentCode {
  readonly kid: string;
  readonly claims: DocumentClaims;
  /** The signed text: header and claims, as they are in the code. */
  readonly signed: string;
  readonly signature: Uint8Array<ArrayBuffer>;
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const digest = { name: 'ECDSA', hash: 'SHA-256' } as const;

const toBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** SHA-256 of a text in UTF-8: 64 hexadecimal digits. */
export const hashInHex = async (text: string): Promise<string> => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', toBytes(text)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

const encodeText = (text: string): string => encodeBase64url(toBytes(text));

const decodeText = (encoded: string): string | null => {
  const bytes = decodeBase64url(encoded);
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};

const writeHeader = (kid: string): string => JSON.stringify({ alg: 'ES256', kid });

const writeClaims = ({ jti, doc, sub, pur, non, iat, exp }: DocumentClaims): string =>
  JSON.stringify({ jti, doc, sub, pur, non, iat, ...(exp !== undefined && { exp }) });

/** The name of this very document in the register: the hash of its claims, whichever desk signs them. */
export const hashClaims = (claims: DocumentClaims): Promise<string> => hashInHex(writeClaims(claims));

const kidLength = 16;
export const kidPattern = /^[\w-]{16}$/;

/** The id of a key: the beginning of its thumbprint (RFC 7638). */
export const findKid = async ({ x, y }: CurvePoint): Promise<string> => {
  const hash = await crypto.subtle.digest(
    'SHA-256',
    toBytes(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y })),
  );
  return encodeBase64url(new Uint8Array(hash)).slice(0, kidLength);
};

export const generateSigningKey = (): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);

/** @throws Error for a key of another kind */
export const readCurvePoint = async (key: CryptoKey): Promise<CurvePoint> => {
  const { x, y } = await crypto.subtle.exportKey('jwk', key);
  if (x === undefined || y === undefined) throw new Error('The key of this desk is no key of P-256.');
  return { x, y };
};

export const signDocumentCode = async (
  claims: DocumentClaims,
  kid: string,
  privateKey: CryptoKey,
): Promise<string> => {
  const signed = `${encodeText(writeHeader(kid))}.${encodeText(writeClaims(claims))}`;
  const signature = await crypto.subtle.sign(digest, privateKey, toBytes(signed));
  return `${signed}.${encodeBase64url(new Uint8Array(signature))}`;
};

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1e11;

const parseJsonText = (text: string | null): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
};

const parseClaims = (text: string | null): DocumentClaims | null => {
  const { jti, doc, sub, pur, non, iat, exp } = parseJsonText(text) ?? {};
  const isWhole =
    isText(jti, 11) &&
    parseDocumentNumber(jti) !== null &&
    isText(doc, claimLengths.doc) &&
    isText(sub, claimLengths.sub) &&
    isText(pur, claimLengths.pur) &&
    isText(non, 16) &&
    /^[0-9a-f]{16}$/.test(non) &&
    isInstant(iat) &&
    (exp === undefined || isInstant(exp));
  if (!isWhole) return null;
  const claims = { jti, doc, sub, pur, non, iat, ...(exp !== undefined && { exp }) };
  return writeClaims(claims) === text ? claims : null;
};

/** A code of the longest texts, each character in three bytes, has some 2,000 signs. */
const maxCodeLength = 4_000;

/** Null for a text that is no code. It says nothing about who signed it. */
export const parseDocumentCode = (text: string): DocumentCode | null => {
  const [header = '', payload = '', last = '', ...others] =
    text.length > maxCodeLength ? [] : text.split('.');
  if (others.length > 0) return null;
  const signature = decodeBase64url(last);
  const headerText = decodeText(header);
  const kid = parseJsonText(headerText)?.kid;
  const claims = parseClaims(decodeText(payload));
  const isWhole =
    typeof kid === 'string' &&
    kidPattern.test(kid) &&
    headerText === writeHeader(kid) &&
    signature?.length === 64;
  return isWhole && claims !== null ? { kid, claims, signed: `${header}.${payload}`, signature } : null;
};

/** Whether this key made the signature; false too for a point that is none of the curve, or whose id is another. */
export const isSignedBy = async (
  { kid, signed, signature }: DocumentCode,
  { x, y }: CurvePoint,
): Promise<boolean> => {
  try {
    if ((await findKid({ x, y })) !== kid) return false;
    const key = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, algorithm, false, [
      'verify',
    ]);
    return await crypto.subtle.verify(digest, key, signature, toBytes(signed));
  } catch {
    return false;
  }
};
