/** Filipino translation of ../en/version.ts. */
import type { LocaleMessages } from '../messages.ts';

export const version: LocaleMessages['version'] = {
  outdated: {
    title: 'Mas lumang bersyon ng site ang pahinang ito.',
    sentence:
      'Gumagana pa ito. Para makuha ang bagong bersyon, isara ang tab na ito at buksan muli ang site.',
  },
};
