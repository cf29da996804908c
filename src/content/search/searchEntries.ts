/** A record of any list as a search entry: its title, its other texts as one line, and its path. */
import { englishLocalization } from '../../i18n/define.ts';
import { searchMessages } from '../../i18n/en/search.ts';
import { readBoundedLine, type UncheckedDocument } from '../../lib/readFields.ts';
import { toAnchor } from '../../routes/anchor.ts';
import { routeOfPage } from '../../routes/menu.ts';
import { listPages, recordPath } from '../../routes/recordRoutes.ts';
import type { PageName } from '../../routes/table.ts';
import { type Lang, langOf, localizeResult } from '../models/localize.ts';
import { type RecordContext, type RecordOf, toRecords } from '../models/record.ts';
import type { Figure } from '../schema/fieldKinds.ts';
import {
  type ContentField,
  type FieldKind,
  type ListName,
  lists,
  type WrittenPage,
} from '../schema/lists.ts';
import { type ArticleListName, recordPages, servicePath } from '../seo/recordPages.ts';
import { toPlainText } from './plainText.ts';

export interface SearchEntry {
  /** 'news/clean-up-day'; a newer version of a record replaces the older one. */
  readonly key: string;
  readonly title: string;
  /** The English title, which finds the record in any locale. */
  readonly english: string;
  /** All other texts of the record, as one line without marks. */
  readonly text: string;
  /** A path of the site. */
  readonly path: string;
  /** The kind of record, in words. */
  readonly small: string;
  readonly isSample: boolean;
  /** The `lang` of title and text when it differs from the page's locale. */
  readonly lang?: Lang;
}

/** Key of a page's search entry. */
export const toPageKey = (page: PageName): string => `page/${page}`;

const pageOfSection = {
  resident: 'Resident',
  'the-barangay': 'TheBarangay',
  visitor: 'Visitor',
  government: 'Government',
} as const satisfies Readonly<Record<WrittenPage, PageName>>;

/** A record without a page of its own has an anchor on its list's page. */
const toAnchoredPath = (page: PageName, id: string): string => `${routeOfPage(page).path}#${toAnchor(id)}`;

/** A record without a usable name links to its list; '..' would lead elsewhere. */
const toRecordPath = (list: ArticleListName | 'officials', name: string): string =>
  /^\.{0,2}$/.test(name)
    ? routeOfPage(listPages[recordPages[list]]).path
    : recordPath(recordPages[list], name);

interface EntryLink {
  readonly title: string;
  readonly path: string;
  readonly small: string;
}

type KindNames = (typeof searchMessages.english)['kinds'];

const entryLinks: {
  readonly [List in ListName]: (record: RecordOf<List>, kindNames: KindNames) => EntryLink;
} = {
  contacts: ({ id, name }, kindNames) => ({
    title: name,
    path: toAnchoredPath('EmergencyHotlines', id),
    small: kindNames.contacts,
  }),
  charter: (service, kindNames) => ({
    title: service.name,
    path: servicePath(service),
    small: kindNames.charter,
  }),
  news: ({ title, slug }, kindNames) => ({ title, path: toRecordPath('news', slug), small: kindNames.news }),
  ordinances: ({ title, slug }, kindNames) => ({
    title,
    path: toRecordPath('ordinances', slug),
    small: kindNames.ordinances,
  }),
  announcements: ({ title, slug }, kindNames) => ({
    title,
    path: toRecordPath('announcements', slug),
    small: kindNames.announcements,
  }),
  officials: ({ id, name, position }, kindNames) => ({
    title: name || position,
    path: toRecordPath('officials', readBoundedLine(id, 300) ?? ''),
    small: kindNames.officials,
  }),
  awards: ({ id, title }, kindNames) => ({
    title,
    path: toAnchoredPath('AwardsAndDistinctions', id),
    small: kindNames.awards,
  }),
  tourism: ({ id, title }, kindNames) => ({
    title,
    path: toAnchoredPath('Tourism', id),
    small: kindNames.tourism,
  }),
  history: ({ id, title }, kindNames) => ({
    title,
    path: toAnchoredPath('History', id),
    small: kindNames.history,
  }),
  pages: ({ id, title, page }, kindNames) => ({
    title,
    path: toAnchoredPath(pageOfSection[page ?? 'resident'], id),
    small: kindNames.pages[page ?? 'resident'],
  }),
};

const toLine = (value: unknown): string => toPlainText(value as string);

/** Adds a separator after a text that does not end with punctuation. */
const joinLines = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .reduce((all, text) => {
      if (all === '') return text;
      return `${all}${/[.!?:]$/.test(all) ? '' : ' ·'} ${text}`;
    }, '');

/** Writes a value as one line; the search skips a kind without a row. */
const textWriters: { readonly [Kind in FieldKind]?: (value: unknown) => string } = {
  line: toLine,
  telephone: toLine,
  markdown: toLine,
  lines: (value) => joinLines((value as readonly string[]).map(toLine)),
  figures: (value) =>
    joinLines((value as readonly Figure[]).map((figure) => toLine(`${figure.value} ${figure.meaning}`))),
};

/** These come first, because an excerpt starts here when only the title matches. */
const firstFields = ['summary', 'content', 'body'];
const lastFields = ['shortName'];
/** The title is a field of its own; nobody searches for the others. */
const unsearchedFields = ['status', 'title', 'source'];

/** The fields that a title is made from. */
const titleFields = ['title', 'name', 'position'] as const;

const listTextFields = (list: ListName): readonly (readonly [string, (value: unknown) => string])[] => {
  const fields: Readonly<Record<string, ContentField>> = lists[list].fields;
  const names = Object.keys(fields).filter((name) => !unsearchedFields.includes(name));
  const between = names.filter((name) => !firstFields.includes(name) && !lastFields.includes(name));
  const isThere = (name: string) => names.includes(name);
  return [...firstFields.filter(isThere), ...between, ...lastFields.filter(isThere)].flatMap((name) => {
    const write = textWriters[fields[name]!.kind];
    return write === undefined ? [] : [[name, write] as const];
  });
};

/** Reports malformed records, and leaves them out without a title. */
export const toSearchEntries = <List extends ListName>(
  list: List,
  documents: readonly UncheckedDocument[],
  context: RecordContext,
): readonly SearchEntry[] => {
  const texts = listTextFields(list);
  const kindNames = context.translate(searchMessages).kinds;
  const english = new Map(
    toRecords(list, localizeResult(documents, 'en'), { ...englishLocalization, report: () => {} }).map(
      (record) => [record.id, entryLinks[list](record, kindNames).title],
    ),
  );
  return toRecords(list, localizeResult(documents, context.locale), context).map((record) => {
    const link = entryLinks[list](record, kindNames);
    const lang = langOf(record, ...titleFields);
    const fields: Readonly<Record<string, unknown>> = record;
    return {
      ...link,
      english: english.get(record.id) ?? link.title,
      key: `${list}/${record.id}`,
      text: joinLines(
        texts.map(([name, write]) => write(fields[name])).filter((text) => text !== link.title),
      ),
      isSample: fields.sample === true,
      ...(lang !== undefined && { lang }),
    };
  });
};
