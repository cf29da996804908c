/**
 * The data that the site stores on a phone, read and restored: phone.json holds it as the version of its day wrote it, with
 * '<now>' in the place of a time and '<version>' in the place of the site's version.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { testNow } from '../server/runningServer.ts';

/** Keys and their values; a value that is JSON is parsed. */
type Entries = Readonly<Record<string, unknown>>;

export interface PhoneState {
  readonly localStorage?: Entries;
  readonly sessionStorage?: Entries;
  /** By the name of each cookie. */
  readonly cookies?: Entries;
  /** The names of the service worker's caches. */
  readonly caches?: readonly string[];
  readonly indexedDB?: readonly string[];
}

/** Recorded states, by their names. */
export const recordedPhoneStates: Readonly<Record<string, PhoneState>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'phone.json'), 'utf8'),
);

/** Why a test fails that compares stored data, and what to do. */
export const storedDataWarning =
  'Keys and shapes on phones are an interface: a phone may hold them as recorded in tests/support/stored/phone.json. ' +
  'A changed one needs code that reads the recorded one still (docs/decisions/0045-stored-data.md); then record the new one beside it.';

/** The key under which the records of each page are copied. */
export const storedQueryKeys: Readonly<Record<string, string>> = {
  '/Home': 'read announcements newest 5',
  '/Emergency-Hotlines': 'read contacts',
  '/Resident': 'read pages of resident',
  '/Announcements': 'read announcements page',
  '/Awards-and-Distinctions': 'read awards page',
  '/Citizens-Charter': 'read charter',
  '/Barangay-History': 'read history',
  '/News': 'read news page',
  '/News/clean-up-day-along-the-barangay-road': 'read news at clean-up-day-along-the-barangay-road',
  '/Elected-Officials': 'read officials',
  '/Ordinance': 'read ordinances page',
  '/Tourism-Map': 'read tourism',
};

/** Keys that are stored along with others. */
export const otherStoredQueryKeys: readonly string[] = [
  'read urgent',
  'read hallDays',
  'read news newest 5',
  'read news newest 4',
  'read pages of the-barangay',
];

const hour = 3_600_000;
const minute = 60_000;

const isRecent = (value: number): boolean => Math.abs(value - testNow) < hour;

/** A time or a version becomes its placeholder; everything else stays. */
const withPlaceholders = (value: unknown, version: string): unknown => {
  if (typeof value === 'number') return isRecent(value) ? '<now>' : value;
  if (typeof value === 'string') return value.replaceAll(version, '<version>');
  if (Array.isArray(value)) return value.map((each) => withPlaceholders(each, version));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, withPlaceholders(held, version)]),
  );
};

/** Parses JSON, but a number only if it is a recent time; any other text stays. */
const parseStored = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'number' && !isRecent(value) ? text : value;
  } catch {
    return text;
  }
};

const toRecordedEntries = (texts: Readonly<Record<string, string>>, version: string): Entries =>
  Object.fromEntries(
    Object.entries(texts)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, text]) => [key, withPlaceholders(parseStored(text), version)]),
  );

/**
 * Firebase creates this empty database to learn whether it may, and deletes it at once. A page that is left between the two
 * leaves it on the phone.
 */
const probeDatabase = 'validate-browser-context-for-indexeddb-analytics-module';

/** Everything that the phone holds now; the kinds of storage that hold nothing are left out. */
export const readPhoneState = async (page: Page, version: string): Promise<PhoneState> => {
  const held = await page.evaluate(async () => ({
    localStorage: { ...localStorage } as Record<string, string>,
    sessionStorage: { ...sessionStorage } as Record<string, string>,
    caches: await caches.keys(),
    indexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }));
  const cookies = Object.fromEntries(
    (await page.context().cookies()).map(({ name, value }) => [name, value]),
  );
  const databases = held.indexedDB.filter((name) => name !== probeDatabase);
  const state = {
    localStorage: toRecordedEntries(held.localStorage, version),
    sessionStorage: toRecordedEntries(held.sessionStorage, version),
    cookies: toRecordedEntries(cookies, version),
    caches: held.caches.map((name) => name.replaceAll(version, '<version>')).sort(),
    indexedDB: databases,
  };
  return Object.fromEntries(
    Object.entries(state).filter(
      ([, stored]) => (Array.isArray(stored) ? stored : Object.keys(stored)).length > 0,
    ),
  );
};

/** As the site wrote it a minute ago. */
const toStoredText = (value: unknown, version: string): string => {
  const text = typeof value === 'string' && value !== '<now>' ? value : JSON.stringify(value);
  return text.replaceAll('"<now>"', String(testNow - minute)).replaceAll('<version>', version);
};

const toStoredTexts = (entries: Entries = {}, version: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, toStoredText(value, version)]));

/** Puts a recorded state onto a phone before the site opens there. @param version of the site that left it */
export const restorePhoneState = async (
  page: Page,
  context: BrowserContext,
  state: PhoneState,
  version: string,
): Promise<void> => {
  const cookies = Object.entries(toStoredTexts(state.cookies, version));
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: 'http://127.0.0.1' })));
  const local = toStoredTexts(state.localStorage, version);
  const session = toStoredTexts(state.sessionStorage, version);
  const cacheNames = (state.caches ?? []).map((name) => name.replaceAll('<version>', version));
  // A page of the site's origin that runs none of the site's code.
  await page.route('**/planting', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/planting');
  await page.evaluate(
    async ([forPhone, forTab, cacheNames]) => {
      for (const [key, text] of Object.entries(forPhone)) localStorage.setItem(key, text);
      for (const [key, text] of Object.entries(forTab)) sessionStorage.setItem(key, text);
      for (const name of cacheNames) await caches.open(name);
    },
    [local, session, cacheNames] as const,
  );
};
