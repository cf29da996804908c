/** What fits on the sheet of a notice: the size of its title, and how much of its text. */
import { truncate } from '../../lib/truncate.ts';

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
