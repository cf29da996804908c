/** The server is killed under sixteen writers, again and again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleSize } from '../../../../support/sampling.ts';
import { type ServerProcess, startServerProcess } from '../../../../support/server/childProcess.ts';
import { createTempDirectory } from '../../../../support/server/runningServer.ts';
import {
  createSubmission,
  hasReceipt,
  readStoredList,
  sendSubmission,
  type TestSubmission,
} from '../../../../support/server/submissions.ts';

const writers = 16;
const perRound = 60;

it('§7 kill -9 under sixteen writers loses no acknowledged request and stores none twice', async () => {
  const dataDir = createTempDirectory();
  const acknowledged: TestSubmission[] = [];
  const unanswered: TestSubmission[] = [];

  /** Sends until the connection breaks, or until no submission is left to retry. */
  const write = async ({ address }: ServerProcess, goesOn: () => boolean): Promise<void> => {
    while (goesOn()) {
      // As the page does: sends a request without an answer again, and after a refusal looks up its receipt.
      const again = unanswered.shift();
      const sending = again ?? createSubmission(Date.now());
      const status = await sendSubmission(address, sending);
      const isStored =
        status === 200 || (status === 403 && again && (await hasReceipt(address, sending).catch(() => null)));
      if (isStored === true) acknowledged.push(sending);
      else unanswered.push(sending);
      if (status === null || isStored === null) return;
      expect(isStored).toBe(true);
    }
  };

  const rounds = sampleSize(20, 2);
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServerProcess(dataDir);
    const enough = acknowledged.length + perRound + round;
    let killed: Promise<unknown> | null = null;
    const goesOn = (): boolean => {
      if (acknowledged.length >= enough) killed ??= server.end('SIGKILL');
      return true;
    };
    await Promise.all(Array.from({ length: writers }, () => write(server, goesOn)));
    await killed;
    expect(unanswered).toHaveLength(writers);
  }

  const server = await startServerProcess(dataDir);
  await write(server, () => unanswered.length > 0);
  const token = readFileSync(join(dataDir, 'staff-token'), 'utf8');
  const requests = await readStoredList(server.address, token, 'Form_Requests');
  const receipts = await readStoredList(server.address, token, 'Request_Receipts');
  expect([...requests.keys()].toSorted()).toEqual(acknowledged.map(({ id }) => id).toSorted());
  expect([...receipts].map(([code, fields]) => [code, fields.recordId]).toSorted()).toEqual(
    acknowledged.map(({ id, receipt }) => [receipt, { stringValue: id }]).toSorted(),
  );
}, 300_000);
