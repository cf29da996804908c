/**
 * The Content-Security-Policy of the built site (spec §2; docs/decisions/headers.md): nothing but what the site uses.
 * What is asked of another host depends on what the build was configured with, which it says in `policySourcesFile`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf } from '../firestore/lib/userError.ts';
import type { PolicySources } from './policySources.ts';
import { listStaffHosts } from './staffPage.ts';

/** Stands in the directory of the built site. It is not served: its name begins with a dot. */
export const policySourcesFile = '.sources.json';

/**
 * The hash of an empty text. styled-components puts an empty style element into the page and fills it through
 * the CSSOM, which needs no permission; the element does.
 */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const firestoreOrigin = 'https://firestore.googleapis.com';

/** What reCAPTCHA's own pages ask for, and where App Check exchanges its answer for a proof. */
const appCheckSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** What stands in a page itself, by its hash: "'sha256-...'". */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const noInlineHashes: InlineHashes = { styles: [], scripts: [] };

/**
 * Pictures of data: addresses are the site's sign and the weave of its ground, which stand in its own code. While a person
 * works on the site (`npm run dev`), Vite writes styles and scripts into the page and talks to it: no other build allows it.
 */
export function createContentSecurityPolicy(
  { store, hasAppCheck, tiles }: PolicySources,
  mode: 'built' | 'dev' = 'built',
  inlineHashes: InlineHashes = noInlineHashes,
  hosts: readonly string[] = [],
): string {
  const thirdParty = hasAppCheck ? appCheckSources : {};
  const [inline, hotReload] = mode === 'dev' ? [["'unsafe-inline'"], ['ws:']] : [[], []];
  const rows: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...inlineHashes.scripts, ...(thirdParty['script-src'] ?? [])],
    // A hash beside it would switch 'unsafe-inline' off.
    'style-src': ["'self'", ...(mode === 'dev' ? inline : [emptyStyleHash, ...inlineHashes.styles])],
    'img-src': ["'self'", 'data:', ...tiles],
    'connect-src': [
      "'self'",
      ...hotReload,
      ...(store === 'cloud' ? [firestoreOrigin] : []),
      ...hosts,
      ...(thirdParty['connect-src'] ?? []),
    ],
    'frame-src': thirdParty['frame-src'] ?? ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(rows)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The staff page's: of its own scripts and records, and of who an account is; no picture but the site's own. */
export const createStaffPolicy = (sources: PolicySources): string =>
  createContentSecurityPolicy(
    { ...sources, hasAppCheck: false, tiles: [] },
    'built',
    noInlineHashes,
    listStaffHosts(sources),
  );

/** Of a site that asks nothing of another host. */
const embeddedSources: PolicySources = { store: 'embedded', hasAppCheck: false, tiles: [] };

/** The policy of the site built in this directory; where none is built yet, of one that asks nothing of another host. */
export function readSitePolicy(dist: string, inlineHashes: InlineHashes = noInlineHashes): string {
  return createContentSecurityPolicy(readPolicySources(dist), 'built', inlineHashes);
}

/** The same for its staff page. */
export const readStaffPolicy = (dist: string): string => createStaffPolicy(readPolicySources(dist));

function readPolicySources(dist: string): PolicySources {
  try {
    return JSON.parse(readFileSync(join(dist, policySourcesFile), 'utf8')) as PolicySources;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return embeddedSources;
    throw error;
  }
}
