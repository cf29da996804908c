/** Every sentence the navigation says. Its items' titles are the route table's. */
import { defineMessages } from '../define.ts';

export const navigationMessages = defineMessages('navigation', {
  close: 'Close menu',
  seeAll: 'See all',
  /** Heard behind 'See all': 'See all Government pages' */
  pagesOf: (title: string) => `${title} pages`,
  /** What an item that opens is about, by its path. */
  leads: {
    '/Visitor': 'Places to see here, and the story of this place.',
    '/Government': 'Who serves, what is decided, and what the hall can do for you.',
  },
} as const);
