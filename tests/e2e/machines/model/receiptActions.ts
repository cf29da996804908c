import { sampleReceiptCode } from '../../../../machines/samples/shared.ts';
import { requestPath } from '../../../../src/form/requestPath.ts';
import { receiptMessages } from '../../../../src/i18n/en/receipt.ts';
import { sharingMessages } from '../../../../src/i18n/en/sharing.ts';
import { receiptKey } from '../../../../src/ssr/hydration/requestKeys.ts';
import { byButton, byText, type PageModel } from './pageModel.ts';

const { keep, picture, calendar } = receiptMessages.english;
const sharing = sharingMessages.english;

const type = 'BARANGAY_CLEARANCE';
const receipt = { id: '4f3a', code: sampleReceiptCode, schedule: '2031-05-08T09:30', mayBeOlder: false };

const results = {
  busy: byText(keep.busy),
  pictureSaved: byText(picture.saved),
  pictureFailed: byText(picture.failed),
  shareReady: byText(keep.shareReady),
  copied: byText(keep.copied),
  copyFailed: byText(sharing.byHand),
  calendarFailed: byText(calendar.failed),
} as const;

const buttons = [picture.save, sharing.share, calendar.save, keep.copy].map((name) => byButton(name));
const noResult = { visible: buttons, hidden: Object.values(results) };
const showing = (name: keyof typeof results) => ({ visible: [...buttons, results[name]] });

const press =
  (name: string): PageModel['interactions'][string] =>
  ({ page }) =>
    byButton(name)(page).click();

export const receiptActions: PageModel = {
  path: requestPath(type),
  prepare: (context) => context.addInitScript(() => Object.assign(navigator, { share: async () => {} })),
  // The confirmation of the request that the tab sent before.
  seedStorage: ({ page }) =>
    page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [
      receiptKey(type),
      JSON.stringify(receipt),
    ] as const),
  interactions: {
    SAVE_PICTURE: press(picture.save),
    SHARE: press(sharing.share),
    COPY: press(keep.copy),
    SAVE_CALENDAR: press(calendar.save),
  },
  states: {
    'receiptActions.idle': noResult,
    'receiptActions.savingPicture': showing('busy'),
    'receiptActions.pictureSaved': showing('pictureSaved'),
    'receiptActions.pictureFailed': showing('pictureFailed'),
    'receiptActions.sharing': showing('busy'),
    'receiptActions.shareReady': showing('shareReady'),
    'receiptActions.copying': noResult,
    'receiptActions.copied': showing('copied'),
    'receiptActions.copyFailed': showing('copyFailed'),
    'receiptActions.savingCalendar': showing('busy'),
    'receiptActions.calendarFailed': showing('calendarFailed'),
  },
  tags: results,
};
