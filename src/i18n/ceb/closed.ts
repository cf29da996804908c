/** Cebuano translation of ../en/closed.ts. */
import type { LocaleMessages } from '../messages.ts';

export const closed: LocaleMessages['closed'] = {
  title: 'Sirado sa pagkakaron ang hangyo online',
  lead: 'Makahangyo ka sa barangay hall. Walay kinahanglang pun-an daan.',
  where: 'Asa',
  when: 'Kanus-a',
  call: 'Tawagi ang hall',
  charter: 'Unsay dad-onon sa matag serbisyo',
};
