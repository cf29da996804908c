/** Keeps rendered pages up to a number of bytes. The pages that were requested longest ago leave first. */
import type { Encoding } from '../http/encoding.ts';

export interface StoredPage {
  /** The HTML by encoding; null is the encoding of plain text. */
  readonly bodies: Map<Encoding | null, Uint8Array>;
}

export interface PageStore<Page extends StoredPage> {
  get(key: string): Page | null;
  /** Stores a page as the one requested last. Call it again after the page got another body. */
  set(key: string, page: Page): void;
}

const sizeOf = ({ bodies }: StoredPage): number =>
  [...bodies.values()].reduce((sum, { length }) => sum + length, 0);

/** @param max bytes of all bodies; a page that is larger by itself is not kept */
export function createPageStore<Page extends StoredPage>(max: number): PageStore<Page> {
  const pages = new Map<string, { readonly page: Page; readonly size: number }>();
  let total = 0;
  const remove = (key: string): void => {
    total -= pages.get(key)?.size ?? 0;
    pages.delete(key);
  };
  return {
    get: (key) => pages.get(key)?.page ?? null,
    set: (key, page) => {
      remove(key);
      const size = sizeOf(page);
      pages.set(key, { page, size });
      total += size;
      for (const [oldest] of pages) {
        if (total <= max) break;
        remove(oldest);
      }
    },
  };
}
