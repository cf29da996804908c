/** Records of every list that the import takes: one of each by hand, and any number generated from the table of fields. */
import fc from 'fast-check';
import type { PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { contentListNames } from '../../../server/content/contentFiles.ts';
import { toFilePath, toPictureId } from '../../../src/content/models/storedPicture.ts';
import {
  type ContentField,
  type FieldKind,
  type ListName,
  lists,
  writtenPages,
} from '../../../src/content/schema/lists.ts';
import { translatableFields } from '../../../src/content/schema/translatable.ts';
import { addDays } from '../../../src/domain/dates/day.ts';
import { translationLocales } from '../../../src/i18n/locales.ts';
import { readBoundedText } from '../../../src/lib/readFields.ts';
import { createPdf } from '../storedPictures.ts';

const day = 1_935_705_600_000;

/** A whole record of each list. */
export const contentSamples: Readonly<Record<ListName, PlainObject>> = {
  contacts: { id: 'a', status: 'active', name: 'Sample desk', mobileCon1: '0900 001' },
  charter: { id: 'a', status: 'active', name: 'Sample service' },
  news: { id: 'a', status: 'active', title: 'Sample news', date: day },
  ordinances: { id: 'a', status: 'active', title: 'Sample ordinance', date: day },
  announcements: { id: 'a', status: 'active', title: 'Sample announcement', date: day },
  officials: { id: 'a', status: 'active', position: 'Sample position' },
  awards: { id: 'a', status: 'active', title: 'Sample award', date: day },
  tourism: { id: 'a', status: 'active', title: 'Sample view' },
  history: { id: 'a', status: 'active', title: 'Sample event' },
  pages: { id: 'a', status: 'active', title: 'Sample section', page: 'resident' },
  documentTexts: { id: 'a', status: 'active', title: 'Sample document', body: 'To {name}: {?Why}' },
  hallDays: { id: '2031-05-07', status: 'active', closedMorning: true, reason: 'Sample assembly' },
};

/** A list's file, with its records. */
export const toContentFile = (list: ListName, records: unknown): Record<string, string> => ({
  [`${lists[list].collection}.json`]: JSON.stringify(records),
});

/** A text of any script that is shown unchanged. */
const visibleText = (most: number, isOneLine: boolean): fc.Arbitrary<string> =>
  fc
    .string({ unit: 'grapheme', maxLength: Math.min(most, 40) })
    .map((text) => (isOneLine ? text : `${text}\n${text}`))
    .filter((text) => text.length <= most && readBoundedText(text, text.length) === text.trim());

/** A text with a placeholder and a question, and without other braces. */
const anyTemplate = (most: number, isOneLine: boolean): fc.Arbitrary<string> =>
  visibleText(most - 20, isOneLine).map((text) => `{name} ${text.replace(/[{}]/g, '-')} {?Why}`);

const instant = fc.integer({ min: 0, max: Date.UTC(9998, 0, 1) });

const samplePdf = createPdf();
const samplePdfId = await toPictureId(samplePdf);

/** The PDF of a random record, beside the lists. */
export const sampleFiles = { [`files/${samplePdfId}.pdf`]: new TextDecoder().decode(samplePdf) };

const values: { readonly [Kind in FieldKind]: (most: number) => fc.Arbitrary<unknown> } = {
  line: (most) => visibleText(most, true),
  markdown: (most) => visibleText(most, false),
  template: (most) => anyTemplate(most, false),
  templateLines: () => fc.array(anyTemplate(100, true), { maxLength: 4 }),
  lines: () => fc.array(visibleText(100, true), { maxLength: 4 }),
  instant: () => instant,
  count: (most) => fc.integer({ min: 0, max: most }),
  number: () => fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  flag: () => fc.boolean(),
  slug: () => fc.constant(''),
  telephone: () => fc.stringMatching(/^(?:\+639[0-9]{9}|[0-9]{3,6}(?: [0-9]{2,4})?)$/),
  image: () =>
    fc.constant({ alt: 'A drawing', src: '/images/a-{width}.webp', height: 9, widths: [8], width: 16 }),
  file: () => fc.constant({ size: samplePdf.length, name: 'A list', src: toFilePath(samplePdfId, 'A list') }),
  place: () =>
    fc.record({
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
      lat: fc.integer({ min: -85, max: 85 }),
    }),
  figures: () =>
    fc.array(fc.record({ meaning: visibleText(300, true), value: fc.constantFrom('494 m', '₱50') }), {
      maxLength: 3,
    }),
  page: () => fc.constantFrom(...writtenPages),
};

/** Values that satisfy the rules across several fields. */
const satisfyRecordRules = (list: ListName, record: PlainObject): PlainObject => {
  if (list === 'contacts') return { ...record, mobileCon1: '911' };
  if (list === 'documentTexts')
    return {
      ...record,
      ...('service' in record && { service: 'BARANGAY_CLEARANCE' }),
      ...('certificate' in record && { certificate: 'residency' }),
    };
  if (list !== 'news' && list !== 'announcements') return record;
  const { validFrom: _, begins, ends, ...others } = record;
  return {
    ...others,
    ...(begins !== undefined && { begins, ...(Number(ends) > Number(begins) && { ends }) }),
    ...(list === 'announcements' && { validUntil: day, ...(begins !== undefined && { date: begins }) }),
  };
};

/** The record with some of the other languages: copies of the English, so that each translation is complete. */
const withTranslations = (list: ListName, record: PlainObject): fc.Arbitrary<PlainObject> => {
  const texts = Object.entries(record).filter(([name]) => Object.hasOwn(translatableFields[list], name));
  return fc.option(fc.subarray([...translationLocales].reverse()), { nil: undefined }).map((locales) =>
    locales === undefined
      ? record
      : {
          translations: Object.fromEntries(
            locales.map((language) => [language, Object.fromEntries([...texts].reverse())]),
          ),
          ...record,
        },
  );
};

/** A random record of a list without its id; it has `updated`, like every exported record. */
const anyRecord = (list: ListName): fc.Arbitrary<PlainObject> => {
  const fields: Readonly<Record<string, ContentField>> = lists[list].fields;
  const arbitraries = Object.entries(fields).map(([name, { kind, most, required }]) => {
    const value = values[kind](most);
    return [
      name,
      required && kind === 'line' ? value.filter((text) => String(text).trim() !== '') : value,
    ] as const;
  });
  const needed = [
    ...Object.keys(fields).filter((name) => fields[name]?.required || name === 'date'),
    'updated',
  ];
  return fc
    .record(Object.fromEntries(arbitraries), { requiredKeys: needed, noNullPrototype: true })
    .map((record) => satisfyRecordRules(list, record))
    .chain((record) => withTranslations(list, record));
};

const anyId = fc.stringMatching(/^[A-Za-z0-9ñ][A-Za-z0-9 ñ-]{0,10}[a-z]$/);
const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));

/** The files of all lists, each record with an id of its own. */
export const anyContent: fc.Arbitrary<ReadonlyMap<ListName, readonly PlainObject[]>> = fc
  .tuple(
    ...contentListNames.map((list) =>
      fc.uniqueArray(
        fc
          .tuple(list === 'hallDays' ? anyDay : anyId, anyRecord(list))
          .map(([id, record]): PlainObject => ({ id, ...record })),
        { maxLength: 4, selector: ({ id }) => id },
      ),
    ),
  )
  .map((all) => new Map(contentListNames.map((list, i) => [list, all[i] ?? []])));
