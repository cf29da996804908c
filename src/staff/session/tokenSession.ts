/** The embedded store's staff: whoever has its token (server/http/staffToken.ts). It is kept in this page's memory alone. */
import { embeddedProjectId } from '../../firestore/settings.ts';
import { readStoreTime } from '../../staff-core/records.ts';
import { requestsCollection } from '../../staff-core/request.ts';
import { StaffError } from '../errors.ts';
import { createStaffClient } from '../restClient.ts';
import type { StaffSession } from './session.ts';

export const createTokenSession = (): StaffSession => {
  let token = '';
  const client = createStaffClient({
    origin: location.origin,
    projectId: embeddedProjectId,
    isIndexed: false,
    bearer: async () => token,
  });
  return {
    signInMethod: 'token',
    client,
    recall: async () => 'nobody',
    enter: async (text) => {
      token = text.trim();
      // What is no token is not sent: a header may not hold every sign.
      if (!/^[\w-]{1,200}$/.test(token)) return 'refused';
      try {
        await readStoreTime(client, requestsCollection);
        return 'staff';
      } catch (error) {
        token = '';
        if (error instanceof StaffError && error.code === 'unauthenticated') return 'refused';
        throw error;
      }
    },
    followLink: async () => 'refused',
    leave: async () => {
      token = '';
    },
  };
};
