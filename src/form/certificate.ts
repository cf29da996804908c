/**
 * What a request asks for: which certificate, and whether it is new or a renewal. A record has no field for either (spec §3): their
 * English words go before the purpose, so that staff read 'Residency, renewal: for school'.
 */
import { formMessages } from '../i18n/en/form.ts';
import type { FormType } from './typeNames.ts';

const { certificates, newOrRenewal: newOrRenewalWords } = formMessages.english.form;

export type Certificate = keyof typeof certificates;
export type NewOrRenewal = keyof typeof newOrRenewalWords;

export const certificateNames = Object.keys(certificates) as Certificate[];
export const newOrRenewalNames = Object.keys(newOrRenewalWords) as NewOrRenewal[];

/** Null for what is not chosen, or not asked. */
export interface PaperChoice {
  readonly certificate: Certificate | null;
  readonly newOrRenewal: NewOrRenewal | null;
}

/** The choice in the answers of a form; null for a text that is no option. */
export const readPaperChoice = (answers: {
  readonly certificate?: string;
  readonly newOrRenewal?: string;
}): PaperChoice => ({
  certificate: certificateNames.find((name) => name === answers.certificate) ?? null,
  newOrRenewal: newOrRenewalNames.find((name) => name === answers.newOrRenewal) ?? null,
});

/** 'first job' → 'First job'; null for 'another', and for no certificate. */
const wordOf = (certificate: Certificate | null): string | null =>
  certificate === null || certificate === 'another' ? null : certificates[certificate];

/** Cuts before half of a surrogate pair, and before what joins two characters. */
const cutText = (text: string, maxLength: number): string =>
  text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff\u200c\u200d]+$/, '')
    .trimEnd();

/** 'Residency for school' begins with 'Residency', and 'Residencyx' does not. */
const beginsWithWord = (text: string, word: string): boolean =>
  new RegExp(`^${word}(?![\\p{L}\\p{M}\\p{N}])`, 'iu').test(text);

/**
 * 'for school', residency → 'Residency: for school', of at most `maxLength` UTF-16 units. A purpose that begins with the words stays
 * as it is, and so does one that is too long by itself: its field says so.
 */
export const addPaperChoice = (
  purpose: string,
  { certificate, newOrRenewal }: PaperChoice,
  maxLength: number,
): string => {
  const word = wordOf(certificate);
  const kind = newOrRenewal && newOrRenewalWords[newOrRenewal];
  const words = word !== null && kind !== null ? `${word}, ${kind.toLowerCase()}` : (word ?? kind);
  if (words === null || purpose.length > maxLength) return purpose;
  // 'New' and 'Renewal' begin many a purpose: only with a colon are they the choice.
  if (beginsWithWord(purpose, kind === null ? words : `${words}:`)) return purpose;
  return cutText(`${words}: ${purpose}`, maxLength);
};

/** A 'First job' without a colon may be the purpose of any certificate. */
const findCertificate = (purpose: string): Certificate | null => {
  const [start = ''] = purpose.split(/(?:, (?:new|renewal))?:/i, 1);
  const found = certificateNames.find((name) => {
    const word = wordOf(name);
    if (word === null) return false;
    return name === 'first job' ? start.toLowerCase() === word.toLowerCase() : beginsWithWord(purpose, word);
  });
  return found ?? null;
};

const findNewOrRenewal = (purpose: string): NewOrRenewal | null => {
  const [, word, kind = ''] = /^(?:([^,:]*), )?([^,:]*):/.exec(purpose.toLowerCase()) ?? [];
  if (word !== undefined && !certificateNames.some((name) => name === word)) return null;
  return newOrRenewalNames.find((name) => name === kind) ?? null;
};

/** The choice before a stored purpose: 'Residency: for school', and 'Residency for school', are about a residency. */
export const findPaperChoice = (type: FormType | null, purpose: unknown): PaperChoice =>
  typeof purpose === 'string'
    ? {
        certificate: type === 'BARANGAY_CERTIFICATIONS' ? findCertificate(purpose) : null,
        newOrRenewal: findNewOrRenewal(purpose),
      }
    : { certificate: null, newOrRenewal: null };

/** 'Residency, renewal: for school' → 'for school': the purpose as its author wrote it. */
export const removePaperChoice = (purpose: string): string => {
  const words = certificateNames.flatMap((name) => wordOf(name) ?? []).join('|');
  return purpose.replace(new RegExp(`^(?:(?:${words})(?:, (?:new|renewal))?|new|renewal):\\s*`, 'i'), '');
};
