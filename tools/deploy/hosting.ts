/** Generates firebase.json from the embedded server's settings: headers, caching, content types. */
import {
  createContentSecurityPolicy,
  createStaffPolicy,
  type InlineHashes,
} from '../../server/http/contentSecurityPolicy.ts';
import { commonHeaders, httpsHeaders, policyHeader } from '../../server/http/headers.ts';
import { filePolicy } from '../../server/http/pictures.ts';
import type { PolicySources } from '../../server/http/policySources.ts';
import { caching, contentTypes } from '../../server/http/siteFiles.ts';
import { staffPage } from '../../server/http/staffPage.ts';
import { localesDirectory } from '../../server/ssr/template.ts';
import { feedCaching, feedDirectory, feedTypes } from '../../src/routes/feeds.ts';
import { homePath } from '../../src/routes/table.ts';

const toHeaderRows = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** A site with its records in Cloud Firestore and the default tiles of the street map. */
export const cloudSources: PolicySources = {
  store: 'cloud',
  hasAppCheck: false,
  tiles: ['https://tile.openstreetmap.org'],
};

/**
 * When several matching rows set the same header, the last one wins. The first row is a regular expression, because `**`
 * does not match names that begin with a dot.
 * @param inline the hashes of inline code in the pages of a build, by path; without it pages have no styles until their
 * scripts run
 * @param assets the files below /assets/; without it a missing file there is cached as long as an existing one
 * @param pictures the paths of the pictures and PDFs that staff added; without it browsers ask for each again
 */
export const createFirebaseConfig = (
  sources: PolicySources,
  assets: readonly string[] = ['**'],
  inline: Readonly<Record<string, InlineHashes>> = {},
  pictures: readonly string[] = [],
) => ({
  firestore: { rules: 'server/firestore.rules', indexes: 'server/firestore.indexes.json' },
  hosting: {
    public: 'dist',
    // Firebase Hosting compresses files itself.
    ignore: ['**/.*', '**/*.br', '**/*.gz'],
    cleanUrls: true,
    trailingSlash: false,
    i18n: { root: `/${localesDirectory}` },
    rewrites: [{ source: '!/@(images|files|assets|feeds)/**', destination: '/shell.html' }],
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
      { source: '/files/**', headers: toHeaderRows({ [policyHeader]: filePolicy }) },
      ...[...assets.map((name) => `/assets/${name}`), ...pictures].map((source) => ({
        source,
        headers: toHeaderRows({ 'Cache-Control': caching.assets }),
      })),
      ...Object.entries(contentTypes).map(([source, type]) => ({
        source,
        headers: toHeaderRows({ 'Content-Type': type }),
      })),
      ...Object.entries(feedTypes).map(([ending, type]) => ({
        source: `${feedDirectory}*.${ending}`,
        headers: toHeaderRows({ 'Content-Type': type, 'Cache-Control': feedCaching }),
      })),
    ],
  },
});
