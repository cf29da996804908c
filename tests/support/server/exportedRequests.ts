/** The requests of a store, as staff export them. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What `npm run requests export` prints. */
export const readExportedRequests = async (dataDir: string): Promise<readonly Record<string, unknown>[]> => {
  const { stdout } = await run(process.execPath, ['tools/cli/requests.ts', 'export', '--format', 'json'], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return JSON.parse(stdout);
};
