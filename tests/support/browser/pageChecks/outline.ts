/** The outline of a page in a screen reader: its headings and landmarks, at the width of a desktop. */
import { routePages } from '../everyPage.ts';
import { widths } from '../visit.ts';
import type { PageCheck } from './pageCheck.ts';

/** Reads the page and changes nothing. */
export const outline: PageCheck = {
  title: 'has one h1, no skipped heading level, and landmarks with distinct names',
  appliesTo: (state) => routePages.includes(state),
  findFaults: async ({ page }) => {
    await page.setViewportSize({ width: widths.desk, height: 800 });
    const { levels, landmarks, unnamed } = await page.evaluate(() => ({
      levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((heading) => heading.checkVisibility())
        .map(({ localName }) => Number(localName[1])),
      landmarks: [...document.querySelectorAll('nav, aside, section, [role="search"]')]
        .filter((each) => each.checkVisibility())
        .map((each) => {
          const by = each.getAttribute('aria-labelledby');
          const name =
            each.getAttribute('aria-label') ?? (by && document.getElementById(by)?.textContent) ?? '';
          return `${each.getAttribute('role') ?? each.localName} ${name}`;
        })
        .filter((name) => !name.endsWith(' ')),
      unnamed: [...document.querySelectorAll('nav')].filter(
        (each) => !each.hasAttribute('aria-label') && !each.hasAttribute('aria-labelledby'),
      ).length,
    }));
    const h1s = levels.filter((level) => level === 1).length;
    const roles = ['banner', 'main', 'contentinfo'] as const;
    const counts = await Promise.all(roles.map((role) => page.getByRole(role).count()));
    return [
      ...(h1s === 1 ? [] : [`${h1s} h1`]),
      ...levels.flatMap((level, at) =>
        at > 0 && level > levels[at - 1]! + 1 ? [`h${level} after h${levels[at - 1]}`] : [],
      ),
      ...landmarks
        .filter((name, at) => landmarks.indexOf(name) !== at)
        .map((name) => `two landmarks '${name}'`),
      ...(unnamed === 0 ? [] : [`${unnamed} nav without a name`]),
      ...roles.flatMap((role, at) => (counts[at] === 1 ? [] : [`${counts[at]} of role ${role}`])),
    ];
  },
};
