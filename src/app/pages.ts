/**
 * Imports of the pages in the route table, loaded on first visit. A page name without an import does not compile. Only
 * the entry imports this file: its hash changes with every page file, so it must be small.
 */
import type { PageName } from '../routes/table.ts';
import type { PageImport } from './pageLoader.ts';

export const pageImports = {
  Home: async () => (await import('../pages/Home.tsx')).Home,
  FormRequest: async () => (await import('../pages/FormRequest.tsx')).FormRequest,
  RequestStatus: async () => (await import('../pages/RequestStatus.tsx')).RequestStatus,
  News: async () => (await import('../pages/News.tsx')).News,
  NewsArticle: async () => (await import('../pages/NewsArticle.tsx')).NewsArticle,
  Ordinance: async () => (await import('../pages/Ordinance.tsx')).Ordinance,
  OrdinanceArticle: async () => (await import('../pages/OrdinanceArticle.tsx')).OrdinanceArticle,
  Announcements: async () => (await import('../pages/Announcements.tsx')).Announcements,
  AnnouncementArticle: async () => (await import('../pages/AnnouncementArticle.tsx')).AnnouncementArticle,
  Resident: async () => (await import('../pages/Resident.tsx')).Resident,
  Visitor: async () => (await import('../pages/Visitor.tsx')).Visitor,
  Government: async () => (await import('../pages/Government.tsx')).Government,
  Tourism: async () => (await import('../pages/Tourism.tsx')).Tourism,
  TourismMap: async () => (await import('../pages/TourismMap.tsx')).TourismMap,
  History: async () => (await import('../pages/History.tsx')).History,
  TheBarangay: async () => (await import('../pages/TheBarangay.tsx')).TheBarangay,
  ElectedOfficials: async () => (await import('../pages/ElectedOfficials.tsx')).ElectedOfficials,
  OfficialDetails: async () => (await import('../pages/OfficialDetails.tsx')).OfficialDetails,
  EmergencyHotlines: async () => (await import('../pages/EmergencyHotlines.tsx')).EmergencyHotlines,
  AwardsAndDistinctions: async () =>
    (await import('../pages/AwardsAndDistinctions.tsx')).AwardsAndDistinctions,
  Accessibility: async () => (await import('../pages/Accessibility.tsx')).Accessibility,
  CitizensCharter: async () => (await import('../pages/CitizensCharter.tsx')).CitizensCharter,
  ServiceDetail: async () => (await import('../pages/ServiceDetail.tsx')).ServiceDetail,
} as const satisfies Readonly<Record<PageName, PageImport>>;
