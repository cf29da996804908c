/** What a record must be for the import to take it: a yup schema for each list, made from the table of fields. */
import { type Schema, ValidationError } from 'yup';
import { isDocumentId } from '../../../server/firestore/protocol/documentId.ts';
import { isPlain, type Plain } from '../../../server/firestore/protocol/plainValue.ts';
import { nearest } from '../../lib/nearestWord.ts';
import { shown } from '../../lib/sanitizeLine.ts';
import { atLeast, closed, isBlank, line, missing, schemas } from './fieldSchemas.ts';
import { type Field, type ListName, lists } from './lists.ts';
import { otherLanguages, translatable } from './translatable.ts';
import { translationProblems } from './translationRules.ts';

/** A rule that looks at several fields; the problem stands at the one that is to be changed. */
interface Rule {
  readonly isFor: (fields: Readonly<Record<string, Field>>) => boolean;
  readonly field: string;
  readonly problem: string;
  readonly isBroken: (record: Plain) => boolean;
}

const shownStatus = 'active';
/** Near to it, and meant. */
const hides: ReadonlySet<string> = new Set(['inactive']);

const rules: readonly Rule[] = [
  {
    isFor: () => true,
    field: 'status',
    problem: "must be 'active' to be shown; to hide the record write 'inactive'",
    isBroken: ({ status }) =>
      typeof status === 'string' &&
      status !== shownStatus &&
      nearest(status.trim(), [shownStatus]) !== null &&
      !hides.has(status),
  },
  {
    isFor: (fields) => 'date' in fields,
    field: 'date',
    problem: missing,
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
];

const longestId = 300;
const id = atLeast(
  line('must be one line of text', longestId).test('place', 'cannot name a record', (value) => {
    return isBlank(value) || (isDocumentId(String(value)) && value === value?.trim());
  }),
);

/** Texts by their language, each as its English field must be; that it is there is a rule of the whole. */
const textsByLanguage = (list: ListName, what: string, must: string): Schema => {
  const texts = Object.entries(translatable[list]).map(
    ([name, { kind, most }]) => [name, schemas[kind](most)] as const,
  );
  return closed(
    Object.fromEntries(otherLanguages.map((language) => [language, closed(Object.fromEntries(texts), must)])),
    `must be ${what} by their language, in { }: ${otherLanguages.join(', ')}`,
  );
};

const translationsOf = (list: ListName): Schema =>
  textsByLanguage(list, 'translations', 'must be the texts of the record in this language, in { }');

const translatedFromOf = (list: ListName): Schema =>
  textsByLanguage(
    list,
    'the English texts that translations were made from,',
    'must be the English texts that the translations into this language were made from, in { }',
  );

const schemaOf = (list: ListName): Schema => {
  const fields: Readonly<Record<string, Field>> = lists[list].fields;
  const made = Object.entries(fields).map(([name, { kind, most, required }]) => {
    const schema = schemas[kind](most);
    return [name, required ? atLeast(schema) : schema] as const;
  });
  return rules
    .filter(({ isFor }) => isFor(fields))
    .reduce(
      (schema, { field, problem, isBroken }) =>
        schema.test(field, problem, (record: unknown, { createError }) =>
          isPlain(record) && isBroken(record) ? createError({ path: field }) : true,
        ),
      closed(
        {
          id,
          ...Object.fromEntries(made),
          translations: translationsOf(list),
          translatedFrom: translatedFromOf(list),
        },
        'must be a record',
      ).test('whole', '', (record: unknown) => {
        const problems = translationProblems(list, record);
        if (problems.length === 0) return true;
        return new ValidationError(
          problems.map(({ path, problem }) => new ValidationError(problem, record, path)),
        );
      }),
    );
};

const schemaByList = Object.fromEntries(
  (Object.keys(lists) as ListName[]).map((list) => [list, schemaOf(list)]),
) as Readonly<Record<ListName, Schema>>;

export interface FieldProblem {
  /** "field 'image.alt'", "field 'fees', entry 2" */
  readonly at: string;
  readonly problem: string;
}

/** Everything that is wrong with a record (its id among its fields), without looking at others. */
export function problemsOf(list: ListName, record: Plain): readonly FieldProblem[] {
  try {
    schemaByList[list].validateSync(record, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const inner = error.inner.length > 0 ? error.inner : [error];
    return inner.map(({ path = '', message }) => ({ at: placeIn(path), problem: message }));
  }
}

/** `fees[1]` → "field 'fees', entry 2": people count from one. */
export function placeIn(path: string): string {
  const [, list, entry, part] = /^([\w.]+)\[(\d+)\](?:\.(.*))?$/s.exec(path) ?? [];
  if (list === undefined) return `field '${shown(path)}'`;
  return `field '${list}', entry ${Number(entry) + 1}${part === undefined ? '' : `, '${shown(part)}'`}`;
}
