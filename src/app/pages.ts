/**
 * Imports of the pages in the route table, loaded on first visit. A page name without an import does not compile. Only
 * the entry imports this file: its hash changes with every page file, so it must be small.
 */
import { loadRequestNotices } from '../features/request/submission/RequestNoticesArea.tsx';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { writtenPageRows } from '../routes/menu.ts';
import type { PageName, WrittenPageName } from '../routes/table.ts';
import type { PageImport } from './pageLoader.ts';

/** The pages that the barangay writes have one component. */
const sectionsPageImports = Object.fromEntries(
  writtenPageRows.map(({ page }): [WrittenPageName, PageImport] => [
    page,
    async () => (await importWithRetry(() => import('../pages/SectionsPage.tsx'))).sectionsPages[page],
  ]),
) as Readonly<Record<WrittenPageName, PageImport>>;

export const pageImports = {
  ...sectionsPageImports,
  Home: async () => (await importWithRetry(() => import('../pages/Home.tsx'))).Home,
  FormRequest: async () => (await importWithRetry(() => import('../pages/FormRequest.tsx'))).FormRequest,
  ServiceForm: async () => {
    // A form that is reloaded while it sends says so at once.
    const [{ ServiceForm }] = await Promise.all([
      importWithRetry(() => import('../pages/ServiceForm.tsx')),
      loadRequestNotices(),
    ]);
    return ServiceForm;
  },
  RequestStatus: async () =>
    (await importWithRetry(() => import('../pages/RequestStatus.tsx'))).RequestStatus,
  Verify: async () => (await importWithRetry(() => import('../pages/Verify.tsx'))).Verify,
  News: async () => (await importWithRetry(() => import('../pages/News.tsx'))).News,
  NewsArticle: async () => (await importWithRetry(() => import('../pages/NewsArticle.tsx'))).NewsArticle,
  Ordinance: async () => (await importWithRetry(() => import('../pages/Ordinance.tsx'))).Ordinance,
  OrdinanceArticle: async () =>
    (await importWithRetry(() => import('../pages/OrdinanceArticle.tsx'))).OrdinanceArticle,
  Announcements: async () =>
    (await importWithRetry(() => import('../pages/Announcements.tsx'))).Announcements,
  AnnouncementArticle: async () =>
    (await importWithRetry(() => import('../pages/AnnouncementArticle.tsx'))).AnnouncementArticle,
  Tourism: async () => (await importWithRetry(() => import('../pages/Tourism.tsx'))).Tourism,
  TourismMap: async () => (await importWithRetry(() => import('../pages/TourismMap.tsx'))).TourismMap,
  History: async () => (await importWithRetry(() => import('../pages/History.tsx'))).History,
  ElectedOfficials: async () =>
    (await importWithRetry(() => import('../pages/ElectedOfficials.tsx'))).ElectedOfficials,
  OfficialDetails: async () =>
    (await importWithRetry(() => import('../pages/OfficialDetails.tsx'))).OfficialDetails,
  EmergencyHotlines: async () =>
    (await importWithRetry(() => import('../pages/EmergencyHotlines.tsx'))).EmergencyHotlines,
  AwardsAndDistinctions: async () =>
    (await importWithRetry(() => import('../pages/AwardsAndDistinctions.tsx'))).AwardsAndDistinctions,
  Accessibility: async () =>
    (await importWithRetry(() => import('../pages/Accessibility.tsx'))).Accessibility,
  CitizensCharter: async () =>
    (await importWithRetry(() => import('../pages/CitizensCharter.tsx'))).CitizensCharter,
  ServiceDetail: async () =>
    (await importWithRetry(() => import('../pages/ServiceDetail.tsx'))).ServiceDetail,
} as const satisfies Readonly<Record<PageName, PageImport>>;
