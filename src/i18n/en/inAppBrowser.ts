/** Messages for a page that is open inside another app. */
import { defineMessages } from '../define.ts';

export const inAppBrowserMessages = defineMessages('inAppBrowser', {
  /** On the confirmation. */
  receipt: {
    title: 'Take a screenshot now',
    text: 'You are inside another app, such as Facebook. When you close it, this page is gone. Scroll to the receipt code below and take a screenshot of it.',
    /** @param link the name of the link to the status page */
    next: (link: string) =>
      `To open it in your browser, press '${link}' below. Then press the three dots and choose 'Open in browser', or 'Open in Chrome'.`,
  },
  /** On the status page. */
  status: {
    title: 'Open this page in your browser',
    text: "You are inside another app, such as Facebook. Press the three dots and choose 'Open in browser', or 'Open in Chrome'. Or take a screenshot now.",
  },
} as const);
