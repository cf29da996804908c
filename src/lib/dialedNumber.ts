/** The number that a phone dials, of a number as people write it. */
import { hyphens } from './hyphens.ts';

/** Digits, and what people write between them: any blank, hyphen or dot, and parentheses. Without a length. */
const telephonePattern = new RegExp(String.raw`^\(?\+?[\d\p{Zs}().${hyphens}]+$`, 'u');

/** '+63 (0)917-000.0000', '(+63) 917 000 0000' → '+639170000000'; '' when the text is no number. */
export const toDialedNumber = (text: string): string => {
  const number = text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();
  if (!telephonePattern.test(number)) return '';
  const digits = number.replace(/\D/g, '');
  if (!/^\(?\+/.test(number)) return digits;
  // The zero of '0917' and '(088)' is not dialed after the code of the Philippines; Italy's '06' is.
  const national = number.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^630+/, '63');
  // A country's code without more digits is no number, and no country's code begins with a zero.
  return /^[1-9]\d{3}/.test(national) ? `+${national}` : '';
};

/** Whether a phone can call what is written: at least three digits and the signs between them. No letters and no scheme. */
export const isTelephone = (text: string): boolean => /\d{3}/.test(toDialedNumber(text));
