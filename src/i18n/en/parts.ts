/** Messages of the shared components. Facts about the place come from site.json, as arguments. */
import { defineMessages } from '../define.ts';
import { formatTime } from '../formatTime.ts';

export const partMessages = defineMessages('parts', {
  skip: 'Skip to main content',
  menu: 'Menu',
  navigation: 'Main',
  mainNavigation: 'Main navigation',
  youAreHere: 'You are here',
  dismiss: 'Dismiss',
  sample: 'Sample',
  sampleContent: {
    title: 'Sample content',
    sentence: "The barangay's own content is not here yet.",
  },
  loading: 'Loading',
  optional: '(optional)',
  /** The label of the honeypot field, which no person sees. */
  leaveEmpty: 'Leave this empty',
  /** '08:00', '17:00' → 'Monday to Friday, 8:00 am to 5:00 pm' */
  hours: (opens: string, closes: string) => `Monday to Friday, ${formatTime(opens)} to ${formatTime(closes)}`,
  /** The hall now: 'Open now, until 5:00 pm', 'Closed now. Opens Friday, 8:00 am'. */
  hall: {
    open: (closes: string) => `Open now, until ${formatTime(closes)}`,
    opensToday: (opens: string) => `Closed now. Opens today, ${formatTime(opens)}`,
    opens: (day: string, opens: string) => `Closed now. Opens ${day}, ${formatTime(opens)}`,
    closed: 'Closed now',
    /** 'Fri 27 Nov: 8:00 am – 5:00 pm' */
    dayOpen: (day: string, periods: string) => `${day}: ${periods}`,
    dayClosed: (day: string) => `${day}: closed`,
    /** 'Mon 30 Nov: closed, Bonifacio Day' */
    dayHoliday: (day: string, holiday: string) => `${day}: closed, ${holiday}`,
    /** 'Wed 7 May: closed in the morning' */
    dayHalfClosed: (day: string, state: string) => `${day}: ${state}`,
    halfClosed: { morning: 'closed in the morning', afternoon: 'closed in the afternoon' },
    /** Of the days without a record of their own. */
    everyDay: 'Every day',
    /** While they cannot be read again. */
    asOf: (day: string) => `The days of the hall are as of ${day}, and may have changed.`,
    holidaysMayBeMissing: 'Declared holidays may be missing.',
  },
  copyright: (year: number, barangay: string) => `Copyright © ${year} ${barangay}. All rights reserved.`,
  designedBy: (credit: string) => `Designed by ${credit}`,
  saveData: {
    off: 'Save data: off',
    on: 'Save data: on. Pictures wait for your tap.',
    show: 'Show the picture.',
  },
  notFound: { title: 'That page was not found.', sentence: 'This is the home page.' },
  call: 'Click to call now!',
  emergency: {
    title: 'In an emergency',
    hotlines: 'Emergency hotlines',
    everyone: 'Police, fire, ambulance',
    number: '911',
    noneYet:
      "The barangay's own numbers are not published yet. They will appear here when the barangay gives them.",
  },
  greeting: { text: 'Maayong adlaw', lang: 'ceb' },
  hero: {
    title: ['Request it here.', 'Come on the day you choose.'],
    /** In the place of the slogan while an urgent alert runs. */
    readAlert: 'Read the announcements before you come to the hall.',
  },
  tasks: {
    request: { title: 'Request a service', small: 'No account needed' },
    charter: { title: 'Fees, time and what to bring', small: "Citizen's Charter" },
    hotlines: { title: 'Emergency hotlines', small: 'Tap a number to call' },
    hall: 'Barangay hall',
  },
  /** The link to the page that looks a request up, and the question before it. */
  check: { ask: 'Already sent a request?', link: 'Check my request' },
  /** The small line below a service's name. */
  services: {
    BARANGAY_CLEARANCE: 'Free once for your first job',
    BARANGAY_CERTIFICATIONS: 'Free once for the papers of your first job',
    REQUEST_BARANGAY_OWN_USE: 'Covered court, hall, chairs, tents',
    INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: 'Age 18 and over. ₱5 plus ₱1 per ₱1,000 of income',
    REPRODUCTION_OF_BARANGAY_RECORDS: 'Photocopies of records and data',
    HEALTH_SERVICES: 'A check-up at the health station',
  },
  home: {
    services: 'Services at the barangay hall',
  },
  feedback: {
    ask: 'Was this page useful?',
    /** Keyed by the machine's events. */
    actions: { YES: 'Yes', NO: 'No', WRONG_NUMBER: 'Report a wrong number' },
    unopened: 'No signal. Press again when the signal is back.',
  },
  missing: { title: 'File not found', sentence: 'There is no file at this address.' },
  /** A page that cannot be loaded without a signal. */
  noSignal: {
    title: 'No signal',
    lead: 'This page is not on your phone yet. It opens automatically when the signal is back.',
    again: 'Try again',
    trying: 'Trying again...',
    onPhone: 'You can open these now',
  },
  errorScreen: {
    /** Before the title and the error's own message, which are a program's. */
    sentence:
      'We could not show this page. Check your signal and press Try again, or ask at the barangay hall.',
    title: 'Unexpected Application Error!',
    home: 'Go to Home',
    again: 'Try again',
  },
  /** Spelled out for screen readers: '4f3a-9c1b' → '4 f 3 a dash 9 c 1 b' */
  spelled: (reference: string) => [...reference].map((sign) => (sign === '-' ? 'dash' : sign)).join(' '),
} as const);
