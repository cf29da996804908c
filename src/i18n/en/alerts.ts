/** Every sentence about the alerts that every page shows. */
import { spoken } from '../define.ts';

export const alertWords = spoken('alerts', {
  region: 'Announcement',
  /** 'Dismiss: No office today' */
  dismiss: (title: string) => `Dismiss: ${title}`,
  over: 'No longer valid.',
} as const);
