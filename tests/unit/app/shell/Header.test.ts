import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createServices } from '../../../../src/app/services.ts';
import { Header } from '../../../../src/app/shell/Header.tsx';
import { ServicesContext } from '../../../../src/context/services.ts';
import { locales } from '../../../../src/i18n/locales.ts';
import { menuItems } from '../../../../src/routes/menu.ts';
import { HydrationContext } from '../../../../src/ssr/hydration/useIsHydrated.ts';

describe('failures 7: the header before or without JavaScript', () => {
  it('renders every menu item as a link, and Menu as a link to #main-navigation', () => {
    const html = renderToString(
      createElement(
        ServicesContext,
        { value: createServices({}) },
        createElement(
          HydrationContext,
          { value: false },
          createElement(StaticRouter, { location: '/home' }, createElement(Header, { items: menuItems })),
        ),
      ),
    );
    // Only the languages and the search are buttons, because they need scripts, which answer an earlier press.
    expect(html.match(/<button id="[^"]*"/g)).toEqual([
      ...Object.keys(locales).map((locale) => `<button id="choose-${locale}"`),
      '<button id="open-search"',
    ]);
    for (const href of ['#main-navigation', ...menuItems.map(({ path }) => path)])
      expect(html).toContain(`href="${href}"`);
  });
});
