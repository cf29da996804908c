import { describe, expect, it } from 'vitest';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import {
  allRoutes,
  canonicalPathOf,
  documentTitleOf,
  findRoute,
  groupTitle,
  menuItems,
  pagesBelowMenu,
  routeOfPage,
  titleOf,
} from '../../../src/routes/menu.ts';
import { staticPaths } from '../../../src/routes/staticPaths.ts';
import { site } from '../../../src/site.ts';

describe('§2 the route table', () => {
  it('has five menu items, two of them with groups', () => {
    expect(
      menuItems.map(({ name, groups }) => [name, groups.map(({ id }) => groupTitle(id, translateToEnglish))]),
    ).toEqual([
      ['Home', []],
      ['News', []],
      ['Resident', []],
      ['Visitor', ['Tourism', `About ${site.barangay}`]],
      ['Government', ['Organization', 'Legislations', 'Services']],
    ]);
  });
  it('has one page below the menu, for those who have sent a request', () => {
    expect(pagesBelowMenu).toEqual([
      { page: 'RequestStatus', path: '/Request_Status', name: 'Check My Request' },
    ]);
  });
  it('has every path of the specification, with its page and whether the sitemap and the menu list it', () => {
    const listed = {
      sitemap: staticPaths,
      menu: menuItems.flatMap(({ path, groups }) => [
        path,
        ...groups.flatMap(({ subPages }) => subPages.map((each) => each.path)),
      ]),
    };
    const table = allRoutes.map(({ path, page }) => {
      const places = Object.entries(listed).filter(([, paths]) => paths.includes(path));
      return [path, [page, ...places.map(([place]) => place)].join(', ')];
    });
    expect(new Set(allRoutes.map(({ path }) => path)).size).toBe(allRoutes.length);
    expect(new Set(staticPaths).size).toBe(staticPaths.length);
    expect(Object.fromEntries(table)).toEqual({
      '/Home': 'Home, sitemap, menu',
      '/News': 'News, sitemap, menu',
      '/News/:newsTitle': 'NewsArticle',
      '/Ordinance/:ordinanceTitle': 'OrdinanceArticle',
      '/Announcements/:announcementTitle': 'AnnouncementArticle',
      '/Resident': 'Resident, sitemap, menu',
      '/Visitor': 'Visitor, sitemap, menu',
      [routeOfPage('Tourism').path]: 'Tourism, sitemap, menu',
      '/Barangay-History': 'History, sitemap, menu',
      '/Government': 'Government, sitemap, menu',
      '/The-Barangay': 'TheBarangay, sitemap, menu',
      '/Elected-Officials': 'ElectedOfficials, sitemap, menu',
      '/Announcements': 'Announcements, sitemap, menu',
      '/Emergency-Hotlines': 'EmergencyHotlines, sitemap, menu',
      '/Awards-And-Distinctions': 'AwardsAndDistinctions, sitemap, menu',
      '/Ordinance': 'Ordinance, sitemap, menu',
      '/Citizens-Charter': 'CitizensCharter, sitemap, menu',
      '/services/:serviceName': 'ServiceDetail',
      '/Tourism-Map': 'TourismMap, sitemap',
      '/barangaytimeline': 'History',
      '/official-details/:id': 'OfficialDetails',
      '/Form_Request': 'FormRequest, sitemap',
      '/Form_Request/:form': 'ServiceForm',
      '/Request_Status': 'RequestStatus',
      '/Verify': 'Verify',
      '/Accessibility': 'Accessibility, sitemap',
    });
  });
  it.each([
    ['/home', 'Home'],
    ['/HOME/', 'Home'],
    ['/news', 'News'],
    ['/the-barangay', 'The Barangay'],
    ['/citizens-charter', "Citizen's Charter"],
    ['/nothing-here', null],
    ['/News/a/b', null],
  ])('returns for the path %s the title %s', (path, title) => {
    expect(titleOf(path, translateToEnglish)).toBe(title);
  });
  it.each([
    ['/home', `${site.barangay} Official Website`],
    ['/NEWS', `News - ${site.barangay}`],
  ])('titles the document at %s as %s', (path, title) => {
    expect(documentTitleOf(path, translateToEnglish)).toBe(title);
  });
  it.each([
    ['/NEWS/some-Title', '/News/some-Title'],
    ['/home', '/Home'],
    ['/', '/Home'],
    ['/barangaytimeline', '/Barangay-History'],
  ])('returns for the path %s the canonical path %s', (path, canonical) => {
    expect(canonicalPathOf(path)).toBe(canonical);
  });
  it('finds the route of a malformed address, and none for /__proto__', () => {
    expect(findRoute('/services/%E0%A4%A')?.page).toBe(findRoute('/services/x')?.page);
    expect(findRoute('/__proto__')).toBeNull();
  });
});
