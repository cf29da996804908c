/** What the staff page says about the feedback of citizens. */
import { site } from '../../site.ts';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const feedbackTabMessages = {
  title: 'Feedback',
  lead: 'What people sent from the foot of the pages. It has no name with it, and nobody can reply to it.',
  callFirst:
    'Call a number yourself before you change it on the site: anybody can write here, and what they write may be wrong.',
  reading: 'Loading the feedback...',
  unreadable: 'The feedback cannot be loaded right now',
  refresh: 'Load again',
  reports: {
    title: 'Wrong numbers',
    none: 'Nobody has reported a wrong number.',
  },
  complaints: {
    title: 'Why a page was not useful',
    none: 'Nobody has written why a page was not useful.',
  },
  newTab: '(opens in a new tab)',
  change: 'Change this number',
  done: 'Done',
  /** The name of a button for screen readers, by page and time of its message. */
  actOf: (act: string, page: string, sent: string) => `${act}: ${page}, ${sent}`,
  question: 'Is this message done?',
  questionWhy: 'It is deleted then, and cannot be brought back.',
  confirm: 'Yes, it is done',
  keep: 'Keep it',
  deleting: 'Deleting...',
  deleted: (count: number) =>
    `Done: ${many(count, 'message', 'messages')} since you opened this tab. What is done is deleted.`,
  notDeleted: 'The message was not deleted',
  save: 'Save all of it as a file for a spreadsheet (Excel)',
  saveHint:
    'The file holds what people wrote: keep it where nobody else can open it, and delete it after use.',
  file: (day: string) => `feedback-${day}.xlsx`,
  purge: {
    submit: `Delete what is older than ${site.retention.feedback} days`,
    why: `The privacy notice promises it: feedback is kept ${site.retention.feedback} days. Your own files of it must go too.`,
    purging: 'Deleting what is older...',
    done: (count: number) =>
      count === 0 ? 'Nothing is older.' : `Deleted: ${many(count, 'message', 'messages')}.`,
    failed: 'Not everything was deleted',
  },
  counts: {
    title: 'Answers by page',
    none: 'No feedback has come in yet.',
    page: 'Page',
    kinds: { useful: 'Useful', notUseful: 'Not useful', wrongNumber: 'Wrong number' },
  },
  all: (count: number) => `This is all of it: ${many(count, 'message', 'messages')}.`,
  notAll: (count: number) =>
    `These are the newest: ${many(count, 'message', 'messages')}, with every report of a wrong number. There are older ones.`,
  notAllReports: (count: number) =>
    `These are the newest: ${many(count, 'message', 'messages')}. There are older ones, with more reports of wrong numbers.`,
  more: 'Show older messages',
} as const;
