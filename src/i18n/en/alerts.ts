/** Messages of the alert banners on every page. */
import { defineMessages } from '../define.ts';

export const alertMessages = defineMessages('alerts', {
  region: 'Urgent announcement',
  /** 'Dismiss: No office today' */
  dismiss: (title: string) => `Dismiss: ${title}`,
  over: 'No longer valid.',
  urgent: 'Urgent',
  /** 'until Saturday, 28 November, 6:00 pm' */
  until: (moment: string) => `until ${moment}`,
  /** The button that shows the other alerts. */
  more: (count: number) => `and ${count} more`,
} as const);
