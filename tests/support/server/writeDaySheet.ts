/** The list of a day as a file, made by staff's command from a store with these requests. */
import { join } from 'node:path';
import { openLocalClient } from '../../../tools/cli/lib/storeClient.ts';
import { createTempDirectory } from './runningServer.ts';
import { runAsStaff, type SeededRequest, seedRequests } from './staffCommands.ts';

/** @param day 6 May 2031 if it is left out, which is today in the tests */
export const writeDaySheet = async (
  requests: readonly SeededRequest[],
  day = '2031-05-06',
): Promise<string> => {
  const dataDir = createTempDirectory();
  const client = openLocalClient(dataDir, true);
  await seedRequests(client, requests);
  client.close();
  await runAsStaff(['today', '--day', day, '--no-open'], { DATA_DIR: dataDir });
  return join(dataDir, `print/${day}.html`);
};
