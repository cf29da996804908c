/** 500 phones behind one address, each a long visit within an hour: what the server does for them, and what it refuses. */
import { once } from 'node:events';
import { siteDatabase } from '../../../server/ops/siteStore.ts';
import { collectionOf } from '../../../src/firestore/collections.ts';
import { allRoutes } from '../../../src/routes/menu.ts';
import { hasParameter } from '../../../src/routes/recordRoutes.ts';
import { createSubmission } from '../../../tests/support/server/submissions.ts';
import { createVillageSteps, type VillageStep } from '../../../tests/support/server/village.ts';
import { type ChildServer, startChildServer } from '../childServer.ts';
import { formatInteger } from '../figures.ts';
import { newsCount, newsPathOf, publishNews, readPage } from './pages.ts';

const [phones, second, minute] = [500, 1_000, 60_000];
const village = { 'x-forwarded-for': '203.0.113.7' };

/** The list that every page's footer shows. */
const readCall = {
  path: `/v1/${siteDatabase.root}/${collectionOf('contacts').path.replace(/\/list$/, '')}:runQuery`,
  body: JSON.stringify({
    structuredQuery: {
      from: [{ collectionId: 'list' }],
      where: {
        fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
      },
      limit: 20,
    },
  }),
};

type Outcome = 'page' | 'shell' | 'stored' | 'read' | 'refused' | 'failed';

const toOutcome = (status: number, done: Outcome): Outcome =>
  status === 200 ? done : status === 429 ? 'refused' : 'failed';

async function take(server: ChildServer, { what, path, locale }: VillageStep, now: number): Promise<Outcome> {
  if (what === 'page') {
    const answer = await readPage(server, path, { ...village, 'accept-language': locale });
    return toOutcome(answer.status, answer.text.includes('<script type="module"') ? 'shell' : 'page');
  }
  const call =
    what === 'read'
      ? readCall
      : { path: `/v1/${siteDatabase.root}:commit`, body: createSubmission(now).body };
  const answer = await fetch(new URL(call.path, server.address), {
    method: 'POST',
    body: call.body,
    headers: village,
  });
  await answer.arrayBuffer();
  return toOutcome(answer.status, what === 'read' ? 'read' : 'stored');
}

/** @param duration milliseconds in which all phones begin */
export async function measureVillage(dataDir: string, duration: number): Promise<void> {
  const began = Date.now();
  const script = ['tools/bench/address/villageServer.ts', dataDir, String(began)];
  const server = await startChildServer(script, dataDir);
  await publishNews(server);
  const steps = createVillageSteps({
    phones,
    duration,
    commonPaths: allRoutes.map(({ path }) => path).filter((path) => !hasParameter(path)),
    recordPaths: Array.from({ length: newsCount }, (_, at) => newsPathOf(at)),
    seed: 1,
  });
  const outcomes = new Map<Outcome, number>();
  const before = server.processorTime();
  for (let from = 0; from <= (steps.at(-1)?.at ?? 0); from += second) {
    const now = steps.filter(({ at }) => at >= from && at < from + second);
    if (now.length === 0) continue;
    server.child.send(String(began + from));
    await once(server.child, 'message');
    for (const outcome of await Promise.all(now.map((step) => take(server, step, began + from))))
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  const pages = new Set(
    steps.filter(({ what }) => what === 'page').map(({ path, locale }) => `${locale} ${path}`),
  );
  const spent = (server.processorTime() - before) / second;
  console.log(
    `${phones} phones within ${duration / minute} minutes`.padEnd(40),
    [...outcomes].map(([outcome, times]) => `${formatInteger(times)} ${outcome}`).join(', '),
    `in ${spent.toFixed(0)} s of a processor, with ${formatInteger(pages.size)} pages rendered once`,
  );
  await server.stop();
}
