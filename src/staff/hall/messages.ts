/** What the staff page says about the hall's days. */
import type { Half } from '../../domain/places/placeName.ts';
import type { ServiceTally } from '../../staff-core/deletion/tallies.ts';
import { hallMessages } from '../../staff-core/hall/hallMessages.ts';

const { people } = hallMessages;

export const hallTabMessages = {
  title: "The hall's days",
  lead: 'Two weeks of the hall: who comes, and which half days are closed. Press a day to close it, to move its people, to give it a number of places, or to write a note.',
  keys: 'With the keyboard: the arrow keys lead through the table, Enter opens a day, Escape leads back.',
  reading: 'Loading the days...',
  unreadable: 'The days cannot be loaded right now',
  refresh: 'Load again',
  other: {
    day: 'Another day',
    open: 'Open this day',
    every: 'Every day',
    everyHint: "What you set for 'Every day' holds on each day that has nothing of its own.",
  },
  columns: { day: 'Day', morning: 'Morning', afternoon: 'Afternoon' },
  halves: { morning: 'morning', afternoon: 'afternoon' },
  today: 'today',
  closed: 'Closed',
  /** A half day with any number of requests: '7 come'. */
  come: (count: number) => (count === 0 ? 'Nobody' : count === 1 ? '1 comes' : `${count} come`),
  /** The name of a button for screen readers: 'Wednesday, 7 May 2031, morning: 7 of 50'. */
  half: (day: string, half: Half, state: string) => `${day}, ${half}: ${state}`,
  /** Before the day that a row names, while people are moved. */
  moveTo: 'Move them to ',
  target: 'Their new day',
  form: {
    acts: {
      label: 'What to do with the day',
      close: 'Close',
      open: 'Open again',
      move: 'Move',
      places: 'Places',
      note: 'Note',
    },
    reason: 'Why is the hall closed?',
    reasonHint: 'Residents read it. The reasons of this list are translated already.',
    choose: 'Choose a reason',
    another: 'Another reason, in words',
    texts: { reason: 'The reason in words', note: 'Note for residents' },
    /** 'Note for residents, in Filipino (optional)' */
    translated: (text: string, language: string) => `${text}, in ${language} (optional)`,
    hints: {
      reason: 'Residents read the English where a language is left empty.',
      note: 'For example: The Punong Barangay signs from 8 to 11. Residents read the English where a language is left empty.',
    },
    older: 'Of the English before your change: residents read the English until you write this again.',
    needed: 'Write why the hall is closed: residents read it.',
    hits: (count: number) =>
      `${people(count)} ${count === 1 ? 'comes' : 'come'} then. You can move them after it.`,
    half: 'Which part of the day',
    parts: { both: 'The whole day', morning: 'Only the morning', afternoon: 'Only the afternoon' },
    holiday: 'A proclaimed holiday: the legal time does not run on it',
    submit: { close: 'Close the hall', places: 'Save the places', note: 'Save the note' },
    open: 'Open it again',
    places: { morning: 'Places in the morning', afternoon: 'Places in the afternoon' },
    placesHint: 'How many requests the hall takes. Leave it empty for any number.',
    placesWrong: (most: number) => `Write a whole number from 0 to ${most}, or leave it empty.`,
    over: 'Nobody loses a place that they have.',
    saving: 'Saving...',
    back: 'Back to the table',
    notSaved: 'Not saved',
  },
  hit: {
    title: (count: number) => `${people(count)} ${count === 1 ? 'comes' : 'come'} on a closed half day`,
    nobody: 'Nobody comes on a closed half of this day. Close it first, then its people can be moved.',
    why: "Each keeps the hour they have, and their page 'Check My Request' shows the new day.",
    to: 'Their new day:',
    press: 'Press another one in the table, or choose it below.',
    another: 'Another day',
    move: 'Move them all',
    moving: 'Moving...',
    confirm: 'Move them all the same',
    notMoved: 'Nobody was moved',
    someMoved: (count: number) =>
      `${people(count)} ${count === 1 ? 'was' : 'were'} moved, and the others not yet`,
    notFinished: 'The move was not finished',
    rest: "Press 'Move them all' again, or choose another day: it moves those who are left.",
    noReceipt: 'has no receipt: only you can tell them',
    needsDay: 'Choose the day to which they are moved.',
  },
  notify: {
    /** Of those who still come on a closed half day. */
    closed: (day: string) => `Tell them: the hall is closed on ${day}`,
    moveFirst: 'If you can, move them first: the email then names their new day.',
    moved: (from: string, to: string) => `Tell them: ${to}, no longer ${from}`,
    hint: 'Your own mail program opens with the text in three languages, and with every address as Bcc, so that nobody sees the others. It names no person and no service. Read it, then send it.',
    /** Several people may share an address. Many need several emails: 'Email to 24 addresses (1 of 3)' */
    write: (count: number, at: number, of: number) =>
      `Email to ${count === 1 ? '1 address' : `${count} addresses`}${of === 1 ? '' : ` (${at} of ${of})`}`,
    /** Also those whose address a mail program might read as more than one. */
    without: (count: number) =>
      `${people(count)} without a usable email address. No telephone number is on record: find them by zone and address.`,
    /** 'Sample, Maria. Zone 3, Sample sitio' */
    person: (name: string, zone: string, address: string) => `${name}. Zone ${zone}, ${address}`,
    print: 'Print this list',
    done: 'Put this away',
  },
  problems: {
    title: 'What does not fit',
    /** The half day of each problem: 'Wednesday, 7 May 2031, morning' */
    half: (day: string, half: Half) => `${day}, ${half}`,
    over: (count: number, places: number) =>
      `${people(count)} come for ${places === 1 ? '1 place' : `${places} places`}. Give it more places, or call those who can come another day.`,
    closed: (count: number) =>
      `The hall is closed, and ${people(count)} ${count === 1 ? 'comes' : 'come'}. Move them.`,
    uncounted: (places: number) =>
      `Somebody comes without ${places === 1 ? 'its only place' : `one of its ${places} places`}, so that others may take too many. Save its places again.`,
  },
  tallies: {
    title: 'Requests by month',
    lead: 'As the purge counted them when it deleted them, without names. Requests that are still stored are not in it; the month is that of the appointment.',
    none: 'No purge has counted a request yet.',
    other: 'Another service',
    /** 'Barangay Clearance: 12 requests; 9 released, 1 refused, 2 did not come; 8 on time, 1 late' */
    line: (service: string, { requests, released, refused, notCome, onTime, late }: ServiceTally) =>
      `${service}: ${requests === 1 ? '1 request' : `${requests} requests`}; ${released} released, ${refused} refused, ${notCome} did not come; ${onTime} on time, ${late} late`,
  },
  unclaimed: {
    title: (count: number) => `Taken without a request: ${count === 1 ? '1 place' : `${count} places`}`,
    why: 'Nobody comes for these places. A request and its place are stored together, so a stranger or a program took them.',
    more: (count: number) => `and ${count} more`,
    free: 'Free them',
    freeing: 'Freeing...',
    notFreed: 'The places were not freed',
  },
  done: {
    saved: (day: string) => `Saved: ${day}.`,
    moved: (count: number, day: string) =>
      count === 0
        ? 'Nobody was moved.'
        : `Moved: ${people(count)} ${count === 1 ? 'comes' : 'come'} on ${day} now.`,
    tell: 'Their page shows the new day, and below you can tell them.',
    show: (day: string) => `See the list of ${day}`,
    left: (count: number, day: string) =>
      `${people(count)} without a receipt still ${count === 1 ? 'comes' : 'come'} on ${day}: call them.`,
    freed: 'The places are free again.',
  },
  conflict: 'Someone else was faster',
  conflictWhy:
    'They have just changed one of these days or requests, so not everything was saved. Look at it again, then decide.',
  readAgain: 'Look again',
} as const;
