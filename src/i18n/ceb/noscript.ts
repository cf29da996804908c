/** Cebuano translation of ../en/noscript.ts. */
import type { LocaleMessages } from '../messages.ts';

export const noscript: LocaleMessages['noscript'] = {
  form: 'Nagkinahanglan og JavaScript ang form sa hangyo niining website. Kon wala, makahangyo ka sa hall.',
  emergency: (number) => `Kon emergency, tawag sa ${number}: pulis, bombero, ambulansya.`,
};
