import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { sendingMessages } from '../../../../src/i18n/en/sending.ts';
import { byButton, byHeading, byText, type PageModel, type StateView } from './pageModel.ts';

const { checking, unreachable, received, notReceived } = sendingMessages.english.earlier;
const [came, lost] = [byText(received.title('4f3a')), byText(notReceived.title)];
const [looks, failed] = [byText(checking.sentence), byText(unreachable.title)];
const quiet: StateView = { visible: [byHeading], hidden: [came, lost, looks, failed] };
const checks: StateView = { visible: [looks], hidden: [came, lost, failed] };
const cannotCheck: StateView = { visible: [failed, byText(unreachable.anotherRequest)], hidden: [looks] };

export const pendingSubmissions: PageModel = {
  path: '/Form_Request/clearance',
  mayLog: [/^What became of an earlier request could not be read/],
  interactions: {
    DISMISS: ({ page }) => byButton(partMessages.english.dismiss)(page).click(),
    RETRY: ({ page }) => byButton(unreachable.again)(page).click(),
  },
  states: {
    'pendingSubmissions.loading': quiet,
    'pendingSubmissions.checking.lookingUp': checks,
    'pendingSubmissions.checking.pausing': checks,
    'pendingSubmissions.unreachable.pausing': cannotCheck,
    'pendingSubmissions.unreachable.lookingUp': cannotCheck,
    'pendingSubmissions.received': { visible: [came, byText(received.sentence)], hidden: [lost] },
    'pendingSubmissions.notReceived': { visible: [lost, byText(notReceived.sentence)], hidden: [came] },
    'pendingSubmissions.done': quiet,
  },
  tags: {
    checking: looks,
    unreachable: failed,
    received: came,
    notReceived: lost,
  },
};
