/** What a page says where no script runs. Facts about the place come from the site's file, by argument. */
import { defineMessages } from '../define.ts';

export const noscriptMessages = defineMessages('noscript', {
  form: 'The request form of this website needs JavaScript. Without it you can make your request at the hall.',
  /** The number is a link that stands in place of the mark. */
  emergency: (number: string) => `In an emergency call ${number}: police, fire, ambulance.`,
} as const);
