import type { Page } from 'playwright-core';
import { newRequestsMessages as messages } from '../../../../src/staff/requests/newRequests/newRequestsMessages.ts';
import { staffMessages } from '../../../../src/staff-core/messages.ts';
import { byButton, byText, type PageModel, pressOrChoose } from './pageModel.ts';
import { authorizeAsStaff, signInWithQaToken, staffPath } from './staffPage.ts';

const { signIn } = staffMessages;

const show = byButton(messages.show);
const count = (page: Page) => page.getByRole('status').filter({ hasText: /new requests?$/ });
const ended = byText(signIn.failures.ended);

export const newRequests: PageModel = {
  path: staffPath,
  prepare: authorizeAsStaff,
  startMachine: signInWithQaToken,
  hasInput: true,
  interactions: {
    SHOW: pressOrChoose('SHOW', show),
  },
  states: {
    'newRequests.checks.waiting': { hidden: [ended] },
    'newRequests.checks.asking': { hidden: [ended] },
    'newRequests.checks.failed': { hidden: [ended] },
    'newRequests.checks.hidden': { hidden: [ended] },
    'newRequests.checks.sessionExpired': { visible: [ended] },
    'newRequests.notice.none': { hidden: [count, show] },
    'newRequests.notice.some': { visible: [count, show] },
  },
  tags: {
    some: show,
    sessionExpired: ended,
  },
};
