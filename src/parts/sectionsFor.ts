import type { WrittenPage } from '../content/lists.ts';
import type { Section } from '../content/section.ts';
import type { Reading } from './reading.ts';

/** The sections of one page, out of those of all pages. */
export const sectionsFor = (
  page: WrittenPage,
  reading: Reading<readonly Section[]>,
): Reading<readonly Section[]> =>
  reading.tag === 'read'
    ? { tag: 'read', shown: reading.shown.filter((section) => section.page === page) }
    : reading;
