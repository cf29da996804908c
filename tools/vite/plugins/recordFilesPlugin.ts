/**
 * Writes the files that are made of the records, sitemap.xml and the feeds, and robots.txt beside the built site. They are not
 * part of the bundle, so version.json ignores them and new content reloads no page.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readInitialContent } from '../../../server/content/initialContent.ts';
import { contentTypes } from '../../../server/http/siteFiles.ts';
import { recordFiles } from '../../../src/content/feeds/recordFiles.ts';

interface RecordFilesOptions {
  /** The site's origin, without a trailing slash. */
  readonly address: string;
  /** The directory of the content. */
  readonly content: string;
}

/**
 * Excludes the store's write calls, which are no pages, and the staff page. Read calls stay allowed, because a search
 * engine that renders the pages needs their records.
 */
const robotsText = (address: string): string =>
  `User-agent: *\nDisallow: /v1/\nDisallow: /staff\nAllow: /v1/*:runQuery\n\nSitemap: ${address}/sitemap.xml\n`;

/**
 * By path below the built site.
 * @param now epoch ms
 * @throws UserError
 */
export const createRecordFiles = (
  { address, content }: RecordFilesOptions,
  now: number,
): Readonly<Record<string, string>> => {
  const records = readInitialContent(content, 0);
  const options = {
    documentsOf: (list: string) =>
      records.filter((record) => record.list === list).map(({ id, fields }) => ({ id, data: fields })),
    address,
    now,
  };
  return {
    ...Object.fromEntries([...recordFiles].map(([path, file]) => [path.slice(1), file.write(options)])),
    'robots.txt': robotsText(address),
  };
};

export const recordFilesPlugin = (options: RecordFilesOptions): Plugin => ({
  name: 'recordFiles',
  writeBundle: {
    handler({ dir }) {
      for (const [name, text] of Object.entries(createRecordFiles(options, Date.now()))) {
        mkdirSync(dirname(join(dir!, name)), { recursive: true });
        writeFileSync(join(dir!, name), text);
      }
    },
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = request.url?.split('?', 1)[0] ?? '';
      const type = contentTypes[path] ?? recordFiles.get(path)?.type;
      const text = type && createRecordFiles(options, Date.now())[path.slice(1)];
      if (text === undefined) return next();
      response.setHeader('Content-Type', type!);
      response.end(text);
    });
  },
});
