/**
 * English messages of the form. Sentences that the specification words are verbatim. Messages that also appear
 * without the form are in files of their own, so that other pages do not load the form's messages.
 */
import { defineMessages } from '../define.ts';
import { formatTime } from '../formatTime.ts';
import type { SitePlace } from '../place.ts';

export const formMessages = defineMessages('form', {
  form: {
    chooser: {
      lead: 'Choose what you need. The next page asks for your answers.',
      unknown: 'That service was not found. Choose one below.',
    },
    title: 'Request a service',
    note: { BARANGAY_CLEARANCE: 'Bring a Zone Clearance and a Valid ID or Birth Certificate.' },
    sections: {
      name: 'Your name',
      about: 'About you',
      reach: 'How to reach you',
      request: 'Your request',
      day: 'Your appointment at the hall',
    },
    sexes: { Male: 'Male', Female: 'Female' },
    statuses: { Single: 'Single', Married: 'Married', Widowed: 'Widowed' },
    certificates: {
      residency: 'Residency',
      indigency: 'Indigency',
      'first job': 'First job',
      another: 'Another',
    },
    newOrRenewal: { new: 'New', renewal: 'Renewal' },
    days: 'Next open days',
    answers: {
      title: 'Your answers',
      lead: 'Look them over. This is what will be sent.',
      missing: (count: number) => (count === 1 ? '1 answer is missing' : `${count} answers are missing`),
      change: 'Change',
      blank: 'Not answered yet',
      optional: 'Not answered. It is optional.',
    },
    summary: (count: number) =>
      count === 1 ? '1 answer needs your attention' : `${count} answers need your attention`,
    robot: "I'm not a robot",
    checkRobotFirst: 'Tick the box above to submit.',
    submit: 'Submit',
    checking: 'Checking your answers...',
    submitting: 'Submitting...',
    keepOpen: 'Your request is being sent. Please keep this page open.',
    waitsForSignal: 'Your request waits for a signal. Use the buttons above.',
    sentAlready: 'This request was sent already. See above.',
    waitingToRetry: 'We have tried four times. We will try again automatically in less than a minute.',
    sending: 'Sending',
    crumbHere: 'Request',
    home: 'Home',
  },

  weekend: {
    alert: 'Weekends are not allowed. Please select a weekday.',
    next: (refused: string, open: string) =>
      `${refused} was not kept. The next open day after it is ${open}.`,
  },
  hallClosed: {
    alert: 'The hall is closed',
    /** Before the reason: 'Wednesday, 7 May, morning' */
    half: { morning: (day: string) => `${day}, morning`, afternoon: (day: string) => `${day}, afternoon` },
    next: (moment: string) => `The next free time: ${moment}.`,
    none: 'No open day is known yet. Please call the hall.',
    take: 'Choose this time',
    /** At the field. */
    error: 'Choose another time. The hall is closed then.',
  },
  /** A half day for which no more requests can be stored. */
  places: {
    full: 'No place is left',
    none: 'No free time is known yet. Please call the hall.',
    notOpenYet: 'It is too early to choose this day',
    opens: (day: string) => `Requests for it are taken from ${day} on.`,
    mayHaveArrived: 'An earlier try had no answer and may still arrive.',
    half: { morning: 'Morning', afternoon: 'Afternoon' },
    left: (count: number) =>
      count === 0 ? 'no place left' : count === 1 ? '1 place left' : `${count} places left`,
    /** Of a day that cannot be chosen. */
    noneOfDay: 'full',
    closed: 'closed',
  },
  scheduleWarning: {
    holiday: (day: string, holiday: string) => `${day} is ${holiday}.`,
    closedHours: ({ opens, closes }: SitePlace) =>
      `The hall is open from ${formatTime(opens)} to ${formatTime(closes)}.`,
    passed: 'That time today has already passed.',
    next: 'The hall may be closed. You can keep this time or choose another.',
  },

  privacy: {
    title: 'How your answers are used',
    text: (finished: number) =>
      `Your name, birth details and other answers are seen only by the staff of the hall, used only for this request, and deleted ${finished} days after it is finished.`,
    more: 'Full privacy notice',
  },

  /** On the form of a service that staff have hidden. */
  notOffered: {
    title: 'This service is not offered right now.',
    ask: (hours: string) => `Ask at the barangay hall, ${hours}.`,
    others: 'See the other services',
    submit: 'You cannot submit this form: the service is not offered right now. Your answers are still here.',
  },

  requirements: {
    title: 'Bring to the hall',
    clearance: ['Zone Clearance', 'Valid ID or Birth Certificate'],
    other: ['Valid ID'],
    thisPage: 'This page, printed or on your phone',
    confirmationTitle: 'What to bring',
    jobseeker: 'Free once for the papers of your first job (RA 11261).',
    taxCertificate: 'Age 18 and over. ₱5 plus ₱1 per ₱1,000 of income.',
    /** Words by which a line of the charter names a choice, in lower case. */
    choiceWords: {
      residency: ['residency', 'residence'],
      indigency: ['indigency', 'indigent'],
      'first job': ['first job', 'first time job', 'jobseeker'],
      new: ['new'],
      renewal: ['renewal', 'renew'],
    },
    service: 'All papers, fee, time and steps',
    help: (hours: string) => `Need help? Come to the hall, ${hours}.`,
  },
} as const);
