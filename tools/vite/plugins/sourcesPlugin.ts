/**
 * Writes the list of other hosts that a build needs beside the built site (server/http/contentSecurityPolicy.ts), and
 * sets the dev server's policy.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  createContentSecurityPolicy,
  policySourcesFile,
} from '../../../server/http/contentSecurityPolicy.ts';
import { setContentSecurityPolicy } from '../../../server/http/headers.ts';
import type { PolicySources } from '../../../server/http/policySources.ts';
import { listStaffHosts, staffPage } from '../../../server/http/staffPage.ts';
import { UserError } from '../../../server/lib/userError.ts';

/** The values that Leaflet substitutes for {s}. */
const subdomains = ['a', 'b', 'c'];

/**
 * The origins of the street map's tiles; empty when they are the site's own. `https://{s}.tiles.example/{z}/{x}/{y}.png`
 * → three origins.
 * @throws UserError
 */
export function parseTileOrigins(url: string): readonly string[] {
  const [origin = ''] = /^https?:\/\/[^/]*/i.exec(url) ?? [];
  if (origin === '') return [];
  const origins = origin.includes('{s}')
    ? subdomains.map((each) => origin.replaceAll('{s}', each))
    : [origin];
  if (origins.some((each) => !/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(each)))
    throw new UserError(
      `VITE_TILE_URL must name its host by letters, digits, dots and hyphens, with {s} for a, b and c at most; it is '${origin}'.`,
    );
  return origins;
}

export const sourcesPlugin = (built: PolicySources): Plugin => ({
  name: 'sources',
  writeBundle: ({ dir }) => writeFileSync(join(dir!, policySourcesFile), `${JSON.stringify(built)}\n`),
  configureServer({ middlewares }) {
    middlewares.use(({ url = '' }, response, next) => {
      const hosts = url.startsWith(staffPage.path) ? listStaffHosts(built) : [];
      setContentSecurityPolicy(response, createContentSecurityPolicy(built, 'dev', undefined, hosts));
      next();
    });
  },
});
