/** §7. What the staff page reads from the bytes of a chosen picture. */
import { describe, expect, it } from 'vitest';
import { findPictureType, readPictureFile } from '../../../../src/staff/content/files/pictureFile.ts';
import { joinBytes, samplePictures, toBytes } from '../../../support/storedPictures.ts';

const { jpeg } = samplePictures;
const size = { width: 8, height: 6 };

/** The JPEG with this many bytes FF before its first marker of this kind. */
const padMarker = (marker: number, count: number) => {
  const at = jpeg.findIndex((byte, i) => byte === 0xff && jpeg[i + 1] === marker);
  return joinBytes(jpeg.slice(0, at), new Uint8Array(count).fill(0xff), jpeg.slice(at));
};

describe('§7 the bytes of a JPEG', () => {
  it.each([
    ['before its first segment', padMarker(0xe0, 1)],
    ['before its frame', padMarker(0xc0, 1)],
    ['before its scan', padMarker(0xda, 5)],
    ['before its end', padMarker(0xd9, 2)],
  ])('may have bytes FF %s', (_, bytes) => {
    const picture = { type: 'image/jpeg', size, bytes };
    expect(readPictureFile('image/jpeg', bytes)).toEqual({ ...picture, rest: toBytes('') });
    const film = toBytes('film');
    expect(readPictureFile('image/jpeg', joinBytes(bytes, film))).toEqual({ ...picture, rest: film });
  });

  it.each([
    ['its frame', 0xc0],
    ['its scan', 0xda],
    ['its end', 0xd9],
  ])('are refused where they are cut off at %s', (_, marker) => {
    const at = jpeg.findIndex((byte, i) => byte === 0xff && jpeg[i + 1] === marker);
    for (const end of [at, at + 1]) expect(readPictureFile('image/jpeg', jpeg.slice(0, end))).toBeNull();
  });
});

const toBox = (name: string, ...contents: readonly Uint8Array[]) => {
  const content = joinBytes(...contents);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length + 8);
  return joinBytes(length, toBytes(name), content);
};

const toSizeBox = (width: number, height: number) =>
  toBox('ispe', toBytes('\0\0\0\0'), Buffer.from([0, 0, 0, width, 0, 0, 0, height]));

/** The boxes of a picture and its thumbnail, without their data. */
const createIsoFile = (brand: string, text: string) =>
  joinBytes(
    toBox('ftyp', toBytes(`${brand}\0\0\0\0miaf`)),
    toBox('free', toBytes(text)),
    toBox(
      'meta',
      toBytes('\0\0\0\0'),
      toBox('free', toBytes(text)),
      toBox('iprp', toBox('ipco', toSizeBox(4, 3), toSizeBox(8, 6))),
    ),
    toBox('mdat', toBytes(text)),
  );

describe('§7 the boxes of an ISO media file', () => {
  it.each([
    ['avif', 'image/avif'],
    ['heic', 'image/heic'],
  ] as const)(
    'of the brand %s say its type and its largest size, whatever their texts say',
    (brand, type) => {
      for (const text of ['', 'avif', 'heic', 'ispe', String.fromCharCode(...toSizeBox(99, 99))]) {
        const bytes = createIsoFile(brand, text);
        expect([text, findPictureType(bytes)]).toEqual([text, type]);
        expect(readPictureFile(type, bytes)?.size).toEqual(size);
      }
    },
  );

  it('have no size where the first one is longer than the file', () => {
    const bytes = createIsoFile('avif', '').fill(0x7f, 0, 1);
    expect(readPictureFile('image/avif', bytes)).toBeNull();
  });
});
