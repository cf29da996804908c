/** Cebuano translation of ../en/language.ts. */
import type { LocaleMessages } from '../messages.ts';

export const language: LocaleMessages['language'] = {
  choose: 'Pinulongan',
  failed: (name) => `Dili ma-load ang ${name} karon. Susiha ang signal ug sulayi pag-usab.`,
  onlyEnglish: 'English ang mosunod. Wala pa kini mahubad sa barangay.',
  someEnglish: 'English ang pipila sa mosunod. Wala pa kini mahubad sa barangay.',
};
