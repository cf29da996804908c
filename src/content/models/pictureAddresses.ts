/** Finds the pictures and PDFs that a record names, in any of its fields and translations. */
import { pictureAddressSource } from './storedPicture.ts';

const addressInText = new RegExp(pictureAddressSource, 'g');

/** The addresses in a value of plain JSON, each once: '/images/ID.webp', also within a text. */
export const findPictureAddresses = (value: unknown): readonly string[] => [
  ...new Set(JSON.stringify(value ?? null).match(addressInText) ?? []),
];
