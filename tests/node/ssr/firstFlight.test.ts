/**
 * What the server sends for every page, with its headers, byte by byte, in each language and with an alert: above ten packets a phone
 * waits for a round trip more, 150 ms on slow 4G.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, inject, it } from 'vitest';
import { directories } from '../../../server/http/serve.ts';
import type { RunningServer } from '../../../server/http/server.ts';
import { loadServerEntry } from '../../../server/ssr/renderer.ts';
import { allLocales, type Locale } from '../../../src/i18n/locales.ts';
import { budgets } from '../../../tools/bench/budgets.ts';
import { readInitialDocuments } from '../../../tools/vite/plugins/prerenderPlugin.ts';
import { seedRecords } from '../../support/browser/seedRecords.ts';
import { seedAlerts } from '../../support/server/alerts.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

/** The bytes of an answer over HTTP/1.1, through a proxy that ends TLS. */
async function countAnswerBytes({ address }: RunningServer, path: string, language: Locale): Promise<number> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let bytes = 0;
  socket.on('data', ({ length }) => {
    bytes += length;
  });
  const headers = [
    `Host: ${hostname}`,
    'Accept-Encoding: br',
    `Accept-Language: ${language}`,
    'X-Forwarded-For: 203.0.113.7',
    'X-Forwarded-Proto: https',
    'Connection: close',
  ].join('\r\n');
  socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
  await once(socket, 'close');
  return bytes;
}

const documentsOf = readInitialDocuments(directories.content, testNow);

/** Words of the barangay's own records, in all languages, each once. */
const words = [...new Set(JSON.stringify(documentsOf('charter')).match(/\p{L}{3,}/gu))];

/** Words in an order of their own, as a text of this length. */
const createText = (step: number, length: number): string =>
  words
    .map((_, at) => words[(at * step) % words.length])
    .join(' ')
    .slice(0, length);

/** Texts longer by a third than those of any sample that a list shows, and the longest text that an article may have. */
const createLongRecord = (id: string, step: number) => ({
  id,
  slug: id,
  title: createText(step, 63),
  summary: createText(step + 10, 104),
  where: createText(step + 20, 40),
  body: createText(step + 30, 1_000).repeat(20),
});

describe('§7 the first answer', () => {
  it.each(allLocales)('of every page fits into ten packets: %s', async (language) => {
    const server = await startTestServer({ dist: inject('siteDist'), trustProxy: 1, readLimit: 0 });
    await seedAlerts(server, [createLongRecord('alert', 7)]);
    await seedRecords(server, 'news', [{ ...createLongRecord('longest', 107), date: testNow }]);
    const code = await loadServerEntry(inject('siteDist'));
    const rows = [];
    for (const path of code.listPrerenderedPaths(documentsOf))
      rows.push([await countAnswerBytes(server, path, language), path] as const);
    expect(rows.filter(([bytes]) => bytes > budgets.firstFlight)).toEqual([]);
  });
});
