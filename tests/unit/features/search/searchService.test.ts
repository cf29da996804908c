import { afterEach, describe, expect, it, vi } from 'vitest';
import { readInitialContent } from '../../../../server/content/initialContent.ts';
import { localizeResult } from '../../../../src/content/models/localize.ts';
import { publishedListNames } from '../../../../src/content/schema/lists.ts';

import { createSearchService } from '../../../../src/features/search/searchService.ts';
import { localizations } from '../../../../src/i18n/localizations.ts';
import type { UncheckedDocument } from '../../../../src/lib/readFields.ts';
import { createSessionRecords } from '../../../../src/query/sessionRecords.ts';
import { buildSearchFile } from '../../../../tools/vite/plugins/searchPlugin.ts';
import { projectContent } from '../../../support/server/projectContent.ts';
import { testNow } from '../../../support/testNow.ts';

const records = readInitialContent('content', 0);
const documentsOf = (name: string): readonly UncheckedDocument[] =>
  records.filter(({ list }) => list === name).map(({ id, fields }) => ({ id, data: fields }));

afterEach(() => {
  vi.unstubAllGlobals();
});

const openService = async () => {
  const file = buildSearchFile('content', 'fil', () => {});
  vi.stubGlobal('fetch', async () => new Response(file));
  const sessionRecords = createSessionRecords();
  const service = createSearchService(
    sessionRecords,
    localizations.fil,
    () => {},
    () => testNow,
  );
  await service.readIndex();
  const best = (query: string) => service.find(query).results[0]?.path;
  return { sessionRecords, service, best };
};

describe.skipIf(!projectContent.includes('content'))('§2 the search beside the records of a visit', () => {
  it('finds a record by every language after a page has read it in one', async () => {
    const { sessionRecords, service, best } = await openService();
    const queries = ['brownout', 'videoke', 'xerox', 'pista', 'how to get here', 'kapitan'];
    const before = queries.map(best);
    for (const list of publishedListNames) sessionRecords.add(list, localizeResult(documentsOf(list), 'fil'));
    service.refresh();
    expect(queries.map(best)).toEqual(before);
    expect(before).not.toContain(undefined);
  });

  it('finds the words of a record that has changed since the build', async () => {
    const { sessionRecords, service, best } = await openService();
    const [news] = localizeResult(documentsOf('news'), 'fil');
    const data = { ...(news!.data as object), title: 'Windmill repainted', updated: 4_000_000_000_000 };
    sessionRecords.add('news', [{ id: news!.id, data }]);
    service.refresh();
    expect(best('windmill repainted')).toMatch(/^\/News\//);
  });

  it("finds a coming day of the hall by its reason and by 'sarado', and no past one", async () => {
    const { sessionRecords, service } = await openService();
    const days = ['2031-05-05', '2031-05-06', '2031-05-07'].map((id) => ({
      id,
      data: { closedMorning: true, reason: 'Windmill assembly', updated: 4_000_000_000_000 },
    }));
    sessionRecords.add('hallDays', days);
    service.refresh();
    const find = (query: string) =>
      service.find(query).results.flatMap(({ key }) => (key.startsWith('hallDays/') ? [key] : []));
    expect(find('windmill').sort()).toEqual(['hallDays/2031-05-06', 'hallDays/2031-05-07']);
    expect(find('sarado mayo 7')).toContain('hallDays/2031-05-07');
    expect(service.find('windmill').results[0]).toMatchObject({
      title: expect.stringMatching(/: sarado sa umaga$/),
      path: '/Home#at-hall',
    });
  });

  it('shows 911 for any query while the vocabulary is not loaded', async () => {
    const service = createSearchService(
      createSessionRecords(),
      localizations.en,
      () => {},
      () => testNow,
    );
    expect(service.find('sunog').isDanger).toBe(true);
    const { service: loaded } = await openService();
    expect(loaded.find('sunog').isDanger).toBe(true);
    expect(loaded.find('clearance').isDanger).toBe(false);
  });
});
