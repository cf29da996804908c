/** Small files of each type that staff may add. The pictures have 8 × 6 pixels. */
import { encodePlainObject } from '../../packages/embedded-firestore/src/protocol/index.ts';
import { type StoredPicture, toPictureId, toStoredPicture } from '../../src/content/models/storedPicture.ts';
import { pictureCollection } from '../../src/firestore/collections.ts';
import { testNow } from './testNow.ts';

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64'));

export const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(text, 'latin1'));

export const joinBytes = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.concat(parts));

export const samplePictures = {
  jpeg: fromBase64(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJ4AYD//2Q==',
  ),
  webp: fromBase64('UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoIAAYABABoJaACdLoAA5gA/uuOX18yzhfz+N5vNasQAA=='),
  losslessWebp: fromBase64('UklGRhwAAABXRUJQVlA4TA8AAAAvB0ABAAdQwIj+ByKi/wEA'),
  transparentWebp: fromBase64(
    'UklGRlwAAABXRUJQVlA4WAoAAAAQAAAABwAABQAAQUxQSA8AAAABB1DAiAgABOF/20RE/0MAVlA4ICYAAACQAQCdASoIAAYABABoJaACdLoAA5gA/uuOX18yzhfz+N5vNasQAA==',
  ),
} as const;

/** A PDF of this many bytes, without pages. */
export const createPdf = (size = 60): Uint8Array<ArrayBuffer> =>
  toBytes(`%PDF-1.4\n${'%'.repeat(size - 15)}\n%%EOF`);

/** The write of a picture, as the staff page sends it. @param change fields that replace its own */
export const writePicture = async (
  bytes: Uint8Array<ArrayBuffer>,
  root: string,
  change: Partial<StoredPicture> = {},
) => ({
  update: {
    name: `${root}/${pictureCollection.path}/${await toPictureId(bytes)}`,
    fields: encodePlainObject({ ...toStoredPicture(bytes, testNow), ...change }),
  },
});
