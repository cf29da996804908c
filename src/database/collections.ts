/** Every collection the site knows: its path, what is read of it, and how much at most (spec §7). */
import { site } from '../site.ts';

/** A collection the public reads: its path, the most that one query asks for, and the field it is asked newest first by. */
interface List {
  readonly path: string;
  readonly limit: number;
  readonly newestBy: 'date' | null;
}

const list = (name: string, limit: number): List => ({
  path: `${site.root}/${name}/list`,
  limit,
  newestBy: null,
});
/** Of a dated list that grows for years the newest are read; one without a date is not among them. */
const dated = (name: string, limit: number): List => ({ ...list(name, limit), newestBy: 'date' });
const hidden = (name: string) => ({ path: `${site.root}/${name}/list` });

export const collections = {
  contacts: list('EmergencyContact_List', 20),
  charter: list('CitizensCharter_List', 100),
  news: dated('News_List', 21),
  ordinances: dated('Ordinance_List', 21),
  announcements: dated('Announcement_List', 21),
  officials: list('Official_List', 100),
  awards: list('Award_List', 100),
  tourism: list('Tourism_List', 100),
  history: list('History_List', 100),
  pages: list('Page_List', 100),
  requests: hidden('Form_Requests'),
  receipts: hidden('Request_Receipts'),
} as const;

type CollectionName = keyof typeof collections;
export type ListName = {
  [Name in CollectionName]: (typeof collections)[Name] extends List ? Name : never;
}[CollectionName];
