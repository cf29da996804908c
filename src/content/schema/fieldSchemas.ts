/**
 * The yup schema of each kind of field, for the import. It accepts only values that the site shows unchanged, so that
 * nothing is cut, dropped or replaced before a resident sees it.
 */
import { array, mixed, number, object, type Schema, string, type TestContext, ValidationError } from 'yup';
import { isPlainObject, type PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { removeBullet } from '../../domain/charter/charter.ts';
import { findDeadLink } from '../../lib/markdownLinks.ts';
import { findNearestWord } from '../../lib/nearestWord.ts';
import { readBoundedText } from '../../lib/readFields.ts';
import { sanitizeLine } from '../../lib/sanitizeLine.ts';
import { isFileSize, maxFileTextLength } from '../models/attachedFile.ts';
import {
  imagePathPattern,
  isPixels,
  maxImagePixels,
  maxImageTextLength,
  maxImageWidths,
} from '../models/image.ts';
import { fileAddressPattern } from '../models/storedPicture.ts';
import { fieldKinds, maxDegrees, maxFigureLengths, maxItemLength, slugPattern } from './fieldKinds.ts';
import type { FieldKind } from './lists.ts';

export const missingProblem = 'is missing';
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);

const toHex = (sign: string): string => `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`;

/**
 * Text that the site shows unchanged, except for blanks at its ends.
 * @param toShown the part of it that the site shows
 */
const createTextSchema = (must: string, max: number, toShown = (text: string): string => text) =>
  string()
    .typeError(must)
    .nonNullable(must)
    .max(
      max,
      ({ value }: { readonly value: string }) => `may have ${max} characters, and has ${value.length}`,
    )
    .test(
      'shown',
      'has a character that cannot be shown, such as a tab, a mark that turns the writing direction, or half a character',
      (value) => value === undefined || readBoundedText(value, value.length) === value.trim(),
    )
    .test('private', '', (value, { createError }) => {
      const [sign] = /\p{Co}/u.exec(toShown(value ?? '')) ?? [];
      return sign === undefined
        ? true
        : createError({
            message: `has a sign of a word processor (${toHex(sign)}) that other devices show as an empty box: write '-' for a bullet, or words`,
          });
    });

export const createLineSchema = (must: string, max: number, toShown?: (text: string) => string) =>
  createTextSchema(must, max, toShown).test(
    'line',
    must,
    (value) => value === undefined || !value.trim().includes('\n'),
  );

export const requireValue = <Made extends Schema>(schema: Made): Made =>
  schema.test('there', missingProblem, (value: unknown) => !isBlank(value)) as Made;

const createIntegerSchema = (must: string) => number().typeError(must).nonNullable(must).integer(must);
const createPixelsSchema = (must: string) => createIntegerSchema(must).min(1, must).max(maxImagePixels, must);

/** Skips the entries of a list that is too long: there may be millions. */
function createListSchema(entry: Schema, must: string, max: number): Schema {
  const entries = array(entry).typeError(must).nonNullable(must);
  return mixed().when([], (_, schema, { value }) =>
    Array.isArray(value) && value.length > max
      ? schema.test('entries', `may have ${max} entries`, () => false)
      : entries,
  );
}

/** An object with these keys and no others. */
export const createClosedSchema = (fields: Readonly<Record<string, Schema>>, must: string) =>
  object(fields)
    .typeError(must)
    .nonNullable(must)
    .test('known', '', refuseUnknownKeys(Object.keys(fields)));

/** Per object; a file has room for very many. */
const maxUnknownKeys = 100;

function refuseUnknownKeys(knownKeys: readonly string[]) {
  return (value: unknown, context: TestContext): true | ValidationError => {
    const unknownKeys = isPlainObject(value)
      ? Object.keys(value).filter((key) => !knownKeys.includes(key))
      : [];
    if (unknownKeys.length === 0) return true;
    const more = unknownKeys.length - maxUnknownKeys;
    return new ValidationError(
      unknownKeys.slice(0, maxUnknownKeys).map((key, at) => {
        const suggestion = findNearestWord(key, knownKeys);
        const path = context.path ? `${context.path}.${key}` : key;
        return new ValidationError(
          more > 0 && at === maxUnknownKeys - 1
            ? `is not known, nor are ${more.toLocaleString('en')} more`
            : `is not known${suggestion === null ? '' : `: did you mean '${suggestion}'?`}`,
          value,
          path,
        );
      }),
    );
  };
}

const requirementOf = (kind: FieldKind): string => fieldKinds[kind].must;

const momentPattern = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d)?$/;
/** The instant of a value written as a moment in Manila, or midnight of a day, for the error message. */
const suggestInstant = (value: unknown): string => {
  const [, day = '', time = 'T00:00'] = momentPattern.exec(String(value)) ?? [];
  const instant = Date.parse(`${day}${time}+08:00`);
  return Number.isNaN(instant) ? '' : `; for ${String(value)} write ${instant}`;
};

const createReadableSchema = (kind: 'number' | 'flag' | 'page') =>
  mixed().test(
    'read',
    requirementOf(kind),
    (value) => value === undefined || fieldKinds[kind].read(value, 1) !== null,
  );

export const fieldSchemas: { readonly [Kind in FieldKind]: (max: number) => Schema } = {
  line: (max) => createLineSchema(requirementOf('line'), max),
  markdown: (max) =>
    createTextSchema(requirementOf('markdown'), max).test('links', '', (value, { createError }) => {
      const link = findDeadLink(value ?? '');
      return link === null
        ? true
        : createError({
            message: `has a link that leads nowhere, '${sanitizeLine(link).slice(0, 80)}': write https:// and the rest of an address, mailto:, tel:, or a path of the site such as /News`,
          });
    }),
  lines: (max) =>
    createListSchema(
      createLineSchema(requirementOf('line'), maxItemLength, removeBullet),
      requirementOf('lines'),
      max,
    ),
  instant: () =>
    mixed().test('instant', '', (value, { createError }) => {
      if (value === undefined || (Number.isInteger(value) && fieldKinds.instant.read(value, 1) !== null))
        return true;
      return createError({
        message: () => `${requirementOf('instant')}, a whole number${suggestInstant(value)}`,
      });
    }),
  number: () => createReadableSchema('number'),
  count: (max) =>
    mixed().test(
      'count',
      `${requirementOf('count')}, 0 to ${max}`,
      (value) => value === undefined || fieldKinds.count.read(value, max) !== null,
    ),
  flag: () => createReadableSchema('flag'),
  slug: (max) =>
    createLineSchema(requirementOf('slug'), max).matches(slugPattern, {
      message: requirementOf('slug'),
      excludeEmptyString: true,
    }),
  telephone: (max) =>
    createLineSchema(requirementOf('telephone'), max).test(
      'callable',
      requirementOf('telephone'),
      (value) => value === undefined || fieldKinds.telephone.read(value, max) !== null,
    ),
  image: () =>
    createClosedSchema(imageFields, requirementOf('image')).test(
      'sized',
      '',
      (value: unknown, { createError, path }) => {
        const { src, width, widths } = (value ?? {}) as PlainObject;
        if (typeof src !== 'string' || !imagePathPattern.test(src) || !Array.isArray(widths)) return true;
        if (isPixels(width) && widths.some((each) => Number(each) > width))
          return createError({ path: `${path}.widths`, message: 'may not be wider than width' });
        return widths.length < 2 || src.includes('{width}')
          ? true
          : createError({ path: `${path}.src`, message: 'must hold {width} where there are several widths' });
      },
    ),
  file: () => createClosedSchema(fileFields, requirementOf('file')),
  place: () => createClosedSchema(placeFields, requirementOf('place')),
  figures: (max) =>
    createListSchema(
      createClosedSchema(figureFields, 'must have value and meaning'),
      requirementOf('figures'),
      max,
    ),
  page: () => createReadableSchema('page'),
};

const imageFields = {
  src: requireValue(
    string()
      .typeError('must be a path below /images/')
      .max(maxImageTextLength, `may have ${maxImageTextLength} characters`)
      .matches(imagePathPattern, {
        message: "must be a path below /images/, such as '/images/fields-{width}.webp'",
        excludeEmptyString: true,
      }),
  ),
  alt: requireValue(
    createLineSchema('must be one line of text that says what the picture shows', maxImageTextLength),
  ),
  width: requireValue(createPixelsSchema(`must be the pixels of the widest, 1 to ${maxImagePixels}`)),
  height: requireValue(createPixelsSchema(`must be the pixels of the height, 1 to ${maxImagePixels}`)),
  widths: createListSchema(
    createPixelsSchema(`must be pixels, 1 to ${maxImagePixels}`),
    'must be a list of widths in pixels',
    maxImageWidths,
  ),
} as const;

const fileFields = {
  src: requireValue(
    string().typeError('must be a path below /files/').matches(fileAddressPattern, {
      message: "must be a path such as '/files/ID/Ordinance-5.pdf'",
      excludeEmptyString: true,
    }),
  ),
  name: requireValue(createLineSchema('must be one line of text that names the file', maxFileTextLength)),
  size: requireValue(
    mixed().test(
      'bytes',
      'must be the bytes of the file, a whole number',
      (value) => value === undefined || isFileSize(value),
    ),
  ),
} as const;

const createDegreesSchema = (max: number) =>
  number().typeError('must be degrees').min(-max, 'is not on the map').max(max, 'is not on the map');
const placeFields = {
  lat: requireValue(createDegreesSchema(maxDegrees.lat)),
  lng: requireValue(createDegreesSchema(maxDegrees.lng)),
} as const;

const figureFields = {
  value: requireValue(createLineSchema(requirementOf('line'), maxFigureLengths.value)),
  meaning: createLineSchema(requirementOf('line'), maxFigureLengths.meaning),
} as const;

/** The keys of nested objects, in the order in which they are written. */
export const nestedKeys: Partial<Readonly<Record<FieldKind, readonly string[]>>> = {
  image: Object.keys(imageFields),
  file: Object.keys(fileFields),
  place: Object.keys(placeFields),
  figures: Object.keys(figureFields),
};
