/** What is said where a newer site is published, in English. */
import { spoken } from '../define.ts';

export const versionWords = spoken('version', {
  outdated: {
    title: 'This page is an older version of the site.',
    sentence: 'It still works. To get the new version, close this tab and open the site again.',
  },
} as const);
