/** A walk through the pages of 300 news in three languages, as a search engine or a hostile stranger takes it. */
import { get } from 'node:http';
import { lists } from '../../../src/content/schema/lists.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import type { ChildServer } from '../childServer.ts';
import { formatInteger } from '../figures.ts';
import { commitAsStaff, createSampleWrites } from '../store/fill.ts';

const newsCount = 300;

const words =
  'barangay resident hall road court market school river clean water road meeting health clinic water permit fee office morning afternoon Saturday bring umbrella child mother farmer coffee corn harvest vaccine animal dog tree plant light bridge repair schedule notice office clerk family zone'.split(
    ' ',
  );

/** A text of about 2.4 kB with words in an order of its own, so that it compresses like prose. */
function createText(seed: number): string {
  let state = seed + 1;
  const next = (): string => {
    state = (state * 48_271) % 2_147_483_647;
    return words[state % words.length]!;
  };
  return Array.from({ length: 6 }, () => Array.from({ length: 60 }, next).join(' ')).join('.\n\n');
}

/** Publishes 300 news as staff. */
const publishNews = (server: ChildServer): Promise<void> =>
  commitAsStaff(
    server,
    createSampleWrites(lists.news.collection, newsCount, (at) => ({
      summary: createText(at).slice(0, 120),
      body: createText(at),
    })),
  );

interface Answer {
  readonly status: number;
  readonly bytes: number;
}

/** Counts the bytes as they are sent, which `fetch` would decode. */
const readPage = (address: URL, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, bytes })).once('error', reject);
    }).on('error', reject);
  });

async function walk(server: ChildServer, encoding: string) {
  let bytes = 0;
  const statuses = new Map<number, number>();
  const before = server.processorTime();
  for (const locale of allLocales)
    for (let at = 0; at < newsCount; at += 1) {
      const headers = { 'accept-language': locale, 'accept-encoding': encoding };
      const answer = await readPage(new URL(`/News/sample-${at}`, server.address), headers);
      bytes += answer.bytes;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  const pages = newsCount * allLocales.length;
  return { perPage: (server.processorTime() - before) / pages, bytes: bytes / pages, statuses };
}

/** Prints the processor time of a page, first and again, and the memory. */
export async function measurePages(server: ChildServer): Promise<void> {
  await publishNews(server);
  const started = server.memory();
  const print = async (name: string, encoding: string): Promise<void> => {
    const { perPage, bytes, statuses } = await walk(server, encoding);
    console.log(
      name.padEnd(40),
      `${perPage.toFixed(1)} ms of a processor a page, ${formatInteger(bytes)} bytes each, statuses`,
      Object.fromEntries(statuses),
      `${formatInteger(server.memory() ?? Number.NaN)} MB`,
    );
  };
  console.log(`before the walk                         ${formatInteger(started ?? Number.NaN)} MB`);
  await print('900 pages, first time, br', 'br');
  for (const encoding of ['br', 'gzip', 'identity', 'br'])
    await print(`900 pages again, ${encoding}`, encoding);
  console.log(`most memory                             ${formatInteger(server.memory('VmHWM') ?? 0)} MB`);
}
