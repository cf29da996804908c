/** firebase.json, made of what the embedded server sends: its headers, its caching, its types of files. */

import {
  createContentSecurityPolicy,
  createStaffPolicy,
  type InlineHashes,
} from '../../server/http/contentSecurityPolicy.ts';
import { commonHeaders, httpsHeaders, policyHeader } from '../../server/http/headers.ts';
import type { PolicySources } from '../../server/http/policySources.ts';
import { caching, contentTypes } from '../../server/http/siteFiles.ts';
import { staffPage } from '../../server/http/staffPage.ts';
import { localesDirectory } from '../../server/ssr/template.ts';
import { homePath } from '../../src/routes/table.ts';

const toHeaderRows = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** A site with its records in Cloud Firestore and the usual pictures of the street map. */
export const cloudSources: PolicySources = {
  store: 'cloud',
  hasAppCheck: false,
  tiles: ['https://tile.openstreetmap.org'],
};

/**
 * Of several rows that fit and set the same header the last counts. The first is a regular expression, for `**` leaves
 * out names that begin with a dot.
 * @param inline what stands in the pages of a build, by path; without it the pages have no styles before their scripts
 * @param assets the files below /assets/; without them a file that is missing there is kept as long as one that is there
 */
export const createFirebaseConfig = (
  sources: PolicySources,
  assets: readonly string[] = ['**'],
  inline: Readonly<Record<string, InlineHashes>> = {},
) => ({
  firestore: { rules: 'server/firestore.rules', indexes: 'server/firestore.indexes.json' },
  hosting: {
    public: 'dist',
    // It packs by itself.
    ignore: ['**/.*', '**/*.br', '**/*.gz'],
    cleanUrls: true,
    trailingSlash: false,
    i18n: { root: `/${localesDirectory}` },
    rewrites: [{ source: '!/@(images|assets)/**', destination: '/shell.html' }],
    headers: [
      {
        regex: '.*',
        headers: toHeaderRows({
          ...commonHeaders,
          ...httpsHeaders,
          [policyHeader]: createContentSecurityPolicy(sources, 'built', inline['']),
          'Cache-Control': caching.other,
        }),
      },
      ...Object.entries(inline)
        .filter(([path]) => path !== '')
        .flatMap(([path, inPage]) =>
          (path === homePath ? [path, '/'] : [path]).map((each) => ({
            regex: `^${each.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&')}$`,
            headers: toHeaderRows({ [policyHeader]: createContentSecurityPolicy(sources, 'built', inPage) }),
          })),
        ),
      {
        regex: `^${staffPage.path}(\\.html)?$`,
        headers: toHeaderRows({
          [policyHeader]: createStaffPolicy(sources),
          'Cache-Control': staffPage.caching,
          'X-Robots-Tag': staffPage.robots,
        }),
      },
      ...assets.map((name) => ({
        source: `/assets/${name}`,
        headers: toHeaderRows({ 'Cache-Control': caching.assets }),
      })),
      ...Object.entries(contentTypes).map(([source, type]) => ({
        source,
        headers: toHeaderRows({ 'Content-Type': type }),
      })),
    ],
  },
});
