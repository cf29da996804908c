/**
 * The page of each name in the route table, loaded when it is first gone to. A name without a page does not compile. It
 * stands in the entry alone: what names the files of the pages changes with each of them, and must be small.
 */
import type { PageName } from '../routes/table.ts';
import type { Load } from './loadedPages.ts';

export const loads = {
  Home: async () => (await import('../pages/home.tsx')).Home,
  FormRequest: async () => (await import('../pages/formRequest.tsx')).FormRequest,
  RequestStatus: async () => (await import('../pages/requestStatus.tsx')).RequestStatus,
  News: async () => (await import('../pages/news.tsx')).News,
  NewsArticle: async () => (await import('../pages/newsArticle.tsx')).NewsArticle,
  Ordinance: async () => (await import('../pages/ordinance.tsx')).Ordinance,
  OrdinanceArticle: async () => (await import('../pages/ordinanceArticle.tsx')).OrdinanceArticle,
  Announcements: async () => (await import('../pages/announcements.tsx')).Announcements,
  AnnouncementArticle: async () => (await import('../pages/announcementArticle.tsx')).AnnouncementArticle,
  Resident: async () => (await import('../pages/resident.tsx')).Resident,
  Visitor: async () => (await import('../pages/visitor.tsx')).Visitor,
  Government: async () => (await import('../pages/government.tsx')).Government,
  Tourism: async () => (await import('../pages/tourism.tsx')).Tourism,
  TourismMap: async () => (await import('../pages/tourismMap.tsx')).TourismMap,
  History: async () => (await import('../pages/history.tsx')).History,
  TheBarangay: async () => (await import('../pages/theBarangay.tsx')).TheBarangay,
  ElectedOfficials: async () => (await import('../pages/electedOfficials.tsx')).ElectedOfficials,
  OfficialDetails: async () => (await import('../pages/officialDetails.tsx')).OfficialDetails,
  EmergencyHotlines: async () => (await import('../pages/emergencyHotlines.tsx')).EmergencyHotlines,
  AwardsAndDistinctions: async () =>
    (await import('../pages/awardsAndDistinctions.tsx')).AwardsAndDistinctions,
  Accessibility: async () => (await import('../pages/accessibility.tsx')).Accessibility,
  CitizensCharter: async () => (await import('../pages/citizensCharter.tsx')).CitizensCharter,
  ServiceDetail: async () => (await import('../pages/serviceDetail.tsx')).ServiceDetail,
} as const satisfies Readonly<Record<PageName, Load>>;
