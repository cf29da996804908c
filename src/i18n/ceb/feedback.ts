/** Cebuano translation of ../en/feedback.ts. */
import type { LocaleMessages } from '../messages.ts';

export const feedback: LocaleMessages['feedback'] = {
  label: {
    notUseful: 'Unsay kulang?',
    wrongNumber: 'Unsang numero ang sayop, ug unsay sakto?',
  },
  missing: 'Isulat kon unsang numero ang sayop, ug kon unsay sakto.',
  tooLong: (most, now) => `Hangtod ${most} ra ka karakter ang isulat. ${now} na kini.`,
  character: 'Adunay karakter nga dili dawaton dinhi. Gamit og letra, numero ug ordinaryong simbolo.',
  private: 'Ayaw isulat ang imong ngalan o numero dinhi; walay makatubag kanimo.',
  answer: 'Kon kinahanglan ka og tubag, ',
  call: (number) => `tawag sa hall: ${number}`,
  send: 'Ipadala',
  sending: 'Ginapadala...',
  again: 'Sulayi pag-usab',
  cancel: 'Kanselaha',
  failed: 'Wala pa mapadala',
  textKept: 'Naa pa dinhi ang imong gisulat.',
  codes: {
    offline: 'Walay signal. Ayaw sirhi kini nga page, ug sulayi pag-usab kon naa na.',
    'permission-denied':
      'Wala kini dawata sa sistema sa barangay. Sulayi pag-usab. Kon dili gihapon, tawag o adto sa hall.',
    'resource-exhausted':
      'Daghan ang nagpadala og mensahe karon. Paghulat og usa ka minuto, dayon sulayi pag-usab.',
    trap: 'Morag programa ang misulat niini. Kon tawo ka, tawag o adto sa hall.',
    unknown:
      'Walay tubag nga miabot. Basin hinay ang imong signal. Sulayi pag-usab: kausa ra kini matipigan.',
  },
  thanks: {
    useful: 'Salamat. Narekord na ang imong tubag.',
    notUseful: 'Salamat. Basahon kini sa mga kawani sa barangay hall.',
    wrongNumber: 'Salamat. Susihon sa mga kawani sa barangay hall ang numero.',
  },
};
