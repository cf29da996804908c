/** A record of any list as a search entry: its title, its other texts as one line, and its path. */
import { formatHallDay } from '../../domain/dates/formatHallDay.ts';
import { isHallDayId } from '../../domain/dates/hallDay.ts';
import { englishLocalization, type Translate } from '../../i18n/define.ts';
import { searchMessages } from '../../i18n/en/search.ts';
import { allLocales, type Locale } from '../../i18n/locales.ts';
import { readBoundedLine, type UncheckedDocument } from '../../lib/readFields.ts';
import { hallAnchor, toAnchor } from '../../routes/anchor.ts';
import { pageOfSections, pageTitle, routeOfPage } from '../../routes/menu.ts';
import { listPages, recordPath } from '../../routes/recordRoutes.ts';
import type { PageName } from '../../routes/table.ts';
import { toHallDay } from '../models/hallDay.ts';
import { type Lang, langOf, localizeResult } from '../models/localize.ts';
import { type RecordContext, type RecordOf, toRecords } from '../models/record.ts';
import type { Figure } from '../schema/fieldKinds.ts';
import { type ContentField, type FieldKind, lists, type PublishedListName } from '../schema/lists.ts';
import { type ArticleListName, recordPages, servicePath } from '../seo/recordPages.ts';
import { toPlainText } from './plainText.ts';

export interface SearchEntry {
  /** 'news/clean-up-day'; a newer version of a record replaces the older one. */
  readonly key: string;
  readonly title: string;
  /** What the record is called in English, which the vocabulary names: its title, and the position of an official. */
  readonly english: string;
  /** The titles and texts of the other locales: who reads in English may type Cebuano. */
  readonly otherTitles: string;
  readonly otherTexts: string;
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

/** Key of the privacy notice, which is part of a page. */
export const privacyKey = 'page/Privacy';

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
}

const entryLinks: {
  readonly [List in PublishedListName]: (record: RecordOf<List>, translate: Translate) => EntryLink;
} = {
  contacts: ({ id, name }) => ({ title: name, path: toAnchoredPath('EmergencyHotlines', id) }),
  charter: (service) => ({ title: service.name, path: servicePath(service) }),
  news: ({ title, slug }) => ({ title, path: toRecordPath('news', slug) }),
  ordinances: ({ title, slug }) => ({ title, path: toRecordPath('ordinances', slug) }),
  announcements: ({ title, slug }) => ({ title, path: toRecordPath('announcements', slug) }),
  officials: ({ id, name, position }) => ({
    title: name || position,
    path: toRecordPath('officials', readBoundedLine(id, 300) ?? ''),
  }),
  awards: ({ id, title }) => ({ title, path: toAnchoredPath('AwardsAndDistinctions', id) }),
  tourism: ({ id, title }) => ({ title, path: toAnchoredPath('Tourism', id) }),
  history: ({ id, title }) => ({ title, path: toAnchoredPath('History', id) }),
  pages: ({ id, title, page }) => ({ title, path: toAnchoredPath(pageOfSections(page ?? 'resident'), id) }),
  hallDays: (record, translate) => ({
    title: formatHallDay(toHallDay(record), translate),
    path: `${routeOfPage('Home').path}#${hallAnchor}`,
  }),
};

/** The kind of a record, in words: a section is of its page. */
const toKindName = <List extends PublishedListName>(
  list: List,
  record: RecordOf<List>,
  translate: Translate,
): string =>
  list === 'pages'
    ? pageTitle(pageOfSections((record as RecordOf<'pages'>).page ?? 'resident'), translate)
    : translate(searchMessages).kinds[list as Exclude<PublishedListName, 'pages'>];

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
const titleSources = ['title', 'name', 'position'] as const;

const listTextFields = (
  list: PublishedListName,
): readonly (readonly [string, (value: unknown) => string])[] => {
  const fields: Readonly<Record<string, ContentField>> = lists[list].fields;
  const names = Object.keys(fields).filter((name) => !unsearchedFields.includes(name));
  const between = names.filter((name) => !firstFields.includes(name) && !lastFields.includes(name));
  const isThere = (name: string) => names.includes(name);
  return [...firstFields.filter(isThere), ...between, ...lastFields.filter(isThere)].flatMap((name) => {
    const write = textWriters[fields[name]!.kind];
    return write === undefined ? [] : [[name, write] as const];
  });
};

/** The texts of a record in the locale in which it was read. */
interface EntryTexts {
  readonly link: EntryLink;
  /** What a title may be made from. */
  readonly name: string;
  readonly text: string;
}

/** Reports malformed records, and leaves them out without a title. */
export const toSearchEntries = <List extends PublishedListName>(
  list: List,
  documents: readonly UncheckedDocument[],
  context: RecordContext,
): readonly SearchEntry[] => {
  const fields = listTextFields(list);
  // A hall's day without a day says nothing.
  const named = list === 'hallDays' ? documents.filter(({ id }) => isHallDayId(id)) : documents;
  const readIn = (locale: Locale) =>
    toRecords(
      list,
      localizeResult(named, locale),
      locale === context.locale ? context : { ...englishLocalization, locale, report: () => {} },
    );
  const readTexts = (record: RecordOf<List>, translate: Translate): EntryTexts => {
    const link = entryLinks[list](record, translate);
    const values: Readonly<Record<string, unknown>> = record;
    return {
      link,
      name: titleSources
        .map((source) => readBoundedLine(values[source], 300) ?? '')
        .join(' ')
        .trim(),
      text: joinLines(
        fields.map(([name, write]) => write(values[name])).filter((text) => text !== link.title),
      ),
    };
  };
  const others = allLocales
    .filter((locale) => locale !== context.locale)
    .map((locale) => ({
      locale,
      texts: new Map(
        readIn(locale).map(
          (record) => [record.id, readTexts(record, englishLocalization.translate)] as const,
        ),
      ),
    }));
  return readIn(context.locale).map((record) => {
    const { link, name, text } = readTexts(record, context.translate);
    const lang = langOf(record, ...titleSources);
    const inOthers = others.flatMap(({ texts }) => texts.get(record.id) ?? []);
    const english = others.find(({ locale }) => locale === 'en')?.texts.get(record.id);
    /** What the page's locale says already is left out: many records have one locale. */
    const join = (own: string, texts: readonly string[]) =>
      [...new Set(texts)].filter((each) => each !== own).join(' ');
    return {
      ...link,
      small: toKindName(list, record, context.translate),
      english: english?.name ?? name,
      otherTitles: join(
        link.title,
        inOthers.map((other) => other.link.title),
      ),
      otherTexts: join(
        text,
        inOthers.map((other) => other.text),
      ),
      key: `${list}/${record.id}`,
      text,
      isSample: record.isSample,
      ...(lang !== undefined && { lang }),
    };
  });
};
