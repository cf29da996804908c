/** Cebuano of ../head.ts. */
import type { Dictionary } from '../dictionary.ts';

export const head: Dictionary['head'] = {
  descriptions: {
    Home: 'Opisyal nga website sa Barangay Dicklum, Manolo Fortich, Bukidnon. Pangayo og serbisyo, ug tan-awa kon unsay dad-on sa barangay hall.',
    News: 'Balita sa Barangay Dicklum, Manolo Fortich: unsay nahitabo sa barangay, una ang pinakabag-o.',
    NewsArticle: 'Balita gikan sa Barangay Dicklum, Manolo Fortich, Bukidnon.',
    Ordinance:
      'Ang mga ordinansa sa Barangay Dicklum: mga lagda nga gipasar sa barangay, una ang pinakabag-o.',
    OrdinanceArticle: 'Ordinansa sa Barangay Dicklum, Manolo Fortich, Bukidnon.',
    Announcements:
      'Mga pahibalo sa Barangay Dicklum: mga adlaw nga sirado ang hall, adlaw sa panglawas, asembliya, ug uban pang angay mahibaloan.',
    AnnouncementArticle: 'Pahibalo sa Barangay Dicklum, Manolo Fortich, Bukidnon.',
    Resident: 'Alang sa mga residente sa Barangay Dicklum: unsay angay mahibaloan, ug asa kini makita.',
    Visitor:
      'Alang sa mga bisita sa Barangay Dicklum: mga lugar nga suroyan, ug giunsa pagsugod niining lugara.',
    Government:
      'Ang gobyerno sa Barangay Dicklum: kinsay nag-alagad, unsay nadesisyonan, ug unsay mapangayo sa hall.',
    Tourism: 'Mga lugar nga suroyan sa Barangay Dicklum, Manolo Fortich, ug unsaon pag-adto.',
    TourismMap: 'Mapa sa mga lugar nga suroyan sa Barangay Dicklum, Manolo Fortich, Bukidnon.',
    History: 'Ang kasaysayan sa Barangay Dicklum, matag tuig, sumala sa rekord sa barangay.',
    TheBarangay: 'Asa ang Barangay Dicklum, ang mga silingan, yuta ug mga numero niini.',
    ElectedOfficials:
      'Ang Sangguniang Barangay sa Dicklum: mga piniling opisyal ug mga tinudlo, ug asa sila pangitaon.',
    OfficialDetails: 'Opisyal sa Barangay Dicklum: posisyon, termino, ug asa mangutana.',
    EmergencyHotlines:
      'Mga emergency number sa Barangay Dicklum: pulis, bombero, ambulansya ug barangay. Pindota ang numero aron motawag.',
    AwardsAndDistinctions:
      'Mga pasidungog sa Barangay Dicklum: unsay gipasidunggan sa barangay ug sa mga tawo niini.',
    CitizensCharter:
      "Ang Citizen's Charter sa Barangay Dicklum: matag serbisyo, ang mga lakang, kadugayon, bayad ug dad-onon.",
    ServiceDetail: 'Serbisyo sa Barangay Dicklum: ang mga lakang, kadugayon, bayad ug dad-onon sa hall.',
    FormRequest:
      'Pangayo online og serbisyo sa Barangay Dicklum, pilia ang imong adlaw, ug humana sa barangay hall. Bisan walay account.',
    RequestStatus:
      'Tan-awa pinaagi sa receipt code kon nadawat na sa Barangay Dicklum ang hangyo nga imong gipadala online.',
    Accessibility:
      'Unsa ang gihimo sa website sa Barangay Dicklum aron magamit sa tanan, unsa ang dili pa mogana, ug asa mangayo og tabang.',
  },
  official: (position, barangay, term) =>
    `${position} sa ${barangay}.${term === '' ? '' : ` Termino: ${term}.`}`,
  picture: (barangay) =>
    `Ang selyo sa ${barangay} ibabaw sa drowing nga patag sa bukid: kabukiran, laray sa lunhaw nga uma ug mga dalan nga yuta.`,
  language: 'ceb',
  locale: 'ceb_PH',
};
