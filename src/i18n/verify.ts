/** The messages of /Verify in every language: only its page loads them. */
import { verify as cebuano } from './ceb/verify.ts';
import { verify as english, type VerifyTexts } from './en/verify.ts';
import { verify as filipino } from './fil/verify.ts';
import type { Locale } from './locales.ts';

export const verifyTexts: Readonly<Record<Locale, VerifyTexts>> = {
  en: english,
  fil: filipino,
  ceb: cebuano,
};
