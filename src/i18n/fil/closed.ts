/** Filipino translation of ../en/closed.ts. */
import type { LocaleMessages } from '../messages.ts';

export const closed: LocaleMessages['closed'] = {
  title: 'Sarado muna ang paghiling online',
  lead: 'Puwede kayong humiling sa barangay hall. Walang kailangang sagutan bago pumunta.',
  where: 'Saan',
  when: 'Kailan',
  call: 'Tawagan ang hall',
  charter: 'Ano ang dadalhin sa bawat serbisyo',
};
