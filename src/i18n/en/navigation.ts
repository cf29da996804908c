/** Messages of the navigation. The route table has the titles of its items. */
import { defineMessages } from '../define.ts';

export const navigationMessages = defineMessages('navigation', {
  close: 'Close menu',
  seeAll: 'See all',
  /** Follows 'See all' for screen readers: 'See all Government pages' */
  pagesOf: (title: string) => `${title} pages`,
  /** The description of an item that opens, by path. */
  leads: {
    '/Visitor': 'Places to see here, and the story of this place.',
    '/Government': 'Who serves, what is decided, and what the hall can do for you.',
  },
  /** Titles of the groups of a menu item that opens (spec §2). */
  groups: {
    about: (barangay: string) => `About ${barangay}`,
    tourism: 'Tourism',
    organization: 'Organization',
    legislations: 'Legislations',
    services: 'Services',
  },
} as const);
