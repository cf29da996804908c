/** §3 The register of issued documents by `npm run documents`, on the store of this machine. */
import { describe, expect, it } from 'vitest';
import { openLocalClient } from '../../../../tools/cli/lib/storeClient.ts';
import { createDocumentsProgram } from '../../../../tools/cli/documents/commands.ts';
import { runInProcess } from '../../../support/server/runInProcess.ts';
import { createTempDirectory, startTestServer, testNow } from '../../../support/server/runningServer.ts';
import { createTestClient, seedRequests } from '../../../support/server/staffCommands.ts';

describe('x', () => {
  it('y', async () => {
    const dataDir = createTempDirectory();
    const client = createTestClient(await startTestServer({ dataDir }));
    await seedRequests(client, [{ id: '4001' }, { id: '4002' }]);
    const env = { DATA_DIR: dataDir };
    const run = (...args: string[]) => runInProcess(createDocumentsProgram, args, env);
    console.log(await run('issue', '4001', '--text', 'clearance', '--receipt', 'OR1', '--amount', '50'));
    console.log(await run('issue', '4001', '--text', 'clearance', '--receipt', 'OR1', '--amount', '50.00'));
    console.log(await run('issue', '4001', '--text', 'clearance', '--receipt', 'OR2', '--amount', '50.00'));
    console.log(await run('issue', '4001', '--text', 'clearance', '--receipt', 'OR2', '--amount', '50.00', '--further'));
    console.log(await run('issue', '4002', '--text', 'clearance', '--receipt', 'OR2', '--amount', '50.00'));
    console.log(await run('list', '--format', 'json'));
    console.log(await run('check'));
    console.log(await run('cancel', '2031-00001', '--reason', 'lost'));
    console.log(await run('issue', '4001', '--text', 'clearance', '--receipt', 'OR1', '--amount', '50'));
    console.log(await run('continue-at', '2031-00010'));
    console.log(await run('check'));
    console.log(await run('list'));
  });
});
