/** Messages of the search. */
import { defineMessages } from '../define.ts';

export const searchMessages = defineMessages('search', {
  open: 'Search',
  close: 'Close search',
  label: 'Search this site',
  hint: 'For example: clearance, hotlines, waste collection',
  /** Only on a device with a mouse. */
  keys: 'Enter opens the first result. The arrow keys move through the results.',
  /** The kind of a result, after its title. */
  kinds: {
    contacts: 'Emergency hotline',
    charter: 'Service',
    news: 'News',
    ordinances: 'Ordinance',
    announcements: 'Announcement',
    officials: 'Official',
    awards: 'Award',
    tourism: 'Place to see',
    history: 'History',
    hallDays: 'Hours of the hall',
    page: 'Page',
    form: 'Request form',
  },
  request: (service: string) => `Request: ${service}`,
  /** `most` is the maximum length of the list, even if more was found. */
  count: (found: number, most: number) => {
    if (found >= most) return `The best ${most} results`;
    return found === 1 ? '1 result' : `${found} results`;
  },
  nothing: (query: string) => `Nothing found for '${query}'`,
  nothingTry: 'Try one word, or another word for it. You can also start here.',
  start: 'Start here',
  loading: 'Still loading the search...',
  /** Enter was pressed before the best result is known. */
  awaited: 'The first result opens when the search has loaded.',
  part: 'Not everything can be searched right now. Check your signal and open search again.',
  unavailable: 'Search cannot be loaded right now. Check your signal and open search again.',
} as const);
