/** Cebuano translation of ../en/parts.ts. */
import { formatTime } from '../formatTime.ts';
import type { LocaleMessages } from '../messages.ts';

export const parts: LocaleMessages['parts'] = {
  skip: 'Laktaw sa sulod sa page',
  menu: 'Menu',
  navigation: 'Nag-una',
  mainNavigation: 'Nag-unang menu',
  youAreHere: 'Naa ka dinhi',
  dismiss: 'Tagoa',
  sample: 'Sample',
  sampleContent: {
    title: 'Pananglitan nga sulod (sample)',
    sentence: 'Wala pa dinhi ang kaugalingong sulod sa barangay.',
  },
  loading: 'Nag-load',
  optional: '(dili obligado)',
  leaveEmpty: 'Ayaw kini sulati',
  /** '08:00', '17:00' → 'Lunes hangtod Biyernes, 8:00 am hangtod 5:00 pm' */
  hours: (opens, closes) => `Lunes hangtod Biyernes, ${formatTime(opens)} hangtod ${formatTime(closes)}`,
  hall: {
    open: (closes) => `Abli karon, hangtod ${formatTime(closes)}`,
    opensToday: (opens) => `Sirado karon. Moabli karong adlawa, ${formatTime(opens)}`,
    opens: (day, opens) => `Sirado karon. Moabli sa ${day}, ${formatTime(opens)}`,
    closed: 'Sirado karon',
    dayOpen: (day, periods) => `${day}: ${periods}`,
    dayClosed: (day) => `${day}: sirado`,
    dayHoliday: (day, holiday) => `${day}: sirado, ${holiday}`,
    dayHalfClosed: (day, state) => `${day}: ${state}`,
    halfClosed: { morning: 'sirado sa buntag', afternoon: 'sirado sa hapon' },
    everyDay: 'Kada adlaw',
    asOf: (day) => `Ang mga adlaw sa hall sumala sa kopya niadtong ${day}, ug basin nausab na.`,
    holidaysMayBeMissing: 'Basin naay holiday nga wala dinhi.',
  },
  copyright: (year, barangay) => `Copyright © ${year} ${barangay}. Gireserba ang tanang katungod.`,
  designedBy: (credit) => `Disenyo: ${credit}`,
  saveData: {
    off: 'Tipid data: off',
    on: 'Tipid data: on. Pindota ang litrato aron makita.',
    show: 'Ipakita ang litrato.',
  },
  notFound: { title: 'Wala makita kadto nga page.', sentence: 'Mao kini ang home page.' },
  call: 'Pindota aron motawag!',
  emergency: {
    title: 'Kon emergency',
    hotlines: 'Mga emergency hotline',
    everyone: 'Pulis, bombero, ambulansya',
    number: '911',
    noneYet:
      'Wala pa mapatik ang kaugalingong mga numero sa barangay. Makita kini dinhi kon ihatag na sa barangay.',
  },
  greeting: { text: 'Maayong adlaw', lang: 'ceb' },
  hero: {
    title: ['Hangyo dinhi.', 'Adto sa adlaw nga imong gipili.'],
    readAlert: 'Basaha ang mga pahibalo sa dili ka pa moadto sa hall.',
  },
  tasks: {
    request: { title: 'Pangayo og serbisyo', small: 'Bisan walay account' },
    charter: { title: 'Bayad, kadugayon ug dad-onon', small: "Citizen's Charter" },
    hotlines: { title: 'Mga emergency hotline', small: 'Pindota aron motawag' },
    hall: 'Barangay hall',
  },
  check: { ask: 'Nakapadala na ba ka?', link: 'Susiha ang akong hangyo' },
  services: {
    BARANGAY_CLEARANCE: 'Libre kausa alang sa unang trabaho',
    BARANGAY_CERTIFICATIONS: 'Libre kausa alang sa papeles sa unang trabaho',
    REQUEST_BARANGAY_OWN_USE: 'Covered court, hall, lingkoranan, tolda',
    INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: 'Edad 18 pataas. ₱5 ug dugang ₱1 sa matag ₱1,000 nga kita',
    REPRODUCTION_OF_BARANGAY_RECORDS: 'Photocopy sa mga rekord ug datos',
    HEALTH_SERVICES: 'Pagpa-check-up sa health station',
  },
  home: {
    services: 'Mga serbisyo sa barangay hall',
  },
  feedback: {
    ask: 'Nakatabang ba kini nga page?',
    actions: { YES: 'Oo', NO: 'Wala', WRONG_NUMBER: 'May sayop nga numero' },
    unopened: 'Walay signal. Pindota pag-usab kon aduna nay signal.',
  },
  missing: { title: 'Wala makita ang file', sentence: 'Walay file niini nga address.' },
  noSignal: {
    title: 'Walay signal',
    lead: 'Wala pa sa imong cellphone kini nga page. Awtomatik kining moabli kon mobalik ang signal.',
    again: 'Sulayi pag-usab',
    trying: 'Ginasulayan pag-usab...',
    onPhone: 'Mahimo nimong ablihan karon',
  },
  errorScreen: {
    sentence:
      'Dili namo mapakita kini nga page. Susiha ang signal ug pislita ang Sulayi pag-usab, o pangutana sa barangay hall.',
    title: 'Adunay wala damhang sayop!',
    home: 'Adto sa Home',
    again: 'Sulayi pag-usab',
  },
  spelled: (reference) => [...reference].map((sign) => (sign === '-' ? 'dash' : sign)).join(' '),
};
