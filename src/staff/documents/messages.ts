/** Messages of the documents that staff prepare: for the clerk in English, and the words of a sheet in its language. */
import type { Locale } from '../../i18n/locales.ts';

export const documentMessages = {
  open: 'Prepare a document',
  title: (name: string) => `A document for ${name}`,
  lead: 'A draft: check it with the person. It has no number, so it is not yet the paper that is signed.',
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
  amountWrong: 'Write an amount such as 50 or 50.00, or leave it empty if the document is free.',
  /** Both or neither. */
  amountMissing: 'Write the amount of this receipt too.',
  receiptMissing: 'Write the number of the receipt for this amount too.',
  asked: 'Leave it empty for a line to write on.',
  /** What stands in braces and nobody fills: an older record may have it. */
  unknown: (placeholders: string) =>
    `This text has ${placeholders}, which nothing fills. Change it at Content, Texts of documents.`,
  draft: 'DRAFT',
  sheet: 'The document as it will be printed',
  print: 'Print the draft',
  printOath: 'Print',
  back: 'Back to the request',
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
  },
};
