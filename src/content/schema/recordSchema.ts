/** Validates records for the import: one yup schema per list, generated from the field table. */
import { type Schema, ValidationError } from 'yup';
import {
  isDocumentId,
  isPlainObject,
  type PlainObject,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { everyDay, isHallDayId } from '../../domain/dates/hallDay.ts';
import { certificateNames } from '../../form/certificate.ts';
import { formTypeNames } from '../../form/typeNames.ts';
import { translationLocales } from '../../i18n/locales.ts';
import { findNearestWord } from '../../lib/nearestWord.ts';
import { readInstant } from '../../lib/readFields.ts';
import { type FieldProblem, fail, type Problem, type ProblemCode, parseFieldPath } from './fieldProblems.ts';
import {
  createClosedSchema,
  createLineSchema,
  createProblem,
  fieldSchemas,
  isBlank,
  requireValue,
} from './fieldSchemas.ts';
import { type ContentField, type ListName, lists } from './lists.ts';
import { translatableFields } from './translatable.ts';
import { validateTranslations } from './translationRules.ts';

/** A rule on several fields; the problem is reported at the field that must change. */
interface RecordRule {
  readonly isFor: (fields: Readonly<Record<string, ContentField>>) => boolean;
  readonly field: string;
  readonly problem: Problem | ((record: PlainObject) => Problem);
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
    problem: fail('status'),
    isBroken: ({ status }) =>
      typeof status === 'string' &&
      status !== activeStatus &&
      findNearestWord(status.trim(), [activeStatus]) !== null &&
      !hidingStatuses.has(status),
  },
  {
    isFor: (fields) => 'date' in fields,
    field: 'date',
    problem: fail('missing'),
    isBroken: ({ date }) => date === undefined,
  },
  {
    isFor: (fields) => 'mobileCon1' in fields,
    field: 'mobileCon1',
    problem: fail('missingNumber'),
    isBroken: ({ mobileCon1, mobileCon2 }) => isBlank(mobileCon1) && isBlank(mobileCon2),
  },
  {
    isFor: (fields) => 'urgent' in fields,
    field: 'validUntil',
    problem: fail('missingEnd'),
    isBroken: ({ urgent, validUntil }) => urgent === true && validUntil === undefined,
  },
  {
    isFor: (fields) => 'validUntil' in fields,
    field: 'validUntil',
    problem: fail('endsBefore', { begin: 'validFrom' }),
    isBroken: ({ validFrom, validUntil }) =>
      typeof validFrom === 'number' && typeof validUntil === 'number' && validUntil <= validFrom,
  },
  {
    isFor: (fields) => 'begins' in fields,
    field: 'begins',
    problem: fail('missingBeginning'),
    isBroken: ({ begins, ends }) => begins === undefined && ends !== undefined,
  },
  {
    isFor: (fields) => 'begins' in fields,
    field: 'ends',
    problem: fail('endsBefore', { begin: 'begins' }),
    isBroken: ({ begins, ends }) => typeof begins === 'number' && typeof ends === 'number' && ends <= begins,
  },
  {
    // The date of an announcement is the day that it is about, which puts it in its list.
    isFor: (fields) => fields === lists.announcements.fields,
    field: 'begins',
    problem: ({ date, begins }) => fail('otherDay', { date: dayOf(date) ?? '', begins: dayOf(begins) ?? '' }),
    isBroken: ({ date, begins }) =>
      dayOf(date) !== null && dayOf(begins) !== null && dayOf(date) !== dayOf(begins),
  },
  {
    isFor: (fields) => fields === lists.hallDays.fields,
    field: 'id',
    problem: fail('hallDay'),
    isBroken: ({ id: day }) => typeof day === 'string' && !isBlank(day) && !isHallDayId(day),
  },
  // A text for a request that nobody can send would never be offered.
  ...(
    [
      ['service', 'documentService', formTypeNames],
      ['certificate', 'documentCertificate', certificateNames],
    ] as const
  ).map(
    ([field, code, names]: readonly [string, ProblemCode, readonly string[]]): RecordRule => ({
      isFor: (fields) => fields === lists.documentTexts.fields,
      field,
      problem: fail(code),
      isBroken: ({ [field]: value }) =>
        typeof value === 'string' && !isBlank(value) && !names.includes(value.trim()),
    }),
  ),
  {
    // A legal time that no working day ends would never end.
    isFor: (fields) => fields === lists.hallDays.fields,
    field: 'holiday',
    problem: fail('holiday'),
    isBroken: ({ id: day, holiday }) => day === everyDay && holiday === true,
  },
];

const maxIdLength = 300;
const id = requireValue(
  createLineSchema('line', maxIdLength).test(
    'place',
    fail('recordName'),
    (value) => isBlank(value) || (isDocumentId(String(value)) && value === value?.trim()),
  ),
);

/** Texts by locale, each with the schema of its English field. validateTranslations checks that they are complete. */
const createTextsSchema = (list: ListName, code: ProblemCode, languageCode: ProblemCode): Schema => {
  const texts = Object.entries(translatableFields[list]).map(
    ([name, { kind, most }]) => [name, fieldSchemas[kind](most)] as const,
  );
  return createClosedSchema(
    Object.fromEntries(
      translationLocales.map((language) => [
        language,
        createClosedSchema(Object.fromEntries(texts), languageCode),
      ]),
    ),
    code,
  );
};

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
            ? createError({ path: field, message: typeof problem === 'function' ? problem(record) : problem })
            : true,
        ),
      createClosedSchema(
        {
          id,
          ...Object.fromEntries(made),
          translations: createTextsSchema(list, 'translations', 'translation'),
          translatedFrom: createTextsSchema(list, 'translatedFrom', 'translationSource'),
        },
        'record',
      ).test('whole', '', (record: unknown) => {
        const problems = validateTranslations(list, record);
        if (problems.length === 0) return true;
        return new ValidationError(problems.map(({ path, problem }) => createProblem(problem, record, path)));
      }),
    );
};

const schemaByList = Object.fromEntries(
  (Object.keys(lists) as ListName[]).map((list) => [list, createRecordSchema(list)]),
) as Readonly<Record<ListName, Schema>>;

/** All problems of one record (its id counts as a field), without regard to other records. */
export function findRecordProblems(list: ListName, record: PlainObject): readonly FieldProblem[] {
  try {
    schemaByList[list].validateSync(record, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const inner = error.inner.length > 0 ? error.inner : [error];
    return inner.map(({ path = '', message }) => ({
      ...parseFieldPath(path),
      ...(message as unknown as Problem),
    }));
  }
}
