/** The embedded store's staff: whoever has its token (server/http/staffToken.ts). It is kept in this page's memory alone. */

import { embeddedProjectId } from '../../firestore/settings.ts';
import { timeOf } from '../../staff-core/records.ts';
import { requests } from '../../staff-core/request.ts';
import { DeskFailure } from '../errors.ts';
import { openDoor } from '../restClient.ts';
import type { Session } from './session.ts';

export const tokenSession = (): Session => {
  let token = '';
  const door = openDoor({
    origin: location.origin,
    projectId: embeddedProjectId,
    isIndexed: false,
    bearer: async () => token,
  });
  return {
    way: 'token',
    door,
    recall: async () => 'nobody',
    enter: async (given) => {
      token = given.trim();
      // What is no token is not sent: a header may not hold every sign.
      if (!/^[\w-]{1,200}$/.test(token)) return 'refused';
      try {
        await timeOf(door, requests);
        return 'staff';
      } catch (error) {
        token = '';
        if (error instanceof DeskFailure && error.code === 'unauthenticated') return 'refused';
        throw error;
      }
    },
    followLink: async () => 'refused',
    leave: async () => {
      token = '';
    },
  };
};
