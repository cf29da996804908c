/**
 * How a stored value of each kind is read: what is shown of it, or null where it is malformed. It never throws; the
 * bounds are the table's (lists.ts).
 */
import type { Place } from '../../domain/map/geo.ts';
import { boundedLine, boundedText, fieldsOf, instantOf } from '../../lib/readFields.ts';
import { type Image, imageOf } from '../models/image.ts';
import { type KindName, type WrittenPage, writtenPages } from './lists.ts';

export interface Figure {
  /** '494 m' */
  readonly value: string;
  /** 'above sea level' */
  readonly meaning: string;
}

/** What a value of a kind becomes. */
export interface Shown {
  readonly line: string;
  readonly markdown: string;
  readonly lines: readonly string[];
  readonly instant: number | null;
  readonly number: number | null;
  readonly flag: boolean;
  readonly slug: string;
  readonly telephone: string;
  readonly image: Image | null;
  readonly place: Place | null;
  readonly figures: readonly Figure[];
  readonly page: WrittenPage | null;
}

type Kinds = {
  readonly [Kind in KindName]: {
    /** What is shown where there is nothing, or nothing sound. */
    readonly blank: Shown[Kind];
    readonly read: (value: unknown, most: number) => Shown[Kind] | null;
    /** What the value must be, as an error says it. */
    readonly must: string;
  };
};

/** Characters of one entry of a list. */
export const longestItem = 2_000;

/** As the import makes it, so that an address in any case finds it. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugOf = (value: unknown, most: number): string | null => {
  const slug = boundedLine(value, most);
  return slug === null || slug === '' || slugPattern.test(slug) ? slug : null;
};

/** What can be called: digits and the signs written between them. Letters or a scheme are no number. */
const callable = /^\+?[\d() -]{3,24}$/;
const telephoneOf = (value: unknown, most: number): string | null => {
  const number = boundedLine(value, most);
  return number === null ||
    (number !== '' && !(callable.test(number) && number.replace(/\D/g, '').length >= 3))
    ? null
    : number;
};

/** Blanks stay, for the lists that run side by side; a text is a list of one. */
const linesOf = (value: unknown, most: number): readonly string[] | null => {
  if (Array.isArray(value))
    return value.slice(0, most).map((item: unknown) => boundedLine(item, longestItem) ?? '');
  const text = boundedLine(value, longestItem);
  return text === null ? null : text === '' ? [] : [text];
};

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** Of a place; the street map ends at 85. */
export const mostDegrees = { lat: 85, lng: 180 } as const;
const placeOf = (value: unknown): Place | null => {
  const fields = fieldsOf(value);
  const [lat, lng] = [fields.get('lat'), fields.get('lng')];
  return isWithin(lat, mostDegrees.lat) && isWithin(lng, mostDegrees.lng) ? { lat, lng } : null;
};

/** Characters of the parts of a figure. */
export const mostOfFigure = { value: 80, meaning: 300 } as const;

const figuresOf = (value: unknown, most: number): readonly Figure[] | null =>
  Array.isArray(value)
    ? value
        .slice(0, most)
        .map((figure: unknown) => {
          const fields = fieldsOf(figure);
          return {
            value: boundedLine(fields.get('value'), mostOfFigure.value) ?? '',
            meaning: boundedLine(fields.get('meaning'), mostOfFigure.meaning) ?? '',
          };
        })
        .filter((figure) => figure.value !== '')
    : null;

export const kinds: Kinds = {
  line: { blank: '', read: boundedLine, must: 'must be one line of text' },
  markdown: { blank: '', read: boundedText, must: 'must be a text' },
  lines: { blank: [], read: linesOf, must: 'must be a list of texts' },
  instant: {
    blank: null,
    read: instantOf,
    must: 'must be a moment in milliseconds since 1970, before the year 9999',
  },
  number: {
    blank: null,
    read: (value) => (Number.isFinite(value) ? (value as number) : null),
    must: 'must be a number',
  },
  flag: {
    blank: false,
    read: (value) => (typeof value === 'boolean' ? value : null),
    must: 'must be true or false',
  },
  slug: {
    blank: '',
    read: slugOf,
    must: "must be the last part of an address: small letters, digits and '-' between them",
  },
  telephone: {
    blank: '',
    read: telephoneOf,
    must: 'must be a telephone number: at least three digits, and + ( ) - or spaces',
  },
  image: {
    blank: null,
    read: imageOf,
    must: 'must have src (a path below /images/, with {width} if there are several), alt, width, height and widths',
  },
  place: { blank: null, read: placeOf, must: 'must have lat and lng in degrees' },
  figures: { blank: [], read: figuresOf, must: 'must be a list of value and meaning' },
  page: {
    blank: null,
    read: (value) => writtenPages.find((page) => page === value) ?? null,
    must: `must be one of ${writtenPages.join(', ')}`,
  },
};
