/** What is said of the language that a page is in. */
import { defineMessages } from '../define.ts';

export const languageMessages = defineMessages('language', {
  /** Of the switch in the header, as a screen reader hears it. */
  choose: 'Language',
  /** Where the language's sentences cannot be had. */
  failed: (language: string) => `${language} cannot be loaded right now. Check your signal and try again.`,
  /** Of what the barangay has written in English alone. */
  onlyEnglish: 'What follows is in English. The barangay has not translated it yet.',
  someEnglish: 'Some of what follows is in English. The barangay has not translated it yet.',
} as const);
