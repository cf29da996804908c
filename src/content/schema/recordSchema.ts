/** Validates records for the import: one yup schema per list, generated from the field table. */
import { type Schema, ValidationError } from 'yup';
import {
  isDocumentId,
  isPlainObject,
  type PlainObject,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { everyDay, isHallDayId } from '../../domain/dates/hallDay.ts';
import { translationLocales } from '../../i18n/locales.ts';
import { findNearestWord } from '../../lib/nearestWord.ts';
import { readInstant } from '../../lib/readFields.ts';
import { sanitizeLine } from '../../lib/sanitizeLine.ts';
import {
  createClosedSchema,
  createLineSchema,
  fieldSchemas,
  isBlank,
  missingProblem,
  requireValue,
} from './fieldSchemas.ts';
import { type ContentField, type ListName, lists } from './lists.ts';
import { translatableFields } from './translatable.ts';
import { validateTranslations } from './translationRules.ts';

/** A rule on several fields; the problem is reported at the field that must change. */
interface RecordRule {
  readonly isFor: (fields: Readonly<Record<string, ContentField>>) => boolean;
  readonly field: string;
  readonly problem: string | ((record: PlainObject) => string);
  readonly isBroken: (record: PlainObject) => boolean;
}

/** 'yyyy-mm-dd' in Manila; null for no instant. */
const dayOf = (value: unknown): string | null => {
  const instant = readInstant(value);
  return instant === null ? null : manilaDay(instant);
};

const activeStatus = 'active';
/** Close to 'active', but intended. */
const hidingStatuses: ReadonlySet<string> = new Set(['inactive']);

const recordRules: readonly RecordRule[] = [
  {
    isFor: () => true,
    field: 'status',
    problem: "must be 'active' to be shown; to hide the record write 'inactive'",
    isBroken: ({ status }) =>
      typeof status === 'string' &&
      status !== activeStatus &&
      findNearestWord(status.trim(), [activeStatus]) !== null &&
      !hidingStatuses.has(status),
  },
  {
    isFor: (fields) => 'date' in fields,
    field: 'date',
    problem: missingProblem,
    isBroken: ({ date }) => date === undefined,
  },
  {
    isFor: (fields) => 'mobileCon1' in fields,
    field: 'mobileCon1',
    problem: 'is missing: a contact needs at least one number',
    isBroken: ({ mobileCon1, mobileCon2 }) => isBlank(mobileCon1) && isBlank(mobileCon2),
  },
  {
    isFor: (fields) => 'urgent' in fields,
    field: 'validUntil',
    problem: 'is missing: an urgent announcement needs its end',
    isBroken: ({ urgent, validUntil }) => urgent === true && validUntil === undefined,
  },
  {
    isFor: (fields) => 'validUntil' in fields,
    field: 'validUntil',
    problem: 'must be after validFrom',
    isBroken: ({ validFrom, validUntil }) =>
      typeof validFrom === 'number' && typeof validUntil === 'number' && validUntil <= validFrom,
  },
  {
    isFor: (fields) => 'begins' in fields,
    field: 'begins',
    problem: 'is missing: an event with an end needs its beginning',
    isBroken: ({ begins, ends }) => begins === undefined && ends !== undefined,
  },
  {
    isFor: (fields) => 'begins' in fields,
    field: 'ends',
    problem: 'must be after begins',
    isBroken: ({ begins, ends }) => typeof begins === 'number' && typeof ends === 'number' && ends <= begins,
  },
  {
    // The date of an announcement is the day that it is about, which puts it in its list.
    isFor: (fields) => fields === lists.announcements.fields,
    field: 'begins',
    problem: ({ date, begins }) => `must be on the day of date, ${dayOf(date)}, and is on ${dayOf(begins)}`,
    isBroken: ({ date, begins }) =>
      dayOf(date) !== null && dayOf(begins) !== null && dayOf(date) !== dayOf(begins),
  },
  {
    isFor: (fields) => fields === lists.hallDays.fields,
    field: 'id',
    problem: `must be a day of the calendar, such as 2031-05-07, or ${everyDay}`,
    isBroken: ({ id: day }) => typeof day === 'string' && !isBlank(day) && !isHallDayId(day),
  },
  {
    // A legal time that no working day ends would never end.
    isFor: (fields) => fields === lists.hallDays.fields,
    field: 'holiday',
    problem: `must be of one day, and not of ${everyDay}`,
    isBroken: ({ id: day, holiday }) => day === everyDay && holiday === true,
  },
];

const maxIdLength = 300;
const id = requireValue(
  createLineSchema('must be one line of text', maxIdLength).test('place', 'cannot name a record', (value) => {
    return isBlank(value) || (isDocumentId(String(value)) && value === value?.trim());
  }),
);

/** Texts by locale, each with the schema of its English field. validateTranslations checks that they are complete. */
const createTextsSchema = (list: ListName, what: string, must: string): Schema => {
  const texts = Object.entries(translatableFields[list]).map(
    ([name, { kind, most }]) => [name, fieldSchemas[kind](most)] as const,
  );
  return createClosedSchema(
    Object.fromEntries(
      translationLocales.map((language) => [language, createClosedSchema(Object.fromEntries(texts), must)]),
    ),
    `must be ${what} by their language, in { }: ${translationLocales.join(', ')}`,
  );
};

const createTranslationsSchema = (list: ListName): Schema =>
  createTextsSchema(list, 'translations', 'must be the texts of the record in this language, in { }');

const createTranslatedFromSchema = (list: ListName): Schema =>
  createTextsSchema(
    list,
    'the English texts that translations were made from,',
    'must be the English texts that the translations into this language were made from, in { }',
  );

const createRecordSchema = (list: ListName): Schema => {
  const fields: Readonly<Record<string, ContentField>> = lists[list].fields;
  const made = Object.entries(fields).map(([name, { kind, most, required }]) => {
    const schema = fieldSchemas[kind](most);
    return [name, required ? requireValue(schema) : schema] as const;
  });
  return recordRules
    .filter(({ isFor }) => isFor(fields))
    .reduce(
      (schema, { field, problem, isBroken }) =>
        schema.test(field, (record: unknown, { createError }) =>
          isPlainObject(record) && isBroken(record)
            ? createError({ path: field, message: typeof problem === 'string' ? problem : problem(record) })
            : true,
        ),
      createClosedSchema(
        {
          id,
          ...Object.fromEntries(made),
          translations: createTranslationsSchema(list),
          translatedFrom: createTranslatedFromSchema(list),
        },
        'must be a record',
      ).test('whole', '', (record: unknown) => {
        const problems = validateTranslations(list, record);
        if (problems.length === 0) return true;
        return new ValidationError(
          problems.map(({ path, problem }) => new ValidationError(problem, record, path)),
        );
      }),
    );
};

const schemaByList = Object.fromEntries(
  (Object.keys(lists) as ListName[]).map((list) => [list, createRecordSchema(list)]),
) as Readonly<Record<ListName, Schema>>;

export interface FieldProblem {
  /** "field 'image.alt'", "field 'fees', entry 2" */
  readonly at: string;
  readonly problem: string;
}

/** All problems of one record (its id counts as a field), without regard to other records. */
export function findRecordProblems(list: ListName, record: PlainObject): readonly FieldProblem[] {
  try {
    schemaByList[list].validateSync(record, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const inner = error.inner.length > 0 ? error.inner : [error];
    return inner.map(({ path = '', message }) => ({ at: describePath(path), problem: message }));
  }
}

/** `fees[1]` → "field 'fees', entry 2": people count from one. */
export function describePath(path: string): string {
  const [, list, entry, part] = /^([\w.]+)\[(\d+)\](?:\.(.*))?$/s.exec(path) ?? [];
  if (list === undefined) return `field '${sanitizeLine(path)}'`;
  return `field '${list}', entry ${Number(entry) + 1}${part === undefined ? '' : `, '${sanitizeLine(part)}'`}`;
}
