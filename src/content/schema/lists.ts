/**
 * The one table of published lists and their fields (spec §3, docs/decisions/0003-content-fields.md). Reading, import,
 * search and test fixtures derive from it. Every record has `status`, `updated` and `sample`.
 */
import { writtenPageRows } from '../../routes/menu.ts';

export type FieldKind =
  | 'line'
  | 'markdown'
  | 'template'
  | 'lines'
  | 'templateLines'
  | 'instant'
  | 'number'
  | 'count'
  | 'flag'
  | 'slug'
  | 'telephone'
  | 'image'
  | 'file'
  | 'place'
  | 'figures'
  | 'page';

export interface ContentField<Kind extends FieldKind = FieldKind, Required extends boolean = boolean> {
  readonly kind: Kind;
  /** Maximum characters of a text (UTF-16 units), maximum entries of a list, the highest count. */
  readonly most: number;
  /** The site does not show a record without it. */
  readonly required: Required;
}

const optional = <Kind extends FieldKind>(kind: Kind, most = 1): ContentField<Kind, false> => ({
  kind,
  most,
  required: false,
});
const required = <Kind extends FieldKind>(kind: Kind, most = 1): ContentField<Kind, true> => ({
  kind,
  most,
  required: true,
});

/** The pages that the barangay writes itself, section by section. */
export const writtenPages = writtenPageRows.map(({ sections }) => sections);

const line = (most = 300) => optional('line', most);
const lines = () => optional('lines', 100);
const body = optional('markdown', 20_000);
const slug = optional('slug', 200);

const common = {
  status: required('line', 40),
  /** The time of the last change, epoch ms; the import sets it. */
  updated: optional('instant'),
  sample: optional('flag'),
} as const;

const sourced = { ...common, source: line() } as const;
const ordered = { ...sourced, order: optional('number') } as const;

const dated = {
  ...sourced,
  title: required('line', 300),
  slug,
  summary: line(),
  body,
  /** The article's day in its list; an article without a date is in no list, and only its address finds it. */
  date: optional('instant'),
  image: optional('image'),
} as const;

/** An article that may offer a PDF on its page. Awards have no page of their own. */
const documented = { ...dated, file: optional('file') } as const;

/** When and where what an entry is about takes place, if it is an event. */
const event = {
  /** The event's first moment; 0:00 in Manila for a day without an hour. */
  begins: optional('instant'),
  ends: optional('instant'),
  where: line(),
} as const;

/** Alerts are announcements; every page reads at most this many. */
export const maxAlerts = 5;

/** The days of the hall from a month ago, for the status page, to a year ahead, the last one that the form takes; and 'every-day'. */
export const maxHallDays = 31 + 1 + 366 + 1;

interface ListRow {
  /** The part of the collection's path between the site's root and 'list'. */
  readonly collection: string;
  /** The limit of one query: a page of a dated list or of the hall's days, else all visible records. */
  readonly limit: number;
  readonly fields: Readonly<Record<string, ContentField>>;
}

export const lists = {
  contacts: {
    collection: 'EmergencyContact_List',
    limit: 20,
    fields: {
      ...ordered,
      name: required('line', 120),
      /** The heading of its group. */
      group: line(80),
      mobileCon1: optional('telephone', 24),
      network1: line(40),
      mobileCon2: optional('telephone', 24),
      network2: line(40),
    },
  },
  charter: {
    collection: 'CitizensCharter_List',
    limit: 100,
    fields: {
      ...ordered,
      name: required('line', 300),
      shortName: line(80),
      slug,
      content: line(2_000),
      extraPurposes: lines(),
      client: line(2_000),
      fees: lines(),
      Procedure: lines(),
      responsible_person: lines(),
      processing_time: lines(),
      manualTotalTime: line(),
      requirements: lines(),
      New_applicants: lines(),
      renewal: lines(),
    },
  },
  /** Its `date` is the day of publishing. */
  news: { collection: 'News_List', limit: 20, fields: { ...documented, ...event } },
  ordinances: { collection: 'Ordinance_List', limit: 20, fields: documented },
  /** Its `date` is the day that it is about; `begins` adds the hour. */
  announcements: {
    collection: 'Announcement_List',
    limit: 20,
    fields: {
      ...documented,
      ...event,
      /** On every page from `validFrom` until `validUntil`. */
      urgent: optional('flag'),
      validFrom: optional('instant'),
      validUntil: optional('instant'),
    },
  },
  officials: {
    collection: 'Official_List',
    limit: 100,
    fields: {
      ...ordered,
      position: required('line', 120),
      /** Absent until the barangay publishes it. */
      name: line(120),
      term: line(80),
      appointed: optional('flag'),
      committees: lines(),
      body,
      image: optional('image'),
    },
  },
  awards: { collection: 'Award_List', limit: 20, fields: dated },
  tourism: {
    collection: 'Tourism_List',
    limit: 100,
    fields: {
      ...ordered,
      title: required('line', 300),
      summary: line(),
      body,
      where: line(),
      place: optional('place'),
      image: optional('image'),
    },
  },
  history: {
    collection: 'History_List',
    limit: 100,
    fields: {
      ...ordered,
      title: required('line', 300),
      /** A year, or a day in words. */
      year: line(80),
      body,
      image: optional('image'),
    },
  },
  pages: {
    collection: 'Page_List',
    limit: 100,
    fields: {
      ...ordered,
      page: required('page', 40),
      title: required('line', 300),
      body,
      figures: optional('figures', 20),
      image: optional('image'),
    },
  },
  /** A record's id is its day, 'yyyy-mm-dd', or 'every-day' (src/domain/dates/hallDay.ts). */
  hallDays: {
    collection: 'HallDay_List',
    limit: 100,
    fields: {
      ...common,
      closedMorning: optional('flag'),
      closedAfternoon: optional('flag'),
      /** A proclaimed holiday: it stops the legal time, and a closed hall does not. */
      holiday: optional('flag'),
      /** How many requests the hall takes for the half day; absent for any number. */
      placesMorning: optional('count', 300),
      placesAfternoon: optional('count', 300),
      reason: line(),
      note: line(),
    },
  },
  /** The texts of documents, which staff print and no page of the site shows (src/domain/documents/documentText.ts). */
  documentTexts: {
    collection: 'DocumentText_List',
    limit: 100,
    fields: {
      ...ordered,
      title: required('line', 60),
      /** The type of the requests that it is for, and which certificate; absent for any. */
      service: line(80),
      certificate: line(40),
      body: required('template', 4_000),
      /** The lines at the foot. */
      foot: optional('templateLines', 20),
      /** How many months it is valid. */
      months: optional('count', 60),
      fee: line(40),
      /** Without a number of the register: an oath. */
      unnumbered: optional('flag'),
    },
  },
} as const satisfies Readonly<Record<string, ListRow>>;

export type ListName = keyof typeof lists;
/** The lists that pages of the site show. */
export type PublishedListName = Exclude<ListName, 'documentTexts'>;
export const isPublishedList = (list: ListName): list is PublishedListName => list !== 'documentTexts';
export const publishedListNames = (Object.keys(lists) as ListName[]).filter(isPublishedList);
export type FieldsOf<List extends ListName> = (typeof lists)[List]['fields'];

/** The lists whose records have a date, newest first. */
export type DatedListName = 'news' | 'ordinances' | 'announcements' | 'awards';
