/** Messages of the Citizen's Charter page that no other page loads: where to complain, which RA 11032 asks of a charter. */
import { defineMessages } from '../define.ts';

export const charterMessages = defineMessages('charter', {
  complaint: {
    title: 'How to complain',
    text: (hours: string) =>
      `Does a service take too long, or cost more than this page says? Were you treated badly? Tell the Punong Barangay at the barangay hall, ${hours}. You can also complain at the city or municipal hall, or to the Anti-Red Tape Authority (ARTA).`,
  },
} as const);
