import { describe, expect, it } from 'vitest';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { breadcrumbTrailOf } from '../../../src/routes/breadcrumbTrail.ts';
import { descriptionOf } from '../../../src/routes/descriptions.ts';
import { allRoutes, routeOfPage } from '../../../src/routes/menu.ts';
import { isRecordPage, listPages, recordPath } from '../../../src/routes/recordRoutes.ts';

const pages = [...new Set(allRoutes.map(({ page }) => page))];

describe('§2 descriptions of the pages', () => {
  it.each(pages)('describes %s in 41 to 159 characters, from a capital to a period', (page) => {
    const description = descriptionOf(page, translateToEnglish);
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThan(160);
    expect(description).toMatch(/^[A-Z].*\.$/);
  });
  it('describes each page differently', () => {
    const descriptions = pages.map((page) => descriptionOf(page, translateToEnglish));
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});

describe('§2 the routes of records and breadcrumbs', () => {
  it('has a list page for each page with a parameter', () => {
    const pages = allRoutes.filter(({ page }) => isRecordPage(page)).map(({ page }) => page);
    expect(pages.sort()).toEqual(Object.keys(listPages).sort());
  });
  it.each([
    ['NewsArticle', 'clean-up day', '/News/clean-up%20day'],
    ['OfficialDetails', '../home', '/official-details/..%2Fhome'],
    ['ServiceDetail', 'a', '/services/a'],
  ] as const)('makes for the page %s of the record %j the path %s', (page, name, path) => {
    expect(recordPath(page, name)).toBe(path);
  });
  it.each([
    ['Home', ['/Home']],
    ['News', ['/Home', '/News']],
    ['NewsArticle', ['/Home', '/News']],
    ['Ordinance', ['/Home', '/Government', '/Ordinance']],
    ['ServiceDetail', ['/Home', '/Government', '/Citizens-Charter']],
    ['FormRequest', ['/Home', '/Form_Request']],
    ['TourismMap', ['/Home', '/Visitor', routeOfPage('Tourism').path, '/Tourism-Map']],
  ] as const)('returns for the page %s the breadcrumb trail %j', (page, paths) => {
    expect(breadcrumbTrailOf(page, translateToEnglish).map(({ path }) => path)).toEqual(paths);
  });
});
