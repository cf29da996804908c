/** Every route and every missing file as the server answers it. */
import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allRoutes, documentTitleOf } from '../../../src/routes/menu.ts';
import { hasParameter } from '../../../src/routes/recordRoutes.ts';
import { site } from '../../../src/site.ts';
import { findElements, type PageElement, parsePage } from '../../support/parsedPage.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

const startSite = async (): Promise<(path: string) => Promise<Response>> => {
  const { address } = await startTestServer({ dist: inject('siteDist') });
  return (path) => fetch(new URL(path, address));
};

/** The text of the element that names this one. */
const nameOf = (page: PageElement, element: PageElement | undefined): string | undefined =>
  page.elements.find(({ attributes }) => attributes.id === element?.attributes['aria-labelledby'])?.text;

describe('§2 every route', () => {
  it('gives each page its title, one h1, a header, the navigation and a footer', async () => {
    const get = await startSite();
    for (const { path } of allRoutes.filter((route) => !hasParameter(route.path))) {
      const page = parsePage(await (await get(path)).text());
      const count = (tag: string, attributes: Readonly<Record<string, string>> = {}) =>
        findElements(page, [tag], attributes).length;
      expect({
        path,
        title: findElements(findElements(page, ['head'])[0]!, ['title']).map(({ text }) => text),
        headings: count('h1'),
        landmarks: ['header', 'main', 'footer'].map((tag) => count(tag)),
        navigation: nameOf(page, findElements(page, ['nav'], { id: 'main-navigation' })[0]),
      }).toEqual({
        path,
        title: [documentTitleOf(path, translateToEnglish)],
        headings: 1,
        landmarks: [1, 1, 1],
        navigation: partMessages.english.mainNavigation,
      });
    }
  });

  it.each(['/images/none.png', '/assets/none.js'])(
    'answers the missing file %s with 404 and without HTML',
    async (path) => {
      const response = await (await startSite())(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('<');
    },
  );
});

describe('the licenses of the shipped packages', () => {
  it('serves the licenses of every browser dependency at /licences.txt, which Home links', async () => {
    const get = await startSite();
    const home = parsePage(await (await get('/home')).text());
    expect(findElements(home, ['link'], { rel: 'license' }).map(({ attributes }) => attributes.href)).toEqual(
      ['/licences.txt'],
    );
    const text = await (await get('/licences.txt')).text();
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const ofServer = ['google-auth-library', 'sirv', 'commander', '@commander-js/extra-typings'];
    for (const name of Object.keys(dependencies).filter((each) => !ofServer.includes(each)))
      expect
        .soft(text)
        .toMatch(new RegExp(`^${name === 'react-router-dom' ? 'react-router' : name} [0-9.]+ \\(`, 'm'));
    for (const terms of ['Permission is hereby granted', 'Apache License', 'Redistribution and use'])
      expect(text).toContain(terms);
  });
});

describe('failures 7: without JavaScript', () => {
  it.each(['/home', '/no-such-page'])('shows the hall and 911 without JavaScript at %s', async (path) => {
    const page = parsePage(await (await (await startSite())(path)).text(), false);
    const [body] = findElements(page, ['body']);
    const scripts = findElements(body!, ['script', 'style']).map(({ text }) => text);
    const shown = scripts.reduce((text, script) => text.replace(script, ''), body!.text);
    expect(shown).toContain('911');
    expect(shown).toContain(site.hall.name);
  });
});
