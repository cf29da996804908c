/** The server is killed under sixteen writers, again and again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { count } from '../../../../support/sampling.ts';
import { type Served, serveData } from '../../../../support/server/childProcess.ts';
import { temporary } from '../../../../support/server/runningServer.ts';
import {
  hasReceipt,
  listOf,
  type Sending,
  sendingAt,
  sendTo,
} from '../../../../support/server/submissions.ts';

const writers = 16;
const perRound = 60;

it('§7 kill -9 under sixteen writers: nothing that was acknowledged is lost, nothing is stored twice', async () => {
  const dataDir = temporary();
  const acknowledged: Sending[] = [];
  const unanswered: Sending[] = [];

  /** Until the connection breaks, or until nothing waits for another try. */
  const write = async ({ address }: Served, goesOn: () => boolean): Promise<void> => {
    while (goesOn()) {
      // As the page does: what got no answer is sent again, and after a refusal its receipt tells whether it is stored.
      const again = unanswered.shift();
      const sending = again ?? sendingAt(Date.now());
      const status = await sendTo(address, sending);
      const isStored =
        status === 200 || (status === 403 && again && (await hasReceipt(address, sending).catch(() => null)));
      if (isStored === true) acknowledged.push(sending);
      else unanswered.push(sending);
      if (status === null || isStored === null) return;
      expect(isStored).toBe(true);
    }
  };

  const rounds = count(20, 2);
  for (let round = 0; round < rounds; round += 1) {
    const server = await serveData(dataDir);
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

  const server = await serveData(dataDir);
  await write(server, () => unanswered.length > 0);
  const token = readFileSync(join(dataDir, 'staff-token'), 'utf8');
  const requests = await listOf(server.address, token, 'Form_Requests');
  const receipts = await listOf(server.address, token, 'Request_Receipts');
  expect([...requests.keys()].toSorted()).toEqual(acknowledged.map(({ id }) => id).toSorted());
  expect([...receipts].map(([code, fields]) => [code, fields.recordId]).toSorted()).toEqual(
    acknowledged.map(({ id, receipt }) => [receipt, { stringValue: id }]).toSorted(),
  );
}, 300_000);
