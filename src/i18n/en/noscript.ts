/** Messages of a page without JavaScript. Facts about the place come from site.json, as arguments. */
import { defineMessages } from '../define.ts';

export const noscriptMessages = defineMessages('noscript', {
  form: 'The request form of this website needs JavaScript. Without it you can make your request at the hall.',
  /** A link with the number replaces the placeholder. */
  emergency: (number: string) => `In an emergency call ${number}: police, fire, ambulance.`,
} as const);
