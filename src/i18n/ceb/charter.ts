/** Cebuano translation of ../en/charter.ts. */
import type { LocaleMessages } from '../messages.ts';

export const charter: LocaleMessages['charter'] = {
  complaint: {
    title: 'Unsaon pagreklamo',
    text: (hours) =>
      `Dugay ra ba kaayo ang serbisyo, o mas mahal kay sa nakasulat dinhi? Dili ba maayo ang pagtagad kanimo? Sultihi ang Punong Barangay sa barangay hall, ${hours}. Mahimo ka usab moreklamo sa city o municipal hall, o sa Anti-Red Tape Authority (ARTA).`,
  },
};
