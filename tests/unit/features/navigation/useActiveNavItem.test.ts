import { describe, expect, it } from 'vitest';
import { findNavEntry } from '../../../../src/features/navigation/useActiveNavItem.ts';
import { allRoutes, menuItems, routeOfPage } from '../../../../src/routes/menu.ts';

/** The item that is marked, and the page below it: 'Government > Ordinance'. */
const findMark = (path: string): string | null => {
  const entry = findNavEntry(menuItems, path);
  return entry === undefined ? null : [...new Set([entry.item.name, entry.menuPage.name])].join(' > ');
};

describe('§2 the marked group', () => {
  it.each([
    ['/home', 'Home'],
    ['/News/sample', 'News'],
    ['/government', 'Government'],
    ['/Elected-Officials', 'Government > Elected Officials'],
    ['/official-details/sample', 'Government > Elected Officials'],
    ['/services/sample', "Government > Citizen's Charter"],
    ['/ordinance/sample', 'Government > Ordinance'],
    ['/Announcements/sample', 'Government > Announcements'],
    ['/barangaytimeline', 'Visitor > History'],
    ['/Tourism-Map', `Visitor > ${routeOfPage('Tourism').name}`],
  ])('marks for the path %s the page %s', (path, mark) => {
    expect(findMark(path)).toBe(mark);
  });

  it('is none for the forms, the status of a request, the check of a paper, the accessibility statement and unknown paths', () => {
    const paths = allRoutes.map(({ path }) => path).filter((path) => findMark(path) === null);
    expect(paths).toEqual([
      '/Form_Request',
      '/Form_Request/:form',
      '/Request_Status',
      '/Verify',
      '/Accessibility',
    ]);
    expect(findMark('/no-such-page')).toBeNull();
  });
});
