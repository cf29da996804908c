/** The origin that the site is published at: SITE_URL, else Firebase Hosting's where a project is set, else this machine's. */
import { Problem } from '../../server/firestore/lib/userError.ts';

const own = 'http://localhost:8080';

/** 'https://barangay.example/' → 'https://barangay.example' @throws Problem */
export function siteAddressOf(env: Readonly<Record<string, string | undefined>>): string {
  const [given = '', project = ''] = [env.SITE_URL?.trim(), env.VITE_FIREBASE_PROJECT_ID?.trim()];
  if (given === '') return project === '' ? own : `https://${project}.web.app`;
  if (!/^https?:\/\/[^\s/?#@\\]+\/?$/i.test(given) || !URL.canParse(given))
    throw new Problem(
      `SITE_URL must be the address of the site without a path, such as https://barangay.example; it is '${given.replace(/[^ -~]/g, '?').slice(0, 60)}'.`,
    );
  return new URL(given).origin;
}
