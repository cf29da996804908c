import { describe, expect, it } from 'vitest';
import { useArticle, useDatedPage, useFirstArticles } from '../../../src/query/useArticles.ts';
import { renderQuery } from './renderQuery.ts';

const date = Date.UTC(2031, 4, 6);
const article = { id: 'a', data: { title: 'Sample', slug: 'sample', date, status: 'active' } };
const key = { date, id: 'a' };
const page = { documents: [article], hasNewer: false, hasOlder: true, span: { newest: key, oldest: null } };

describe('§2 a page of a dated list', () => {
  it('shows the articles that came with the page, and whether the list goes on', () => {
    const { result } = renderQuery(() => useDatedPage('news'), { answers: { 'news page listed': page } });
    expect(result).toMatchObject({
      status: 'success',
      data: { articles: [{ id: 'a', title: 'Sample' }], hasNewer: false, hasOlder: true },
    });
  });

  it('tells the session its documents and the ends of the list', () => {
    const { sessionRecords } = renderQuery(() => useDatedPage('news'), {
      answers: { 'news page listed': page },
    });
    expect(sessionRecords.documents('news')).toEqual([article]);
    expect(sessionRecords.spanOf('news')).toEqual({ newest: key, oldest: null });
  });

  it('takes an end of the list with a malformed date or id for unknown', () => {
    const span = { newest: { date: 'today', id: 'a' }, oldest: { date, id: 7 } };
    const answers = { 'news page listed': { ...page, span } };
    const { sessionRecords } = renderQuery(() => useDatedPage('news'), { answers });
    expect(sessionRecords.spanOf('news')).toEqual({ newest: null, oldest: null });
  });

  it.each([null, 'text', {}, { documents: 'text' }])('loads when the page came with %j', (found) => {
    const { result } = renderQuery(() => useDatedPage('news'), { answers: { 'news page listed': found } });
    expect(result).toEqual({ status: 'loading' });
  });
});

describe('§2 the newest articles', () => {
  it('shows at most the wanted number of articles', () => {
    const many = ['c', 'b', 'a'].map((id) => ({ ...article, id }));
    const { result } = renderQuery(() => useFirstArticles('news', 2), {
      answers: { 'news newest 2 listed': many },
    });
    expect(result).toMatchObject({ status: 'success', data: [{ id: 'c' }, { id: 'b' }] });
  });
});

describe('§2 the page of one article', () => {
  it.each(['news', 'ordinances', 'announcements', 'awards'] as const)(
    'shows the article of %s with this slug, in any case',
    (list) => {
      const { result } = renderQuery(() => useArticle(list, 'SAMPLE'), {
        answers: { [`${list} at sample`]: [article] },
      });
      expect(result).toMatchObject({ status: 'success', data: { id: 'a' } });
    },
  );

  it('shows that there is no article of this address', () => {
    const { result } = renderQuery(() => useArticle('news', 'none'), { answers: { 'news at none': [] } });
    expect(result).toMatchObject({ status: 'success', data: null });
  });
});
