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
  it('has every path of the specification, the receipt page and the accessibility statement', () => {
    expect(allRoutes.map(({ path }) => path).sort()).toEqual(
      [
        '/Home',
        '/News',
        '/News/:newsTitle',
        '/Ordinance/:ordinanceTitle',
        '/Announcements/:announcementTitle',
        '/Resident',
        '/Visitor',
        '/Government',
        routeOfPage('Tourism').path,
        '/Barangay-History',
        '/barangaytimeline',
        '/The-Barangay',
        '/Elected-Officials',
        '/Announcements',
        '/Emergency-Hotlines',
        '/Awards-And-Distinctions',
        '/Ordinance',
        '/Citizens-Charter',
        '/Tourism-Map',
        '/official-details/:id',
        '/services/:serviceName',
        '/Form_Request',
        '/Request_Status',
        '/Accessibility',
      ].sort(),
    );
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
