/** Cebuano translation of ../en/search.ts. */
import type { LocaleMessages } from '../messages.ts';

export const search: LocaleMessages['search'] = {
  open: 'Pangita',
  close: 'Sirhi ang pagpangita',
  label: 'Pangita dinhi sa site',
  hint: 'Pananglitan: clearance, hotline, basura',
  keys: 'Ang Enter moabli sa unang resulta. Gamita ang mga arrow key aron mobalhin sa mga resulta.',
  kinds: {
    contacts: 'Emergency hotline',
    charter: 'Serbisyo',
    news: 'Balita',
    ordinances: 'Ordinansa',
    announcements: 'Pahibalo',
    officials: 'Opisyal',
    awards: 'Pasidungog',
    tourism: 'Lugar nga suroyan',
    history: 'Kasaysayan',
    hallDays: 'Oras sa barangay hall',
    page: 'Page',
    form: 'Form sa hangyo',
  },
  request: (service) => `Hangyo: ${service}`,
  count: (found, most) => (found >= most ? `Ang labing haom nga ${most} ka resulta` : `${found} ka resulta`),
  nothing: (query) => `Walay nakita nga '${query}'`,
  nothingTry: 'Sulayi ang usa lang ka pulong, o laing pulong. Makasugod ka usab dinhi.',
  start: 'Sugod dinhi',
  loading: 'Nag-load pa ang pagpangita...',
  awaited: 'Moabli ang unang resulta kon na-load na ang pagpangita.',
  part: 'Dili pa tanan mapangita karon. Susiha ang signal ug ablihi pag-usab ang pagpangita.',
  unavailable: 'Dili ma-load ang pagpangita karon. Susiha ang signal ug ablihi kini pag-usab.',
};
