/** Filipino translation of ../en/version.ts. */
import type { LocaleMessages } from '../messages.ts';

export const version: LocaleMessages['version'] = {
  outdated: {
    title: 'Mas lumang bersyon ng site ang pahinang ito.',
    sentence:
      'Gumagana pa ito. Para makuha ang bagong bersyon, isara ang tab na ito at buksan muli ang site.',
  },
  reload: {
    title: 'Mas luma sa site ang pahinang ito.',
    sentence:
      'Baka hindi tanggapin ang mga kahilingan mula rito. Nasa bagong pahina pa rin ang karamihan sa mga sagot ninyo.',
    button: 'I-load ang bagong pahina',
  },
  missingFile:
    'Mas luma sa site ang pahinang ito. I-load itong muli, at subukan ulit. Nananatili sa form ang karamihan sa mga sagot.',
};
