/** The paths that Firebase Hosting and the embedded server are compared by, and where their answers may differ. */
import { allRoutes } from '../../src/routes/menu.ts';

const routes = [...new Set(allRoutes.map(({ path }) => path.replace(/:\w+/, 'sample')))];

const pageFiles = Object.fromEntries(
  allRoutes
    .filter(({ path }) => !path.includes(':'))
    .map(({ path }) => [`${path.slice(1)}.html`, `<!doctype html><title>${path}</title>`]),
);

/** Files of the fixture; a build has others beside them. */
export const fixtureFiles = {
  ...pageFiles,
  'home.html': '<!doctype html><title>Site</title>',
  'shell.html': '<!doctype html><title>Shell</title>',
  '.sources.json': '',
  'index.html': '<!doctype html><title>Site</title>',
  'machines.html': '<!doctype html><title>Machines</title>',
  'version.json': '{"version":"sample"}',
  'search.json': '{"madeAt":0}',
  'worker.js': 'keep()',
  'manifest.webmanifest': '{"name":"Site"}',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'Disallow: /v1/',
  'feeds/all.xml': '<feed/>',
  'feeds/all.fil.xml': '<feed xml:lang="fil"/>',
  // Without an event the calendar is the same in each language.
  'feeds/calendar.ceb.ics': 'BEGIN:VCALENDAR',
  'feeds/calendar.ics': 'BEGIN:VCALENDAR',
  'assets/script.js': 'run()',
  'images/barangay-sample.png': 'a picture',
} as const;

/** `{script}` is any script of the build. */
export const comparedPaths: readonly string[] = [
  '/',
  ...routes,
  ...routes.map((path) => path.toUpperCase()),
  ...routes.map((path) => `${path}/`),
  '/home?from=elsewhere',
  '/no-such-page',
  '/no/such.page',
  '/None.html',
  '/machines',
  '/machines/',
  '/machines.html',
  '/machines.html?from=elsewhere',
  '/Machines',
  '/Machines.html',
  '/machines/none',
  '/index',
  '/index/',
  '/index.html',
  '/index.html?from=elsewhere',
  '/home',
  '/home.html',
  '/shell',
  '/shell.html',
  '/News.html',
  '/News.html?from=elsewhere',
  '/version.json',
  '/search.json',
  '/worker.js',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/feeds/all.xml',
  '/feeds/all.xml?from=elsewhere',
  '/feeds/all.fil.xml',
  '/feeds/calendar.ics',
  '/feeds/none.txt',
  '/feeds/',
  '/feeds',
  '/Feeds/none.xml',
  '/{script}',
  '/{script}?from=elsewhere',
  '/{script}/',
  '/assets/none.js',
  '/assets/none/none.js',
  '/assets/',
  '/assets',
  '/Assets/none.js',
  '/images/barangay-sample.png',
  '/images/barangay-sample.png/',
  '/images/BARANGAY-SAMPLE.PNG',
  '/images/none.png',
  '/images/',
  '/images',
  '/Images/none.png',
  '/images/%62arangay-sample.png',
  '/%69mages/none.png',
  '/%61ssets/none.js',
  '/services/caf%C3%A9',
  '/services/%E0%A4%A',
  '/services/..',
  '/services/%2e%2e',
  '/assets/../index.html',
  '/images/../../etc/hostname',
  '/..%2f..%2fetc%2fhostname',
  '//elsewhere.example',
  '/News//none',
  '/.sources.json',
  '/.well-known/none',
  '/v1/none',
  '/__/firebase/init.json',
];

/** Paths at which the two differ → why that is so, and may stay. */
export const acceptedDifferences: Readonly<Record<string, string>> = {
  '/index/': 'Hosting leads to / in two steps, by /index.',
  '/index.html?from=elsewhere':
    'The emulator leads to ?from=elsewhere, which is this address again; nothing links to it.',
  '/{script}/': 'There is no such file; Hosting lets it be kept, for its header is that of the file.',
  '/%69mages/none.png':
    'Hosting compares the path as it is written, and answers with the page, which says that the file is missing.',
  '/%61ssets/none.js': 'The same.',
  '/services/%E0%A4%A':
    'The emulator fails on an escape that is none; the page here says that there is no such service.',
  '/services/..':
    'The emulator answers with the shell and the policy of /; no browser asks so, for it goes up by itself.',
  '/.sources.json': 'The emulator shows what a deploy leaves out (`ignore`).',
  '/v1/none': 'Here the store answers; Hosting has none.',
  '/__/firebase/init.json': 'A room of Hosting itself.',
};
