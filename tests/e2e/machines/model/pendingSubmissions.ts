import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { sendingMessages } from '../../../../src/i18n/en/sending.ts';
import { byButton, byHeading, byText, type PageModel, type StateView } from './pageModel.ts';

const { received, notReceived } = sendingMessages.english.earlier;
const [came, lost] = [byText(received.title('4f3a')), byText(notReceived.title)];
const quiet: StateView = { visible: [byHeading], hidden: [came, lost] };

export const pendingSubmissions: PageModel = {
  path: '/Resident',
  mayLog: [/^What became of an earlier request could not be read/],
  interactions: { DISMISS: ({ page }) => byButton(partMessages.english.dismiss)(page).click() },
  states: {
    'pendingSubmissions.loading': quiet,
    'pendingSubmissions.waiting': quiet,
    'pendingSubmissions.checkingReceipt': quiet,
    'pendingSubmissions.received': { visible: [came, byText(received.sentence)], hidden: [lost] },
    'pendingSubmissions.notReceived': { visible: [lost, byText(notReceived.sentence)], hidden: [came] },
    'pendingSubmissions.done': quiet,
  },
};
