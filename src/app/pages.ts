/** The page of each name in the route table, loaded when it is first gone to. A name without a page does not compile. */
import type { ComponentType } from 'react';
import type { PageName } from '../routes/table.ts';

type Load = () => Promise<ComponentType>;

const placeholder: Load = async () => (await import('../pages/placeholder.tsx')).Placeholder;

const loads = {
  Home: async () => (await import('../pages/home.tsx')).Home,
  FormRequest: async () => (await import('../pages/formRequest.tsx')).FormRequest,
  News: placeholder,
  NewsArticle: placeholder,
  Ordinance: placeholder,
  OrdinanceArticle: placeholder,
  Announcements: placeholder,
  AnnouncementArticle: placeholder,
  Resident: placeholder,
  Visitor: placeholder,
  Government: placeholder,
  Tourism: placeholder,
  TourismMap: placeholder,
  History: placeholder,
  TheBarangay: placeholder,
  ElectedOfficials: placeholder,
  OfficialDetails: placeholder,
  EmergencyHotlines: placeholder,
  AwardsAndDistinctions: placeholder,
  CitizensCharter: placeholder,
  ServiceDetail: async () => (await import('../pages/serviceDetail.tsx')).ServiceDetail,
} as const satisfies Readonly<Record<PageName, Load>>;

const loaded = new Map<PageName, ComponentType>();

/** The page, where its code is here already. */
export const pageAtHand = (name: PageName): ComponentType | null => loaded.get(name) ?? null;

/** Fetches the page's code and keeps it at hand. Rejects where it cannot be fetched; a later call asks again. */
export const loadPage = async (name: PageName): Promise<void> => {
  loaded.set(name, await loads[name]());
};
