/** Filipino translation of ../en/search.ts. */
import type { LocaleMessages } from '../messages.ts';

export const search: LocaleMessages['search'] = {
  open: 'Hanap',
  close: 'Isara ang paghahanap',
  label: 'Maghanap sa site na ito',
  hint: 'Halimbawa: clearance, hotline, basura',
  keys: 'Binubuksan ng Enter ang unang resulta. Gamitin ang mga arrow key para lumipat sa mga resulta.',
  kinds: {
    contacts: 'Emergency hotline',
    charter: 'Serbisyo',
    news: 'Balita',
    ordinances: 'Ordinansa',
    announcements: 'Anunsyo',
    officials: 'Opisyal',
    awards: 'Parangal',
    tourism: 'Pasyalan',
    history: 'Kasaysayan',
    hallDays: 'Oras ng barangay hall',
    page: 'Pahina',
    form: 'Form ng kahilingan',
  },
  request: (service) => `Humiling: ${service}`,
  count: (found, most) => (found >= most ? `Ang ${most} pinakatugmang resulta` : `${found} resulta`),
  nothing: (query) => `Walang nahanap para sa '${query}'`,
  nothingTry: 'Subukan ang isang salita lang, o ibang tawag dito. Puwede ring magsimula rito.',
  start: 'Magsimula rito',
  loading: 'Nilo-load pa ang paghahanap...',
  awaited: 'Magbubukas ang unang resulta kapag na-load na ang paghahanap.',
  part: 'Hindi lahat ay mahahanap ngayon. Tingnan ang signal at buksan muli ang paghahanap.',
  unavailable: 'Hindi ma-load ang paghahanap ngayon. Tingnan ang signal at buksan ito muli.',
};
