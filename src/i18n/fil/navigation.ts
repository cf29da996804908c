/** Filipino translation of ../en/navigation.ts. */
import type { LocaleMessages } from '../messages.ts';

export const navigation: LocaleMessages['navigation'] = {
  close: 'Isara ang menu',
  seeAll: 'Tingnan ang lahat',
  /** Follows `seeAll` for screen readers: 'Tingnan ang lahat ng pahina ng Pamahalaan' */
  pagesOf: (title) => `ng pahina ng ${title}`,
  leads: {
    '/Visitor': 'Mga pasyalan dito, at ang kuwento ng lugar na ito.',
    '/Government': 'Sino ang naglilingkod, ano ang napagpasyahan, at ano ang maitutulong sa inyo ng hall.',
  },
  /** Titles of the groups of a menu item that opens (spec §2). */
  groups: {
    about: () => 'Tungkol sa Barangay',
    tourism: 'Turismo',
    organization: 'Organisasyon',
    legislations: 'Mga Batas',
    services: 'Mga Serbisyo',
  },
};
