/**
 * The Content-Security-Policy of the built site (spec §2; docs/decisions/0037-headers.md): it allows only what the site uses.
 * Requests to other hosts depend on the build's configuration, which the build writes to `policySourcesFile`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf } from '../../packages/embedded-firestore/src/lib/index.ts';
import type { PolicySources } from './policySources.ts';
import { listStaffHosts } from './staffPage.ts';

/** A file of the built site. The server does not serve it, because its name begins with a dot. */
export const policySourcesFile = '.sources.json';

/**
 * The hash of an empty text. styled-components inserts an empty style element and fills it through the CSSOM. The
 * element needs permission; the CSSOM does not.
 */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const firestoreOrigin = 'https://firestore.googleapis.com';

/** The hosts of reCAPTCHA's own pages, and the host where App Check exchanges its answer for a token. */
const appCheckSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** Hashes of a page's inline styles and scripts: "'sha256-...'". */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const noInlineHashes: InlineHashes = { styles: [], scripts: [] };

/**
 * `data:` images are the site's logo and the woven background texture, both in its own code. In development (`npm run dev`)
 * Vite writes styles and scripts into the page and connects to it over a WebSocket; only that mode allows them.
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
    // A hash here would disable 'unsafe-inline'.
    'style-src': ["'self'", ...(mode === 'dev' ? inline : [emptyStyleHash, ...inlineHashes.styles])],
    'img-src': ["'self'", 'data:', ...tiles],
    'connect-src': [
      "'self'",
      ...hotReload,
      ...(store === 'cloud' ? [firestoreOrigin] : []),
      ...hosts,
      ...(thirdParty['connect-src'] ?? []),
    ],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Without a row of their own, frames and objects follow the first row, and workers that of the scripts.
    ...(hasAppCheck && { 'frame-src': appCheckSources['frame-src'] ?? [] }),
  };
  return Object.entries(rows)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The staff page's policy: its own scripts and records, the hosts for sign-in, and only the site's own images. */
export const createStaffPolicy = (sources: PolicySources): string =>
  createContentSecurityPolicy(
    { ...sources, hasAppCheck: false, tiles: [] },
    'built',
    noInlineHashes,
    listStaffHosts(sources),
  );

/** For a site that requests nothing from other hosts. */
const embeddedSources: PolicySources = { store: 'embedded', hasAppCheck: false, tiles: [] };

/** The policy of the site built in this directory. Without a build, the policy allows no other host. */
export function readSitePolicy(dist: string, inlineHashes: InlineHashes = noInlineHashes): string {
  return createContentSecurityPolicy(readPolicySources(dist), 'built', inlineHashes);
}

/** The same for the site's staff page. */
export const readStaffPolicy = (dist: string): string => createStaffPolicy(readPolicySources(dist));

function readPolicySources(dist: string): PolicySources {
  try {
    return JSON.parse(readFileSync(join(dist, policySourcesFile), 'utf8')) as PolicySources;
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return embeddedSources;
    throw error;
  }
}
