/** Messages of the page that looks a receipt up; the names of the states are in receipt.ts, because staff read them too. */
import { defineMessages } from '../define.ts';

export const statusPageMessages = defineMessages('statusPage', {
  lead: 'See the day and the status of your request, with the receipt code from your confirmation.',
  label: 'Receipt code',
  hint: 'Type or paste the code or its link: 32 letters and numbers. Spaces, dashes and capital letters do not matter.',
  malformed:
    'This is not a complete receipt code. A receipt code has 32 letters and numbers, from 0 to 9 and from a to f.',
  /** For somebody who has only the reference, which is four signs or a little more. */
  lost: {
    title: 'Without the code, only the hall can find your request',
    text: (hours: string) => `Call or come, ${hours}, and say your reference number.`,
    why: 'To keep your request private, the short reference opens nothing here, not even with a name: neighbors could guess both.',
  },
  look: 'Look up',
  looking: 'Looking for your request...',
  another: 'Look up another request',
  /** The list of the states, and for screen readers which of them are over. */
  steps: { title: 'Where your request is', done: 'done', now: 'now', later: 'not yet' },
  reason: 'Why:',
  /** Before the service: 'Your link says: Barangay Clearance' */
  linkSays: 'Your link says:',
  /** Before the service, which the tab keeps: 'Sent from here: Barangay Clearance' */
  sentHere: 'Sent from here:',
  /** 'Since Tuesday, 6 May 2031, 11:00 am' */
  since: (moment: string) => `Since ${moment}`,
  /** Of a request whose papers staff accepted. */
  processing: 'This page will say when it is ready.',
  /** The last day of RA 11032, once staff accepted the papers as complete. */
  actBy: (day: string) =>
    `The barangay has accepted your papers. The law gives it until ${day} to act on your request (RA 11032).`,
  extended: {
    /** Before the day: 'Extended until Friday, 16 May 2031' */
    until: 'Extended until',
    hallTime: 'The hall needs more time for your request.',
    appointmentStays: 'Your day at the hall stays the same.',
    reasons: {
      'signatory-away': 'The official who signs is away.',
      'more-papers': 'The barangay is waiting for more papers.',
      'many-requests': 'The barangay has very many requests at this time.',
      disaster: 'A disaster, such as a typhoon, delays the work at the hall.',
      system: 'The barangay has a problem with its computer system.',
    },
  },
  /** Before the name and the position of an official: 'Handled by Sample Name, Barangay Secretary' */
  handledBy: 'Handled by',
  /** Of the hall on the day of the appointment. */
  closed: {
    title: 'The hall will be closed on your day',
    next: 'Please do not come then.',
    /** After both. */
    wait: 'Do not send a second request: when the hall gives you a new day, the link of your receipt shows it. To ask for another day, call the hall and say your reference number.',
    /** Where the page does not know which day was chosen. */
    someDays: 'The hall will be closed',
    ifChosen: 'If you chose one of these days, please do not come then.',
  },
  appointment: {
    /** Where the hall moved the citizen. */
    moved:
      'The hall is closed on the day you chose, or cannot receive you then. You do not need to send your request again.',
    over: 'This day is over. If you could not come, call the hall and ask for another day.',
    /** Where the page does not know which day was chosen. */
    unknown: 'Come on the day you chose, if the hall is open then, with what you need to bring.',
  },
  notReceived: {
    title: 'Not found',
    text: 'The barangay has no request with this code now. If you have just sent it, check the code, wait a minute and try again. If it still is not there, send the request again.',
    /** After a purge. */
    over: (days: number) =>
      `If your request was finished, nothing is wrong: the barangay deletes a finished request after ${days} days.`,
    request: 'Request a service',
  },
  unreadable: {
    title: 'We cannot load this right now.',
    text: 'It does not mean that your request is lost. Check your signal and try again, or ask at the barangay hall.',
  },
  again: 'Try again',
} as const);
