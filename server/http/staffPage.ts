/** The staff page among the files of the built site: in no menu, no sitemap and no search, and never cached. */
import type { PolicySources } from './policySources.ts';

export const staffPage = {
  file: 'staff.html',
  path: '/staff',
  /** The prefix of its scripts' names. */
  prefix: 'staff-',
  caching: 'no-store',
  /** Repeats the page's own robots tag for programs that read only headers. */
  robots: 'noindex, nofollow',
} as const;

/** Other hosts that the page needs: Google's sign-in services with Cloud Firestore. It uses neither map nor App Check. */
export const listStaffHosts = ({ store }: PolicySources): readonly string[] =>
  store === 'cloud' ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] : [];
