/** Filipino translation of ../en/titles.ts. */
import type { LocaleMessages } from '../messages.ts';

export const titles: LocaleMessages['titles'] = {
  pages: {
    Home: 'Home',
    News: 'Balita',
    NewsArticle: 'Balita',
    Ordinance: 'Ordinansa',
    OrdinanceArticle: 'Ordinansa',
    Announcements: 'Mga Anunsyo',
    AnnouncementArticle: 'Anunsyo',
    Resident: 'Residente',
    Visitor: 'Bisita',
    Tourism: 'Turismo sa Barangay',
    History: 'Kasaysayan',
    Government: 'Pamahalaan',
    TheBarangay: 'Ang Barangay',
    ElectedOfficials: 'Mga Halal na Opisyal',
    EmergencyHotlines: 'Mga Emergency Hotline',
    AwardsAndDistinctions: 'Mga Parangal at Pagkilala',
    CitizensCharter: "Citizen's Charter",
    ServiceDetail: 'Detalye ng Serbisyo',
    TourismMap: 'Mapa ng Turismo',
    OfficialDetails: 'Detalye ng Opisyal',
    FormRequest: 'Humiling ng Serbisyo',
    RequestStatus: 'Tingnan ang Kahilingan Ko',
    Accessibility: 'Accessibility',
  },
  /** Groups of a menu item that opens. */
  groups: {
    about: () => 'Tungkol sa Barangay',
    tourism: 'Turismo',
    organization: 'Organisasyon',
    legislations: 'Mga Batas',
    services: 'Mga Serbisyo',
  },
};
