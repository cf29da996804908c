/**
 * A query's `where`: a predicate for documents, and the facts that its equality filters prove of every match. Rules do
 * not filter: they accept a list only if these facts prove them for every match. Source: Firestore REST v1, StructuredQuery.
 */
import { decodeValue, isArrayValue, parseFieldName } from '../protocol/codec.ts';
import { invalidArgumentError } from '../protocol/errors.ts';
import { type FieldPath, parseFieldPath } from '../protocol/fieldPath.ts';
import { parseList, parseObject } from '../protocol/json.ts';
import type { Fields, Opaque, Value } from '../protocol/value.ts';
import { areValuesEqual } from '../store/compare.ts';
import {
  containsOperators,
  exclusionOperators,
  fieldOperators,
  isRangeFilter,
  maxOperatorValues,
  notInConflicts,
  unaryOperators,
} from './operators.ts';

/** A document as a query sees it: `__name__` is its full name, and only the fields in use are decoded. */
export interface Candidate {
  readonly name: Value;
  readonly valueAt: (path: FieldPath) => Value | undefined;
}

export type DocumentPredicate = (candidate: Candidate) => boolean;

export interface DocumentFilter {
  readonly test: DocumentPredicate;
  readonly facts: Fields;
  /** The fields compared by < ≤ > ≥ ≠: the query orders by them after all others. */
  readonly ranged: readonly FieldPath[];
  /** All its operators. */
  readonly operators: readonly string[];
  /** The maximum number of array-contains conditions that a document may have to meet at once. */
  readonly contained: number;
}

const limits = { depth: 10, filters: 100 } as const;
const noFacts: ReadonlyMap<string, Value> = new Map();
export const matchAllFilter: DocumentFilter = {
  test: () => true,
  facts: noFacts,
  ranged: [],
  operators: [],
  contained: 0,
};

export const isNamePath = (path: FieldPath): boolean => path.length === 1 && path[0] === '__name__';

export const isReferenceValue = (value: Value | undefined): value is Opaque =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'reference';

export const readCandidateValue = (candidate: Candidate, path: FieldPath): Value | undefined =>
  isNamePath(path) ? candidate.name : candidate.valueAt(path);

function findOperator<Entry>(table: Readonly<Record<string, Entry>>, op: unknown): Entry {
  const entry = typeof op === 'string' && Object.hasOwn(table, op) ? table[op] : undefined;
  if (entry === undefined) throw invalidArgumentError('A filter has an operator that there is not.');
  return entry;
}

/** A query's `where`. @throws FirestoreError */
export function parseWhere(json: unknown): DocumentFilter {
  const filter = parseFilter(json, 1);
  if (filter.operators.filter((op) => exclusionOperators.has(op)).length > 1)
    throw invalidArgumentError(`A query may have one of ${[...exclusionOperators].join(', ')}.`);
  if (filter.contained > 1) throw invalidArgumentError('A query may ask once what a list holds.');
  if (filter.operators.includes('NOT_IN') && filter.operators.some((op) => notInConflicts.has(op)))
    throw invalidArgumentError(`NOT_IN may not stand beside ${[...notInConflicts].join(', ')}.`);
  return filter;
}

function parseFilter(json: unknown, depth: number): DocumentFilter {
  if (depth > limits.depth) throw invalidArgumentError(`Filters may nest ${limits.depth} deep.`);
  const { compositeFilter, fieldFilter, unaryFilter, ...rest } = parseObject(json, 'A filter', [
    'compositeFilter',
    'fieldFilter',
    'unaryFilter',
  ]);
  const present = [compositeFilter, fieldFilter, unaryFilter].filter((filter) => filter !== undefined);
  if (present.length !== 1 || Object.keys(rest).length > 0)
    throw invalidArgumentError('A filter must be of exactly one kind.');
  if (compositeFilter !== undefined) return parseCompositeFilter(compositeFilter, depth);
  return fieldFilter === undefined ? parseUnaryFilter(unaryFilter) : parseFieldFilter(fieldFilter);
}

function parseCompositeFilter(json: unknown, depth: number): DocumentFilter {
  const { op, filters } = parseObject(json, 'A composite filter', ['op', 'filters']);
  const parts = parseList(filters, 'A composite filter', limits.filters).map((part) =>
    parseFilter(part, depth + 1),
  );
  if (parts.length === 0) throw invalidArgumentError('A composite filter is empty.');
  if (op !== 'AND' && op !== 'OR') throw invalidArgumentError('A composite filter must be AND or OR.');
  const ranged = parts.flatMap((part) => part.ranged);
  const operators = [op, ...parts.flatMap((part) => part.operators)];
  const counts = parts.map(({ contained }) => contained);
  if (op === 'OR') {
    const contained = Math.max(...counts);
    const test: DocumentPredicate = (doc) => parts.some((part) => part.test(doc));
    return { test, facts: intersectFacts(parts), ranged, operators, contained };
  }
  const contained = counts.reduce((sum, count) => sum + count, 0);
  const facts = new Map(parts.flatMap((part) => [...part.facts]));
  return { test: (doc) => parts.every(({ test }) => test(doc)), facts, ranged, operators, contained };
}

/** The facts that every alternative proves. */
function intersectFacts([leading, ...others]: readonly DocumentFilter[]): Fields {
  const isShared = (name: string, value: Value): boolean =>
    others.every(({ facts }) => facts.has(name) && areValuesEqual(facts.get(name) ?? null, value));
  return new Map([...(leading?.facts ?? [])].filter(([name, value]) => isShared(name, value)));
}

function parseFieldFilter(json: unknown): DocumentFilter {
  const filter = parseObject(json, 'A field filter', ['field', 'op', 'value']);
  const path = parseFieldReference(filter.field);
  const wanted = decodeValue(filter.value);
  const holds = findOperator(fieldOperators, filter.op);
  const op = String(filter.op);
  const maxValueCount = maxOperatorValues[op];
  if (
    maxValueCount !== undefined &&
    !(isArrayValue(wanted) && wanted.length > 0 && wanted.length <= maxValueCount)
  )
    throw invalidArgumentError(`${op} wants a list of 1 to ${maxValueCount} values.`);
  if (
    isNamePath(path) &&
    !(maxValueCount === undefined
      ? isReferenceValue(wanted)
      : isArrayValue(wanted) && wanted.every(isReferenceValue))
  )
    throw invalidArgumentError('__name__ is compared with references.');
  const [name = '', ...deeper] = path;
  const [only, ...others] = op === 'IN' && isArrayValue(wanted) ? wanted : op === 'EQUAL' ? [wanted] : [];
  const isOne = only !== undefined && others.every((other) => areValuesEqual(only, other));
  const isFact = isOne && deeper.length === 0 && !isNamePath(path);
  return {
    test: (doc) => {
      const held = readCandidateValue(doc, path);
      return held !== undefined && holds(held, wanted);
    },
    facts: isFact ? new Map([[name, only]]) : noFacts,
    ranged: isRangeFilter(op, wanted) ? [path] : [],
    operators: [op],
    contained: containsOperators.has(op) ? 1 : 0,
  };
}

function parseUnaryFilter(json: unknown): DocumentFilter {
  const filter = parseObject(json, 'A unary filter', ['field', 'op']);
  const path = parseFieldReference(filter.field);
  const holds = findOperator(unaryOperators, filter.op);
  return {
    test: (doc) => {
      const held = readCandidateValue(doc, path);
      return held !== undefined && holds(held);
    },
    facts: noFacts,
    ranged: String(filter.op).startsWith('IS_NOT') ? [path] : [],
    operators: [String(filter.op)],
    contained: 0,
  };
}

/** A field reference of a query. `__name__` is the document's own name. */
export function parseFieldReference(json: unknown): FieldPath {
  const path = parseFieldPath(parseObject(json, 'A field', ['fieldPath']).fieldPath);
  return isNamePath(path) ? path : path.map(parseFieldName);
}
