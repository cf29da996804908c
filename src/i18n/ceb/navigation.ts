/** Cebuano translation of ../en/navigation.ts. */
import type { LocaleMessages } from '../messages.ts';

export const navigation: LocaleMessages['navigation'] = {
  close: 'Sirhi ang menu',
  seeAll: 'Tan-awa tanan',
  /** Follows `seeAll` for screen readers: 'Tan-awa tanan nga page sa Gobyerno' */
  pagesOf: (title) => `nga page sa ${title}`,
  leads: {
    '/Visitor': 'Unsay makita dinhi, ug giunsa pagsugod niining lugara.',
    '/Government': 'Kinsay nag-alagad, unsay nadesisyonan, ug unsay mahimo sa hall alang kanimo.',
  },
};
