/**
 * Writes the files that a phone needs to install the site as an app, manifest.webmanifest and its icons, and adds the
 * theme colors and icon links to each page's head.
 */
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { descriptionOf } from '../../../src/routes/descriptions.ts';
import { routes } from '../../../src/routes/table.ts';
import { site } from '../../../src/site.ts';
import { renderLogoSvg } from '../../../src/theme/logo.ts';
import { tokens } from '../../../src/theme/tokens.ts';
import { renderLogoPng } from '../logoPng.ts';

const manifestFile = 'manifest.webmanifest';

/** Width and height (px). The logo fits into the circle that every launcher preserves. */
const iconSizes = { manifest: [192, 512], apple: 180 } as const;

const iconFile = (side: number): string => `images/icon-${side}.png`;

/** Shortcuts on the icon's menu, on phones that support it. */
const shortcuts = ['/Emergency-Hotlines', '/Form_Request'] as const;

const manifestText = (): string => {
  const named = routes.flatMap((route) => [route, ...('subPages' in route ? route.subPages : [])]);
  const picture = (side: number) => ({
    src: `/${iconFile(side)}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
  });
  return `${JSON.stringify({
    id: '/',
    name: site.title,
    short_name: site.barangay,
    description: descriptionOf('Home'),
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
      name: named.find((each) => each.path === path)!.title,
      url: path,
    })),
  })}\n`;
};

/** Percent-encodes a character that an address or an attribute may not contain. */
const percentEncode = (sign: string): string => `%${sign.charCodeAt(0).toString(16)}`;

const themeColourTag = (scheme: 'light' | 'dark'): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: tokens.deep[scheme] },
  injectTo: 'head',
});

const linkTag = (attrs: Readonly<Record<string, string>>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
});

/** Adds the icon to every page, in every build. */
export const iconPlugin = (): Plugin => ({
  name: 'icon',
  transformIndexHtml: {
    // After Vite's own processing, so that it serves the file unchanged.
    order: 'post',
    handler: () => [
      themeColourTag('light'),
      themeColourTag('dark'),
      linkTag({
        rel: 'icon',
        href: `data:image/svg+xml,${renderLogoSvg().replace(/[ #%<>']/g, percentEncode)}`,
      }),
    ],
  },
});

export const manifestPlugin = (): Plugin => ({
  name: 'manifest',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { path }) =>
      path === '/index.html'
        ? [
            linkTag({ rel: 'manifest', href: `/${manifestFile}` }),
            linkTag({ rel: 'apple-touch-icon', href: `/${iconFile(iconSizes.apple)}` }),
          ]
        : [],
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: manifestFile, source: manifestText() });
    for (const side of [...iconSizes.manifest, iconSizes.apple])
      this.emitFile({ type: 'asset', fileName: iconFile(side), source: renderLogoPng(side) });
  },
});
