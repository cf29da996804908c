/** Messages of the tab of the documents, for the clerk: only the tab loads them. */
import type { CancelReason } from '../../staff-core/documents/register.ts';

const reasons: Readonly<Record<CancelReason, string>> = {
  spoiled: 'Spoiled: the paper was misprinted or damaged',
  mistake: 'Mistake: something on it is wrong',
  lost: 'Lost',
  replaced: 'Replaced by another document',
  revoked: 'Revoked: what it says no longer holds',
};

const count = (many: number): string => (many === 1 ? '1 document' : `${many} documents`);

export const registerMessages = {
  title: 'Documents',
  lead: 'To print a document again, open its request, press Prepare a document, and issue it with the same answers.',
  reading: 'Loading the documents...',
  unreadable: 'The documents could not be loaded',
  none: 'No document has a number yet.',
  deleted: '(deleted)',
  free: 'Free',
  receipt: (receipt: string, amount: string) => `Official receipt ${receipt}, ₱${amount}`,
  /** A number that was left out. */
  skipped: '(number not used)',
  holds: 'Holds',
  cancelled: (reason: string) => `Cancelled: ${reason}`,
  reasons,
  year: 'Year',
  list: (year: number) => `Numbers of ${year}`,
  more: 'Show more',
  forGood: 'This is for good: nobody can undo it.',
  keep: 'Leave it as it is',
  notWritten: 'Nothing was written',
  conflict: 'Somebody wrote to the register first, so nothing was written.',
  cancel: {
    open: (number: string) => `Cancel ${number}`,
    reason: 'Why it is cancelled',
    choose: 'Choose a reason',
    needed: 'Choose a reason: the hall must know later why.',
    begin: 'Cancel this document',
    ask: (number: string) => `Cancel ${number}?`,
    why: 'Whoever checks it then reads: Cancelled by the barangay. The reason is for staff alone.',
    confirm: 'Cancel it for good',
    done: (number: string) => `Cancelled: ${number}`,
  },
  logbook: {
    title: 'Not yet in the logbook',
    lead: 'The site deletes names after some time, so the paper logbook is the record. Print these lines, put them into the logbook, then say so.',
    none: 'Every number is in the logbook.',
    count: (lines: number) => (lines === 1 ? '1 line' : `${lines} lines`),
    columns: ['Number', 'Day', 'Name', 'Document', 'Receipt', 'Amount', 'State', 'Signed by'],
    /** Below the lines. */
    head: (year: number, digits: string) => `Check digits of ${year} after these lines: ${digits}`,
    printed: (moment: string) => `printed ${moment}`,
    /** Since the lines were shown: they may be printed already. */
    later: (lines: number) => (lines === 1 ? '1 line came since.' : `${lines} lines came since.`),
    showLater: 'Show all, and print again',
    print: 'Print these lines',
    mark: 'They are in the logbook',
    marking: 'Saving...',
    marked: 'The logbook has them.',
  },
  keys: {
    title: 'Computers that sign',
    lead: 'Each browser signs with a key of its own, which nobody can copy. Withdraw the key of a computer that is lost, stolen or given away.',
    none: 'No computer has a key yet.',
    from: (day: string) => `since ${day}`,
    until: (day: string) => `withdrawn on ${day}`,
    own: 'this computer',
    papers: (many: number) => `${count(many)} of the list above`,
    withdraw: (kid: string) => `Withdraw ${kid}`,
    ask: (kid: string) => `Withdraw the key ${kid}?`,
    numbers: (numbers: readonly string[]) =>
      numbers.length === 0
        ? 'It signed no document.'
        : `It signed ${count(numbers.length)}: ${numbers.join(', ')}. Whoever checks one of them then reads that the barangay withdrew its key, and calls the hall. Print a good one again on another computer.`,
    access: 'The computer can still sign in: make a new staff token, or take the account away, too.',
    confirm: 'Withdraw it for good',
    done: (kid: string) => `Withdrawn: ${kid}`,
  },
} as const;
