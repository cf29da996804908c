/**
 * The origin of the published site: SITE_URL, or else Firebase Hosting's when a project is set, or else this machine's.
 */

import { localAddress } from '../../server/http/builtAddress.ts';
import { UserError } from '../../server/lib/userError.ts';
import { sanitizeLine } from '../../src/lib/sanitizeLine.ts';

/** 'https://barangay.example/' → 'https://barangay.example'. @throws UserError */
export function readSiteUrl(env: Readonly<Record<string, string | undefined>>): string {
  const [configured = '', project = ''] = [env.SITE_URL?.trim(), env.VITE_FIREBASE_PROJECT_ID?.trim()];
  if (configured === '') return project === '' ? localAddress : `https://${project}.web.app`;
  if (!/^https?:\/\/[^\s/?#@\\]+\/?$/i.test(configured) || !URL.canParse(configured))
    throw new UserError(
      `SITE_URL must be the address of the site without a path, such as https://barangay.example; it is '${sanitizeLine(configured, 60)}'.`,
    );
  return new URL(configured).origin;
}
