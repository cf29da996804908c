/** Cebuano of ../noscript.ts. */
import type { Dictionary } from '../messages.ts';

export const noscript: Dictionary['noscript'] = {
  form: 'Nagkinahanglan og JavaScript ang form sa hangyo niining website. Kon wala, makahangyo ka sa hall.',
  emergency: (number) => `Kon emergency, tawag sa ${number}: pulis, bombero, ambulansya.`,
};
