/** Filipino translation of ../en/inAppBrowser.ts. */
import type { LocaleMessages } from '../messages.ts';

export const inAppBrowser: LocaleMessages['inAppBrowser'] = {
  receipt: {
    title: 'Mag-screenshot na ngayon',
    text: 'Nasa loob kayo ng ibang app, gaya ng Facebook. Kapag isinara ninyo ito, mawawala ang pahinang ito. Mag-scroll hanggang sa receipt code sa ibaba at kunan ito ng screenshot.',
    next: (link) =>
      `Para mabuksan sa browser, pindutin ang '${link}' sa ibaba. Saka pindutin ang tatlong tuldok at piliin ang 'Open in browser', o 'Open in Chrome'.`,
  },
  status: {
    title: 'Buksan ang pahinang ito sa browser',
    text: "Nasa loob kayo ng ibang app, gaya ng Facebook. Pindutin ang tatlong tuldok at piliin ang 'Open in browser', o 'Open in Chrome'. O mag-screenshot na ngayon.",
  },
};
