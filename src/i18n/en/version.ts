/** Messages about a newer version of the site, in English. */
import { defineMessages } from '../define.ts';

export const versionMessages = defineMessages('version', {
  outdated: {
    title: 'This page is an older version of the site.',
    sentence: 'It still works. To get the new version, close this tab and open the site again.',
  },
  reload: {
    title: 'This page is older than the site.',
    sentence: 'Its requests may not be accepted. The new page keeps most of your answers.',
    button: 'Load the new page',
  },
  /** In place of a sentence that asks to check the signal. */
  missingFile:
    'This page is older than the site. Load it again, then try once more. A form keeps most of its answers.',
} as const);
