/** Messages of the receipt in the confirmation, and the names of its states. */
import { defineMessages } from '../define.ts';

export const receiptMessages = defineMessages('receipt', {
  code: 'Receipt code',
  codeNote: 'It shows that the barangay has your request. Keep it to yourself.',
  /** What a person learns who sees the link. */
  linkNote: 'The link and the QR code also say which service.',
  /** On paper the full address replaces it. */
  link: 'Check this request',
  qr: 'QR code of the link that checks this request',
  sent: 'What you sent',
  ask: {
    title: 'Another day, or a question?',
    text: (hall: string, hours: string) =>
      `Do not send a second request. Call the barangay secretary, or come to the ${hall}, ${hours}, and say your reference number.`,
  },
  calendar: {
    save: 'Save to calendar',
    failed: 'The calendar file could not be made. Check your signal and try again.',
    /** 'Barangay Clearance: reference number 4f3a' */
    title: (service: string, reference: string) => `${service}: reference number ${reference}`,
    file: (tag: string, reference: string) => `${tag}-${reference}.ics`,
  },
  picture: {
    save: 'Save as picture',
    saved: 'Picture saved. Look for it in the photos or downloads of your phone.',
    failed: 'The picture could not be made. Take a screenshot of the receipt code.',
    /** 'Check it at barangay.example/Request_Status' */
    checkAt: (page: string) => `Check it at ${page}`,
    file: (tag: string, reference: string) => `${tag}-${reference}.png`,
  },
  keep: {
    copy: 'Copy the receipt code',
    busy: 'One moment...',
    /** After a slow load: a phone shares only right after a press. */
    shareReady: 'The picture is ready. Press Share again.',
    copied: 'Receipt code copied, with its link. Paste it where you will find it again.',
    /** Of the copied and shared text; 'Barangay Clearance, reference number 4f3a'. */
    title: (service: string, reference: string) => `${service}, reference number ${reference}`,
  },
  status: {
    /** Keyed by the state names that staff use; src/domain/request/requestState.ts has their reasons. */
    states: {
      received: {
        title: 'Received',
        text: 'The barangay has your request.',
      },
      processing: {
        title: 'In progress',
        text: 'The barangay is working on your request.',
      },
      ready: {
        title: 'Ready',
        text: 'Your request is ready. Come to the barangay hall and give your reference number.',
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
    /** For a state that the page does not know. */
    otherState: {
      title: 'Received',
      text: 'The barangay has your request. Ask at the barangay hall about its status.',
    },
    reasons: {
      'paper-missing': 'A document that the service requires is missing.',
      'being-checked': 'Your answers are being checked.',
      'to-be-signed': 'It is waiting to be signed.',
      'not-resident': 'The service is for residents of the barangay.',
      'not-qualified': 'You do not meet a requirement of this service.',
      'not-free': 'It is already taken on that day.',
      'wrong-form': 'This service needs a different form.',
      'sent-twice': 'You sent the same request twice. The other one counts.',
      'did-not-come': 'You did not come on the day of your appointment.',
      'taken-back': 'You asked the barangay to cancel it.',
      'ask-at-hall': 'The staff at the barangay hall will tell you why.',
    },
  },
} as const);
