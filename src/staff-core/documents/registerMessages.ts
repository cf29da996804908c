/** What staff read of the register of documents, on the page and from the commands. */
import type { ContinueProblem } from './skipNumbers.ts';

/** Of requests that a purge leaves. */
export const waitingForLogbook = (count: number): string =>
  `${count === 1 ? '1 request stays' : `${count} requests stay`} until ${count === 1 ? 'its document is' : 'their documents are'} in the logbook, at most 7 days longer: print it on the staff page, Documents.`;

export const registerMessages = {
  issued: (number: string) => `Issued: ${number}`,
  already: (number: string) => `Already issued: ${number}`,
  /** The same text for the same request, with another word in it, or another signer. */
  otherPrint: (number: string) =>
    `Already issued: ${number}, and it reads otherwise. Cancel that one first, or issue this as a further original.`,
  receiptUsed: (receipt: string, number: string) =>
    `Receipt ${receipt} is on ${number} already. Is it for both documents?`,
  first: (year: number) =>
    `Nothing is numbered in ${year} yet. With which number does the year begin? 1, or the number after the last one that was written by hand.`,
  closed: (latest: string) =>
    `The store was restored from a copy, whose last number is ${latest}. Look in the logbook: which number comes next?`,
  wrongFirst: (latest: string) => `Write a number after ${latest}, and at most 2,000 later.`,
  notIssued: 'Not issued yet',
} as const;

export const paymentProblems = {
  amountWrong: 'Write an amount such as 50 or 50.00, or leave it empty if the document is free.',
  /** Both or neither. */
  amountMissing: 'Write the amount of this receipt too.',
  receiptMissing: 'Write the number of the receipt for this amount too.',
} as const;

export const formatContinueProblem = (problem: ContinueProblem, latest: string): string =>
  problem === 'tooLow'
    ? `The last number is ${latest}: go on after it.`
    : registerMessages.wrongFirst(latest);
