/** The printed hotlines are a wall poster: the largest type that fits the contacts on one A4 sheet. */
import type { Contact } from '../../content/models/contact.ts';

type PosterContact = Pick<Contact, 'name' | 'group' | 'numbers' | 'isSample'>;

/** Font sizes in points. */
export interface PosterSize {
  readonly name: number;
  readonly number: number;
}

const sizes: readonly PosterSize[] = [
  { name: 15, number: 26 },
  { name: 14, number: 21 },
  { name: 12, number: 17 },
  { name: 11, number: 13 },
];

/** The least that the names have of the width of the sheet, in percent. */
export const posterNameShare = 40;

/**
 * Points, measured on paper: the height that the header and 911 leave of A4, the height of a heading with its margins,
 * the padding and border of a row, the width of the sheet, the gap before the numbers.
 */
const [room, heading, air, sheet, gap] = [520, 26, 8, 510, 12];
const column = (sheet * posterNameShare) / 100 - gap;
/** Relative to the font size: the height of a line, and the width of a wide letter. */
const [leading, letter] = [1.25, 0.58];
/** Letters that the Sample tag beside a name takes. */
const sampleTagLetters = 9;

/** Each number takes a line of its own, as the longest number does. */
const measureRowHeight = ({ name, numbers, isSample }: PosterContact, size: PosterSize): number => {
  const letters = name.length + (isSample ? sampleTagLetters : 0);
  const lines = Math.ceil((letters * letter * size.name) / column);
  return air + leading * Math.max(lines * size.name, numbers.length * size.number);
};

/** The largest size that fits all contacts on one sheet; the smallest if they need a second. */
export const choosePosterSize = (contacts: readonly PosterContact[]): PosterSize => {
  const headings = new Set(contacts.map(({ group }) => group)).size;
  const fits = (size: PosterSize) =>
    contacts.reduce((sum, contact) => sum + measureRowHeight(contact, size), headings * heading) <= room;
  return sizes.find(fits) ?? sizes.at(-1)!;
};
