/** Cebuano translation of ../en/titles.ts. */
import type { LocaleMessages } from '../messages.ts';

export const titles: LocaleMessages['titles'] = {
  pages: {
    Home: 'Home',
    News: 'Balita',
    NewsArticle: 'Balita',
    Ordinance: 'Ordinansa',
    OrdinanceArticle: 'Ordinansa',
    Announcements: 'Mga Pahibalo',
    AnnouncementArticle: 'Pahibalo',
    Resident: 'Residente',
    Visitor: 'Bisita',
    Tourism: 'Turismo sa Barangay',
    History: 'Kasaysayan',
    Government: 'Gobyerno',
    TheBarangay: 'Ang Barangay',
    ElectedOfficials: 'Mga Piniling Opisyal',
    EmergencyHotlines: 'Mga Emergency Hotline',
    AwardsAndDistinctions: 'Mga Ganti ug Pasidungog',
    CitizensCharter: "Citizen's Charter",
    ServiceDetail: 'Detalye sa Serbisyo',
    TourismMap: 'Mapa sa Turismo',
    OfficialDetails: 'Detalye sa Opisyal',
    FormRequest: 'Pangayo og Serbisyo',
    RequestStatus: 'Susiha ang Akong Hangyo',
    Accessibility: 'Magamit sa Tanan',
  },
  /** Groups of a menu item that opens. */
  groups: {
    about: () => 'Mahitungod sa Barangay',
    tourism: 'Turismo',
    organization: 'Organisasyon',
    legislations: 'Mga Balaod',
    services: 'Mga Serbisyo',
  },
};
