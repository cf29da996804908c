/**
 * The yup schema of each kind of field, for the import. It accepts only values that the site shows unchanged, so that
 * nothing is cut, dropped or replaced before a resident sees it.
 */
import { array, mixed, number, object, type Schema, string, type TestContext, ValidationError } from 'yup';
import { isPlainObject, type PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { removeBullet } from '../../domain/charter/charter.ts';
import { parseDocumentText, placeholderNames } from '../../domain/documents/documentText.ts';
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
import { fail, type Problem, type ProblemCode, type ProblemValues } from './fieldProblems.ts';
import type { FieldKind } from './lists.ts';

export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);

const toHex = (sign: string): string => `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`;

/**
 * Text that the site shows unchanged, except for blanks at its ends.
 * @param toShown the part of it that the site shows
 */
const createTextSchema = (code: ProblemCode, max: number, toShown = (text: string): string => text) =>
  string()
    .typeError(fail(code))
    .nonNullable(fail(code))
    .max(max, ({ value }: { readonly value: string }) => fail('tooLong', { most: max, length: value.length }))
    .test(
      'shown',
      fail('character'),
      (value) => value === undefined || readBoundedText(value, value.length) === value.trim(),
    )
    .test('private', '', (value, { createError }) => {
      const [sign] = /\p{Co}/u.exec(toShown(value ?? '')) ?? [];
      return sign === undefined || createError({ message: fail('privateSign', { sign: toHex(sign) }) });
    });

export const createLineSchema = (code: ProblemCode, max: number, toShown?: (text: string) => string) =>
  createTextSchema(code, max, toShown).test(
    'line',
    fail(code),
    (value) => value === undefined || !value.trim().includes('\n'),
  );

export const requireValue = <Made extends Schema>(schema: Made): Made =>
  schema.test('there', fail('missing'), (value: unknown) => !isBlank(value)) as Made;

const createPixelsSchema = (code: ProblemCode) =>
  number()
    .typeError(fail(code))
    .nonNullable(fail(code))
    .integer(fail(code))
    .min(1, fail(code))
    .max(maxImagePixels, fail(code));

/** Skips the entries of a list that is too long: there may be millions. */
function createListSchema(entry: Schema, code: ProblemCode, max: number): Schema {
  const entries = array(entry).typeError(fail(code)).nonNullable(fail(code));
  return mixed().when([], (_, schema, { value }) =>
    Array.isArray(value) && value.length > max
      ? schema.test('entries', fail('tooManyLines', { most: max }), () => false)
      : entries,
  );
}

/** An object with these keys and no others. */
export const createClosedSchema = (fields: Readonly<Record<string, Schema>>, code: ProblemCode) =>
  object(fields)
    .typeError(fail(code))
    .nonNullable(fail(code))
    .test('known', '', refuseUnknownKeys(Object.keys(fields)));

/** One of several problems that a test reports. Yup's types expect a text, and it passes any message on. */
export const createProblem = (problem: Problem, value: unknown, path: string): ValidationError =>
  new ValidationError(problem as unknown as string, value, path);

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
        return createProblem(
          more > 0 && at === maxUnknownKeys - 1
            ? fail('manyUnknown', { more })
            : fail('unknown', suggestion === null ? {} : { suggestion }),
          value,
          path,
        );
      }),
    );
  };
}

const momentPattern = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d)?$/;
/** The value, and the instant of one written as a moment in Manila, or midnight of a day. */
const suggestInstant = (value: unknown): ProblemValues => {
  const [, day = '', time = 'T00:00'] = momentPattern.exec(String(value)) ?? [];
  const instant = Date.parse(`${day}${time}+08:00`);
  return Number.isNaN(instant) ? {} : { written: String(value), instant };
};

const createReadableSchema = (kind: 'number' | 'flag' | 'page') =>
  mixed().test(
    'read',
    fail(kind),
    (value) => value === undefined || fieldKinds[kind].read(value, 1) !== null,
  );

/** The first one: a text has few, and each is mended by itself. */
const refuseUnknownPlaceholders = (schema: Schema): Schema =>
  schema.test('placeholders', '', (value: unknown, { createError }) => {
    const [unknown] = typeof value === 'string' ? parseDocumentText(value).unknown : [];
    if (unknown === undefined) return true;
    const suggestion = findNearestWord(unknown.text.replace(/[{}]/g, '').trim(), placeholderNames);
    return createError({
      message: fail('placeholder', {
        ...(String(value).includes('\n') && { line: unknown.line }),
        text: sanitizeLine(unknown.text).slice(0, 80),
        ...(suggestion !== null && { suggestion }),
      }),
    });
  });

export const fieldSchemas: { readonly [Kind in FieldKind]: (max: number) => Schema } = {
  line: (max) => createLineSchema('line', max),
  markdown: (max) =>
    createTextSchema('markdown', max).test('links', '', (value, { createError }) => {
      const link = findDeadLink(value ?? '');
      return (
        link === null || createError({ message: fail('deadLink', { link: sanitizeLine(link).slice(0, 80) }) })
      );
    }),
  template: (max) => refuseUnknownPlaceholders(createTextSchema('template', max)),
  templateLines: (max) =>
    createListSchema(
      refuseUnknownPlaceholders(createLineSchema('line', maxItemLength)),
      'templateLines',
      max,
    ),
  lines: (max) => createListSchema(createLineSchema('line', maxItemLength, removeBullet), 'lines', max),
  instant: () =>
    mixed().test('instant', '', (value, { createError }) => {
      if (value === undefined || (Number.isInteger(value) && fieldKinds.instant.read(value, 1) !== null))
        return true;
      return createError({ message: fail('wholeInstant', suggestInstant(value)) });
    }),
  number: () => createReadableSchema('number'),
  count: (max) =>
    mixed().test(
      'count',
      fail('countTo', { most: max }),
      (value) => value === undefined || fieldKinds.count.read(value, max) !== null,
    ),
  flag: () => createReadableSchema('flag'),
  slug: (max) =>
    createLineSchema('slug', max).matches(slugPattern, {
      message: fail('slug'),
      excludeEmptyString: true,
    }),
  telephone: (max) =>
    createLineSchema('telephone', max).test(
      'callable',
      fail('telephone'),
      (value) => value === undefined || fieldKinds.telephone.read(value, max) !== null,
    ),
  image: () =>
    createClosedSchema(imageFields, 'image').test('sized', '', (value: unknown, { createError, path }) => {
      const { src, width, widths } = (value ?? {}) as PlainObject;
      if (typeof src !== 'string' || !imagePathPattern.test(src) || !Array.isArray(widths)) return true;
      if (isPixels(width) && widths.some((each) => Number(each) > width))
        return createError({ path: `${path}.widths`, message: fail('tooWide') });
      return (
        widths.length < 2 ||
        src.includes('{width}') ||
        createError({ path: `${path}.src`, message: fail('needsWidth') })
      );
    }),
  file: () => createClosedSchema(fileFields, 'file'),
  place: () => createClosedSchema(placeFields, 'place'),
  figures: (max) => createListSchema(createClosedSchema(figureFields, 'figure'), 'figures', max),
  page: () => createReadableSchema('page'),
};

const imageFields = {
  src: requireValue(
    string()
      .typeError(fail('imagePath'))
      .max(maxImageTextLength, fail('imagePathLength'))
      .matches(imagePathPattern, { message: fail('imagePathForm'), excludeEmptyString: true }),
  ),
  alt: requireValue(createLineSchema('imageText', maxImageTextLength)),
  width: requireValue(createPixelsSchema('imageWidth')),
  height: requireValue(createPixelsSchema('imageHeight')),
  widths: createListSchema(createPixelsSchema('pixels'), 'imageWidths', maxImageWidths),
} as const;

const fileFields = {
  src: requireValue(
    string()
      .typeError(fail('filePath'))
      .matches(fileAddressPattern, { message: fail('filePathForm'), excludeEmptyString: true }),
  ),
  name: requireValue(createLineSchema('fileName', maxFileTextLength)),
  size: requireValue(
    mixed().test('bytes', fail('fileSize'), (value) => value === undefined || isFileSize(value)),
  ),
} as const;

const createDegreesSchema = (max: number) =>
  number().typeError(fail('degrees')).min(-max, fail('notOnMap')).max(max, fail('notOnMap'));
const placeFields = {
  lat: requireValue(createDegreesSchema(maxDegrees.lat)),
  lng: requireValue(createDegreesSchema(maxDegrees.lng)),
} as const;

const figureFields = {
  value: requireValue(createLineSchema('line', maxFigureLengths.value)),
  meaning: createLineSchema('line', maxFigureLengths.meaning),
} as const;

/** The keys of nested objects, in the order in which they are written. */
export const nestedKeys: Partial<Readonly<Record<FieldKind, readonly string[]>>> = {
  image: Object.keys(imageFields),
  file: Object.keys(fileFields),
  place: Object.keys(placeFields),
  figures: Object.keys(figureFields),
};
