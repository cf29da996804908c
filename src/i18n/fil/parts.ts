/** Filipino translation of ../en/parts.ts. */
import { formatTime } from '../formatTime.ts';
import type { LocaleMessages } from '../messages.ts';

export const parts: LocaleMessages['parts'] = {
  skip: 'Lumaktaw sa nilalaman',
  menu: 'Menu',
  navigation: 'Pangunahin',
  mainNavigation: 'Pangunahing menu',
  youAreHere: 'Narito kayo',
  dismiss: 'Isara',
  sample: 'Sample',
  sampleContent: {
    title: 'Halimbawang nilalaman (sample)',
    sentence: 'Wala pa rito ang sariling nilalaman ng barangay.',
  },
  loading: 'Naglo-load',
  optional: '(opsyonal)',
  leaveEmpty: 'Iwanang blangko ito',
  /** '08:00', '17:00' → 'Lunes hanggang Biyernes, 8:00 am hanggang 5:00 pm' */
  hours: (opens, closes) => `Lunes hanggang Biyernes, ${formatTime(opens)} hanggang ${formatTime(closes)}`,
  hall: {
    open: (closes) => `Bukas ngayon, hanggang ${formatTime(closes)}`,
    opensToday: (opens) => `Sarado ngayon. Magbubukas ngayong araw, ${formatTime(opens)}`,
    opens: (day, opens) => `Sarado ngayon. Magbubukas sa ${day}, ${formatTime(opens)}`,
    closed: 'Sarado ngayon',
    dayOpen: (day, periods) => `${day}: ${periods}`,
    dayClosed: (day) => `${day}: sarado`,
    dayHoliday: (day, holiday) => `${day}: sarado, ${holiday}`,
    dayHalfClosed: (day, state) => `${day}: ${state}`,
    halfClosed: { morning: 'sarado sa umaga', afternoon: 'sarado sa hapon' },
    everyDay: 'Araw-araw',
    asOf: (day) => `Ang mga araw ng hall ay ayon sa kopya noong ${day}, at baka nagbago na.`,
    holidaysMayBeMissing: 'Baka may holiday na wala rito.',
  },
  copyright: (year, barangay) => `Copyright © ${year} ${barangay}. Nakalaan ang lahat ng karapatan.`,
  designedBy: (credit) => `Disenyo: ${credit}`,
  saveData: {
    off: 'Tipid data: off',
    on: 'Tipid data: on. Pindutin ang larawan para makita.',
    show: 'Ipakita ang larawan.',
  },
  notFound: { title: 'Hindi nahanap ang pahinang iyon.', sentence: 'Ito ang home page.' },
  call: 'Pindutin para tumawag!',
  emergency: {
    title: 'Sa emergency',
    hotlines: 'Mga emergency hotline',
    everyone: 'Pulis, bumbero, ambulansya',
    number: '911',
    noneYet:
      'Hindi pa nakalathala ang sariling mga numero ng barangay. Lalabas ang mga ito rito kapag naibigay na ng barangay.',
  },
  greeting: { text: 'Magandang araw', lang: 'fil' },
  hero: {
    title: ['Humiling dito.', 'Pumunta sa araw na pinili ninyo.'],
    readAlert: 'Basahin ang mga anunsyo bago kayo pumunta sa hall.',
  },
  tasks: {
    request: { title: 'Humiling ng serbisyo', small: 'Hindi kailangan ng account' },
    charter: { title: 'Bayad, tagal at dadalhin', small: "Citizen's Charter" },
    hotlines: { title: 'Mga emergency hotline', small: 'Pindutin ang numero para tumawag' },
    hall: 'Barangay hall',
  },
  check: { ask: 'May naipadala na ba kayo?', link: 'Tingnan ang kahilingan ko' },
  services: {
    BARANGAY_CLEARANCE: 'Libre nang isang beses para sa unang trabaho',
    BARANGAY_CERTIFICATIONS: 'Libre nang isang beses para sa papeles ng unang trabaho',
    REQUEST_BARANGAY_OWN_USE: 'Covered court, hall, silya, tolda',
    INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: 'Edad 18 pataas. ₱5 plus ₱1 sa bawat ₱1,000 na kita',
    REPRODUCTION_OF_BARANGAY_RECORDS: 'Photocopy ng mga rekord at datos',
    HEALTH_SERVICES: 'Magpa-check-up sa health station',
  },
  home: {
    services: 'Mga serbisyo sa barangay hall',
  },
  feedback: {
    ask: 'Nakatulong ba ang pahinang ito?',
    actions: { YES: 'Oo', NO: 'Hindi', WRONG_NUMBER: 'May maling numero' },
    unopened: 'Walang signal. Pindutin ulit kapag may signal na.',
  },
  missing: { title: 'Hindi nahanap ang file', sentence: 'Walang file sa address na ito.' },
  noSignal: {
    title: 'Walang signal',
    lead: 'Wala pa sa cellphone ninyo ang pahinang ito. Kusa itong magbubukas pagbalik ng signal.',
    again: 'Subukan muli',
    trying: 'Sinusubukan muli...',
    onPhone: 'Puwede ninyong buksan ngayon',
  },
  errorScreen: {
    sentence:
      'Hindi namin maipakita ang pahinang ito. Tingnan ang signal at pindutin ang Subukan muli, o magtanong sa barangay hall.',
    title: 'May hindi inaasahang error!',
    home: 'Pumunta sa Home',
    again: 'Subukan muli',
  },
  /** Spelled out for screen readers: '4f3a-9c1b' → '4 f 3 a dash 9 c 1 b' */
  spelled: (reference) => [...reference].map((sign) => (sign === '-' ? 'dash' : sign)).join(' '),
};
