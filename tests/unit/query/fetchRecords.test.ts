/** What each query hook reads from Firestore, and what it selects of it. */
import { describe, expect, it } from 'vitest';
import { manilaDay, manilaInstant } from '../../../src/domain/dates/day.ts';
import { formTypes } from '../../../src/form/types.ts';
import { englishLocalization } from '../../../src/i18n/define.ts';
import { useArticle, useDatedPage, useFirstArticles } from '../../../src/query/useArticles.ts';
import { useFormService } from '../../../src/query/useFormService.ts';
import { useIsOffered, useOfferedForms } from '../../../src/query/useIsOffered.ts';
import { type createListQuery, useRecords } from '../../../src/query/useRecords.ts';
import { useSections } from '../../../src/query/useSections.ts';
import { useService } from '../../../src/query/useService.ts';
import { prerenderedAt, renderQuery } from './renderQuery.ts';

type Reader = Parameters<ReturnType<typeof createListQuery>['fetchRecords']>[0];

const serviceOf = (id: string, name: string, slug = '') => ({ id, data: { name, slug, status: 'active' } });
const clearance = serviceOf('c', 'Issuance of Barangay Clearance');
const health = serviceOf('h', 'Health and Services', formTypes.HEALTH_SERVICES.slug);
const hidden = serviceOf('s', 'Sample');

/** A reader of Firestore that answers each call from `found`, and lists the calls. */
const createReader = (found: Readonly<Record<string, unknown>> = {}) => {
  const calls: unknown[] = [];
  const reader = new Proxy({} as Reader, {
    get:
      (_, name: string) =>
      async (...args: readonly unknown[]) => {
        calls.push([name, ...args]);
        return found[name] ?? [];
      },
  });
  return { reader, calls };
};

/** The first query of a hook, as it fetches and selects. */
const runQuery = async (
  useHook: () => unknown,
  found: Readonly<Record<string, unknown>> = {},
  location = '/',
) => {
  const [query] = renderQuery(useHook, { location }).queries;
  const { reader, calls } = createReader(found);
  const fetched = await query?.fetchRecords(reader);
  return { calls, selected: (await query?.selection?.pick(fetched, englishLocalization, null)) ?? fetched };
};

describe('§7 a query reads', () => {
  it.each([
    ['a whole list', () => useRecords('contacts', () => null), [['readList', 'contacts']]],
    ['the newest articles', () => useFirstArticles('news', 3), [['readNewest', 'news', 3]]],
    ['the article of a slug', () => useArticle('news', 'A-Slug'), [['readBySlug', 'news', 'a-slug']]],
    ['nothing for an article without a slug', () => useArticle('news', ''), []],
    ['nothing for a slug that is too long', () => useArticle('news', 'a'.repeat(201)), []],
    ['the sections of one page', () => useSections('resident'), [['readSections', 'resident']]],
    ['the charter for one service', () => useService('sample'), [['readList', 'charter']]],
    ['the charter for the offered forms', useOfferedForms, [['readList', 'charter']]],
  ])('%s', async (_, useHook, calls) => {
    expect((await runQuery(useHook)).calls).toEqual(calls);
  });

  it('a page of a dated list', async () => {
    const spans: unknown[] = [];
    const reader = {
      readDated: (list: string) => async (span: object) => {
        spans.push([list, span]);
        return [];
      },
    } as unknown as Reader;
    const [query] = renderQuery(() => useDatedPage('news')).queries;
    await query?.fetchRecords(reader);
    expect(spans).toMatchObject([['news', { way: 'older', key: null }]]);
  });

  it('the announcements nearest to today, in Manila, from its first moment on', async () => {
    const froms: unknown[] = [];
    const reader = {
      readDated: (list: string) => async (from: object) => {
        froms.push([list, from]);
        return [];
      },
    } as unknown as Reader;
    const [query] = renderQuery(() => useFirstArticles('announcements', 3)).queries;
    await query?.fetchRecords(reader);
    const key = { date: manilaInstant(`${manilaDay(prerenderedAt)}T00:00`) - 1, id: '' };
    expect(froms).toEqual([
      ['announcements', { way: 'newer', key, most: 3 }],
      ['announcements', { way: 'older', key, isIncluded: true, most: 3 }],
    ]);
  });
});

describe('§7 a query selects of the charter', () => {
  it('the service of one slug', async () => {
    const found = { readList: [hidden, clearance, health] };
    const useHook = () => useService('issuance-of-barangay-clearance');
    expect((await runQuery(useHook, found)).selected).toEqual([clearance]);
  });

  const unreadable = { id: 'x', data: { name: 7, slug: null } };

  it('the types of the offered forms with their fee and time, for the list of forms', async () => {
    const timed = { ...health, data: { ...health.data, fees: ['Free'], processing_time: ['5 minutes'] } };
    const { selected } = await runQuery(useOfferedForms, { readList: [timed, hidden, unreadable] });
    const facts = { fee: 'Free', time: 'About 5 minutes', isSample: false };
    expect(selected).toMatchObject([{ id: 'HEALTH_SERVICES', data: facts }]);
  });

  describe('for the list of forms of a prerendered page', () => {
    const pickForms = (data: object, prerendered: unknown) => {
      const [query] = renderQuery(useOfferedForms).queries;
      const charter = [{ id: 'h', data: { ...health.data, ...data } }];
      return query!.selection!.pick(charter, englishLocalization, prerendered);
    };
    const free = { fees: ['Free'] };

    it('the facts of the page, without reading them again, while the record is the same', async () => {
      const [form] = (await pickForms(free, null)) as { data: object }[];
      const marked = [{ ...form, data: { ...form!.data, fee: 'Of the page' } }];
      expect(await pickForms(free, marked)).toEqual(marked);
      expect(await pickForms({ fees: ['₱20'] }, marked)).toMatchObject([{ data: { fee: '₱20' } }]);
    });

    it('the same facts when the record changed elsewhere, so that the page has nothing newer', async () => {
      const rendered = await pickForms(free, null);
      expect(await pickForms({ ...free, requirements: ['Valid ID'] }, rendered)).toEqual(rendered);
    });
  });

  it.each([
    ['whether it is offered', () => useIsOffered('HEALTH_SERVICES', false)],
    ['its papers, fees and time', () => useFormService('HEALTH_SERVICES')],
  ])(
    'the service of one form with its papers, fees and time, for the page of that form: %s',
    async (_, useHook) => {
      const long = {
        id: 'h',
        data: { ...health.data, fees: ['Free'], content: 'Long', Procedure: ['Come'] },
      };
      const { selected } = await runQuery(useHook, { readList: [clearance, long, hidden, unreadable] });
      const data = { ...health.data, fees: ['Free'], time: 'No time specified' };
      expect(selected).toEqual([{ id: 'HEALTH_SERVICES', data }]);
      expect((await runQuery(useHook, { readList: [clearance] })).selected).toEqual([]);
      expect((await runQuery(useHook)).calls).toEqual([['readList', 'charter']]);
    },
  );
});
