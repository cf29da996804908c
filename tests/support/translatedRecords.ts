/** Records of content/ in three locales, and which of their texts a page shows. */
import { language as inCebuano } from '../../src/i18n/ceb/language.ts';
import { languageMessages } from '../../src/i18n/en/language.ts';
import { language as inFilipino } from '../../src/i18n/fil/language.ts';
import { testNow } from './testNow.ts';

/** The notices of English text, in every language. */
const notices = [languageMessages.english, inFilipino, inCebuano].flatMap(({ onlyEnglish, someEnglish }) => [
  onlyEnglish,
  someEnglish,
]);

/** The notices of English text that a page shows. @param text all that it shows */
export const findNotices = (text: string): readonly string[] =>
  notices.filter((notice) => text.replace(/\s+/g, ' ').includes(notice));

const translated = '/News/clean-up-day-along-the-barangay-road';
const service = '/services/issuance-of-barangay-clearance';

/** News without translations, the newest, as staff write it in English only. */
export const untranslatedNews = {
  id: 'a-news',
  slug: 'a-news',
  updated: testNow,
  date: testNow,
  title: 'Sample news in English',
  summary: 'Sample',
  body: 'No one has translated this sample.',
} as const;

/** Locale, address and title of records without a text in another language. */
export const translatedTitles = [
  ['fil', translated, 'Araw ng paglilinis sa kalsada ng barangay'],
  ['ceb', translated, 'Adlaw sa paglimpyo sa dalan sa barangay'],
  ['en', translated, 'Clean-up day along the barangay road'],
  ['fil', service, 'Pagbibigay ng Barangay Clearance'],
  ['ceb', service, 'Paghatag og Barangay Clearance'],
] as const;

/** Locale and notice of an article that is only in English. */
export const onlyEnglishNotices = [
  ['fil', inFilipino.onlyEnglish],
  ['ceb', inCebuano.onlyEnglish],
] as const;

/** Address and Filipino text of a page of records. */
export const filipinoTexts = [
  ['/Citizens-Charter', 'Kopya ng mga Rekord ng Barangay'],
  ['/Emergency-Hotlines', 'Istasyon ng bumbero'],
  ['/Elected-Officials', 'Ingat-yaman ng Barangay'],
  ['/official-details/barangay-secretary', 'Kalihim ng Barangay'],
  ['/Barangay-History', 'Naitatag ang barangay'],
  ['/The-Barangay', 'ang taas mula sa antas ng dagat'],
  ['/Resident', 'Pangongolekta ng basura'],
  ['/Visitor', 'Papunta rito'],
  ['/Government', 'Kung may hindi tama'],
  ['/Barangay-Dicklum-Tourism', 'Sample na tanawin sa mga bukid'],
  ['/Tourism-Map', 'Sample na pagbisita sa sakahan'],
  ['/Ordinance', 'Sample na ordinansa tungkol sa oras ng katahimikan'],
  ['/Announcements', 'Bukas sa lahat ng residente'],
] as const;

const inFil = {
  name: 'Halimbawang serbisyo',
  content: 'Ano ito',
  fees: ['Bayad'],
  Procedure: ['Pumunta sa hall'],
  responsible_person: ['Kawani'],
  processing_time: ['5 minuto'],
};

/** A service whose fees and time changed in English after its Filipino translation. */
export const outdatedService = {
  id: 'a-service',
  slug: 'a-service',
  updated: testNow,
  name: 'Sample service',
  content: 'What it is',
  fees: ['New fee', 'Other fee'],
  Procedure: ['Come to the hall'],
  responsible_person: ['Clerk'],
  processing_time: ['10 minutes'],
  translations: { fil: inFil },
  translatedFrom: { fil: { fees: ['Fee'], processing_time: ['5 minutes'] } },
};
