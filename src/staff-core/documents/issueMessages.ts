/** What staff read when they issue a document, on the page and from the command. */
import type { PaymentProblem } from '../../domain/documents/amount.ts';
import type { ContinueProblem } from './skipNumbers.ts';

/** Of requests that a purge leaves. */
export const waitingForLogbook = (count: number): string =>
  `${count === 1 ? '1 request stays' : `${count} requests stay`} until ${count === 1 ? 'its document is' : 'their documents are'} in the logbook, at most 7 days longer: print it on the staff page, Documents.`;

export const issueMessages = {
  issued: (number: string) => `Issued: ${number}`,
  already: (number: string) => `Already issued: ${number}`,
  /** The same text for the same request, with another word in it, or another signer. */
  otherPrint: (number: string) => `Already issued: ${number}, and it reads otherwise.`,
  receiptUsed: (receipt: string, number: string) => `Official receipt ${receipt} is on ${number} too.`,
  first: (year: number) =>
    `Nothing is numbered in ${year} yet. With which number does the year begin? 1, or the number after the last one that was written by hand.`,
  closed: (latest: string) =>
    `The store was restored from a copy, whose last number is ${latest}. Look in the logbook: which number comes next?`,
  wrongFirst: (latest: string) => `Write a number after ${latest}, and at most 5,000 later.`,
  notIssued: 'Not issued yet',
} as const;

export const paymentProblems: Readonly<Record<PaymentProblem, string>> = {
  amountWrong: 'Write an amount such as 50 or 50.00, or leave it empty if the document is free.',
  /** Both or neither. */
  amountMissing: 'Write the amount of this receipt too.',
  receiptMissing: 'Write the number of the receipt for this amount too.',
};

export const formatContinueProblem = (problem: ContinueProblem, latest: string): string =>
  problem === 'tooLow' ? `The last number is ${latest}: go on after it.` : issueMessages.wrongFirst(latest);
