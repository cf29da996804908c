/** Cebuano translation of ../en/version.ts. */
import type { LocaleMessages } from '../messages.ts';

export const version: LocaleMessages['version'] = {
  outdated: {
    title: 'Daan nga bersyon sa site kini nga page.',
    sentence:
      'Mogana pa kini. Aron makuha ang bag-ong bersyon, sirhi kini nga tab ug ablihi pag-usab ang site.',
  },
  reload: {
    title: 'Mas daan kini nga page kay sa site.',
    sentence:
      'Basin dili dawaton ang mga hangyo gikan niini. Naa gihapon sa bag-ong page ang kadaghanan sa imong mga tubag.',
    button: 'I-load ang bag-ong page',
  },
  missingFile:
    'Mas daan kini nga page kay sa site. I-load kini pag-usab, ug sulayi pag-usab. Magpabilin sa form ang kadaghanan sa mga tubag.',
};
