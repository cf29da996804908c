/**
 * Reads a stored value by the kind of its field: returns the value to display, or null when it is malformed. Never
 * throws. The table (lists.ts) has the bounds.
 */
import type { GeoPoint } from '../../domain/map/geo.ts';
import { isTelephone } from '../../lib/dialedNumber.ts';
import { readBoundedLine, readBoundedText, readFields, readInstant } from '../../lib/readFields.ts';
import type { WrittenPage } from '../../routes/table.ts';
import { type AttachedFile, parseAttachedFile } from '../models/attachedFile.ts';
import { type Image, parseImage } from '../models/image.ts';
import { type FieldKind, writtenPages } from './lists.ts';

export interface Figure {
  /** '494 m' */
  readonly value: string;
  /** 'above sea level' */
  readonly meaning: string;
}

/** The type of each kind's value. */
export interface FieldValues {
  readonly line: string;
  readonly markdown: string;
  /** Plain text of several lines, with placeholders. */
  readonly template: string;
  readonly lines: readonly string[];
  readonly templateLines: readonly string[];
  readonly instant: number | null;
  readonly number: number | null;
  readonly count: number | null;
  readonly flag: boolean;
  readonly slug: string;
  readonly telephone: string;
  readonly image: Image | null;
  readonly file: AttachedFile | null;
  readonly place: GeoPoint | null;
  readonly figures: readonly Figure[];
  readonly page: WrittenPage | null;
}

type FieldKinds = {
  readonly [Kind in FieldKind]: {
    /** The value for an absent field, and for a malformed one without a value of its own. */
    readonly blank: FieldValues[Kind];
    readonly malformed?: FieldValues[Kind];
    readonly read: (value: unknown, max: number) => FieldValues[Kind] | null;
    /** The requirement, as error messages word it. */
    readonly must: string;
  };
};

/** Maximum length of one entry of a list, characters. */
export const maxItemLength = 2_000;

/** The form that the import makes, so that an address in any case finds it. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const readSlug = (value: unknown, max: number): string | null => {
  const slug = readBoundedLine(value, max);
  return slug === null || slug === '' || slugPattern.test(slug) ? slug : null;
};

const readTelephone = (value: unknown, max: number): string | null => {
  const number = readBoundedLine(value, max);
  return number === null || (number !== '' && !isTelephone(number)) ? null : number;
};

/** Keeps blank entries, because parallel lists need them; a text becomes a list of one. */
const readLines = (value: unknown, max: number): readonly string[] | null => {
  if (Array.isArray(value))
    return value.slice(0, max).map((item: unknown) => readBoundedLine(item, maxItemLength) ?? '');
  const text = readBoundedLine(value, maxItemLength);
  return text === null ? null : text === '' ? [] : [text];
};

const isWithin = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= max;

/** Bounds of a place; the street map ends at 85 degrees. */
export const maxDegrees = { lat: 85, lng: 180 } as const;
const readPlace = (value: unknown): GeoPoint | null => {
  const fields = readFields(value);
  const [lat, lng] = [fields.get('lat'), fields.get('lng')];
  return isWithin(lat, maxDegrees.lat) && isWithin(lng, maxDegrees.lng) ? { lat, lng } : null;
};

/** Maximum lengths of a figure's parts, characters. */
export const maxFigureLengths = { value: 80, meaning: 300 } as const;

const readFigures = (value: unknown, max: number): readonly Figure[] | null =>
  Array.isArray(value)
    ? value
        .slice(0, max)
        .map((figure: unknown) => {
          const fields = readFields(figure);
          return {
            value: readBoundedLine(fields.get('value'), maxFigureLengths.value) ?? '',
            meaning: readBoundedLine(fields.get('meaning'), maxFigureLengths.meaning) ?? '',
          };
        })
        .filter((figure) => figure.value !== '')
    : null;

export const fieldKinds: FieldKinds = {
  line: { blank: '', read: readBoundedLine, must: 'must be one line of text' },
  markdown: { blank: '', read: readBoundedText, must: 'must be a text' },
  template: { blank: '', read: readBoundedText, must: 'must be a text' },
  lines: { blank: [], read: readLines, must: 'must be a list of texts' },
  templateLines: { blank: [], read: readLines, must: 'must be a list of texts' },
  instant: {
    blank: null,
    read: readInstant,
    must: 'must be a moment in milliseconds since 1970, before the year 9999',
  },
  number: {
    blank: null,
    read: (value) => (Number.isFinite(value) ? (value as number) : null),
    must: 'must be a number',
  },
  count: {
    blank: null,
    // A limit that cannot be read must not read as no limit.
    malformed: 0,
    read: (value, max) => (isWithin(value, max) && Number.isInteger(value) && value >= 0 ? value : null),
    must: 'must be a whole number within its limits',
  },
  flag: {
    blank: false,
    read: (value) => (typeof value === 'boolean' ? value : null),
    must: 'must be true or false',
  },
  slug: {
    blank: '',
    read: readSlug,
    must: "must be the last part of an address: small letters, digits and '-' between them",
  },
  telephone: {
    blank: '',
    read: readTelephone,
    must: 'must be a telephone number: at least three digits, and + ( ) - . or spaces',
  },
  image: {
    blank: null,
    read: parseImage,
    must: 'must have src (a path below /images/, with {width} if there are several), alt, width, height and widths',
  },
  file: {
    blank: null,
    read: parseAttachedFile,
    must: 'must have src (a path below /files/), name and size',
  },
  place: { blank: null, read: readPlace, must: 'must have lat and lng in degrees' },
  figures: { blank: [], read: readFigures, must: 'must be a list of value and meaning' },
  page: {
    blank: null,
    read: (value) => writtenPages.find((page) => page === value) ?? null,
    must: `must be one of ${writtenPages.join(', ')}`,
  },
};
