import { newRequestsMessages as messages } from '../../../../src/staff/requests/newRequests/useNewRequests.ts';
import { byButton, type PageModel, pressOrChoose } from './pageModel.ts';
import { authorizeAsStaff, signInWithQaToken, staffPath } from './staffPage.ts';

const show = byButton(messages.show);

export const newRequests: PageModel = {
  path: staffPath,
  prepare: authorizeAsStaff,
  startMachine: signInWithQaToken,
  hasInput: true,
  interactions: {
    SHOW: pressOrChoose('SHOW', show),
  },
  states: {
    'newRequests.waiting': {},
    'newRequests.asking': {},
    'newRequests.failed': {},
    'newRequests.hidden': {},
  },
  tags: {},
};
