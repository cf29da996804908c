/** Filipino translation of ../en/noscript.ts. */
import type { MessageCatalogue } from '../messages.ts';

export const noscript: MessageCatalogue['noscript'] = {
  form: 'Kailangan ng JavaScript ang form ng kahilingan. Kung wala nito, puwede kayong humiling sa hall.',
  emergency: (number) => `Sa emergency, tumawag sa ${number}: pulis, bumbero, ambulansya.`,
};
