/**
 * English messages of the form. Sentences that the specification words are verbatim. Messages that also appear
 * without the form are in files of their own, so that other pages do not load the form's messages.
 */
import { defineMessages } from '../define.ts';
import { formatTime } from '../formatTime.ts';
import { joinWords } from '../joinWords.ts';
import type { SitePlace } from '../place.ts';

export const formMessages = defineMessages('form', {
  form: {
    chooser: {
      lead: 'Choose what you need. The next page asks for your answers.',
      unknown: 'That service was not found. Choose one below.',
    },
    title: 'Request a service',
    lead: 'Please answer every question unless it says optional.',
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
    /** 'Morning: 3 places left' */
    half: {
      morning: (state: string) => `Morning: ${state}`,
      afternoon: (state: string) => `Afternoon: ${state}`,
    },
    left: (count: number) =>
      count === 0 ? 'no place left' : count === 1 ? '1 place left' : `${count} places left`,
    free: 'free',
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
      `The barangay uses them only to process your request. Staff of the barangay hall can see them. They are deleted ${finished} days after your request is finished.`,
    more: 'Full privacy notice',
    /** @param finished, unfinished days of the site's retention */
    points: (
      finished: number,
      unfinished: number,
      /** The nouns of the fields that no draft has, and of those that begin the next request of a person. */
      { undrafted, person }: { readonly undrafted: readonly string[]; readonly person: readonly string[] },
    ) => [
      {
        term: 'What we collect:',
        text: 'your name, address, birth details, sex, civil status, email and the answers on the form.',
      },
      {
        term: 'Why:',
        text: 'to prepare the document or service you ask for, and to be ready for you on the day you choose.',
      },
      {
        term: 'On what basis:',
        text: 'preparing it is a task that the law gives the barangay (RA 7160). RA 10173 allows a public office to use the personal data that its tasks need (Sections 12(e) and 13(b)).',
      },
      {
        term: 'Who sees it:',
        text: 'the staff of the barangay hall who handle your request. We do not sell it, and give it to nobody else unless the law requires it. Anyone can see when a place of a half day is taken or free again, but never whose it is.',
      },
      {
        term: 'How long:',
        text: `${finished} days after your request is released or refused. If it never is, ${unfinished} days after the day of your appointment. Then it is deleted, within a week; earlier if you ask us.`,
      },
      {
        term: 'In this tab:',
        text: `we save a draft of your answers until you send or clear them. When you press Submit, the receipt code is saved with it. After you send, the tab keeps only the reference number, the receipt code and your day, until you close it, clear them or start another request. A draft never holds your ${joinWords(undrafted, 'or')}: after a reload the form asks again. If you start another request for the same person, its draft begins with the ${joinWords(person, 'and')}.`,
      },
      {
        term: 'On your phone, only if you choose it:',
        text: 'the same draft, for up to 24 hours after its last change. If you choose to keep a request that waits for a signal, the phone keeps all its answers, also those that a draft never holds, for up to 24 hours, or until it is sent or you withdraw it. Anything older is deleted the next time this site is opened.',
      },
      {
        term: 'On your phone, always:',
        text: 'the receipt code of a request that has no answer yet, for up to 24 hours. Your language, your settings and copies of pages stay too: they hold none of your answers.',
      },
      {
        term: 'In the gallery of your phone, only if you save it:',
        text: 'a picture of the receipt, with the reference, the receipt code, the service (never health services), the day, the place and the papers, and no other answer. It stays until you delete it, also in copies that your phone makes of its photos. Anyone you give it to can look your request up.',
      },
      {
        term: 'Your rights under RA 10173:',
        text: "you may ask to see, correct or erase your record, and object to how it is used. Ask at the hall for the barangay's compliance officer for privacy, or for the barangay secretary. You may also complain to the National Privacy Commission (privacy.gov.ph).",
      },
    ],
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
    /** Words by which a fee of the charter names a certificate, in lower case. */
    certificateFees: {
      residency: ['residency', 'residence'],
      indigency: ['indigency', 'indigent'],
      'first job': ['first job', 'first time job', 'jobseeker'],
    },
    service: 'All papers, fee, time and steps',
    help: (hours: string) => `Need help? Come to the hall, ${hours}.`,
  },
} as const);
