/** Files as a clerk may choose them, made in the browser: photographs with a camera's notes, and what only pretends to be one. */

type Bytes = Uint8Array<ArrayBuffer>;

export const toLatinBytes = (text: string): Bytes =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

export const concatenate = (...parts: readonly Uint8Array[]): Bytes => {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  parts.reduce((at, part) => {
    joined.set(part, at);
    return at + part.length;
  }, 0);
  return joined;
};

/** Draws on a canvas and encodes it as the browser does. */
export const drawFile = async (
  [width, height]: readonly [number, number],
  type: string,
  draw: (context: CanvasRenderingContext2D) => void = () => {},
): Promise<Bytes> => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  draw(canvas.getContext('2d')!);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  return new Uint8Array(await blob!.arrayBuffer());
};

/** Red on the left half, blue on the right. */
export const drawHalves = (context: CanvasRenderingContext2D): void => {
  const { width, height } = context.canvas;
  for (const [color, x] of [
    ['#f00', 0],
    ['#00f', width / 2],
  ] as const) {
    context.fillStyle = color;
    context.fillRect(x, 0, width / 2, height);
  }
};

/** A picture of which no encoder makes little: each pixel has another color, by a fixed series of numbers. */
export const drawNoise = (context: CanvasRenderingContext2D): void => {
  const { width, height } = context.canvas;
  const pixels = context.createImageData(width, height);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    pixels.data[at] = at % 4 === 3 ? 255 : seed >>> 24;
  }
  context.putImageData(pixels, 0, 0);
};

/** The notes of a camera (EXIF): how it was held, and where, as 8 degrees north. */
const createExif = (orientation: number): Bytes => {
  const tiff = new DataView(new ArrayBuffer(26 + 12 + 6));
  tiff.setUint32(0, 0x4d4d002a);
  tiff.setUint32(4, 8);
  tiff.setUint16(8, 2);
  // Orientation, a short.
  for (const [at, value] of [
    [10, 0x0112],
    [12, 3],
    [18, orientation],
    // The place of the GPS entries, a long.
    [22, 0x8825],
    [24, 4],
  ] as const)
    tiff.setUint16(at, value);
  tiff.setUint32(14, 1);
  tiff.setUint32(26, 1);
  tiff.setUint32(30, 38);
  return concatenate(
    toLatinBytes('Exif\0\0'),
    new Uint8Array(tiff.buffer),
    toLatinBytes('GPS 8.37 N, 124.85 E'),
  );
};

const toSegment = (marker: number, content: Uint8Array): Bytes =>
  concatenate(Uint8Array.of(0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255), content);

/** Puts a camera's notes into a JPEG. @param orientation 6: held upright, to be turned by 90 degrees to the right */
export const addExif = (jpeg: Bytes, orientation: number): Bytes =>
  concatenate(jpeg.subarray(0, 2), toSegment(0xe1, createExif(orientation)), jpeg.subarray(2));

const wordAt = (bytes: Bytes, at: number): number => bytes[at]! * 256 + bytes[at + 1]!;

/** Writes another size into the header of a JPEG, as a bomb has it. */
export const claimJpegSize = (jpeg: Bytes, width: number, height: number): Bytes => {
  const claimed = jpeg.slice();
  let at = 2;
  while (wordAt(claimed, at) !== 0xffc0) at += 2 + wordAt(claimed, at + 2);
  new DataView(claimed.buffer).setUint16(at + 5, height);
  new DataView(claimed.buffer).setUint16(at + 7, width);
  return claimed;
};

/** Writes another size into the header of a PNG. */
export const claimPngSize = (png: Bytes, width: number, height: number): Bytes => {
  const claimed = png.slice();
  new DataView(claimed.buffer).setUint32(16, width);
  new DataView(claimed.buffer).setUint32(20, height);
  return claimed;
};

/** A gray JPEG of 8 × 8 pixels in the four colors of a press. */
export const createPressJpeg = (): Bytes => {
  const components = Array.from({ length: 4 }, (_, at) => [at + 1, 0x11, 0]).flat();
  const oneCode = (kind: number) => [kind, 1, ...new Array<number>(15).fill(0), 0];
  return concatenate(
    Uint8Array.of(0xff, 0xd8),
    toSegment(0xee, toLatinBytes('Adobe\0d\0\0\0\0\0')),
    toSegment(0xdb, Uint8Array.of(0, ...new Array<number>(64).fill(1))),
    toSegment(0xc0, Uint8Array.of(8, 0, 8, 0, 8, 4, ...components)),
    toSegment(0xc4, Uint8Array.from(oneCode(0x00))),
    toSegment(0xc4, Uint8Array.from(oneCode(0x10))),
    toSegment(0xda, Uint8Array.of(4, 1, 0, 2, 0, 3, 0, 4, 0, 0, 63, 0)),
    Uint8Array.of(0x00, 0xff, 0xd9),
  );
};

/** The first bytes of a picture of an iPhone. */
export const createHeic = (): Bytes =>
  concatenate(toLatinBytes('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), new Uint8Array(2_000));

/** An animation of two frames of 1 × 1 pixels. */
export const createAnimatedGif = (): Bytes => {
  const frame =
    '\u0021\u00f9\u0004\u0000\u000a\u0000\u0000\u0000,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0';
  return toLatinBytes(`GIF89a\u0001\0\u0001\0\u0080\0\0\u00ff\0\0\0\0\u00ff${frame}${frame};`);
};

/** A PDF of this many bytes, without pages, by an author. */
export const createAuthoredPdf = (size = 100): Bytes =>
  toLatinBytes(`%PDF-1.4\n/Author (Sample)${'%'.repeat(size - 32)}\n%%EOF\n`.padEnd(size, '\n'));

export const toFile = (bytes: Bytes | string, name: string): File =>
  new File([bytes], name, { type: /\.pdf$/i.test(name) ? 'application/pdf' : 'image/jpeg' });

const toUint32 = (value: number, isLittleEndian = false): Bytes => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, isLittleEndian);
  return bytes;
};

/** The checksum of a PNG's chunk. */
const toCrc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};

/** Puts a text into a segment of a JPEG, before its first other one. */
export const addJpegText = (jpeg: Bytes, marker: number, text: string): Bytes =>
  concatenate(jpeg.subarray(0, 2), toSegment(marker, toLatinBytes(text)), jpeg.subarray(2));

/** Puts a text into a chunk of a PNG, behind its header. */
export const addPngText = (png: Bytes, name: string, text: string): Bytes => {
  const chunk = toLatinBytes(name + text);
  const whole = concatenate(toUint32(chunk.length - 4), chunk, toUint32(toCrc32(chunk)));
  return concatenate(png.subarray(0, 33), whole, png.subarray(33));
};

/** Puts a text behind the picture of a WebP with a header of features, as a canvas writes it. */
export const addWebpText = (webp: Bytes, name: 'EXIF' | 'XMP ', text: string): Bytes => {
  const padding = new Uint8Array(text.length % 2);
  const chunk = concatenate(toLatinBytes(name), toUint32(text.length, true), toLatinBytes(text), padding);
  const added = concatenate(webp, chunk);
  added.set(toUint32(added.length - 8, true), 4);
  // The features.
  added[20]! |= name === 'EXIF' ? 8 : 4;
  return added;
};

/** Puts a comment of at most 255 characters into an animation, before its first frame. */
export const addGifText = (gif: Bytes, text: string): Bytes => {
  const at = gif.findIndex((byte, i) => byte === 0x21 && gif[i + 1] === 0xf9);
  const comment = toLatinBytes(`\u0021\u00fe${String.fromCharCode(text.length)}${text}\0`);
  return concatenate(gif.subarray(0, at), comment, gif.subarray(at));
};

/**
 * A PDF of one empty page, whose places are right.
 * @param title in the notes on the file
 * @param comment in a line of its own
 * @param xmp the content of its stream of metadata
 * @param counted how many bytes its places count before the header
 */
export const createPagePdf = ({ title = 'Sample', comment = '', xmp = '', counted = 0 } = {}): Bytes => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Metadata 5 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>',
    `<</Title(${title})>>`,
    `<</Type/Metadata/Subtype/XML/Length ${xmp.length}>>\nstream\n${xmp}\nendstream`,
  ];
  let text = `%PDF-1.4\n%${comment}\n`;
  const places = objects.map((content, at) => {
    const place = counted + text.length;
    text += `${at + 1} 0 obj\n${content}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<</Size 6/Root 1 0 R/Info 4 0 R>>\n`;
  return toLatinBytes(`${text}${table}startxref\n${counted + text.length}\n%%EOF\n`);
};
