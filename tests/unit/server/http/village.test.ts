/** A village behind one address notices none of the limits by address: renders of pages, reads, requests and feedback. */
import { describe, expect, it } from 'vitest';
import {
  createRateLimit,
  documentsPerRead,
  type RateLimit,
  readsPerRender,
} from '../../../../server/http/rateLimit.ts';
import { parseServerSettings } from '../../../../server/http/settings.ts';
import { createPageCache } from '../../../../server/ssr/pageCache.ts';
import { allRoutes } from '../../../../src/routes/menu.ts';
import { hasParameter } from '../../../../src/routes/recordRoutes.ts';
import { writePrerenderedPages } from '../../../support/server/prerenderedBuild.ts';
import { createTempDirectory, testNow } from '../../../support/server/runningServer.ts';
import { createVillageSteps } from '../../../support/server/village.ts';

const [minute, hour, address] = [60_000, 3_600_000, '203.0.113.7'];
const commonPaths = allRoutes.map(({ path }) => path).filter((path) => !hasParameter(path));
const recordPaths = Array.from({ length: 300 }, (_, at) => `/News/sample-${at}`);

interface VillageCounts {
  readonly renders: number;
  readonly refused: Readonly<Record<'page' | 'read' | 'write', number>>;
}

/** Documents that the first read of a page after a change goes through: all news. */
const documentsRead = recordPaths.length;

/** Every page is rendered again after each of these instants, as after staff have published an announcement. */
async function runVillage(phones: number, duration: number, changesAt: readonly number[]) {
  const { rateLimit, readLimit } = parseServerSettings({});
  let time = testNow;
  const now = () => time;
  const limits = {
    page: createRateLimit(readLimit / readsPerRender, now),
    read: createRateLimit(readLimit, now),
    write: createRateLimit(rateLimit, now),
  };
  const dist = createTempDirectory();
  const { renders } = await writePrerenderedPages(dist, ['/home', ...commonPaths, ...recordPaths]);
  const changesOf = () => changesAt.filter((at) => testNow + at <= time).length;
  const cache = createPageCache(dist, { documentsOf: () => [], changesOf }, now);
  const refused = { page: 0, read: 0, write: 0 };
  const readSince = new Map<string, number>();
  const take = (limit: RateLimit): boolean => limit.take(address) === 0;
  for (const step of createVillageSteps({ phones, duration, commonPaths, recordPaths, seed: 1 })) {
    time = testNow + step.at;
    const { what, path, locale } = step;
    if (what !== 'page') refused[what] += Number(!take(limits[what]));
    else {
      if (readSince.get(path) !== changesOf())
        limits.read.charge(address, Math.floor(documentsRead / documentsPerRead));
      readSince.set(path, changesOf());
      await cache.get(path, locale, 'br', () => {
        const may = take(limits.page);
        refused.page += Number(!may);
        return may;
      });
    }
  }
  return { renders: renders.length, refused } satisfies VillageCounts;
}

describe('§7 500 phones behind one address', () => {
  it('are refused nothing in an hour in which staff publish twice, after the server has started', async () => {
    const { renders, refused } = await runVillage(500, hour, [20 * minute, 40 * minute]);
    expect(refused).toEqual({ page: 0, read: 0, write: 0 });
    // The test is about renders: pages of every kind, each again after each change.
    expect(renders).toBeGreaterThan(500);
  });

  it('get every page rendered and every read answered when all of them come within ten minutes', async () => {
    const { refused } = await runVillage(500, 10 * minute, [5 * minute]);
    expect([refused.page, refused.read]).toEqual([0, 0]);
  });

  it('would notice a tenth of the limit of renders', async () => {
    let time = testNow;
    const limit = createRateLimit(12, () => time);
    const steps = createVillageSteps({ phones: 500, duration: hour, commonPaths, recordPaths, seed: 1 });
    const seen = new Set<string>();
    const refused = steps.filter(({ at, what, path, locale }) => {
      time = testNow + at;
      const isNew = what === 'page' && !seen.has(`${locale} ${path}`);
      seen.add(`${locale} ${path}`);
      return isNew && limit.take(address) > 0;
    });
    expect(refused.length).toBeGreaterThan(0);
  });
});
