/** Keeps rendered pages up to a number of bytes. The pages that were requested longest ago leave first. */
import { type BoundedMap, createBoundedMap } from '../firestore/lib/boundedMap.ts';
import type { Encoding } from '../http/encoding.ts';

export interface StoredPage {
  /** The HTML by encoding; null is the encoding of plain text. */
  readonly bodies: Map<Encoding | null, Uint8Array>;
}

/** Set a page again after it got another body. */
export type PageStore<Page extends StoredPage> = BoundedMap<Page>;

/** @param max bytes of all bodies; a page that is larger by itself is not kept */
export const createPageStore = <Page extends StoredPage>(max: number): PageStore<Page> =>
  createBoundedMap(max, (_, { bodies }) => [...bodies.values()].reduce((sum, { length }) => sum + length, 0));
