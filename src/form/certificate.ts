/**
 * Which certificate the form of certifications asks for. A record has no field for it (spec §3): its English word goes before the
 * purpose, so that staff read 'Residency: for school'.
 */
import { formMessages } from '../i18n/en/form.ts';

const { certificates } = formMessages.english.form;

export type Certificate = keyof typeof certificates;

export const certificateNames = Object.keys(certificates) as Certificate[];

/** Null for anything but a certificate's name, such as no choice. */
export const parseCertificate = (text: string): Certificate | null =>
  certificateNames.find((name) => name === text) ?? null;

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
 * 'for school', 'residency' → 'Residency: for school', of at most `maxLength` UTF-16 units. A purpose that begins with the word stays
 * as it is, and so does one that is too long by itself: its field says so.
 */
export const addCertificate = (purpose: string, certificate: string, maxLength: number): string => {
  const word = wordOf(parseCertificate(certificate));
  if (word === null || purpose.length > maxLength) return purpose;
  if (beginsWithWord(purpose, word)) return purpose;
  return cutText(`${word}: ${purpose}`, maxLength);
};

/**
 * The certificate of a stored purpose; null without one. 'Residency: for school', 'Residency for school' → 'residency'. A 'First job'
 * without a colon may be the purpose of any certificate.
 */
export const findCertificate = (purpose: unknown): Certificate | null => {
  if (typeof purpose !== 'string') return null;
  const [start = ''] = purpose.split(':', 1);
  const found = certificateNames.find((name) => {
    const word = wordOf(name);
    if (word === null) return false;
    return name === 'first job' ? start.toLowerCase() === word.toLowerCase() : beginsWithWord(purpose, word);
  });
  return found ?? null;
};
