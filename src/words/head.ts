/** What a search result and a shared link say of each page. One sentence or two, under 160 characters, each its own. */
import { spoken } from './spoken.ts';

export const headWords = spoken('head', {
  descriptions: {
    Home: 'Official website of Barangay Dicklum, Manolo Fortich, Bukidnon. Request a barangay service, and see what to bring to the barangay hall.',
    News: 'News of Barangay Dicklum, Manolo Fortich: what is happening in the barangay, newest first.',
    NewsArticle: 'News from Barangay Dicklum, Manolo Fortich, Bukidnon.',
    Ordinance: 'The ordinances of Barangay Dicklum: the rules that the barangay has passed, newest first.',
    OrdinanceArticle: 'An ordinance of Barangay Dicklum, Manolo Fortich, Bukidnon.',
    Announcements:
      'Announcements of Barangay Dicklum: closed days of the hall, health days, assemblies, and what else you need to know.',
    AnnouncementArticle: 'An announcement of Barangay Dicklum, Manolo Fortich, Bukidnon.',
    Resident: 'For residents of Barangay Dicklum: what you need to know, and where to find it.',
    Visitor: 'For visitors of Barangay Dicklum: places to see, and how this place came to be.',
    Government:
      'The government of Barangay Dicklum: who serves, what is decided, and what you can ask the hall for.',
    Tourism: 'Places to see in Barangay Dicklum, Manolo Fortich, and how to get there.',
    TourismMap: 'A map of the places to see in Barangay Dicklum, Manolo Fortich, Bukidnon.',
    History: 'The history of Barangay Dicklum, year by year, as the barangay records it.',
    TheBarangay: 'Where Barangay Dicklum is, its neighbours, its land and its figures.',
    ElectedOfficials:
      'The Sangguniang Barangay of Dicklum: the elected and appointed officials, and where to ask for them.',
    OfficialDetails: 'An official of Barangay Dicklum: position, term, and where to ask.',
    EmergencyHotlines:
      'Emergency numbers for Barangay Dicklum: police, fire, ambulance and the barangay. Tap a number to call.',
    AwardsAndDistinctions:
      'The awards of Barangay Dicklum: what the barangay and its people were honoured for.',
    CitizensCharter:
      "The Citizen's Charter of Barangay Dicklum: every service with its steps, its time, its fee and what to bring.",
    ServiceDetail:
      'A service of Barangay Dicklum: its steps, its time, its fee and what to bring to the hall.',
    FormRequest:
      'Request a service of Barangay Dicklum online, choose your day, and finish it at the barangay hall. No account needed.',
    RequestStatus:
      'See by your receipt code whether Barangay Dicklum has received the request you sent online.',
    Accessibility:
      'What the website of Barangay Dicklum does so that everybody can use it, what does not work yet, and where to get help.',
  },
  /** 'Barangay Secretary of Barangay Dicklum. Term: 2023 to 2026.' */
  official: (position: string, barangay: string, term: string) =>
    `${position} of ${barangay}.${term === '' ? '' : ` Term: ${term}.`}`,
  /** What is to be seen on the picture of a shared link. */
  picture: (barangay: string) =>
    `The seal of ${barangay} over a drawn plateau: a mountain range, rows of green fields and clay roads.`,
  /** The language of what is written, and the country it is written in. */
  language: 'en',
  locale: 'en_PH',
} as const);
