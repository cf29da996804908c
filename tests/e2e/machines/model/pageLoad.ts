import { pageTextMessages } from '../../../../src/i18n/en/pageTexts.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { byButton, byHeading, byText, type PageModel } from './pageModel.ts';

const { loading, noSignal: messages, errorScreen } = partMessages.english;
const [lead, trying, failed] = [byText(messages.lead), byText(messages.trying), byText(errorScreen.title)];
const skeleton = { visible: [byText(loading)], hidden: [lead, failed] };

export const pageLoad: PageModel = {
  path: '/Resident',
  mayLog: [/unavailable/, /React|boundary/],
  realChoices: ['loadCode:loaded'],
  interactions: { RETRY: ({ page }) => byButton(messages.again)(page).click() },
  states: {
    'pageLoad.loading': skeleton,
    'pageLoad.checking': skeleton,
    'pageLoad.noSignal.waiting': { visible: [lead, byButton(messages.again)], hidden: [trying, failed] },
    'pageLoad.noSignal.trying': { visible: [lead, trying], hidden: [failed] },
    'pageLoad.noSignal.checking': { visible: [lead, trying], hidden: [failed] },
    'pageLoad.recovering': { hidden: [lead, failed] },
    'pageLoad.reloading': { hidden: [lead, failed] },
    'pageLoad.failed': { visible: [failed], hidden: [lead] },
    'pageLoad.loaded': { visible: [byHeading], hidden: [lead, failed] },
  },
  tags: {
    noSignal: lead,
    trying,
    failed,
    loaded: (page) => page.getByText(pageTextMessages.english.Resident.lead()),
  },
};
