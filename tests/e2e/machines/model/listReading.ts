import { olderRecords, samplePrerenderedAt } from '../../../../machines/samples/listReading.ts';
import { newerMessages } from '../../../../src/i18n/en/newer.ts';
import { pageMessages } from '../../../../src/i18n/en/pages.ts';
import { pageDataId } from '../../../../src/ssr/domMarkers.ts';
import { button, type OnPage, text } from './onPage.ts';

const path = '/Resident';
const [was, is] = [text('Sample, as it was'), text('Sample, as it is')];
const show = button(newerMessages.show);
const either = { sees: [(page: Parameters<typeof was>[0]) => was(page).or(is(page))], misses: [show] };

/** The block of a page that came drawn; its records alone, for the testers' build draws none. */
const block = {
  path,
  at: samplePrerenderedAt,
  scripts: [],
  answers: { 'pages of resident': olderRecords },
};

/** The last machine of the page is that of its own list. The page visits it by itself, as soon as it is there. */
export const listReading: OnPage = {
  path,
  mayLog: [/^The list 'pages' of 'resident' could not be read/, /^A drawn page was drawn anew/],
  prepare: (context) =>
    context.addInitScript(
      ([id, json]) => {
        document.addEventListener('readystatechange', () => {
          const first = new URLSearchParams(location.search).get('first');
          if (first !== 'DRAWN' || document.readyState !== 'interactive') return;
          const element = Object.assign(document.createElement('script'), { id, type: 'application/json' });
          element.textContent = json;
          document.body.append(element);
        });
      },
      [pageDataId, JSON.stringify(block)] as const,
    ),
  // The contacts ask before the page's own code has come: the last machine is not its own until it is there.
  begins: (page) => page.getByText(pageMessages.resident.lead).waitFor(),
  planted: ['DRAWN', 'VISIT'],
  follows: (key) =>
    key === 'DRAWN' ? [{ type: 'VISIT', at: samplePrerenderedAt } as { type: 'VISIT' }] : [],
  acts: { SHOW: ({ page }) => show(page).click() },
  states: {
    'listReading.unasked': {},
    'listReading.drawn': { sees: [was] },
    'listReading.looking': { misses: [was, is] },
    'listReading.comparing': { sees: [was] },
    'listReading.reading': { misses: [was, is] },
    'listReading.refreshing': either,
    'listReading.current': either,
    'listReading.newer': { sees: [show] },
    'listReading.stale': either,
    'listReading.failed': { sees: [button(pageMessages.again)] },
  },
};
