/** §7. What the staff page reads from the bytes of a chosen picture. */
import { describe, expect, it } from 'vitest';
import { readPictureFile } from '../../../../src/staff/content/files/pictureFile.ts';
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
    expect(readPictureFile('image/jpeg', bytes)).toEqual({ type: 'image/jpeg', size, bytes });
    expect(readPictureFile('image/jpeg', joinBytes(bytes, toBytes('film')))?.bytes).toEqual(bytes);
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
