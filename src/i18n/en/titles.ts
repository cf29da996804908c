/** Spec §2: the titles of the pages, by the page's name in the route table, and of the groups of the menu. */
import { defineMessages } from '../define.ts';

export const titleMessages = defineMessages('titles', {
  pages: {
    Home: 'Home',
    News: 'News',
    NewsArticle: 'News',
    Ordinance: 'Ordinance',
    OrdinanceArticle: 'Ordinance',
    Announcements: 'Announcements',
    AnnouncementArticle: 'Announcement',
    Resident: 'Resident',
    Visitor: 'Visitor',
    Tourism: 'Barangay Tourism',
    History: 'History',
    Government: 'Government',
    TheBarangay: 'The Barangay',
    ElectedOfficials: 'Elected Officials',
    EmergencyHotlines: 'Emergency Hotlines',
    AwardsAndDistinctions: 'Awards And Distinctions',
    CitizensCharter: "Citizen's Charter",
    ServiceDetail: 'Service Detail',
    TourismMap: 'Tourism Map',
    OfficialDetails: 'Official Details',
    FormRequest: 'Request a Service',
    RequestStatus: 'Check My Request',
    Accessibility: 'Accessibility',
  },
  /** Groups of a menu item that opens. */
  groups: {
    about: (barangay: string) => `About ${barangay}`,
    tourism: 'Tourism',
    organization: 'Organization',
    legislations: 'Legislations',
    services: 'Services',
  },
} as const);
