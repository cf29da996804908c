import type { Page } from 'playwright-core';
import { alertMessages } from '../../../../src/i18n/en/alerts.ts';
import { button, heading, type OnPage, pressOr } from './onPage.ts';

const band = (page: Page) => page.getByRole('region', { name: alertMessages.region });
const foot = (page: Page) =>
  page.getByRole('status').getByRole('button', { name: new RegExp(`^${alertMessages.dismiss('Sample')}`) });

/** The clock is looked at: by 2031 every sample is over. */
const looked = { type: 'LOOK', at: Date.UTC(2031, 4, 6) } as const;

export const announcementStrip: OnPage = {
  path: '/Resident',
  hasInput: true,
  mayLog: [/^The list 'announcements' could not be read/],
  acts: { DISMISS: pressOr('DISMISS', button(alertMessages.dismiss('Sample storm'))) },
  follows: (key) => (key === 'after untilTurn' ? [looked] : []),
  states: {
    'announcementStrip.reading.asking': { sees: [heading] },
    'announcementStrip.reading.told': { sees: [heading] },
    'announcementStrip.reading.failed': { sees: [heading] },
    'announcementStrip.strip.none': { misses: [band, foot] },
    'announcementStrip.strip.inFlow': { sees: [band], misses: [foot] },
    'announcementStrip.strip.late': { sees: [foot] },
    'announcementStrip.clock.still': { sees: [heading] },
    'announcementStrip.clock.waiting': { sees: [heading] },
  },
};
