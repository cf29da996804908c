/** A store of this process, and the page's own client on it as a clerk has it, by the clock of the tests. */
import { StaffError } from '../../../../src/staff/errors.ts';
import { createStaffClient, type StaffClient } from '../../../../src/staff/restClient.ts';
import { startTestServer, testNow } from '../../../support/server/runningServer.ts';
import { createTestClient, type SeededRequest, seedRequests } from '../../../support/server/staffCommands.ts';

export const startClerkStore = async (requests: readonly SeededRequest[]) => {
  const server = await startTestServer({ content: null });
  const store = createTestClient(server);
  const codes = await seedRequests(store, requests);
  const client: StaffClient = {
    ...createStaffClient({
      origin: new URL(server.address).origin,
      projectId: 'demo-barangay',
      isIndexed: false,
      takesFiles: true,
      bearer: async () => server.token,
    }),
    now: () => testNow,
  };
  return { client, store, codes };
};

/** A client that counts the documents of its answers, which Cloud Firestore bills. */
export const createCountingClient = (
  inner: ReturnType<typeof createTestClient>,
  isIndexed: boolean,
): { readonly client: StaffClient; readonly reads: () => number; readonly reset: () => void } => {
  let reads = 0;
  const client: StaffClient = {
    ...inner,
    isIndexed,
    takesFiles: false,
    now: () => testNow,
    post: async (call, body) => {
      const answer = await inner.post(call, body);
      reads += (answer as readonly object[]).filter((row) => 'document' in row || 'found' in row).length;
      return answer;
    },
  };
  return {
    client,
    reads: () => reads,
    reset: () => {
      reads = 0;
    },
  };
};

/** A client whose first commit reaches the store, and whose answer is lost. */
export const loseFirstAnswer = (client: StaffClient): StaffClient => {
  let isLost = false;
  return {
    ...client,
    post: async (call, body) => {
      const answer = await client.post(call, body);
      if (call !== ':commit' || isLost) return answer;
      isLost = true;
      throw new StaffError('deadline-exceeded');
    },
  };
};

/** A client before whose first commit somebody else writes. */
export const writeBeforeCommit = (client: StaffClient, write: () => Promise<unknown>): StaffClient => {
  let isWritten = false;
  return {
    ...client,
    post: async (call, body) => {
      if (call === ':commit' && !isWritten) {
        isWritten = true;
        await write();
      }
      return client.post(call, body);
    },
  };
};
