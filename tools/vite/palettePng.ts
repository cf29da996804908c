/** Encodes an image of few colors as a PNG with a palette: a third of the size of a true-color PNG. */
import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const maxColours = 256;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

const distance = (one: number, other: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);

/** @param colours 0xrrggbb, row by row. The 256 most frequent stay; each other becomes the nearest of these. */
export function encodePalettePng(colours: readonly number[], width: number, height: number): Buffer {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const palette = byCount.slice(0, maxColours);
  const indexOf = new Map(palette.map((colour, index) => [colour, index]));
  for (const colour of byCount.slice(maxColours)) {
    const nearest = palette.reduce((best, each) =>
      distance(colour, each) < distance(colour, best) ? each : best,
    );
    indexOf.set(colour, indexOf.get(nearest)!);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // bit depth 8, palette, no interlacing
  const rows = Buffer.alloc((width + 1) * height);
  for (const [at, colour] of colours.entries()) rows[at + Math.floor(at / width) + 1] = indexOf.get(colour)!;
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
