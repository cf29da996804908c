/** Cebuano translation of ../en/version.ts. */
import type { LocaleMessages } from '../messages.ts';

export const version: LocaleMessages['version'] = {
  outdated: {
    title: 'Daan nga bersyon sa site kini nga page.',
    sentence:
      'Mogana pa kini. Aron makuha ang bag-ong bersyon, sirhi kini nga tab ug ablihi pag-usab ang site.',
  },
};
