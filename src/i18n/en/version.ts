/** Messages about a newer version of the site, in English. */
import { defineMessages } from '../define.ts';

export const versionMessages = defineMessages('version', {
  outdated: {
    title: 'This page is an older version of the site.',
    sentence: 'It still works. To get the new version, close this tab and open the site again.',
  },
} as const);
