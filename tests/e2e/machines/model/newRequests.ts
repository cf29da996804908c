import type { Page } from 'playwright-core';
import { newRequestsMessages as messages } from '../../../../src/staff/requests/newRequests/newRequestsMessages.ts';
import { byButton, type PageModel, pressOrChoose } from './pageModel.ts';
import { authorizeAsStaff, signInWithQaToken, staffPath } from './staffPage.ts';

const show = byButton(messages.show);
const count = (page: Page) => page.getByRole('status').filter({ hasText: /new requests?$/ });

export const newRequests: PageModel = {
  path: staffPath,
  prepare: authorizeAsStaff,
  startMachine: signInWithQaToken,
  hasInput: true,
  interactions: {
    SHOW: pressOrChoose('SHOW', show),
  },
  states: {
    'newRequests.checks.waiting': {},
    'newRequests.checks.asking': {},
    'newRequests.checks.failed': {},
    'newRequests.checks.hidden': {},
    'newRequests.notice.none': { hidden: [count, show] },
    'newRequests.notice.some': { visible: [count, show] },
  },
  tags: { some: show },
};
