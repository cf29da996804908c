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
      'Baka hindi tanggapin ng sistema ng barangay ang ipinapadala nito. I-load ang bagong pahina: nasa form pa rin ang mga sagot ninyo, maliban sa ilang hindi nito isine-save.',
    button: 'I-load ang bagong pahina',
  },
};
