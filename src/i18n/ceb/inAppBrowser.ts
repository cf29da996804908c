/** Cebuano translation of ../en/inAppBrowser.ts. */
import type { LocaleMessages } from '../messages.ts';

export const inAppBrowser: LocaleMessages['inAppBrowser'] = {
  receipt: {
    title: 'Pag-screenshot na karon',
    text: 'Naa ka sa sulod sa laing app, sama sa Facebook. Kon imo kining sirhan, mawala kini nga page. Pag-scroll hangtod sa receipt code sa ubos ug kuhai kini og screenshot.',
    next: (link) =>
      `Aron maablihan sa browser, pislita ang '${link}' sa ubos. Dayon pislita ang tulo ka tuldok ug pilia ang 'Open in browser', o 'Open in Chrome'.`,
  },
  status: {
    title: 'Ablihi kini nga page sa browser',
    text: "Naa ka sa sulod sa laing app, sama sa Facebook. Pislita ang tulo ka tuldok ug pilia ang 'Open in browser', o 'Open in Chrome'. O pag-screenshot na karon.",
  },
};
