import { olderRecords, samplePrerenderedAt } from '../../../../machines/samples/recordQuery.ts';
import { newerMessages } from '../../../../src/i18n/en/newer.ts';
import { pageMessages } from '../../../../src/i18n/en/pages.ts';
import { pageTextMessages } from '../../../../src/i18n/en/pageTexts.ts';
import { pageDataId } from '../../../../src/ssr/domMarkers.ts';
import { byButton, byText, type PageModel } from './pageModel.ts';

const path = '/Resident';
const [was, is] = [byText('Sample, as it was'), byText('Sample, as it is')];
const show = byButton(newerMessages.english.show);
const either = { visible: [(page: Parameters<typeof was>[0]) => was(page).or(is(page))], hidden: [show] };

/** The data block of a prerendered page. The QA build prerenders none, so the model injects it. */
const block = {
  path,
  at: samplePrerenderedAt,
  scripts: [],
  answers: { 'pages of resident': olderRecords },
};

/** The last machine of the page belongs to its own list. The page sends VISIT by itself. */
export const recordQuery: PageModel = {
  path,
  mayLog: [/^The list 'pages' of 'resident' could not be read/, /^A prerendered page was rendered again/],
  prepare: (context) =>
    context.addInitScript(
      ([id, json]) => {
        document.addEventListener('readystatechange', () => {
          const first = new URLSearchParams(location.search).get('first');
          if (first !== 'PRERENDERED' || document.readyState !== 'interactive') return;
          const element = Object.assign(document.createElement('script'), { id, type: 'application/json' });
          element.textContent = json;
          document.body.append(element);
        });
      },
      [pageDataId, JSON.stringify(block)] as const,
    ),
  // The contacts query starts before the page's own code has loaded, so wait until the page's query is the last.
  startMachine: (page) => page.getByText(pageTextMessages.english.Resident.lead()).waitFor(),
  seededChoices: ['PRERENDERED', 'VISIT'],
  follows: (key) =>
    key === 'PRERENDERED' ? [{ type: 'VISIT', at: samplePrerenderedAt } as { type: 'VISIT' }] : [],
  interactions: { SHOW: ({ page }) => show(page).click() },
  states: {
    'recordQuery.idle': {},
    'recordQuery.prerendered': { visible: [was] },
    'recordQuery.readingCache': { hidden: [was, is] },
    'recordQuery.comparing': { visible: [was] },
    'recordQuery.fetching': { hidden: [was, is] },
    'recordQuery.refreshing': either,
    'recordQuery.current': either,
    'recordQuery.newer': { visible: [show] },
    'recordQuery.stale': either,
    'recordQuery.failed': { visible: [byButton(pageMessages.english.again)] },
  },
  tags: {
    loading: { unseen: 'Records that another page read may be shown meanwhile.' },
    older: { unseen: 'The page of this model shows no age of its records.' },
    hasNewer: show,
    stale: { unseen: 'The page of this model shows no age of its records.' },
    failed: byButton(pageMessages.english.again),
  },
};
