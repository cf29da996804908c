import type { Page } from 'playwright-core';
import { alertMessages } from '../../../../src/i18n/en/alerts.ts';
import { byButton, byHeading, type PageModel, pressOrChoose } from './pageModel.ts';

const band = (page: Page) => page.getByRole('region', { name: alertMessages.region });
const stickyAlerts = (page: Page) =>
  page.getByRole('status').getByRole('button', { name: new RegExp(`^${alertMessages.dismiss('Sample')}`) });

/** The clock is looked at: by 2031 every sample is over. */
const looked = { type: 'LOOK', at: Date.UTC(2031, 4, 6) } as const;

export const announcementStrip: PageModel = {
  path: '/Resident',
  hasInput: true,
  mayLog: [/^The list 'announcements' could not be read/],
  interactions: { DISMISS: pressOrChoose('DISMISS', byButton(alertMessages.dismiss('Sample storm'))) },
  follows: (key) => (key === 'after untilTurn' ? [looked] : []),
  states: {
    'announcementStrip.reading.asking': { visible: [byHeading] },
    'announcementStrip.reading.told': { visible: [byHeading] },
    'announcementStrip.reading.failed': { visible: [byHeading] },
    'announcementStrip.strip.none': { hidden: [band, stickyAlerts] },
    'announcementStrip.strip.inFlow': { visible: [band], hidden: [stickyAlerts] },
    'announcementStrip.strip.late': { visible: [stickyAlerts] },
    'announcementStrip.clock.still': { visible: [byHeading] },
    'announcementStrip.clock.waiting': { visible: [byHeading] },
  },
};
