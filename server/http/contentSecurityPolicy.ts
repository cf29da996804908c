/**
 * The Content-Security-Policy of the built site (spec §2; docs/decisions/headers.md): nothing but what the site uses.
 * What is asked of another host depends on what the build was configured with, which it says in `sourcesFile`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../firestore/lib/userError.ts';
import { staffHosts } from './staffPage.ts';

/** What a build was configured with, as far as it is asked of another host. */
export interface Sources {
  /** Where the records are: Cloud Firestore, or the store that serves the page. */
  readonly store: 'embedded' | 'cloud';
  readonly hasAppCheck: boolean;
  /** Origins of the street map's pictures, where they are not the site's own. */
  readonly tiles: readonly string[];
}

/** Stands in the directory of the built site. It is not served: its name begins with a dot. */
export const sourcesFile = '.sources.json';

/**
 * The hash of an empty text. styled-components puts an empty style element into the page and fills it through
 * the CSSOM, which needs no permission; the element does.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const firestore = 'https://firestore.googleapis.com';

/** What reCAPTCHA's own pages ask for, and where App Check exchanges its answer for a proof. */
const appCheck: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** What stands in a page itself, by its hash: "'sha256-...'". */
export interface Inline {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const nothing: Inline = { styles: [], scripts: [] };

/**
 * Pictures of data: addresses are the site's sign and the weave of its ground, which stand in its own code. While a person
 * works on the site (`npm run dev`), Vite writes styles and scripts into the page and talks to it: no other build allows it.
 */
export function policyOf(
  { store, hasAppCheck, tiles }: Sources,
  mode: 'built' | 'dev' = 'built',
  inPage: Inline = nothing,
  hosts: readonly string[] = [],
): string {
  const added = hasAppCheck ? appCheck : {};
  const [inline, talk] = mode === 'dev' ? [["'unsafe-inline'"], ['ws:']] : [[], []];
  const rows: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...inPage.scripts, ...(added['script-src'] ?? [])],
    // A hash beside it would switch 'unsafe-inline' off.
    'style-src': ["'self'", ...(mode === 'dev' ? inline : [emptyStyle, ...inPage.styles])],
    'img-src': ["'self'", 'data:', ...tiles],
    'connect-src': [
      "'self'",
      ...talk,
      ...(store === 'cloud' ? [firestore] : []),
      ...hosts,
      ...(added['connect-src'] ?? []),
    ],
    'frame-src': added['frame-src'] ?? ["'none'"],
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
export const staffPolicyOf = (sources: Sources): string =>
  policyOf({ ...sources, hasAppCheck: false, tiles: [] }, 'built', nothing, staffHosts(sources));

/** Of a site that asks nothing of another host. */
const plainSources: Sources = { store: 'embedded', hasAppCheck: false, tiles: [] };

/** The policy of the site built in this directory; where none is built yet, of one that asks nothing of another host. */
export function builtPolicy(dist: string, inPage: Inline = nothing): string {
  return policyOf(builtSources(dist), 'built', inPage);
}

/** The same for its staff page. */
export const builtStaffPolicy = (dist: string): string => staffPolicyOf(builtSources(dist));

function builtSources(dist: string): Sources {
  try {
    return JSON.parse(readFileSync(join(dist, sourcesFile), 'utf8')) as Sources;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return plainSources;
    throw error;
  }
}
