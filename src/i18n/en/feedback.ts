/** Messages of the feedback form at the bottom of a page: the question, the responses, and why feedback was not sent. */
import { defineMessages } from '../define.ts';

export const feedbackMessages = defineMessages('feedback', {
  label: {
    notUseful: 'What was missing?',
    wrongNumber: 'Which number is wrong, and what is right?',
  },
  missing: 'Write which number is wrong, and what is right.',
  tooLong: (most: number, now: number) => `Write at most ${most} characters. You have written ${now}.`,
  character: 'Your message has a character we cannot accept. Use letters, numbers and common punctuation.',
  private: 'Do not write your name or your own number here; nobody can answer you.',
  answer: 'If you need an answer, ',
  call: (number: string) => `call the hall: ${number}`,
  send: 'Send',
  sending: 'Sending...',
  again: 'Try again',
  cancel: 'Cancel',
  failed: 'Not sent yet',
  textKept: 'What you wrote is still here.',
  /** By Firestore's code, or one of the page's own; 'unknown' covers all others. */
  codes: {
    offline: 'There is no signal. Keep this page open, and try again when there is one.',
    'permission-denied':
      'The system did not accept it. Try again. If it fails again, call or come to the hall.',
    'resource-exhausted': 'Many people are sending messages right now. Wait a minute, then try again.',
    trap: 'It looked as if a program wrote it. If you are a person, call or come to the hall.',
    unknown: 'We did not get an answer. Your signal may be weak. Try again: it is stored only once.',
  },
  thanks: {
    useful: 'Thank you. Your answer has been recorded.',
    notUseful: 'Thank you. The staff of the barangay hall will read it.',
    wrongNumber: 'Thank you. The staff of the barangay hall will look at the number.',
  },
} as const);
