/**
 * What the server sends for the two largest pages, with its headers, byte by byte: above ten packets a phone waits for a round
 * trip more, 150 ms on slow 4G. The form is one packet above them.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, inject, it } from 'vitest';
import { budgets, currentBudgets } from '../../../tools/bench/budgets.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

/** The bytes of an answer over HTTP/1.1. */
async function countAnswerBytes(address: string, path: string, language: string): Promise<number> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let bytes = 0;
  socket.on('data', ({ length }) => {
    bytes += length;
  });
  const headers = `Host: ${hostname}\r\nAccept-Encoding: br\r\nAccept-Language: ${language}\r\nConnection: close`;
  socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
  await once(socket, 'close');
  return bytes;
}

// In Filipino and Cebuano the form has some 250 bytes more than that.
it.each([
  ['/Home', 'en', budgets.firstFlight],
  ['/Home', 'fil', budgets.firstFlight],
  ['/Home', 'ceb', budgets.firstFlight],
  ['/Form_Request', 'en', currentBudgets.firstFlight.FormRequest],
])('§7 the answer for %s in %s has at most %i bytes', async (path, language, most) => {
  const { address } = await startTestServer({ dist: inject('siteDist') });
  const bytes = await countAnswerBytes(address, path, language);
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(most);
});
