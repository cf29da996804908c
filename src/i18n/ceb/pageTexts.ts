/** Cebuano translation of ../en/pageTexts.ts. */
import type { LocaleMessages } from '../messages.ts';

const addsIt = 'Makita kini dinhi kon idugang na sa barangay.';

export const pageTexts: LocaleMessages['pageTexts'] = {
  Home: {
    title: 'Home',
    description: (place) =>
      `Opisyal nga website sa ${place.barangay}, ${place.municipality}, ${place.province}. Pangayo og serbisyo, ug tan-awa kon unsay dad-on sa barangay hall.`,
    search: 'Ang unang page niining site',
  },
  News: {
    title: 'Balita',
    description: (place) =>
      `Balita sa ${place.barangay}, ${place.municipality}: unsay nahitabo sa barangay, una ang pinakabag-o.`,
    search: 'Unsay nahitabo sa barangay',
  },
  NewsArticle: {
    title: 'Balita',
    description: (place) => `Balita gikan sa ${place.barangay}, ${place.municipality}, ${place.province}.`,
  },
  Ordinance: {
    title: 'Ordinansa',
    description: (place) =>
      `Ang mga ordinansa sa ${place.barangay}: mga lagda nga gipasar sa barangay, una ang pinakabag-o.`,
    link: 'Mga lagda nga gipasar sa barangay',
  },
  OrdinanceArticle: {
    title: 'Ordinansa',
    description: (place) => `Ordinansa sa ${place.barangay}, ${place.municipality}, ${place.province}.`,
  },
  Announcements: {
    title: 'Mga Pahibalo',
    description: (place) =>
      `Mga pahibalo sa ${place.barangay}: mga adlaw nga sirado ang hall, adlaw sa panglawas, asembliya, ug uban pang angay mahibaloan.`,
    link: 'Adlaw nga sirado, panglawas, asembliya',
  },
  AnnouncementArticle: {
    title: 'Pahibalo',
    description: (place) => `Pahibalo sa ${place.barangay}, ${place.municipality}, ${place.province}.`,
  },
  Resident: {
    title: 'Residente',
    description: (place) =>
      `Alang sa mga residente sa ${place.barangay}: unsay angay mahibaloan, ug asa kini makita.`,
    search: 'Unsay kinahanglan sa residente',
    lead: () => 'Unsay kinahanglan sa residente, ug asa kini makita.',
    empty: { title: 'Wala pay impormasyon nga gipatik alang sa residente.', sentence: addsIt },
  },
  Visitor: {
    title: 'Bisita',
    description: (place) =>
      `Alang sa mga bisita sa ${place.barangay}: mga lugar nga suroyan, ug ang kasaysayan sa lugar.`,
    search: 'Mga lugar nga suroyan sa barangay, ug mga datos niini',
    lead: () => 'Mga lugar nga suroyan sa barangay, ug mga datos niini.',
  },
  Tourism: {
    title: 'Turismo sa Barangay',
    description: (place) =>
      `Mga lugar nga suroyan sa ${place.barangay}, ${place.municipality}, ug unsaon pag-adto.`,
    link: 'Mga lugar nga suroyan',
  },
  History: {
    title: 'Kasaysayan',
    description: (place) =>
      `Ang kasaysayan sa ${place.barangay} sumala sa tuig, gikan sa rekord sa barangay.`,
    link: 'Kasaysayan sa barangay, sumala sa tuig',
  },
  Government: {
    title: 'Gobyerno',
    description: (place) =>
      `Ang gobyerno sa ${place.barangay}: kinsay nag-alagad, unsay nadesisyonan, ug unsay mapangayo sa hall.`,
    search: 'Kinsay nag-alagad sa barangay, ug unsay nadesisyonan',
    lead: () => 'Kinsay nag-alagad sa barangay, unsay nadesisyonan, ug unsay mapangayo.',
  },
  TheBarangay: {
    title: 'Ang Barangay',
    description: (place) => `Asa ang ${place.barangay}, ang mga silingan, yuta ug mga datos niini.`,
    link: 'Asa kini, ug mga datos niini',
    lead: (place) => `Asa ang ${place.barangay}, ug mga datos niini.`,
    empty: { title: 'Wala pay gipatik mahitungod sa barangay.', sentence: addsIt },
  },
  ElectedOfficials: {
    title: 'Mga Piniling Opisyal',
    description: (place) =>
      `Ang Sangguniang Barangay sa ${place.name}: mga piniling opisyal ug mga tinudlo, ug asa sila pangitaon.`,
    link: 'Ang Sangguniang Barangay',
  },
  EmergencyHotlines: {
    title: 'Mga Emergency Hotline',
    description: (place) =>
      `Mga emergency number sa ${place.barangay}: pulis, bombero, ambulansya ug barangay. Pindota ang numero aron motawag.`,
    link: 'Pindota aron motawag',
  },
  AwardsAndDistinctions: {
    title: 'Mga Ganti ug Pasidungog',
    description: (place) =>
      `Mga pasidungog sa ${place.barangay}: kon ngano gipasidunggan ang barangay ug ang mga tawo niini.`,
    link: 'Ngano gipasidunggan ang barangay',
  },
  CitizensCharter: {
    title: "Citizen's Charter",
    description: (place) =>
      `Ang Citizen's Charter sa ${place.barangay}: matag serbisyo, ang mga lakang, kadugayon, bayad ug dad-onon.`,
    link: 'Bayad, kadugayon ug dad-onon',
  },
  ServiceDetail: {
    title: 'Detalye sa Serbisyo',
    description: (place) =>
      `Serbisyo sa ${place.barangay}: ang mga lakang, kadugayon, bayad ug dad-onon sa hall.`,
  },
  TourismMap: {
    title: 'Mapa sa Turismo',
    description: (place) =>
      `Mapa sa mga lugar nga suroyan sa ${place.barangay}, ${place.municipality}, ${place.province}.`,
    search: 'Asa ang mga lugar',
  },
  OfficialDetails: {
    title: 'Detalye sa Opisyal',
    description: (place) => `Opisyal sa ${place.barangay}: posisyon, termino, ug asa mangutana.`,
  },
  FormRequest: {
    title: 'Pangayo og Serbisyo',
    description: (place) =>
      `Pangayo online og serbisyo sa ${place.barangay}, pagpili og adlaw, ug humana sa barangay hall. Bisan walay account.`,
    link: 'Bisan walay account',
  },
  ServiceForm: {
    title: 'Form sa Hangyo',
    description: (place) =>
      `Tubaga online kining form sa ${place.barangay}, pagpili og adlaw, ug humana sa barangay hall. Bisan walay account.`,
  },
  RequestStatus: {
    title: 'Susiha ang Akong Hangyo',
    description: (place) =>
      `Tan-awa pinaagi sa receipt code kon nadawat na sa ${place.barangay} ang hangyo nga imong gipadala online.`,
    link: 'Kon nadawat na ba sa barangay ang imong hangyo, ug kon asa na kini',
  },
  Verify: {
    title: 'Susiha Kining Papel',
    description: (place) => `Tan-awa kon gikan sa ${place.barangay} ang dokumento nga imong gikuptan.`,
  },
  Accessibility: {
    title: 'Magamit sa Tanan',
    description: (place) =>
      `Unsa ang gihimo sa website sa ${place.barangay} aron magamit sa tanan, unsa ang dili pa mogana, ug asa mangayo og tabang.`,
    search: 'Alang sa tanan, PWD o dili',
  },
};
