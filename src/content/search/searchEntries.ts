/** A record of any list as the search finds it: its title, its other texts in one line, and where it leads. */

import { language } from '../../i18n/define.ts';
import { searchWords } from '../../i18n/en/search.ts';
import { boundedLine, type Unchecked } from '../../lib/readFields.ts';
import { anchorOf } from '../../routes/anchor.ts';
import { routeTo } from '../../routes/menu.ts';
import { listPages, recordPath } from '../../routes/recordRoutes.ts';
import type { PageName } from '../../routes/table.ts';
import { inOneLanguage, type Lang, langOf } from '../models/localize.ts';
import { type RecordOf, type Report, recordsOf } from '../models/record.ts';
import type { Figure } from '../schema/fieldKinds.ts';
import { type Field, type KindName, type ListName, lists, type WrittenPage } from '../schema/lists.ts';
import { type ArticleList, recordPages, servicePath } from '../seo/recordPages.ts';
import { plainText } from './plainText.ts';

export interface Findable {
  /** 'news/clean-up-day'; a record that was read again takes the place of the older one. */
  readonly key: string;
  readonly title: string;
  /** What it is called in English, by which it is found in any language. */
  readonly english: string;
  /** Everything else that is written in it, as one line without marks. */
  readonly text: string;
  /** A path of the site. */
  readonly path: string;
  /** What it is, in words. */
  readonly small: string;
  readonly isSample: boolean;
  /** The language of title and text where it is not the one that is spoken. */
  readonly lang?: Lang;
}

const written = {
  resident: 'Resident',
  'the-barangay': 'TheBarangay',
  visitor: 'Visitor',
  government: 'Government',
} as const satisfies Readonly<Record<WrittenPage, PageName>>;

/** What has no page of its own stands at its place in that of its list. */
const placeOn = (page: PageName, id: string): string => `${routeTo(page).path}#${anchorOf(id)}`;

/** What has no address of its own is read in its list; '..' would lead elsewhere. */
const ownPath = (list: ArticleList | 'officials', name: string): string =>
  /^\.{0,2}$/.test(name) ? routeTo(listPages[recordPages[list]]).path : recordPath(recordPages[list], name);

interface Way {
  readonly title: string;
  readonly path: string;
  readonly small: string;
}

const kinds = searchWords.kinds;

const ways: { readonly [List in ListName]: (record: RecordOf<List>) => Way } = {
  contacts: ({ id, name }) => ({
    title: name,
    path: placeOn('EmergencyHotlines', id),
    small: kinds.contacts,
  }),
  charter: (service) => ({ title: service.name, path: servicePath(service), small: kinds.charter }),
  news: ({ title, slug }) => ({ title, path: ownPath('news', slug), small: kinds.news }),
  ordinances: ({ title, slug }) => ({
    title,
    path: ownPath('ordinances', slug),
    small: kinds.ordinances,
  }),
  announcements: ({ title, slug }) => ({
    title,
    path: ownPath('announcements', slug),
    small: kinds.announcements,
  }),
  officials: ({ id, name, position }) => ({
    title: name || position,
    path: ownPath('officials', boundedLine(id, 300) ?? ''),
    small: kinds.officials,
  }),
  awards: ({ id, title }) => ({ title, path: placeOn('AwardsAndDistinctions', id), small: kinds.awards }),
  tourism: ({ id, title }) => ({ title, path: placeOn('Tourism', id), small: kinds.tourism }),
  history: ({ id, title }) => ({ title, path: placeOn('History', id), small: kinds.history }),
  pages: ({ id, title, page }) => ({
    title,
    path: placeOn(written[page ?? 'resident'], id),
    small: kinds.pages[page ?? 'resident'],
  }),
};

const line = (value: unknown): string => plainText(value as string);

/** A point stands between what does not end by itself. */
const inOneLine = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .reduce((all, text) => {
      if (all === '') return text;
      return `${all}${/[.!?:]$/.test(all) ? '' : ' ·'} ${text}`;
    }, '');

/** How a value is written in one line; a kind without a row is not searched. */
const asText: { readonly [Kind in KindName]?: (value: unknown) => string } = {
  line,
  telephone: line,
  markdown: line,
  lines: (value) => inOneLine((value as readonly string[]).map(line)),
  figures: (value) =>
    inOneLine((value as readonly Figure[]).map((figure) => line(`${figure.value} ${figure.meaning}`))),
};

/** The beginning of the text is what is shown of it where only the title was meant. */
const first = ['summary', 'content', 'body'];
const last = ['shortName'];
/** The title has it, or nobody looks for it. */
const unsearched = ['status', 'title', 'source'];

/** Of these the title is made. */
const titleFields = ['title', 'name', 'position'] as const;

const textsOf = (list: ListName): readonly (readonly [string, (value: unknown) => string])[] => {
  const fields: Readonly<Record<string, Field>> = lists[list].fields;
  const names = Object.keys(fields).filter((name) => !unsearched.includes(name));
  const between = names.filter((name) => !first.includes(name) && !last.includes(name));
  const isThere = (name: string) => names.includes(name);
  return [...first.filter(isThere), ...between, ...last.filter(isThere)].flatMap((name) => {
    const write = asText[fields[name]!.kind];
    return write === undefined ? [] : [[name, write] as const];
  });
};

/** What is malformed is told of, and left out where it has no title. */
export const findablesOf = <List extends ListName>(
  list: List,
  documents: readonly Unchecked[],
  report: Report,
): readonly Findable[] => {
  const texts = textsOf(list);
  const english = new Map(
    recordsOf(list, inOneLanguage(documents, 'en'), () => {}).map((record) => [
      record.id,
      ways[list](record).title,
    ]),
  );
  return recordsOf(list, inOneLanguage(documents, language()), report).map((record) => {
    const way = ways[list](record);
    const lang = langOf(record, ...titleFields);
    const fields: Readonly<Record<string, unknown>> = record;
    return {
      ...way,
      english: english.get(record.id) ?? way.title,
      key: `${list}/${record.id}`,
      text: inOneLine(texts.map(([name, write]) => write(fields[name])).filter((text) => text !== way.title)),
      isSample: fields.sample === true,
      ...(lang !== undefined && { lang }),
    };
  });
};
