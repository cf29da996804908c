/** Messages of the pages with the barangay's published content. */
import { defineMessages } from '../define.ts';

const addsIt = 'It will appear here when the barangay adds it.';
const addsThem = 'They will appear here when the barangay adds them.';

export const pageMessages = defineMessages('pages', {
  home: 'Home',
  failed: 'We cannot load this right now. Check your signal and try again, or ask at the barangay hall.',
  again: 'Try again',
  source: (source: string) => `Source: ${source}`,
  lastUpdated: 'Last updated',
  dated: {
    pages: 'More pages of this list',
    newer: 'Newer',
    older: 'Older',
    newest: 'Go to the newest',
    earlier: 'Earlier',
    nextDays: 'Next days',
    months: 'By month',
    nothing: { title: 'Nothing is older than this.', sentence: 'Go to the newest.' },
  },
  /** The links to the calendar and to the feed of a list. */
  follow: {
    title: 'Follow',
    calendar: "Add the barangay's days to your phone",
    feed: 'Feed (RSS)',
  },
  article: {
    missing: (what: string) => `${what} not found`,
    missingLead: 'It may have been taken down, or the address may have a mistake in it.',
    /** 'Go to News' */
    back: (list: string) => `Go to ${list}`,
    /** 'Published 18 November' */
    published: (day: string) => `Published ${day}`,
    facts: { when: 'When', where: 'Where', published: 'Published' },
    undated: 'Date to be published',
    openFile: (kilobytes: number) => `Open the file (PDF, ${kilobytes} kB)`,
  },
  news: {
    one: 'Article',
    lead: 'What is happening in the barangay, newest first.',
    more: 'More news',
    all: 'All news',
    empty: { title: 'No news is published yet.', sentence: addsIt },
  },
  ordinances: {
    one: 'Ordinance',
    lead: 'The rules that the barangay has passed, newest first.',
    more: 'More ordinances',
    all: 'All ordinances',
    empty: { title: 'No ordinances are published yet.', sentence: addsThem },
  },
  announcements: {
    one: 'Announcement',
    lead: 'What you need to know for the days ahead, the nearest day first.',
    more: 'More announcements',
    all: 'All announcements',
    empty: { title: 'No announcements are published yet.', sentence: addsThem },
  },
  awards: {
    lead: 'What the barangay and its people were honored for.',
    empty: { title: 'No awards are published yet.', sentence: addsThem },
  },
  resident: { ways: 'Go to' },
  tourism: {
    lead: 'Places to see in the barangay.',
    map: 'Where the places are',
    empty: { title: 'No places are published yet.', sentence: addsThem },
  },
  history: {
    lead: (barangay: string) => `The history of ${barangay}, year by year.`,
    toCome: 'Still to come, when the barangay publishes their year and story:',
    empty: {
      title: 'No history is published yet.',
      sentence: addsIt,
    },
  },
  barangay: { hall: { address: 'Address', telephone: 'Telephone' } },
  officials: {
    lead: 'The Sangguniang Barangay. The barangay publishes the names and portraits.',
    toCome:
      'The name, the portrait and the committees of each official will stand here when the barangay publishes them.',
    appointed: 'Appointed officials',
    unnamed: '(name to be published)',
    missing: 'Official',
    position: 'Position',
    name: 'Name',
    term: 'Term',
    noTerm: 'To be published',
    where: 'Where to ask',
    at: (hall: string, hours: string) => `${hall}. ${hours}`,
    empty: { title: 'No officials are published yet.', sentence: addsThem },
  },
  hotlines: {
    lead: 'Tap a number to call.',
    national: 'National emergency number',
    none: (hours: string) =>
      `The barangay's own numbers cannot be shown right now. In an emergency call 911. For everything else ask at the barangay hall, ${hours}.`,
  },
  charter: {
    lead: 'Every service of the barangay: its steps, its time, its fee and what to bring.',
    empty: { title: 'No services are published yet.', sentence: addsThem },
  },
} as const);
