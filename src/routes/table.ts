/**
 * Spec §2: every route of the site, once. Router, navigation, footer, titles and sitemap derive from it (menu.ts).
 * Paths match in any case; `:name` matches one segment.
 */
import { site, slug } from '../site.ts';

interface SubPage {
  readonly path: `/${string}`;
  readonly title: string;
  readonly group: string;
  readonly page: string;
}

interface RouteEntry {
  readonly path: `/${string}`;
  readonly title: string;
  readonly page: string;
  readonly isHidden?: true;
  /** Only for people who have its address: not indexed, and not in the sitemap. */
  readonly isUnlisted?: true;
  /** Marks an item that opens into groups. */
  readonly icon?: 'state-plus';
  readonly groups?: readonly {
    readonly title: string;
    readonly icon: 'group-map' | 'group-landmark' | 'group-people' | 'group-scales' | 'group-clipboard';
  }[];
  readonly subPages?: readonly SubPage[];
  /** The path of the page that this path is an alias of. */
  readonly sameAs?: `/${string}`;
}

/** A barangay whose name has no letters (a number) has no slug in the path. */
const tourismPath: `/${string}` = slug === '' ? '/Barangay-Tourism' : `/Barangay-${slug}-Tourism`;
const aboutTitle: `About ${string}` = `About ${site.barangay}`;

export const routes = [
  { path: '/Home', title: 'Home', page: 'Home' },
  { path: '/News', title: 'News', page: 'News' },
  { path: '/News/:newsTitle', title: 'News', page: 'NewsArticle', isHidden: true },
  { path: '/Ordinance/:ordinanceTitle', title: 'Ordinance', page: 'OrdinanceArticle', isHidden: true },
  {
    path: '/Announcements/:announcementTitle',
    title: 'Announcement',
    page: 'AnnouncementArticle',
    isHidden: true,
  },
  { path: '/Resident', title: 'Resident', page: 'Resident' },
  {
    path: '/Visitor',
    title: 'Visitor',
    page: 'Visitor',
    icon: 'state-plus',
    groups: [
      { title: 'Tourism', icon: 'group-map' },
      { title: aboutTitle, icon: 'group-landmark' },
    ],
    subPages: [
      { path: tourismPath, title: 'Barangay Tourism', group: 'Tourism', page: 'Tourism' },
      { path: '/Barangay-History', title: 'History', group: aboutTitle, page: 'History' },
    ],
  },
  {
    path: '/Government',
    title: 'Government',
    page: 'Government',
    icon: 'state-plus',
    groups: [
      { title: 'Organization', icon: 'group-people' },
      { title: 'Legislations', icon: 'group-scales' },
      { title: 'Services', icon: 'group-clipboard' },
    ],
    subPages: [
      { path: '/The-Barangay', title: 'The Barangay', group: 'Organization', page: 'TheBarangay' },
      {
        path: '/Elected-Officials',
        title: 'Elected Officials',
        group: 'Organization',
        page: 'ElectedOfficials',
      },
      { path: '/Announcements', title: 'Announcements', group: 'Organization', page: 'Announcements' },
      {
        path: '/Emergency-Hotlines',
        title: 'Emergency Hotlines',
        group: 'Organization',
        page: 'EmergencyHotlines',
      },
      {
        path: '/Awards-And-Distinctions',
        title: 'Awards And Distinctions',
        group: 'Organization',
        page: 'AwardsAndDistinctions',
      },
      { path: '/Ordinance', title: 'Ordinance', group: 'Legislations', page: 'Ordinance' },
      { path: '/Citizens-Charter', title: "Citizen's Charter", group: 'Services', page: 'CitizensCharter' },
    ],
  },
  { path: '/services/:serviceName', title: 'Service Detail', page: 'ServiceDetail', isHidden: true },
  { path: '/Tourism-Map', title: 'Tourism Map', page: 'TourismMap', isHidden: true },
  {
    path: '/barangaytimeline',
    title: 'History',
    page: 'History',
    isHidden: true,
    sameAs: '/Barangay-History',
  },
  { path: '/official-details/:id', title: 'Official Details', page: 'OfficialDetails', isHidden: true },
  { path: '/Form_Request', title: 'Request a Service', page: 'FormRequest', isHidden: true },
  {
    path: '/Request_Status',
    title: 'Request Status',
    page: 'RequestStatus',
    isHidden: true,
    isUnlisted: true,
  },
  { path: '/Accessibility', title: 'Accessibility', page: 'Accessibility', isHidden: true },
] as const satisfies readonly RouteEntry[];

/** `/` is an alias of Home. */
export const homePath = '/home';

/** A missing file gets a plain 404 and is never redirected to Home. */
export const filePaths = ['/images/*', '/assets/*'] as const;

type RouteRow = (typeof routes)[number];
export type PageName =
  | RouteRow['page']
  | Extract<RouteRow, { readonly subPages: unknown }>['subPages'][number]['page'];
