import type { PolicySources } from './policySources.ts';
/** The staff page among the files of the built site: in no menu, no map of the site and no search, and kept by nobody. */

export const staffPage = {
  file: 'staff.html',
  path: '/staff',
  /** What the names of its scripts begin with. */
  prefix: 'staff-',
  caching: 'no-store',
  /** Beside the page's own, for programs that look no further than a header. */
  robots: 'noindex, nofollow',
} as const;

/** What the page asks of another host: the records of Cloud Firestore, and who an account is. Neither map nor App Check. */
export const listStaffHosts = ({ store }: PolicySources): readonly string[] =>
  store === 'cloud' ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] : [];
