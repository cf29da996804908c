/**
 * Writes manifest.webmanifest, which lets a phone install the site as an app, and links it and its icons from each page of
 * the site. Names, colors and shortcuts come from the site file and the route table.
 */
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { descriptionOf } from '../../../src/routes/descriptions.ts';
import { findRoute, pageTitle } from '../../../src/routes/menu.ts';
import { site } from '../../../src/site.ts';
import { iconPath, iconSizes } from '../../../src/theme/logo.ts';
import { tokens } from '../../../src/theme/tokens.ts';

const manifestFile = 'manifest.webmanifest';

/** Shortcuts on the icon's menu, on phones that support it. */
const shortcuts = ['/Emergency-Hotlines', '/Form_Request'] as const;

const manifestText = (): string => {
  const picture = (side: number) => ({
    src: iconPath(side),
    sizes: `${side}x${side}`,
    type: 'image/png',
  });
  return `${JSON.stringify({
    id: '/',
    name: site.title,
    short_name: site.barangay,
    description: descriptionOf('Home', translateToEnglish),
    lang: 'en',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    theme_color: tokens.deep.light,
    background_color: tokens.paper.light,
    icons: iconSizes.manifest.flatMap((side) => [
      { ...picture(side), purpose: 'any' },
      { ...picture(side), purpose: 'maskable' },
    ]),
    shortcuts: shortcuts.map((path) => ({
      name: pageTitle(findRoute(path)!.page, translateToEnglish),
      url: path,
    })),
  })}\n`;
};

const linkTag = (rel: string, href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, href },
  injectTo: 'head',
});

export const manifestPlugin = (): Plugin => ({
  name: 'manifest',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { path }) =>
      path === '/index.html'
        ? [linkTag('manifest', `/${manifestFile}`), linkTag('apple-touch-icon', iconPath(iconSizes.apple))]
        : [],
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: manifestFile, source: manifestText() });
  },
});
