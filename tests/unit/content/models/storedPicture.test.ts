import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAttachedFile } from '../../../../src/content/models/attachedFile.ts';
import {
  decodeBytes,
  encodeBytes,
  findFileProblem,
  maxEncodedLength,
  parsePictureAddress,
  readPixelSize,
  readStoredPicture,
  readStoredType,
  toFileName,
  toFilePath,
  toPictureId,
  toPicturePath,
  toStoredPicture,
} from '../../../../src/content/models/storedPicture.ts';
import { sampleSize } from '../../../support/sampling.ts';
import { createPdf, joinBytes, samplePictures, toBytes } from '../../../support/storedPictures.ts';

const { jpeg, webp, losslessWebp, transparentWebp } = samplePictures;
const html = toBytes('<!doctype html><script>alert(1)</script>');

/** The picture with other pixels in its header. */
const resize = (bytes: Uint8Array<ArrayBuffer>, at: number, pair: readonly [number, number]) => {
  const copy = bytes.slice();
  copy.set(pair, at);
  return copy;
};

/** The JPEG with this many bytes FF before the first marker of each kind. */
const padMarkers = (bytes: Uint8Array<ArrayBuffer>, markers: readonly number[], count: number) =>
  markers.reduce((padded, marker) => {
    const at = padded.findIndex((_, i) => padded[i] === 0xff && padded[i + 1] === marker);
    return joinBytes(padded.slice(0, at), new Uint8Array(count).fill(0xff), padded.slice(at));
  }, bytes);

describe('§2 a file that staff add', () => {
  it.each([
    ['a lossy WebP', webp, 'image/webp'],
    ['a lossless WebP', losslessWebp, 'image/webp'],
    ['a WebP with transparency', transparentWebp, 'image/webp'],
    ['a JPEG', jpeg, 'image/jpeg'],
    ['a JPEG with FF before its frame', padMarkers(jpeg, [0xc0], 1), 'image/jpeg'],
    [
      'a JPEG with three FF before each segment',
      padMarkers(jpeg, [0xe0, 0xdb, 0xc0, 0xc4, 0xda], 3),
      'image/jpeg',
    ],
  ] as const)('reads type and pixels of %s', (_, bytes, type) => {
    expect(readStoredType(bytes)).toBe(type);
    expect(readPixelSize(bytes)).toEqual({ width: 8, height: 6 });
    expect(findFileProblem(bytes)).toBeNull();
  });

  it.each([
    ['its end mark', '\xff\xd9'],
    ['a frame of one pixel', '\xff\xc0\0\x11\x08\0\x01\0\x01'],
    ['a scan', '\xff\xda\0\x02\xff\xd9'],
    ['a thumbnail', Buffer.from(jpeg).toString('latin1')],
  ])('is the same JPEG with %s in the text of a segment', (_, text) => {
    const length = String.fromCharCode((text.length + 2) >> 8, (text.length + 2) & 0xff);
    for (const marker of ['\xfe', '\xe1', '\xed']) {
      const bytes = joinBytes(jpeg.slice(0, 2), toBytes(`\xff${marker}${length}${text}`), jpeg.slice(2));
      expect(readPixelSize(bytes)).toEqual({ width: 8, height: 6 });
      expect(findFileProblem(bytes)).toBeNull();
    }
  });

  it('reads a JPEG of several scans, which restart, to its first end mark', () => {
    const scan = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xda);
    const [start, scans] = [jpeg.slice(0, scan), jpeg.slice(scan, -2)];
    const restart = toBytes('\xff\xd0\xff\x00\xff\xd7');
    const bytes = joinBytes(start, scans, restart, toBytes('\xff\xfe\0\x04\xff\xd9'), scans, jpeg.slice(-2));
    expect(readPixelSize(bytes)).toEqual({ width: 8, height: 6 });
    expect(readPixelSize(joinBytes(bytes, html, toBytes('\xff\xd9')))).toBeNull();
  });

  it('never throws for bytes that begin like a picture', () => {
    const starts = [jpeg, webp, losslessWebp, transparentWebp].flatMap((bytes) =>
      [3, 12, 16, 30, bytes.length - 2].map((length) => bytes.slice(0, length)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 60 }), (start, rest) => {
        const size = readPixelSize(joinBytes(start, rest));
        expect(size === null || (size.width > 0 && size.height > 0)).toBe(true);
      }),
      { numRuns: sampleSize(5_000, 500) },
    );
  });

  it('accepts a PDF of 500,000 bytes, whose document fits into its limit', () => {
    const pdf = createPdf(500_000);
    expect(findFileProblem(pdf)).toBeNull();
    expect(encodeBytes(pdf).length).toBeLessThanOrEqual(maxEncodedLength);
    expect(decodeBytes(encodeBytes(pdf))).toEqual(pdf);
  });

  it.each([
    ['no byte', toBytes('')],
    ['HTML', html],
    ['SVG', toBytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a GIF', toBytes('GIF89a........')],
    ['HEIC', toBytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['HTML before a PDF', joinBytes(html, createPdf())],
    ['HTML after a JPEG', joinBytes(jpeg, html)],
    ['HTML and a second end mark after a JPEG', joinBytes(jpeg, html, toBytes('\xff\xd9'))],
    ['a second JPEG after a JPEG', joinBytes(jpeg, jpeg)],
    ['a JPEG without its end mark', jpeg.slice(0, -2)],
    ['HTML after a WebP', joinBytes(webp, html)],
    ['HTML behind the first bytes of a JPEG', joinBytes(jpeg.slice(0, 3), html)],
    ['a WebP that ends in its header', webp.slice(0, 20)],
    ['a JPEG that ends in its header', joinBytes(jpeg.slice(0, 40), toBytes('\xff\xd9'))],
    [
      'a JPEG whose markers never begin',
      joinBytes(jpeg.slice(0, 2), toBytes('\xff'.repeat(50)), toBytes('\xff\xd9')),
    ],
    ['a RIFF of sound', joinBytes(webp.slice(0, 8), toBytes('WAVE'), webp.slice(12))],
    [
      'a JPEG 1,601 pixels high',
      resize(jpeg, jpeg.findIndex((_, at) => jpeg[at] === 0xff && jpeg[at + 1] === 0xc0) + 5, [0x06, 0x41]),
    ],
    ['a WebP 1,601 pixels wide', resize(webp, 26, [0x41, 0x06])],
    ['a lossless WebP 16,384 pixels wide', resize(losslessWebp, 21, [0xff, 0xff])],
    ['a PDF of 500,001 bytes', createPdf(500_001)],
    [
      'a picture of 300,001 bytes',
      joinBytes(jpeg.slice(0, -2), new Uint8Array(299_999 - jpeg.length + 2), jpeg.slice(-2)),
    ],
  ])('refuses %s', (_, bytes) => {
    expect(findFileProblem(bytes)).not.toBeNull();
    expect(() => toStoredPicture(bytes, 0)).toThrow();
  });

  it.each(['A', 'AAA', 'AAAAA', 'AAAA=', '====', 'AA-_', ' AAA', 'AAA\n', 'AA=A'])(
    'is not read from %j, which is no base64',
    (text) => {
      expect(decodeBytes(text)).toBeNull();
    },
  );

  it('is named by its content', async () => {
    expect(await toPictureId(jpeg)).toBe('db417652fdfd075acea07f3e2203d251');
    expect(await toPictureId(jpeg)).not.toBe(await toPictureId(webp));
  });

  it('is read only if its document is what it claims to be', async () => {
    const [id, document] = [await toPictureId(jpeg), toStoredPicture(jpeg, 1)];
    expect(await readStoredPicture(id, document)).toEqual({ type: 'image/jpeg', bytes: jpeg });
    const others: readonly (readonly [string, unknown])[] = [
      [await toPictureId(webp), document],
      [id.toUpperCase(), document],
      [id, { ...document, type: 'image/webp' }],
      [id, { ...document, type: 'text/html' }],
      [id, { ...document, bytes: encodeBytes(webp) }],
      [id, { ...document, bytes: `${document.bytes} ` }],
      [id, { ...document, bytes: `${document.bytes}AAA` }],
      [id, { ...document, bytes: `${document.bytes.slice(0, -4)}====` }],
      [id, { ...document, bytes: [document.bytes] }],
      [id, { ...document, width: 9 }],
      [id, { ...document, height: '6' }],
      [id, null],
      [id, 'text'],
    ];
    for (const [otherId, other] of others) expect(await readStoredPicture(otherId, other)).toBeNull();
  });

  it('is read without pixels if it is a PDF', async () => {
    const pdf = createPdf();
    const [id, document] = [await toPictureId(pdf), toStoredPicture(pdf, 1)];
    expect(document).not.toHaveProperty('width');
    expect(await readStoredPicture(id, document)).toEqual({ type: 'application/pdf', bytes: pdf });
    expect(await readStoredPicture(id, { ...document, width: 8, height: 6 })).toBeNull();
  });
});

const id = '0123456789abcdef'.repeat(2);

describe('§2 the address of a file that staff add', () => {
  it('has its id, and a PDF also its name', () => {
    expect(toPicturePath(id, 'image/webp')).toBe(`/images/${id}.webp`);
    expect(toPicturePath(id, 'image/jpeg')).toBe(`/images/${id}.jpg`);
    expect(toFilePath(id, 'Ordinance 5')).toBe(`/files/${id}/Ordinance-5.pdf`);
    expect(parsePictureAddress(toPicturePath(id, 'image/jpeg'))).toMatchObject({ id, extension: 'jpg' });
    expect(parsePictureAddress(toFilePath(id, 'a'))).toMatchObject({ id, file: `files/${id}.pdf` });
  });

  it.each([
    `/images/${id}.svg`,
    `/images/${id}.pdf`,
    `/images/${id}.WEBP`,
    `/images/${id.toUpperCase()}.webp`,
    `/images/${id.slice(1)}.webp`,
    `/images/a/${id}.webp`,
    `/images/${id}.webp\n`,
    `/files/${id}.pdf`,
    `/files/${id}/a.html`,
    `/files/${id}/../a.pdf`,
    `/files/${id}/a/b.pdf`,
    `/files/${id}/.pdf`,
    `/files/${id}/${'a'.repeat(61)}.pdf`,
    `/files/${id}/a%0d%0aSet-Cookie.pdf`,
  ])('is not %j', (address) => {
    expect(parsePictureAddress(address)).toBeNull();
  });

  it.each([
    ['Ordinansa Blg. 5, Niño.pdf', 'Ordinansa-Blg-5-Nino'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a\u202efdp.exe', 'a-fdp-exe'],
    ['"; filename="x.html', 'filename-x-html'],
    ['\u200f\u200e', 'file'],
    ['條例', 'file'],
    ['', 'file'],
    ['-.-.pdf', 'file'],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
    ['x'.repeat(500), 'x'.repeat(60)],
  ])('names %j as %s', (name, expected) => {
    expect(toFileName(name)).toBe(expected);
    expect(parsePictureAddress(toFilePath(id, name))).not.toBeNull();
  });
});

describe('§2 the PDF of a record', () => {
  const file = { src: toFilePath(id, 'Ordinance 5'), name: 'Ordinance 5', size: 312_400 };

  it('is read with its name and its size', () => {
    expect(parseAttachedFile(file)).toEqual(file);
  });

  it.each([
    ['another host', { src: `https://example.com${file.src}` }],
    ['a script', { src: 'javascript:alert(1)' }],
    ['a path out of /files/', { src: `/files/../${id}/a.pdf` }],
    ['no name', { name: ' ' }],
    ['no byte', { size: 0 }],
    ['half a byte', { size: 0.5 }],
    ['500,001 bytes', { size: 500_001 }],
    ['a size in words', { size: '9' }],
  ])('is left out with %s', (_, fields) => {
    expect(parseAttachedFile({ ...file, ...fields })).toBeNull();
  });
});
