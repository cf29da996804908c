/** Cebuano translation of ../en/navigation.ts. */
import type { LocaleMessages } from '../messages.ts';

export const navigation: LocaleMessages['navigation'] = {
  close: 'Sirhi ang menu',
  seeAll: 'Tan-awa tanan',
  /** Follows `seeAll` for screen readers: 'Tan-awa tanan nga page sa Gobyerno' */
  pagesOf: (title) => `nga page sa ${title}`,
  leads: {
    '/Visitor': 'Mga lugar nga suroyan dinhi, ug ang sugilanon niining lugara.',
    '/Government': 'Kinsay nag-alagad, unsay nadesisyonan, ug unsay mahimo sa hall alang kanimo.',
  },
  /** Titles of the groups of a menu item that opens (spec §2). */
  groups: {
    about: () => 'Mahitungod sa Barangay',
    tourism: 'Turismo',
    organization: 'Organisasyon',
    legislations: 'Mga Balaod',
    services: 'Mga Serbisyo',
  },
};
