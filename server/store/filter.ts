/**
 * A query's `where`: a test of documents, and the facts that its equality filters prove of every document it
 * finds. Rules are not filters: a list is judged by these facts alone. Source: Firestore REST v1, StructuredQuery.
 */
import type { Fields, Value } from '../rules/types.ts';
import { compare, equal, kindOf } from './compare.ts';
import { invalid, unimplemented } from './errors.ts';
import { type FieldPath, fieldPathOf, valueAt } from './fieldPath.ts';
import { list, object } from './shape.ts';
import { decodeValue, isList } from './wire.ts';

/** A document as a query sees it: `__name__` is its whole name. */
export interface Candidate {
  readonly name: Value;
  readonly fields: Fields;
}

export type Test = (candidate: Candidate) => boolean;

export interface Filter {
  readonly test: Test;
  readonly facts: Fields;
  /** The fields that are compared by < ≤ > ≥ ≠: the query is ordered by them after all others. */
  readonly ranged: readonly FieldPath[];
}

const limits = { depth: 10, filters: 100, alternatives: 30 } as const;
const nothing: ReadonlyMap<string, Value> = new Map();
export const anyDocument: Filter = { test: () => true, facts: nothing, ranged: [] };

export const valueIn = ({ name, fields }: Candidate, path: FieldPath): Value | undefined =>
  path.length === 1 && path[0] === '__name__' ? name : valueAt(fields, path);

type Compare = (held: Value, wanted: Value) => boolean;

const sameKind =
  (holds: (order: number) => boolean): Compare =>
  (held, wanted) =>
    kindOf(held) === kindOf(wanted) && holds(compare(held, wanted));

const includes = (values: Value, wanted: Value): boolean =>
  isList(values) && values.some((value) => equal(value, wanted));

const operators: Readonly<Record<string, Compare>> = {
  EQUAL: equal,
  NOT_EQUAL: (held, wanted) => held !== null && !equal(held, wanted),
  LESS_THAN: sameKind((order) => order < 0),
  LESS_THAN_OR_EQUAL: sameKind((order) => order <= 0),
  GREATER_THAN: sameKind((order) => order > 0),
  GREATER_THAN_OR_EQUAL: sameKind((order) => order >= 0),
  ARRAY_CONTAINS: includes,
  ARRAY_CONTAINS_ANY: (held, wanted) => isList(wanted) && wanted.some((one) => includes(held, one)),
  IN: (held, wanted) => includes(wanted, held),
  NOT_IN: (held, wanted) => held !== null && !includes(wanted, null) && !includes(wanted, held),
};
const unaryOperators: Readonly<Record<string, (held: Value) => boolean>> = {
  IS_NULL: (held) => held === null,
  IS_NOT_NULL: (held) => held !== null,
  IS_NAN: (held) => Number.isNaN(held),
  IS_NOT_NAN: (held) => held !== null && !Number.isNaN(held),
};
const ranging = new Set([
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_IN',
]);
const listing = new Set(['ARRAY_CONTAINS_ANY', 'IN', 'NOT_IN']);

function chosen<Entry>(table: Readonly<Record<string, Entry>>, op: unknown): Entry {
  const entry = typeof op === 'string' && Object.hasOwn(table, op) ? table[op] : undefined;
  if (entry === undefined) throw unimplemented('A filter has an operator that is not served.');
  return entry;
}

export function filterOf(json: unknown, depth = 1): Filter {
  if (depth > limits.depth) throw invalid(`Filters may nest ${limits.depth} deep.`);
  const { compositeFilter, fieldFilter, unaryFilter, ...rest } = object(json, 'A filter', [
    'compositeFilter',
    'fieldFilter',
    'unaryFilter',
  ]);
  const given = [compositeFilter, fieldFilter, unaryFilter].filter((filter) => filter !== undefined);
  if (given.length !== 1 || Object.keys(rest).length > 0)
    throw invalid('A filter must be of exactly one kind.');
  if (compositeFilter !== undefined) return compositeOf(compositeFilter, depth);
  return fieldFilter === undefined ? unaryOf(unaryFilter) : fieldOf(fieldFilter);
}

function compositeOf(json: unknown, depth: number): Filter {
  const { op, filters } = object(json, 'A composite filter', ['op', 'filters']);
  const parts = list(filters, 'A composite filter', limits.filters).map((part) => filterOf(part, depth + 1));
  if (parts.length === 0) throw invalid('A composite filter is empty.');
  const ranged = parts.flatMap((part) => part.ranged);
  if (op === 'OR') return { test: (doc) => parts.some(({ test }) => test(doc)), facts: nothing, ranged };
  if (op !== 'AND') throw invalid('A composite filter must be AND or OR.');
  const facts = new Map(parts.flatMap((part) => [...part.facts]));
  return { test: (doc) => parts.every(({ test }) => test(doc)), facts, ranged };
}

function fieldOf(json: unknown): Filter {
  const filter = object(json, 'A field filter', ['field', 'op', 'value']);
  const path = fieldReference(filter.field);
  const wanted = decodeValue(filter.value);
  const holds = chosen(operators, filter.op);
  if (
    listing.has(String(filter.op)) &&
    !(isList(wanted) && wanted.length > 0 && wanted.length <= limits.alternatives)
  )
    throw invalid(`This operator wants a list of 1 to ${limits.alternatives} values.`);
  const [name = '', ...deeper] = path;
  const isFact = filter.op === 'EQUAL' && deeper.length === 0 && name !== '__name__';
  return {
    test: (doc) => {
      const held = valueIn(doc, path);
      return held !== undefined && holds(held, wanted);
    },
    facts: isFact ? new Map([[name, wanted]]) : nothing,
    ranged: ranging.has(String(filter.op)) ? [path] : [],
  };
}

function unaryOf(json: unknown): Filter {
  const filter = object(json, 'A unary filter', ['field', 'op']);
  const path = fieldReference(filter.field);
  const holds = chosen(unaryOperators, filter.op);
  return {
    test: (doc) => {
      const held = valueIn(doc, path);
      return held !== undefined && holds(held);
    },
    facts: nothing,
    ranged: String(filter.op).startsWith('IS_NOT') ? [path] : [],
  };
}

export const fieldReference = (json: unknown): FieldPath =>
  fieldPathOf(object(json, 'A field', ['fieldPath']).fieldPath);
