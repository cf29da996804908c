/** Messages of the request list: its counts, its rows, and what a clerk does to them. */
import type { RowActionName } from './rowActions.ts';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const listMessages = {
  counts: {
    all: (count: number, isToday: boolean) =>
      isToday ? `${count} today` : many(count, 'request', 'requests'),
    ready: (count: number) => `${count} ready`,
    released: (count: number) => `${count} released`,
    open: (count: number) => `${count} still open`,
    refused: (count: number) => `${count} refused`,
    didNotCome: (count: number) => `${count} did not come`,
  },
  carriedOver: {
    title: 'Still open from earlier days',
    button: 'Still open',
    /** 'From earlier days still open: 3, of which 2 are due today or overdue' */
    open: (open: number, due: number) =>
      `From earlier days still open: ${open}${
        due === 0
          ? ''
          : due === open
            ? ', due today or overdue'
            : `, of which ${due} ${due === 1 ? 'is' : 'are'} due today or overdue`
      }`,
    noneOpen: 'Nothing is left open from earlier days.',
    more: (requests: number) =>
      `Only the newest ${requests} requests of the last month were looked through. Choose a day to see older ones.`,
  },
  /** 'Sent 5 May 2031, 3:10 pm' */
  sent: (moment: string) => `Sent ${moment}`,
  /** 'Comes 8 May 2031, 9:30 am' */
  comes: (moment: string) => `Comes ${moment}`,
  /** The link to the hall's days. */
  onClosedDay: (people: number, day: string) =>
    `${many(people, 'person comes', 'people come')} on a closed day, ${day}: move them`,
  due: {
    heading: 'Due',
    today: 'Due today',
    overdue: (day: string) => `Overdue since ${day}`,
    later: (day: string) => `Due ${day}`,
  },
  came: { yes: 'Came', no: 'Did not come' },
  actions: {
    ready: 'Ready',
    released: 'Released',
    came: 'Came',
    absent: 'Did not come',
  } satisfies Readonly<Record<RowActionName, string>>,
  choose: (reference: string) => `Choose ${reference}`,
  chosen: (count: number) => `${count} chosen`,
  chooseNone: 'None',
  keysTitle: 'Keys',
  keys: 'Keys in the list: arrow up, arrow down (or K, J) move · Enter opens · X chooses · R ready · L released · C came · N did not come · Z undoes',
  undo: 'Undo',
  saving: 'Saving...',
  undone: (references: string) => `Brought back as before: ${references}`,
  notPossible: (reference: string, action: string, state: string) =>
    `Nothing to change for '${action}': ${reference} is '${state}'.`,
  conflict: {
    title: (references: string) => `Not changed: ${references}`,
    why: 'Someone else changed this first. This page now shows how it stands: look at it, then decide.',
  },
  notSaved: (references: string) => `Not saved: ${references}`,
  notUndone: (references: string) => `Not brought back: ${references}`,
  leave: 'Leave it as it is',
  others: (count: number) => `and ${many(count, 'other', 'others')}`,
} as const;
