import type { Page } from 'playwright-core';
import { alertMessages } from '../../../../src/i18n/en/alerts.ts';
import { byButton, byHeading, type PageModel, pressOrChoose } from './pageModel.ts';

const band = (page: Page) => page.getByRole('region', { name: alertMessages.english.region });
const stickyAlerts = (page: Page) =>
  page
    .getByRole('status')
    .getByRole('button', { name: new RegExp(`^${alertMessages.english.dismiss('Sample')}`) });

/** The clock is read: by 2031 every sample alert is over. */
const clockRead = { type: 'CLOCK_READ', at: Date.UTC(2031, 4, 6) } as const;

export const alerts: PageModel = {
  path: '/Resident',
  hasInput: true,
  mayLog: [/^The list 'announcements' could not be read/],
  interactions: {
    DISMISS: pressOrChoose('DISMISS', byButton(alertMessages.english.dismiss('Sample storm'))),
  },
  follows: (key) => (key === 'after untilNextChange' ? [clockRead] : []),
  states: {
    'alerts.records.shown.loading': { visible: [byHeading] },
    'alerts.records.shown.loaded': { visible: [byHeading] },
    'alerts.records.shown.failed': { visible: [byHeading] },
    'alerts.records.hidden': { visible: [byHeading] },
    'alerts.placement.none': { hidden: [band, stickyAlerts] },
    'alerts.placement.inFlow': { visible: [band], hidden: [stickyAlerts] },
    'alerts.placement.late': { visible: [stickyAlerts] },
    'alerts.clock.waiting': { visible: [byHeading] },
  },
  tags: {
    late: stickyAlerts,
  },
};
