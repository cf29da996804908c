/** Messages of the documents that staff prepare: for the clerk in English, and the words of a sheet in its language. */
import type { Locale } from '../../i18n/locales.ts';

export const documentMessages = {
  open: 'Prepare a document',
  title: (name: string) => `A document for ${name}`,
  lead: 'A draft: check it with the person, then issue it. It gets its number and its code, and the fields are locked.',
  /** Of a text without a number. */
  oathLead: 'Print it, and let the person sign it. It has no number.',
  text: 'Which document',
  language: 'Language',
  signatory: 'Who signs',
  /** 'Sample Name, Punong Barangay' */
  official: (name: string, position: string) => `${name}, ${position}`,
  nobody: 'A line without a name',
  purpose: 'Purpose',
  receipt: 'Official receipt no.',
  receiptHint: 'As on the official receipt. Leave it empty if the document is free.',
  amount: 'Amount, in pesos',
  /** The fee that the text names. */
  fee: (fee: string) => `The fee of this document: ${fee}`,
  blankLine: 'Leave it empty for a line to write on.',
  /** What stands in braces and nobody fills: an older record may have it. */
  unknown: (placeholders: string) =>
    `This text has ${placeholders}, which nothing fills. Change it at Content, Texts of documents.`,
  draft: 'DRAFT',
  sheet: 'The document as it will be printed',
  fields: 'The document',
  issue: 'Issue',
  issuing: 'Issuing...',
  print: 'Print',
  another: 'Another document',
  back: 'Back to the request',
  /** A reprint. */
  sameDay: 'It is the same document: print it again, with its own number and day.',
  checked: 'Its code was checked on this computer. Print it, then have it signed and sealed.',
  noCode:
    'This document has no code, because this browser could not store a key or check it. It holds all the same: who wants to check it calls the hall with the number.',
  insecure:
    'A document gets its number only where the page is opened by https, or on the computer of the server itself. Ask your website administrator.',
  busy: 'Other computers were issuing documents at the same moment. Issue it again.',
  otherPrintWhy:
    'If this one is to replace it, cancel it at the tab Documents first. If both are to hold, issue a further original, which gets a number of its own.',
  further: 'Issue a further original',
  receiptUsedWhy:
    'If one receipt paid for both documents, issue it. Otherwise correct the number of the receipt.',
  sharesReceipt: 'Issue with this receipt',
  first: {
    label: (year: number) => `The first number of ${year}`,
    hint: 'Write 1; or, if the logbook has papers of this year already, the number after the last one.',
    closedLabel: 'The next number',
    closedHint: (latest: string) =>
      `The store was restored from a copy, whose last number is ${latest}. Look in the logbook for the last number that was used, and write the one after it.`,
    wrong: (year: number, latest: number) =>
      `Write a number after ${latest}, and not thousands after it: such as ${latest + 1}, or the whole number of ${year}.`,
    missing: 'Write a number such as 1, or a whole one such as 2026-00051.',
  },
} as const;

interface SheetWords {
  readonly republic: string;
  readonly office: string;
  /** Above the name of an official who is not the Punong Barangay. */
  readonly forCaptain: string;
  readonly captain: string;
  readonly free: string;
  readonly receipt: string;
  readonly amount: string;
  readonly validUntil: string;
  /** Before the number; the same in each language, so that whoever looks for it finds it. */
  readonly number: string;
  /** Of the QR code, for who cannot see it. */
  readonly code: string;
  /** Before the address. */
  readonly check: string;
}

export const sheetWords: Readonly<Record<Locale, SheetWords>> = {
  en: {
    republic: 'Republic of the Philippines',
    office: 'Office of the Punong Barangay',
    forCaptain: 'For the Punong Barangay:',
    captain: 'Punong Barangay',
    free: 'Free of charge',
    receipt: 'Official receipt no.',
    amount: 'Amount',
    validUntil: 'Valid until',
    number: 'No.',
    code: 'QR code of this document',
    check: 'Check this paper on your own phone:',
  },
  fil: {
    republic: 'Republika ng Pilipinas',
    office: 'Tanggapan ng Punong Barangay',
    forCaptain: 'Para sa Punong Barangay:',
    captain: 'Punong Barangay',
    free: 'Libre',
    receipt: 'Blg. ng opisyal na resibo',
    amount: 'Halaga',
    validUntil: 'Balido hanggang',
    number: 'No.',
    code: 'QR code ng dokumentong ito',
    check: 'Suriin ang papel na ito sa inyong sariling cellphone:',
  },
  ceb: {
    republic: 'Republika sa Pilipinas',
    office: 'Buhatan sa Punong Barangay',
    forCaptain: 'Alang sa Punong Barangay:',
    captain: 'Punong Barangay',
    free: 'Libre',
    receipt: 'No. sa opisyal nga resibo',
    amount: 'Kantidad',
    validUntil: 'Balido hangtod sa',
    number: 'No.',
    code: 'QR code niining dokumento',
    check: 'Susiha kining papel sa inyong kaugalingong cellphone:',
  },
};
