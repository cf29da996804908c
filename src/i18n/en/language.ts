/** Messages about the page's language. */
import { defineMessages } from '../define.ts';

export const languageMessages = defineMessages('language', {
  /** Label of the switch in the header, for screen readers. */
  choose: 'Language',
  /** When a locale's messages cannot be loaded. */
  failed: (language: string) => `${language} cannot be loaded right now. Check your signal and try again.`,
  /** Above content that the barangay has written in English only. */
  onlyEnglish: 'What follows is in English. The barangay has not translated it yet.',
  someEnglish: 'Some of what follows is in English. The barangay has not translated it yet.',
} as const);
