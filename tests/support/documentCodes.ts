/** Issued documents and the desks that sign them, for tests of the code, of its page and of the register. */
import {
  type CurvePoint,
  type DocumentClaims,
  findKid,
  generateSigningKey,
  hashClaims,
  readCurvePoint,
  signDocumentCode,
} from '../../src/domain/documents/documentCode.ts';
import { toExpiry } from '../../src/domain/documents/documentStatus.ts';
import { encodeBase64url } from '../../src/lib/base64url.ts';
import { testNow } from './testNow.ts';

export const sampleClaims: DocumentClaims = {
  jti: '2031-00042',
  doc: 'Barangay Clearance',
  sub: 'Resident S. Sample-Ñ',
  pur: 'Job application',
  non: '0123456789abcdef',
  iat: testNow / 1000,
  exp: toExpiry('2031-11-06'),
};

export interface SampleSigner {
  readonly kid: string;
  /** As the register publishes it. */
  readonly key: CurvePoint & { readonly from: number };
  readonly sign: (claims: DocumentClaims) => Promise<string>;
  /** Signs what the product would never write. */
  readonly signTexts: (header: string, claims: string) => Promise<string>;
}

export const encodeTextPart = (text: string): string => encodeBase64url(new TextEncoder().encode(text));

export const createSigner = async (): Promise<SampleSigner> => {
  const { privateKey, publicKey } = await generateSigningKey();
  const point = await readCurvePoint(publicKey);
  const kid = await findKid(point);
  return {
    kid,
    key: { ...point, from: testNow },
    sign: (claims) => signDocumentCode(claims, kid, privateKey),
    signTexts: async (header, claims) => {
      const signed = `${encodeTextPart(header)}.${encodeTextPart(claims)}`;
      const bytes = new TextEncoder().encode(signed);
      const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytes);
      return `${signed}.${encodeBase64url(new Uint8Array(signature))}`;
    },
  };
};

/** The id of the document's check in the register. */
export const findCheckId = async (claims: DocumentClaims): Promise<string> =>
  (await hashClaims(claims)).slice(0, 32);

/** A year of the register, as it is stored. */
export const createStoredYear = (cancelled: readonly number[] = []) => ({
  latest: 42,
  head: '0'.repeat(64),
  cancelled,
  logged: 0,
  updated: testNow,
});
