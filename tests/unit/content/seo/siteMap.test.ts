import { describe, expect, it } from 'vitest';
import type { ListName } from '../../../../src/content/schema/lists.ts';
import { createSiteMap, listRecordPagePaths } from '../../../../src/content/seo/siteMap.ts';
import { requestPath } from '../../../../src/form/requestPath.ts';
import { formTypeNames } from '../../../../src/form/typeNames.ts';
import { staticPaths } from '../../../../src/routes/staticPaths.ts';

const date = Date.UTC(2031, 4, 6);
const news = (id: string, fields: object = {}) => ({
  id,
  data: { title: 'A', slug: id, date, status: 'active', ...fields },
});
const documentsOf = (documents: Partial<Record<ListName, readonly { id: string; data: unknown }[]>>) => {
  return (list: ListName) => documents[list] ?? [];
};
const pathsOf = (...documents: readonly { id: string; data: unknown }[]) =>
  listRecordPagePaths(documentsOf({ news: documents }));

describe('§2 the pages of records', () => {
  it('lists the page of a service, an official and an article', () => {
    const charter = [{ id: 'c', data: { name: 'Barangay Clearance', status: 'active' } }];
    const officials = [{ id: 'kagawad-a', data: { name: 'A', position: 'Kagawad', status: 'active' } }];
    expect(listRecordPagePaths(documentsOf({ charter, officials, news: [news('a')] }))).toEqual([
      '/services/barangay-clearance',
      '/official-details/kagawad-a',
      '/News/a',
    ]);
  });

  it.each([
    ['is inactive', { status: 'inactive' }],
    ['has no date', { date: null }],
    ['has no slug', { slug: '' }],
  ])('lists no page of an article that %s', (_, fields) => {
    expect(pathsOf(news('a', fields), news('b'))).toEqual(['/News/b']);
  });

  it('lists the page of two articles with the same slug once', () => {
    expect(pathsOf(news('a', { slug: 'same' }), news('b', { slug: 'same' }))).toEqual(['/News/same']);
  });

  it.each(['.', '..'])('lists no service whose slug is %j, which a path cannot end in', (slug) => {
    const charter = [{ id: 'c', data: { name: slug, status: 'active' } }];
    expect(listRecordPagePaths(documentsOf({ charter }))).toEqual([]);
  });
});

describe('§2 the sitemap', () => {
  const formPaths = formTypeNames.map(requestPath);
  /** The entries behind the pages of the route table and the forms. */
  const entriesOf = (...records: readonly ReturnType<typeof news>[]) =>
    createSiteMap(documentsOf({ news: records }), () => {}).slice(staticPaths.length + formPaths.length);

  it('lists the pages of the route table first, then the forms, then the records with their last change', () => {
    const entries = createSiteMap(documentsOf({ news: [news('a', { updated: date })] }), () => {});
    expect(entries).toEqual([
      ...[...staticPaths, ...formPaths].map((path) => ({ path, updated: null })),
      { path: '/News/a', updated: date },
    ]);
  });

  it('lists of the forms only those whose service is in the charter', () => {
    const health = {
      id: 'h',
      data: { name: 'Health and Services', slug: '', status: 'active', sample: true },
    };
    const hidden = { id: 'c', data: { name: 'Issuance of Barangay Clearance', status: 'inactive' } };
    const entries = createSiteMap(documentsOf({ charter: [health, hidden] }), () => {});
    expect(entries.slice(staticPaths.length)).toEqual([{ path: '/Form_Request/health', updated: null }]);
  });

  it('has the record that the page shows, where two have one address', () => {
    const first = news('a', { slug: 'same', updated: date });
    const second = news('b', { slug: 'same', updated: date + 1 });
    expect(entriesOf(second, first)).toEqual([{ path: '/News/same', updated: date }]);
    expect(entriesOf(second, news('a', { slug: 'same', sample: true }))).toEqual([]);
  });

  it('leaves out samples, whose pages exist', () => {
    const sample = news('a', { sample: true });
    expect(pathsOf(sample)).toEqual(['/News/a']);
    expect(entriesOf(sample)).toEqual([]);
  });
});
