/** The staff session for the embedded store: its token (server/http/staffToken.ts), only in this page's memory. */
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
    takesFiles: true,
    bearer: async () => token,
  });
  return {
    signInMethod: 'token',
    client,
    recall: async () => 'nobody',
    enter: async (text) => {
      token = text.trim();
      // An invalid token is not sent: a header may not contain every character.
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
