/** Messages of the lookup pages: numbers to call, services of the charter, officials. */
import { defineMessages } from '../define.ts';

const countOf = (one: string, many: string) => ({
  all: (count: number) => `${count} ${count === 1 ? one : many}`,
  some: (found: number, count: number) => `${found} of ${count} ${count === 1 ? one : many}`,
});

export const lookupMessages = defineMessages('lookup', {
  clear: 'Clear',
  hotlines: {
    filter: {
      label: 'Find a number',
      ...countOf('contact', 'contacts'),
      none: 'No contact matches your search. In an emergency call 911.',
      showAll: 'Show all numbers',
    },
    /** Heading of contacts without a group, when other contacts have one. */
    ungrouped: 'Other numbers',
    /** Beside 911, when the contacts could not be read. */
    unreadable:
      "The barangay's own numbers cannot be shown right now. Call 911, or ask at the barangay hall.",
    /** Above the phone's stored copy. '21 November 2026' */
    asOf: (day: string) => `Numbers as of ${day}`,
    print: 'Print as a poster',
  },
  charter: {
    filter: {
      label: 'Find a service',
      ...countOf('service', 'services'),
      none: (hours: string) => `No service matches your search. Ask at the barangay hall, ${hours}.`,
      showAll: 'Show all services',
    },
    columns: { service: 'Service', client: 'Client', fee: 'Fee', time: 'Total time' },
    noClient: 'Client not specified',
    noFee: 'Ask for the fee',
    free: 'Free',
    print: 'Print this list',
    firstJobFree: (fee: string) => `${fee} (first job: free)`,
    someFree: (fee: string) => `${fee}, some free`,
    /** '₱2 to ₱10' */
    feeRange: (least: string, most: string) => `${least} to ${most}`,
    feesDiffer: (fee: string) => `${fee}, fees differ`,
    fees: (count: number) => (count === 1 ? 'See the fee' : `${count} fees`),
  },
  officials: {
    committees: 'Committees',
    about: 'About',
    others: 'Other officials',
    all: 'See all officials',
  },
} as const);
