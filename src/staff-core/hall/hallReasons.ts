/** Frequent reasons for a closed day, in the three languages of the site, so that nobody must translate them in a hurry. */
import type { TranslationLocale } from '../../i18n/locales.ts';

interface HallReason extends Readonly<Record<TranslationLocale, string>> {
  readonly en: string;
}

export const hallReasons: readonly HallReason[] = [
  { en: 'Barangay assembly', fil: 'Pulong ng barangay', ceb: 'Tigom sa barangay' },
  { en: 'Fiesta', fil: 'Piyesta', ceb: 'Pista' },
  {
    en: 'Holiday by proclamation',
    fil: 'Holiday ayon sa proklamasyon',
    ceb: 'Holiday sumala sa proklamasyon',
  },
  { en: 'Storm or flood', fil: 'Bagyo o baha', ceb: 'Bagyo o baha' },
  { en: 'No electricity', fil: 'Walang kuryente', ceb: 'Walay kuryente' },
  { en: 'Training of the staff', fil: 'Pagsasanay ng mga kawani', ceb: 'Pagbansay sa mga kawani' },
  { en: 'Election', fil: 'Halalan', ceb: 'Eleksiyon' },
];

/** Null for a reason in other words. */
export const findHallReason = (text: string): HallReason | null =>
  hallReasons.find(({ en }) => en.toLowerCase() === text.trim().toLowerCase()) ?? null;
