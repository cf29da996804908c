/** Filipino translation of ../en/charter.ts. */
import type { LocaleMessages } from '../messages.ts';

export const charter: LocaleMessages['charter'] = {
  complaint: {
    title: 'Paano magreklamo',
    text: (hours) =>
      `Masyado bang matagal ang serbisyo, o mas mahal kaysa sa nakasulat dito? Hindi ba maayos ang pagtrato sa inyo? Sabihin sa Punong Barangay sa barangay hall, ${hours}. Puwede rin kayong magreklamo sa city o municipal hall, o sa Anti-Red Tape Authority (ARTA).`,
  },
};
