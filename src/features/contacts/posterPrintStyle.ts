/** The hotlines on paper are a poster for the wall: as large as what stands on it lets them be, on one A4 sheet. */
import type { Contact } from '../../content/models/contact.ts';

/** Points. */
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

/** Points, as measured on paper: what the head and 911 leave of A4, a heading with its room, the air and line of a row, a name's column. */
const [room, heading, air, column] = [520, 26, 8, 175];
/** Of the letters' size: a line's height, and the width of a wide letter. */
const [leading, letter] = [1.25, 0.58];
/** The tag beside a name. */
const sampleTagLetters = 9;

/** Each number takes a line of its own, as the longest does. */
const measureRowHeight = ({ name, numbers, isSample }: Contact, size: PosterSize): number => {
  const letters = name.length + (isSample ? sampleTagLetters : 0);
  const lines = Math.ceil((letters * letter * size.name) / column);
  return air + leading * Math.max(lines * size.name, numbers.length * size.number);
};

/** The largest size in which all contacts stand on one sheet; the smallest where they go on to a second. */
export const choosePosterSize = (contacts: readonly Contact[]): PosterSize => {
  const headings = new Set(contacts.map(({ group }) => group)).size;
  const fits = (size: PosterSize) =>
    contacts.reduce((sum, contact) => sum + measureRowHeight(contact, size), headings * heading) <= room;
  return sizes.find(fits) ?? sizes.at(-1)!;
};
