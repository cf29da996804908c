import { olderRecords, samplePrerenderedAt } from '../../../../machines/samples/listReading.ts';
import { newerMessages } from '../../../../src/i18n/en/newer.ts';
import { pageMessages } from '../../../../src/i18n/en/pages.ts';
import { pageDataId } from '../../../../src/ssr/domMarkers.ts';
import { byButton, byText, type PageModel } from './pageModel.ts';

const path = '/Resident';
const [was, is] = [byText('Sample, as it was'), byText('Sample, as it is')];
const show = byButton(newerMessages.show);
const either = { visible: [(page: Parameters<typeof was>[0]) => was(page).or(is(page))], hidden: [show] };

/** The block of a page that came drawn; its records alone, for the testers' build draws none. */
const block = {
  path,
  at: samplePrerenderedAt,
  scripts: [],
  answers: { 'pages of resident': olderRecords },
};

/** The last machine of the page is that of its own list. The page visits it by itself, as soon as it is there. */
export const listReading: PageModel = {
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
  startMachine: (page) => page.getByText(pageMessages.resident.lead).waitFor(),
  seededChoices: ['DRAWN', 'VISIT'],
  follows: (key) =>
    key === 'DRAWN' ? [{ type: 'VISIT', at: samplePrerenderedAt } as { type: 'VISIT' }] : [],
  interactions: { SHOW: ({ page }) => show(page).click() },
  states: {
    'listReading.unasked': {},
    'listReading.drawn': { visible: [was] },
    'listReading.looking': { hidden: [was, is] },
    'listReading.comparing': { visible: [was] },
    'listReading.reading': { hidden: [was, is] },
    'listReading.refreshing': either,
    'listReading.current': either,
    'listReading.newer': { visible: [show] },
    'listReading.stale': either,
    'listReading.failed': { visible: [byButton(pageMessages.again)] },
  },
};
