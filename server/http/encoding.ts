/** The content coding of an answer: the one the client's Accept-Encoding prefers among those the server offers. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** A text as it is sent. */
export interface EncodedText {
  readonly etag: string;
  /** Null: not encoded. */
  readonly encoding: Encoding | null;
  /** The text in that encoding. Answers share this buffer: nothing may write to it. */
  readonly body: Uint8Array;
}

/** `gzip;q=0.5, br` → gzip 0.5, br 1. A weight outside 0 to 1 counts as 0: every client understands unencoded text. */
function parseWeights(header: string): ReadonlyMap<string, number> {
  return new Map(
    header
      .toLowerCase()
      .split(',')
      .map((entry) => {
        const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        const isNumber = weight === undefined || /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight);
        return [name, isNumber ? Number(weight ?? 1) : 0] as const;
      }),
  );
}

/**
 * Null means unencoded. An encoding counts only if the client names it: clients that decode nothing send `*`. The answer
 * is unencoded even for a client that refuses it (`identity;q=0`), as section 12.5.3 of RFC 9110 allows.
 * @param header the Accept-Encoding of a request
 * @param offered the server's encodings, smallest output first: this order breaks ties between equal weights
 */
export function chooseEncoding<T extends Encoding>(
  header: string | readonly string[] | undefined,
  offered: readonly T[],
): T | null {
  const weights = parseWeights(String(header ?? ''));
  const weightOf = (name: string): number => weights.get(name) ?? 0;
  const [best] = offered.toSorted((left, right) => weightOf(right) - weightOf(left));
  if (best === undefined || weightOf(best) === 0) return null;
  return weightOf('identity') > weightOf(best) ? null : best;
}

/** Copies bytes that are kept: Node cuts a small buffer out of 64 kB that it shares, and all 64 kB would stay in memory. */
export const copyExactly = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);

/** The ETag of a text without an encoding: it names the text, whenever and wherever it is made. */
export const createEtag = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/**
 * The smallest form of a page takes some 50 ms once, and all visitors get it until the page changes. With quality 6, Home did
 * not fit into the ten packets that a server may send before it waits for the phone.
 */
const smallestQuality = 11;

/** A larger page gets this quality, because the highest would hold up other renders. */
const quickQuality = 6;
const mostBytesForSmallest = 200_000;

/** A window of 256 kB holds any page. The default, 4 MB, costs memory for each compression, which the process keeps. */
const windowBits = 18;

const compress = promisify(brotliCompress);

/** Compresses in Brotli on another thread: meanwhile the server answers others. */
export const compressText = async (text: string): Promise<Uint8Array> => {
  const bytes = Buffer.byteLength(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: bytes > mostBytesForSmallest ? quickQuality : smallestQuality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  };
  return copyExactly(await compress(text, { params }));
};
