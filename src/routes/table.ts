/**
 * Spec §2: every route of the site, once. Router, navigation, footer and sitemap derive from it (menu.ts); the titles of
 * its pages are messages (src/i18n/en/pageTexts.ts). Paths match in any case; `:name` matches one segment.
 */
import { slug } from '../site.ts';

interface SubPage {
  readonly path: `/${string}`;
  readonly group: string;
  readonly page: string;
  /** The barangay writes the page, section by section: the value of the field `page` of its sections. */
  readonly sections?: string;
}

interface RouteEntry {
  readonly path: `/${string}`;
  readonly page: string;
  readonly isHidden?: true;
  readonly sections?: SubPage['sections'];
  /**
   * Keeps the page from search engines and the sitemap, because it shows nothing without a code. Where no menu links it either, only
   * a printed address leads there, and the site's own search does not find it.
   */
  readonly isUnlisted?: true;
  /** No item of the menu: the drawer and the footer link it below the menu's items. */
  readonly isBelowMenu?: true;
  /** Marks an item that opens into groups. */
  readonly icon?: 'state-plus';
  readonly groups?: readonly {
    readonly id: string;
    readonly icon: 'group-map' | 'group-landmark' | 'group-people' | 'group-scales' | 'group-clipboard';
  }[];
  readonly subPages?: readonly SubPage[];
  /** The path of the page that this path is an alias of. */
  readonly sameAs?: `/${string}`;
}

/** A barangay whose name has no letters (a number) has no slug in the path. */
const tourismPath: `/${string}` = slug === '' ? '/Barangay-Tourism' : `/Barangay-${slug}-Tourism`;

export const routes = [
  { path: '/Home', page: 'Home' },
  { path: '/News', page: 'News' },
  { path: '/News/:newsTitle', page: 'NewsArticle', isHidden: true },
  { path: '/Ordinance/:ordinanceTitle', page: 'OrdinanceArticle', isHidden: true },
  {
    path: '/Announcements/:announcementTitle',
    page: 'AnnouncementArticle',
    isHidden: true,
  },
  { path: '/Resident', page: 'Resident', sections: 'resident' },
  {
    path: '/Visitor',
    page: 'Visitor',
    sections: 'visitor',
    icon: 'state-plus',
    groups: [
      { id: 'tourism', icon: 'group-map' },
      { id: 'about', icon: 'group-landmark' },
    ],
    subPages: [
      { path: tourismPath, group: 'tourism', page: 'Tourism' },
      { path: '/Barangay-History', group: 'about', page: 'History' },
    ],
  },
  {
    path: '/Government',
    page: 'Government',
    sections: 'government',
    icon: 'state-plus',
    groups: [
      { id: 'organization', icon: 'group-people' },
      { id: 'legislations', icon: 'group-scales' },
      { id: 'services', icon: 'group-clipboard' },
    ],
    subPages: [
      { path: '/The-Barangay', group: 'organization', page: 'TheBarangay', sections: 'the-barangay' },
      {
        path: '/Elected-Officials',
        group: 'organization',
        page: 'ElectedOfficials',
      },
      { path: '/Announcements', group: 'organization', page: 'Announcements' },
      {
        path: '/Emergency-Hotlines',
        group: 'organization',
        page: 'EmergencyHotlines',
      },
      {
        path: '/Awards-And-Distinctions',
        group: 'organization',
        page: 'AwardsAndDistinctions',
      },
      { path: '/Ordinance', group: 'legislations', page: 'Ordinance' },
      { path: '/Citizens-Charter', group: 'services', page: 'CitizensCharter' },
    ],
  },
  { path: '/services/:serviceName', page: 'ServiceDetail', isHidden: true },
  { path: '/Tourism-Map', page: 'TourismMap', isHidden: true },
  {
    path: '/barangaytimeline',
    page: 'History',
    isHidden: true,
    sameAs: '/Barangay-History',
  },
  { path: '/official-details/:id', page: 'OfficialDetails', isHidden: true },
  { path: '/Form_Request', page: 'FormRequest', isHidden: true },
  { path: '/Form_Request/:form', page: 'ServiceForm', isHidden: true },
  {
    path: '/Request_Status',
    page: 'RequestStatus',
    isHidden: true,
    isUnlisted: true,
    isBelowMenu: true,
  },
  { path: '/Verify', page: 'Verify', isHidden: true, isUnlisted: true },
  { path: '/Accessibility', page: 'Accessibility', isHidden: true },
] as const satisfies readonly RouteEntry[];

/** `/` is an alias of Home. */
export const homePath = '/home';

/** A missing file gets a plain 404 and is never redirected to Home. */
export const filePaths = ['/images/*', '/assets/*', '/feeds/*'] as const;

type RouteRow = (typeof routes)[number];
export type PageRow = RouteRow | Extract<RouteRow, { readonly subPages: unknown }>['subPages'][number];
export type PageName = PageRow['page'];

export type WrittenPageRow = Extract<PageRow, { readonly sections: string }>;
export type WrittenPageName = WrittenPageRow['page'];
/** A page that the barangay writes, as its sections name it. */
export type WrittenPage = WrittenPageRow['sections'];
