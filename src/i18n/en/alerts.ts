/** Messages of the alert banners on every page. */
import { defineMessages } from '../define.ts';

export const alertMessages = defineMessages('alerts', {
  region: 'Announcement',
  /** 'Dismiss: No office today' */
  dismiss: (title: string) => `Dismiss: ${title}`,
  over: 'No longer valid.',
} as const);
