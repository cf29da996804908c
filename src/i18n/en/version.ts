/** Messages about a newer version of the site, in English. */
import { defineMessages } from '../define.ts';

export const versionMessages = defineMessages('version', {
  outdated: {
    title: 'This page is an older version of the site.',
    sentence: 'It still works. To get the new version, close this tab and open the site again.',
  },
  reload: {
    title: 'This page is older than the site.',
    sentence:
      "The barangay's system may not accept what it sends. Load the new page: the form keeps your answers, except the few that it never saves.",
    button: 'Load the new page',
  },
} as const);
