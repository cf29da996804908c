/** Messages of a service's page. Sentences that the specification words are verbatim. */
import { defineMessages } from '../define.ts';

export const serviceMessages = defineMessages('service', {
  loading: 'Loading service details...',
  notFound: {
    title: 'Service not found',
    sentence: 'See the charter for every service of the barangay, or ask at the barangay hall.',
    charter: "Go to the Citizen's Charter",
    home: 'Go to Home',
  },
  home: 'Home',
  request: 'Request this service',
  print: 'Print',
  ready: 'Ready to request this service?',
  /** For a service without a form. */
  atHall: (hours: string) => `This service has no online form. Ask for it at the barangay hall, ${hours}.`,
  facts: {
    time: 'Total time',
    fee: 'Fee',
    noFee: 'Ask at the barangay hall',
    moreFees: (count: number) => `${count} more below.`,
    bring: 'Bring',
  },
  /** Unfolds the charter's sections on a phone. */
  entry: 'The whole charter entry',
  purpose: 'PURPOSE',
  client: 'CLIENT',
  fees: 'FEES',
  blank: 'Not specified. Ask at the barangay hall.',
  steps: {
    title: 'PROCEDURE',
    procedure: 'Procedure',
    person: 'Responsible Person',
    time: 'Processing Time',
    total: 'Total',
  },
  requirements: {
    title: 'REQUIREMENTS',
    general: 'General Requirements',
    newcomers: 'For New Applicants',
    renewal: 'For Renewal',
    none: 'No requirements specified for this service.',
  },
  time: {
    /** '30 minutes' → 'About 30 minutes' */
    about: (total: string) => `About ${total}`,
    /**
     * The days that RA 11032 gives.
     * @param latest the last of them, 'Friday, 4 December'; null when the day of appearance is unknown
     */
    law: (days: number, latest: string | null) =>
      `The law gives the hall ${days} working days from complete papers and payment${latest === null ? '' : `: ${latest}`}. It may extend once, in writing (RA 11032).`,
    /** Behind a date. */
    mayMove: 'If another holiday is declared, this date moves.',
    /** Before the date of a request that gets an answer, not a paper. */
    answerBy: 'Answer by',
  },
  noTime: 'No time specified',
  normal: ' (Under Normal Circumstances)',
  /** Singular and plural. */
  units: {
    year: ['year', 'years'],
    month: ['month', 'months'],
    week: ['week', 'weeks'],
    day: ['day', 'days'],
    hour: ['hour', 'hours'],
    minute: ['minute', 'minutes'],
  },
} as const);
