import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { sendingMessages } from '../../../../src/i18n/en/sending.ts';
import { button, heading, type OnPage, type Seen, text } from './onPage.ts';

const { received, notReceived } = sendingMessages.earlier;
const [came, lost] = [text(received.title('4f3a')), text(notReceived.title)];
const quiet: Seen = { sees: [heading], misses: [came, lost] };

export const earlierSending: OnPage = {
  path: '/Resident',
  mayLog: [/^What became of an earlier request could not be read/],
  acts: { DISMISS: ({ page }) => button(partMessages.dismiss)(page).click() },
  states: {
    'earlierSending.recalling': quiet,
    'earlierSending.resting': quiet,
    'earlierSending.lookingUp': quiet,
    'earlierSending.received': { sees: [came, text(received.sentence)], misses: [lost] },
    'earlierSending.notReceived': { sees: [lost, text(notReceived.sentence)], misses: [came] },
    'earlierSending.nothing': quiet,
  },
};
