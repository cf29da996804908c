/** The address that a build gave to its pages, and what is wrong with one that has none of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of a build without SITE_URL and without a Firebase project. */
export const localAddress = 'http://localhost:8080';

export const missingAddressNotice = `SITE_URL was not set for this build: links that people share, search engines and the picture of a link get ${localAddress}, which opens nowhere else. Set it to the address of the site, such as SITE_URL=https://barangay.example, and build again.`;

/** The notice about a built site; null for a site with an address, and where nothing is built. */
export function findAddressNotice(dist: string): string | null {
  try {
    const robots = readFileSync(join(dist, 'robots.txt'), 'utf8');
    return robots.includes(`Sitemap: ${localAddress}/`) ? missingAddressNotice : null;
  } catch {
    return null;
  }
}
