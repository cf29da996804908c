/** Cebuano translation of ../en/head.ts. */
import type { LocaleMessages } from '../messages.ts';

export const head: LocaleMessages['head'] = {
  descriptions: {
    Home: (place) =>
      `Opisyal nga website sa ${place.barangay}, ${place.municipality}, ${place.province}. Pangayo og serbisyo, ug tan-awa kon unsay dad-on sa barangay hall.`,
    News: (place) =>
      `Balita sa ${place.barangay}, ${place.municipality}: unsay nahitabo sa barangay, una ang pinakabag-o.`,
    NewsArticle: (place) => `Balita gikan sa ${place.barangay}, ${place.municipality}, ${place.province}.`,
    Ordinance: (place) =>
      `Ang mga ordinansa sa ${place.barangay}: mga lagda nga gipasar sa barangay, una ang pinakabag-o.`,
    OrdinanceArticle: (place) => `Ordinansa sa ${place.barangay}, ${place.municipality}, ${place.province}.`,
    Announcements: (place) =>
      `Mga pahibalo sa ${place.barangay}: mga adlaw nga sirado ang hall, adlaw sa panglawas, asembliya, ug uban pang angay mahibaloan.`,
    AnnouncementArticle: (place) =>
      `Pahibalo sa ${place.barangay}, ${place.municipality}, ${place.province}.`,
    Resident: (place) =>
      `Alang sa mga residente sa ${place.barangay}: unsay angay mahibaloan, ug asa kini makita.`,
    Visitor: (place) =>
      `Alang sa mga bisita sa ${place.barangay}: mga lugar nga suroyan, ug ang kasaysayan sa lugar.`,
    Government: (place) =>
      `Ang gobyerno sa ${place.barangay}: kinsay nag-alagad, unsay nadesisyonan, ug unsay mapangayo sa hall.`,
    Tourism: (place) =>
      `Mga lugar nga suroyan sa ${place.barangay}, ${place.municipality}, ug unsaon pag-adto.`,
    TourismMap: (place) =>
      `Mapa sa mga lugar nga suroyan sa ${place.barangay}, ${place.municipality}, ${place.province}.`,
    History: (place) => `Ang kasaysayan sa ${place.barangay} sumala sa tuig, gikan sa rekord sa barangay.`,
    TheBarangay: (place) => `Asa ang ${place.barangay}, ang mga silingan, yuta ug mga datos niini.`,
    ElectedOfficials: (place) =>
      `Ang Sangguniang Barangay sa ${place.name}: mga piniling opisyal ug mga tinudlo, ug asa sila pangitaon.`,
    OfficialDetails: (place) => `Opisyal sa ${place.barangay}: posisyon, termino, ug asa mangutana.`,
    EmergencyHotlines: (place) =>
      `Mga emergency number sa ${place.barangay}: pulis, bombero, ambulansya ug barangay. Pindota ang numero aron motawag.`,
    AwardsAndDistinctions: (place) =>
      `Mga pasidungog sa ${place.barangay}: kon ngano gipasidunggan ang barangay ug ang mga tawo niini.`,
    CitizensCharter: (place) =>
      `Ang Citizen's Charter sa ${place.barangay}: matag serbisyo, ang mga lakang, kadugayon, bayad ug dad-onon.`,
    ServiceDetail: (place) =>
      `Serbisyo sa ${place.barangay}: ang mga lakang, kadugayon, bayad ug dad-onon sa hall.`,
    FormRequest: (place) =>
      `Pangayo online og serbisyo sa ${place.barangay}, pagpili og adlaw, ug humana sa barangay hall. Bisan walay account.`,
    RequestStatus: (place) =>
      `Tan-awa pinaagi sa receipt code kon nadawat na sa ${place.barangay} ang hangyo nga imong gipadala online.`,
    Accessibility: (place) =>
      `Unsa ang gihimo sa website sa ${place.barangay} aron magamit sa tanan, unsa ang dili pa mogana, ug asa mangayo og tabang.`,
  },
  official: (position, barangay, term) =>
    `${position} sa ${barangay}.${term === '' ? '' : ` Termino: ${term}.`}`,
  picture: (barangay) =>
    `Ang selyo sa ${barangay} ibabaw sa drowing nga patag sa bukid: kabukiran, laray sa lunhaw nga uma ug mga dalan nga yuta.`,
  language: 'ceb',
  locale: 'ceb_PH',
};
