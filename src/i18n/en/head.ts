/** Descriptions of pages for search results and shared links: one or two sentences, under 160 characters, all different. */
import { defineMessages } from '../define.ts';

export const headMessages = defineMessages('head', {
  /** 'Barangay Secretary of Barangay Sample. Term: 2023 to 2026.' */
  official: (position: string, barangay: string, term: string) =>
    `${position} of ${barangay}.${term === '' ? '' : ` Term: ${term}.`}`,
  /** Alt text of a shared link's picture. */
  picture: (barangay: string) =>
    `The seal of ${barangay} over a drawn plateau: a mountain range, rows of green fields and clay roads.`,
  /** The locale of the text, and the country it is written in. */
  language: 'en',
  locale: 'en_PH',
} as const);
