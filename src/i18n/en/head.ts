/** Descriptions of pages for search results and shared links: one or two sentences, under 160 characters, all different. */
import { defineMessages } from '../define.ts';
import type { SitePlace } from '../place.ts';

export const headMessages = defineMessages('head', {
  descriptions: {
    Home: (place: SitePlace) =>
      `Official website of ${place.barangay}, ${place.municipality}, ${place.province}. Request a barangay service, and see what to bring to the barangay hall.`,
    News: (place: SitePlace) =>
      `News of ${place.barangay}, ${place.municipality}: what is happening in the barangay, newest first.`,
    NewsArticle: (place: SitePlace) =>
      `News from ${place.barangay}, ${place.municipality}, ${place.province}.`,
    Ordinance: (place: SitePlace) =>
      `The ordinances of ${place.barangay}: the rules that the barangay has passed, newest first.`,
    OrdinanceArticle: (place: SitePlace) =>
      `An ordinance of ${place.barangay}, ${place.municipality}, ${place.province}.`,
    Announcements: (place: SitePlace) =>
      `Announcements of ${place.barangay}: closed days of the hall, health days, assemblies, and what else you need to know.`,
    AnnouncementArticle: (place: SitePlace) =>
      `An announcement of ${place.barangay}, ${place.municipality}, ${place.province}.`,
    Resident: (place: SitePlace) =>
      `For residents of ${place.barangay}: what you need to know, and where to find it.`,
    Visitor: (place: SitePlace) =>
      `For visitors to ${place.barangay}: places to see, and the history of the place.`,
    Government: (place: SitePlace) =>
      `The government of ${place.barangay}: who serves, what is decided, and what you can ask the hall for.`,
    Tourism: (place: SitePlace) =>
      `Places to see in ${place.barangay}, ${place.municipality}, and how to get there.`,
    TourismMap: (place: SitePlace) =>
      `A map of the places to see in ${place.barangay}, ${place.municipality}, ${place.province}.`,
    History: (place: SitePlace) =>
      `The history of ${place.barangay}, year by year, as the barangay records it.`,
    TheBarangay: (place: SitePlace) => `Where ${place.barangay} is, its neighbors, its land and its figures.`,
    ElectedOfficials: (place: SitePlace) =>
      `The Sangguniang Barangay of ${place.name}: the elected and appointed officials, and where to ask for them.`,
    OfficialDetails: (place: SitePlace) =>
      `An official of ${place.barangay}: position, term, and where to ask.`,
    EmergencyHotlines: (place: SitePlace) =>
      `Emergency numbers for ${place.barangay}: police, fire, ambulance and the barangay. Tap a number to call.`,
    AwardsAndDistinctions: (place: SitePlace) =>
      `The awards of ${place.barangay}: what the barangay and its people were honored for.`,
    CitizensCharter: (place: SitePlace) =>
      `The Citizen's Charter of ${place.barangay}: every service with its steps, its time, its fee and what to bring.`,
    ServiceDetail: (place: SitePlace) =>
      `A service of ${place.barangay}: its steps, its time, its fee and what to bring to the hall.`,
    FormRequest: (place: SitePlace) =>
      `Request a service of ${place.barangay} online, choose your day, and finish it at the barangay hall. No account needed.`,
    RequestStatus: (place: SitePlace) =>
      `See by your receipt code whether ${place.barangay} has received the request you sent online.`,
    Accessibility: (place: SitePlace) =>
      `What the website of ${place.barangay} does so that everybody can use it, what does not work yet, and where to get help.`,
  },
  /** 'Barangay Secretary of Barangay Sample. Term: 2023 to 2026.' */
  official: (position: string, barangay: string, term: string) =>
    `${position} of ${barangay}.${term === '' ? '' : ` Term: ${term}.`}`,
  /** Alt text of a shared link's picture. */
  picture: (barangay: string) =>
    `The seal of ${barangay} over a drawn plateau: a mountain range, rows of green fields and clay roads.`,
  /** The locale of the text, and the country it is written in. */
  language: 'en',
  locale: 'en_PH',
} as const);
