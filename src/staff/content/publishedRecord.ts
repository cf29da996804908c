/** A saved record as residents know it: its address, and the texts of it that leave the site, as a post and as the sheet of a notice. */
import type { PlannedWrite } from '../../content/import/importPlan.ts';
import { type ArticleEvent, articleConverters } from '../../content/models/article.ts';
import { localizeDocument } from '../../content/models/localize.ts';
import type { RecordContext } from '../../content/models/record.ts';
import { isPublishedList } from '../../content/schema/lists.ts';
import { toPlainText } from '../../content/search/plainText.ts';
import { toSearchEntries } from '../../content/search/searchEntries.ts';
import { englishLocalization } from '../../i18n/define.ts';
import { truncate } from '../../lib/truncate.ts';

export interface PublishedRecord {
  /** '/News/clean-up-day', '/Emergency-Hotlines#fire-station' */
  readonly path: string;
  readonly title: string;
  /** One line without marks; '' where the record has no text. */
  readonly summary: string;
  /** The text below the summary, without marks. */
  readonly paragraphs: readonly string[];
  /** Null for a record about no event. */
  readonly event: ArticleEvent | null;
  readonly where: string;
  /** Why nobody is to be told of it; null where there is no reason. */
  readonly obstacle: 'hidden' | 'sample' | null;
}

/** The fields of the editor report what is malformed. */
const context: RecordContext = { ...englishLocalization, report: () => {} };

/** A paragraph ends at an empty line, and before each point of a list. */
const paragraphEnd = /\n[ \t]*\n|\n(?=[ \t]*(?:[-+*]|\d+[.)])[ \t])/;

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

const toParagraphs = (markdown: string): readonly string[] =>
  markdown
    .split(paragraphEnd)
    .map(toPlainText)
    .filter((text) => text !== '');

const readEvent = ({ list, id, fields }: PlannedWrite): Pick<PublishedRecord, 'event' | 'where'> => {
  const convert = Object.hasOwn(articleConverters, list)
    ? articleConverters[list as keyof typeof articleConverters]
    : null;
  const [article] = convert?.([localizeDocument({ id, data: fields }, 'en')], context) ?? [];
  return { event: article?.event ?? null, where: article?.where ?? '' };
};

/** Null for a record that no page can show. */
export const toPublishedRecord = (write: PlannedWrite): PublishedRecord | null => {
  const { list, id, fields } = write;
  if (!isPublishedList(list)) return null;
  const [entry] = toSearchEntries(list, [{ id, data: fields }], context);
  if (entry === undefined) return null;
  const own = toParagraphs(readText(fields.body));
  const summary = toPlainText(readText(fields.summary) || readText(fields.content)) || (own[0] ?? entry.text);
  return {
    path: entry.path,
    title: entry.title,
    summary,
    paragraphs: own[0] === summary ? own.slice(1) : own,
    ...readEvent(write),
    obstacle: fields.status !== 'active' ? 'hidden' : entry.isSample ? 'sample' : null,
  };
};

/** Longer than any title and summary that people read to the end. UTF-16 units. */
const maxPostLength = 1_000;

/** A summary cut shorter than this says nothing. */
const minSummaryLength = 20;

/**
 * Title, summary and address, with a blank line between them. The address stays whole, and what is too long is cut at a word.
 * @param address absolute
 */
export const formatPost = (
  { title, summary }: Pick<PublishedRecord, 'title' | 'summary'>,
  address: string,
): string => {
  const gap = '\n\n';
  const shownTitle = truncate(title, maxPostLength - address.length - gap.length);
  const room = maxPostLength - shownTitle.length - address.length - 2 * gap.length;
  const shownSummary = room < minSummaryLength ? '' : truncate(summary, room);
  return [shownTitle, shownSummary, address].filter((text) => text !== '').join(gap);
};

/** The width of the sheet within its margins, and the most that a title takes of its height, in points. */
const [sheetWidth, titleHeight] = [510, 300];

/** Points. */
const titleSizes = [48, 40, 34, 28, 24] as const;

/** The width of a bold letter and the height of a line, relative to the size of the letters. */
const [letter, leading] = [0.6, 1.15];

const countTitleLines = (title: string, size: number): number =>
  Math.ceil((title.length * letter * size) / sheetWidth);

/** The size of a title in points: 48, and less for a long one. */
export const chooseTitleSize = (title: string): number =>
  titleSizes.find((size) => countTitleLines(title, size) * size * leading <= titleHeight) ??
  titleSizes.at(-1)!;

/** Of the text at 16 points: letters of a line, and lines below a title of one line. */
const [lineLetters, textLines] = [58, 18];

/** The points of a line of text. */
const lineHeight = 22.4;

/** The first paragraphs of a text that fit below a title; the last is cut at a word. */
export const fitParagraphs = (title: string, paragraphs: readonly string[]): readonly string[] => {
  const size = chooseTitleSize(title);
  const taken = Math.ceil(((countTitleLines(title, size) - 1) * size * leading) / lineHeight);
  let left = textLines - taken;
  const fitting: string[] = [];
  for (const paragraph of paragraphs) {
    if (left <= 0) break;
    fitting.push(truncate(paragraph, left * lineLetters));
    // The space between two paragraphs is half a line.
    left -= Math.ceil(paragraph.length / lineLetters) + 0.5;
  }
  return fitting;
};
