/**
 * The texts of each page in one place, by its name in the route table: title (spec §2), description, the line under its link,
 * what the search finds of a page without records, and lead and empty state of a page whose sections the barangay writes.
 */
import { defineMessages } from '../define.ts';
import type { SitePlace } from '../place.ts';

const addsIt = 'It will appear here when the barangay adds it.';
const addsThem = 'They will appear here when the barangay adds them.';

export const pageTextMessages = defineMessages('pageTexts', {
  Home: {
    title: 'Home',
    description: (place: SitePlace) =>
      `Official website of ${place.barangay}, ${place.municipality}, ${place.province}. Request a barangay service, and see what to bring to the barangay hall.`,
    search: 'The home page of this site',
  },
  News: {
    title: 'News',
    description: (place: SitePlace) =>
      `News of ${place.barangay}, ${place.municipality}: what is happening in the barangay, newest first.`,
    search: 'What is happening in the barangay',
  },
  NewsArticle: {
    title: 'News',
    description: (place: SitePlace) =>
      `News from ${place.barangay}, ${place.municipality}, ${place.province}.`,
  },
  Ordinance: {
    title: 'Ordinance',
    description: (place: SitePlace) =>
      `The ordinances of ${place.barangay}: the rules that the barangay has passed, newest first.`,
    link: 'The rules the barangay has passed',
  },
  OrdinanceArticle: {
    title: 'Ordinance',
    description: (place: SitePlace) =>
      `An ordinance of ${place.barangay}, ${place.municipality}, ${place.province}.`,
  },
  Announcements: {
    title: 'Announcements',
    description: (place: SitePlace) =>
      `Announcements of ${place.barangay}: closed days of the hall, health days, assemblies, and what else you need to know.`,
    link: 'Closed days, health, assemblies',
  },
  AnnouncementArticle: {
    title: 'Announcement',
    description: (place: SitePlace) =>
      `An announcement of ${place.barangay}, ${place.municipality}, ${place.province}.`,
  },
  Resident: {
    title: 'Resident',
    description: (place: SitePlace) =>
      `For residents of ${place.barangay}: what you need to know, and where to find it.`,
    search: 'What you need as a resident',
    lead: (): string => 'What you need as a resident, and where to find it.',
    empty: { title: 'No resident information is published yet.', sentence: addsThem },
  },
  Visitor: {
    title: 'Visitor',
    description: (place: SitePlace) =>
      `For visitors to ${place.barangay}: places to see, and the history of the place.`,
    search: 'Places to see in the barangay, and facts about it',
    lead: (): string => 'Places to see in the barangay, and facts about it.',
  },
  Tourism: {
    title: 'Barangay Tourism',
    description: (place: SitePlace) =>
      `Places to see in ${place.barangay}, ${place.municipality}, and how to get there.`,
    link: 'Places to see',
  },
  History: {
    title: 'History',
    description: (place: SitePlace) =>
      `The history of ${place.barangay}, year by year, as the barangay records it.`,
    link: 'The history of the barangay',
  },
  Government: {
    title: 'Government',
    description: (place: SitePlace) =>
      `The government of ${place.barangay}: who serves, what is decided, and what you can ask the hall for.`,
    search: 'Who serves the barangay, and what it has decided',
    lead: (): string => 'Who serves the barangay, what it has decided, and what you can ask it for.',
  },
  TheBarangay: {
    title: 'The Barangay',
    description: (place: SitePlace) => `Where ${place.barangay} is, its neighbors, its land and its figures.`,
    link: 'Where it is, and its figures',
    lead: (place: SitePlace) => `Where ${place.barangay} is, and facts about it.`,
    empty: {
      title: 'Nothing is published about the barangay yet.',
      sentence: addsIt,
    },
  },
  ElectedOfficials: {
    title: 'Elected Officials',
    description: (place: SitePlace) =>
      `The Sangguniang Barangay of ${place.name}: the elected and appointed officials, and where to ask for them.`,
    link: 'The Sangguniang Barangay',
  },
  EmergencyHotlines: {
    title: 'Emergency Hotlines',
    description: (place: SitePlace) =>
      `Emergency numbers for ${place.barangay}: police, fire, ambulance and the barangay. Tap a number to call.`,
    link: 'Tap a number to call',
  },
  AwardsAndDistinctions: {
    title: 'Awards And Distinctions',
    description: (place: SitePlace) =>
      `The awards of ${place.barangay}: what the barangay and its people were honored for.`,
    link: 'What the barangay was honored for',
  },
  CitizensCharter: {
    title: "Citizen's Charter",
    description: (place: SitePlace) =>
      `The Citizen's Charter of ${place.barangay}: every service with its steps, its time, its fee and what to bring.`,
    link: 'Fees, time and what to bring',
  },
  ServiceDetail: {
    title: 'Service Detail',
    description: (place: SitePlace) =>
      `A service of ${place.barangay}: its steps, its time, its fee and what to bring to the hall.`,
  },
  TourismMap: {
    title: 'Tourism Map',
    description: (place: SitePlace) =>
      `A map of the places to see in ${place.barangay}, ${place.municipality}, ${place.province}.`,
    search: 'Where the places are',
  },
  OfficialDetails: {
    title: 'Official Details',
    description: (place: SitePlace) => `An official of ${place.barangay}: position, term, and where to ask.`,
  },
  FormRequest: {
    title: 'Request a Service',
    description: (place: SitePlace) =>
      `Request a service of ${place.barangay} online, choose your day, and finish it at the barangay hall. No account needed.`,
    link: 'No account needed',
  },
  ServiceForm: {
    title: 'Request Form',
    description: (place: SitePlace) =>
      `Fill in this form of ${place.barangay} online, choose your day, and finish it at the barangay hall. No account needed.`,
  },
  RequestStatus: {
    title: 'Check My Request',
    description: (place: SitePlace) =>
      `See by your receipt code whether ${place.barangay} has received the request you sent online.`,
    link: 'Whether the barangay has received your request, and what its status is',
  },
  Verify: {
    title: 'Check This Paper',
    description: (place: SitePlace) => `See whether ${place.barangay} has issued the document in your hand.`,
  },
  Accessibility: {
    title: 'Accessibility',
    description: (place: SitePlace) =>
      `What the website of ${place.barangay} does so that everybody can use it, what does not work yet, and where to get help.`,
    search: 'For everyone, with or without a disability',
  },
} as const);
