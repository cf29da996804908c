import type { Page } from 'playwright-core';
import { sampleDocumentCode } from '../../../../machines/samples/shared.ts';
import { verifyTexts } from '../../../../src/i18n/verify.ts';
import { site } from '../../../../src/site.ts';
import { byButton, byText, type PageModel, type Stage } from './pageModel.ts';

const texts = verifyTexts.en;
const { print, standing } = texts;

/** As the camera of a phone opens it in the same tab. */
const scan =
  (text: string) =>
  ({ page }: Stage) =>
    page.evaluate((hash) => {
      window.location.hash = hash;
    }, text);

const looking = byText(texts.looking);
const again = byButton(texts.again);
const unchanged = byText(print.unchanged.title(site.barangay));
const valid = byText(standing.valid.title(''));
const changed = byText(print.changed.title(''));
const notRead = byText(standing.notRead.title(''));
const malformed = byText(texts.malformed.title);
const unable = byText(texts.unable.title);
const how = byText(texts.how.scan);
const verdicts = [unchanged, valid, changed, notRead];

export const documentCheck: PageModel = {
  path: '/Verify',
  mayLog: [/^A document could not be checked/],
  interactions: {
    'SET_CODE:a code': scan(sampleDocumentCode),
    MALFORMED: scan('none'),
    CHECK: ({ page }) => again(page).click(),
  },
  states: {
    'documentCheck.noCode': { visible: [how], hidden: [...verdicts, looking, malformed, again] },
    'documentCheck.malformed': { visible: [malformed, how], hidden: [...verdicts, looking, again] },
    'documentCheck.askingRegister': { visible: [looking], hidden: [...verdicts, how, malformed] },
    'documentCheck.readingLastList': { visible: [looking], hidden: [...verdicts, how, malformed] },
    'documentCheck.answered': { visible: [again], hidden: [looking, how, notRead] },
    'documentCheck.offline': { visible: [unchanged, notRead, again], hidden: [looking, how, valid] },
    'documentCheck.unable': { visible: [unable, again], hidden: [...verdicts, looking, how] },
  },
  tags: {
    noCode: { attached: byText(texts.wait) },
    malformed,
    hasCode: (page: Page) => looking(page).or(again(page)),
    loading: looking,
    answered: (page: Page) => valid(page).or(changed(page)),
    offline: notRead,
    unable,
  },
};
