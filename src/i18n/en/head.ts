/** What a search result and a shared link say of each page. One sentence or two, under 160 characters, each its own. */

import { spoken } from '../define.ts';
import type { Place } from '../place.ts';

export const headWords = spoken('head', {
  descriptions: {
    Home: (place: Place) =>
      `Official website of ${place.barangay}, ${place.municipality}, ${place.province}. Request a barangay service, and see what to bring to the barangay hall.`,
    News: (place: Place) =>
      `News of ${place.barangay}, ${place.municipality}: what is happening in the barangay, newest first.`,
    NewsArticle: (place: Place) => `News from ${place.barangay}, ${place.municipality}, ${place.province}.`,
    Ordinance: (place: Place) =>
      `The ordinances of ${place.barangay}: the rules that the barangay has passed, newest first.`,
    OrdinanceArticle: (place: Place) =>
      `An ordinance of ${place.barangay}, ${place.municipality}, ${place.province}.`,
    Announcements: (place: Place) =>
      `Announcements of ${place.barangay}: closed days of the hall, health days, assemblies, and what else you need to know.`,
    AnnouncementArticle: (place: Place) =>
      `An announcement of ${place.barangay}, ${place.municipality}, ${place.province}.`,
    Resident: (place: Place) =>
      `For residents of ${place.barangay}: what you need to know, and where to find it.`,
    Visitor: (place: Place) =>
      `For visitors to ${place.barangay}: places to see, and the history of the place.`,
    Government: (place: Place) =>
      `The government of ${place.barangay}: who serves, what is decided, and what you can ask the hall for.`,
    Tourism: (place: Place) =>
      `Places to see in ${place.barangay}, ${place.municipality}, and how to get there.`,
    TourismMap: (place: Place) =>
      `A map of the places to see in ${place.barangay}, ${place.municipality}, ${place.province}.`,
    History: (place: Place) => `The history of ${place.barangay}, year by year, as the barangay records it.`,
    TheBarangay: (place: Place) => `Where ${place.barangay} is, its neighbors, its land and its figures.`,
    ElectedOfficials: (place: Place) =>
      `The Sangguniang Barangay of ${place.name}: the elected and appointed officials, and where to ask for them.`,
    OfficialDetails: (place: Place) => `An official of ${place.barangay}: position, term, and where to ask.`,
    EmergencyHotlines: (place: Place) =>
      `Emergency numbers for ${place.barangay}: police, fire, ambulance and the barangay. Tap a number to call.`,
    AwardsAndDistinctions: (place: Place) =>
      `The awards of ${place.barangay}: what the barangay and its people were honored for.`,
    CitizensCharter: (place: Place) =>
      `The Citizen's Charter of ${place.barangay}: every service with its steps, its time, its fee and what to bring.`,
    ServiceDetail: (place: Place) =>
      `A service of ${place.barangay}: its steps, its time, its fee and what to bring to the hall.`,
    FormRequest: (place: Place) =>
      `Request a service of ${place.barangay} online, choose your day, and finish it at the barangay hall. No account needed.`,
    RequestStatus: (place: Place) =>
      `See by your receipt code whether ${place.barangay} has received the request you sent online.`,
    Accessibility: (place: Place) =>
      `What the website of ${place.barangay} does so that everybody can use it, what does not work yet, and where to get help.`,
  },
  /** 'Barangay Secretary of Barangay Sample. Term: 2023 to 2026.' */
  official: (position: string, barangay: string, term: string) =>
    `${position} of ${barangay}.${term === '' ? '' : ` Term: ${term}.`}`,
  /** What is to be seen on the picture of a shared link. */
  picture: (barangay: string) =>
    `The seal of ${barangay} over a drawn plateau: a mountain range, rows of green fields and clay roads.`,
  /** The same, where it has the sign alone. */
  pictureOfSign: (barangay: string) => `The sign of the website of ${barangay}: a stepped diamond.`,
  /** The language of what is written, and the country it is written in. */
  language: 'en',
  locale: 'en_PH',
} as const);
