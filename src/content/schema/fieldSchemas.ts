/**
 * What a field of each kind must be for the import to take it, as a yup schema. It asks for what the site shows as it is
 * written, so that nothing is cut, left out or replaced on the way to a resident.
 */
import { array, mixed, number, object, type Schema, string, type TestContext, ValidationError } from 'yup';
import { isPlain, type Plain } from '../../../server/firestore/protocol/plainValue.ts';
import { nearest } from '../../lib/nearestWord.ts';
import { boundedText } from '../../lib/readFields.ts';
import { isPixels, longestText, mostPixels, mostWidths, ownPath } from '../models/image.ts';
import { kinds, longestItem, mostDegrees, mostOfFigure, slugPattern } from './fieldKinds.ts';
import type { KindName } from './lists.ts';

export const missing = 'is missing';
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);

/** A text that the site shows as it is; blanks at its ends it leaves out. */
const text = (must: string, most: number) =>
  string()
    .typeError(must)
    .nonNullable(must)
    .max(
      most,
      ({ value }: { readonly value: string }) => `may have ${most} characters, and has ${value.length}`,
    )
    .test(
      'shown',
      'has a character that cannot be shown, such as a tab, a mark that turns the writing direction, or half a character',
      (value) => value === undefined || boundedText(value, value.length) === value.trim(),
    );

export const line = (must: string, most: number) =>
  text(must, most).test('line', must, (value) => value === undefined || !value.trim().includes('\n'));

export const atLeast = <Made extends Schema>(schema: Made): Made =>
  schema.test('there', missing, (value: unknown) => !isBlank(value)) as Made;

const whole = (must: string) => number().typeError(must).nonNullable(must).integer(must);
const pixels = (must: string) => whole(must).min(1, must).max(mostPixels, must);

/** Of a list that is too long no entry is looked at: there may be millions. */
function listOf(entry: Schema, must: string, most: number): Schema {
  const entries = array(entry).typeError(must).nonNullable(must);
  return mixed().when([], (_, schema, { value }) =>
    Array.isArray(value) && value.length > most
      ? schema.test('entries', `may have ${most} entries`, () => false)
      : entries,
  );
}

/** An object that has these keys, and no others. */
export const closed = (fields: Readonly<Record<string, Schema>>, must: string) =>
  object(fields)
    .typeError(must)
    .nonNullable(must)
    .test('known', '', noOthers(Object.keys(fields)));

/** Of one object; there may be as many as its file has room for. */
const mostOthers = 100;

function noOthers(known: readonly string[]) {
  return (value: unknown, context: TestContext): true | ValidationError => {
    const others = isPlain(value) ? Object.keys(value).filter((key) => !known.includes(key)) : [];
    if (others.length === 0) return true;
    const more = others.length - mostOthers;
    return new ValidationError(
      others.slice(0, mostOthers).map((key, at) => {
        const meant = nearest(key, known);
        const path = context.path ? `${context.path}.${key}` : key;
        return new ValidationError(
          more > 0 && at === mostOthers - 1
            ? `is not known, nor are ${more.toLocaleString('en')} more`
            : `is not known${meant === null ? '' : `: did you mean '${meant}'?`}`,
          value,
          path,
        );
      }),
    );
  };
}

const must = (kind: KindName): string => kinds[kind].must;

const isDay = /^\d{4}-\d\d-\d\d$/;
/** Midnight in Manila of a day that was written as one, for the sentence that says what to write. */
const insteadOf = (value: unknown): string => {
  const day =
    typeof value === 'string' && isDay.test(value) ? Date.parse(`${value}T00:00+08:00`) : Number.NaN;
  return Number.isNaN(day) ? '' : `; for ${String(value)} write ${day}`;
};

const reads = (kind: 'number' | 'flag' | 'page') =>
  mixed().test('read', must(kind), (value) => value === undefined || kinds[kind].read(value, 1) !== null);

export const schemas: { readonly [Kind in KindName]: (most: number) => Schema } = {
  line: (most) => line(must('line'), most),
  markdown: (most) => text(must('markdown'), most),
  lines: (most) => listOf(line(must('line'), longestItem), must('lines'), most),
  instant: () =>
    mixed().test('instant', '', (value, { createError }) => {
      if (value === undefined || (Number.isInteger(value) && kinds.instant.read(value, 1) !== null))
        return true;
      return createError({ message: () => `${must('instant')}, a whole number${insteadOf(value)}` });
    }),
  number: () => reads('number'),
  flag: () => reads('flag'),
  slug: (most) =>
    line(must('slug'), most).matches(slugPattern, { message: must('slug'), excludeEmptyString: true }),
  telephone: (most) =>
    line(must('telephone'), most).test(
      'callable',
      must('telephone'),
      (value) => value === undefined || kinds.telephone.read(value, most) !== null,
    ),
  image: () =>
    closed(imageFields, must('image')).test('sized', '', (value: unknown, { createError, path }) => {
      const { src, width, widths } = (value ?? {}) as Plain;
      if (typeof src !== 'string' || !ownPath.test(src) || !Array.isArray(widths)) return true;
      if (isPixels(width) && widths.some((one) => Number(one) > width))
        return createError({ path: `${path}.widths`, message: 'may not be wider than width' });
      return widths.length < 2 || src.includes('{width}')
        ? true
        : createError({ path: `${path}.src`, message: 'must hold {width} where there are several widths' });
    }),
  place: () => closed(placeFields, must('place')),
  figures: (most) => listOf(closed(figureFields, 'must have value and meaning'), must('figures'), most),
  page: () => reads('page'),
};

const imageFields = {
  src: atLeast(
    string()
      .typeError('must be a path below /images/')
      .max(longestText, `may have ${longestText} characters`)
      .matches(ownPath, {
        message: "must be a path below /images/, such as '/images/fields-{width}.webp'",
        excludeEmptyString: true,
      }),
  ),
  alt: atLeast(line('must be one line of text that says what the picture shows', longestText)),
  width: atLeast(pixels(`must be the pixels of the widest, 1 to ${mostPixels}`)),
  height: atLeast(pixels(`must be the pixels of the height, 1 to ${mostPixels}`)),
  widths: listOf(
    pixels(`must be pixels, 1 to ${mostPixels}`),
    'must be a list of widths in pixels',
    mostWidths,
  ),
} as const;

const degrees = (most: number) =>
  number().typeError('must be degrees').min(-most, 'is not on the map').max(most, 'is not on the map');
const placeFields = {
  lat: atLeast(degrees(mostDegrees.lat)),
  lng: atLeast(degrees(mostDegrees.lng)),
} as const;

const figureFields = {
  value: atLeast(line(must('line'), mostOfFigure.value)),
  meaning: line(must('line'), mostOfFigure.meaning),
} as const;

/** The keys of what is nested, in the order in which they are written. */
export const partsOf: Partial<Readonly<Record<KindName, readonly string[]>>> = {
  image: Object.keys(imageFields),
  place: Object.keys(placeFields),
  figures: Object.keys(figureFields),
};
