/** Every sentence of the receipt: what the confirmation says of it, and the page that looks it up. */
import { spoken } from './spoken.ts';

export const receiptWords = spoken('receipt', {
  code: 'Receipt code',
  codeNote: 'It shows that the barangay has your request. Keep it to yourself.',
  /** On paper the whole address stands in its place. */
  link: 'Check this request',
  newTab: '(opens in a new tab)',
  qr: 'QR code of the link that checks this request',
  fee: 'Fee',
  feeUnknown: 'Ask at the barangay hall.',
  latest: 'Ready by',
  /** 'Tuesday, 13 May 2031 at the latest' */
  latestDay: (day: string) => `${day}, at the latest`,
  latestNote: (days: number) =>
    `${days} working days after you come with complete papers and pay any fee (RA 11032). A holiday proclaimed later moves it.`,
  sent: 'What you sent',
  ask: {
    title: 'Whom to ask',
    text: (hall: string, hours: string) =>
      `Ask the barangay secretary at the ${hall}, ${hours}. Tell the reference.`,
  },
  calendar: {
    save: 'Save to calendar',
    failed: 'The calendar file could not be made. Check your signal and try again.',
    /** 'Barangay Clearance: reference 4f3a' */
    title: (service: string, reference: string) => `${service}: reference ${reference}`,
    file: (tag: string, reference: string) => `${tag}-${reference}.ics`,
  },
  keep: {
    copy: 'Copy',
    share: 'Share',
    copied: 'Copied. Paste it where you will find it again.',
    byHand: 'Press and hold this text to copy it',
    /** What is copied and shared: nothing of the answers but the service and the day. */
    text: (service: string, reference: string, moment: string, link: string) =>
      [`${service}, reference ${reference}`, moment, link].filter((line) => line !== '').join('\n'),
  },
  status: {
    lead: 'See whether the barangay has received your request, and how far it is. You need the receipt code from the confirmation.',
    label: 'Receipt code',
    hint: 'Type it, or paste it or its link. It has 32 letters and numbers.',
    malformed:
      'This is not a whole receipt code. It has 32 letters and numbers, from 0 to 9 and from a to f.',
    look: 'Look up',
    looking: 'Looking for your request...',
    another: 'Look up another request',
    /** By the names that staff give; src/domain/requestState.ts has their reasons. */
    states: {
      received: {
        title: 'Received',
        text: 'The barangay has your request. Come on the day you chose, with what you need to bring.',
      },
      processing: {
        title: 'In progress',
        text: 'The barangay is working on your request. Come on the day you chose, with what you need to bring.',
      },
      ready: {
        title: 'Ready',
        text: 'Your request is ready. Come to the barangay hall and tell the reference.',
      },
      released: {
        title: 'Released',
        text: 'You were given what you asked for. If you were not, ask at the barangay hall.',
      },
      refused: {
        title: 'Not granted',
        text: 'The barangay could not grant this request. Ask at the barangay hall what you can do. You may send a new request.',
      },
    },
    /** A state that this page does not know. */
    otherState: {
      title: 'Received',
      text: 'The barangay has your request. Ask at the barangay hall how far it is.',
    },
    reasons: {
      'paper-missing': 'A paper that the service needs is missing.',
      'being-checked': 'Your answers are being checked.',
      'to-be-signed': 'It waits to be signed.',
      'not-resident': 'The service is for residents of the barangay.',
      'not-qualified': 'What the service asks for is not met.',
      'not-free': 'What you asked for is not free on that day.',
      'wrong-form': 'Another form is for this service.',
      'sent-twice': 'You sent the same request twice. The other one counts.',
      'did-not-come': 'You did not come on the day you chose.',
      'taken-back': 'You asked the barangay to stop it.',
      'ask-at-hall': 'The staff at the barangay hall will tell you why.',
    },
    reason: 'Why:',
    /** 'Since Tuesday, 6 May 2031, 11:00 am' */
    since: (moment: string) => `Since ${moment}`,
    notReceived: {
      title: 'Not found',
      text: 'The barangay has no request with this code now. If you have just sent it, check the code, wait a minute and try again. If it still is not there, send the request again.',
      /** After a purge. */
      over: (days: number) =>
        `If your request was finished, nothing is wrong: the barangay deletes a finished request after ${days} days.`,
      request: 'Request a service',
    },
    unreadable: {
      title: 'This cannot be read now.',
      text: 'It does not mean that your request is lost. Check your signal and try again, or ask at the barangay hall.',
    },
    again: 'Try again',
  },
} as const);
