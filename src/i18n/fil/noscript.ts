/** Filipino translation of ../en/noscript.ts. */
import type { LocaleMessages } from '../messages.ts';

export const noscript: LocaleMessages['noscript'] = {
  form: 'Kailangan ng JavaScript ang form ng kahilingan. Kung wala nito, puwede kayong humiling sa hall.',
  emergency: (number) => `Sa emergency, tumawag sa ${number}: pulis, bumbero, ambulansya.`,
};
