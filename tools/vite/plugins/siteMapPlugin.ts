/**
 * Writes sitemap.xml and robots.txt beside the built site, from the route table and the content. They are not part of the
 * bundle, so version.json ignores them and new content reloads no page.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readInitialContent } from '../../../server/content/initialContent.ts';
import { contentTypes } from '../../../server/http/siteFiles.ts';
import { createSiteMap, type SiteMapEntry } from '../../../src/content/seo/siteMap.ts';
import { escapeHtml } from '../../cli/lib/escapeHtml.ts';

interface SiteMapOptions {
  /** The site's origin, without a trailing slash. */
  readonly address: string;
  /** The directory of the content. */
  readonly content: string;
}

const element = (address: string, { path, updated }: SiteMapEntry): string => {
  const changed = updated === null ? '' : `<lastmod>${new Date(updated).toISOString()}</lastmod>`;
  return `<url><loc>${escapeHtml(address + path)}</loc>${changed}</url>`;
};

const siteMapXml = (address: string, pages: readonly SiteMapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => element(address, page)),
    '</urlset>',
    '',
  ].join('\n');

/**
 * Excludes the store's write calls, which are no pages, and the staff page. Read calls stay allowed, because a search
 * engine that renders the pages needs their records.
 */
const robotsText = (address: string): string =>
  `User-agent: *\nDisallow: /v1/\nDisallow: /staff\nAllow: /v1/*:runQuery\n\nSitemap: ${address}/sitemap.xml\n`;

/** The import and the page itself report a malformed field; the site map only skips it. */
const ignoreProblem = (): void => {};

export const createSiteMapFiles = ({
  address,
  content,
}: SiteMapOptions): Readonly<Record<string, string>> => {
  const records = readInitialContent(content, 0);
  const pages = createSiteMap(
    (list) =>
      records.filter((record) => record.list === list).map(({ id, fields }) => ({ id, data: fields })),
    ignoreProblem,
  );
  return { 'sitemap.xml': siteMapXml(address, pages), 'robots.txt': robotsText(address) };
};

export const siteMapPlugin = (options: SiteMapOptions): Plugin => ({
  name: 'siteMap',
  writeBundle: {
    handler({ dir }) {
      for (const [name, text] of Object.entries(createSiteMapFiles(options)))
        writeFileSync(join(dir!, name), text);
    },
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = request.url?.split('?', 1)[0] ?? '';
      const type = contentTypes[path];
      const text = type && createSiteMapFiles(options)[path.slice(1)];
      if (text === undefined) return next();
      response.setHeader('Content-Type', type!);
      response.end(text);
    });
  },
});
