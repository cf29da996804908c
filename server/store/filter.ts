/**
 * A query's `where`: a test of documents, and the facts that its equality filters prove of every document it
 * finds. Rules are not filters: a list is judged by these facts alone. Source: Firestore REST v1, StructuredQuery.
 */
import type { Fields, Opaque, Value } from '../rules/types.ts';
import { compare, equal, kindOf } from './compare.ts';
import { invalid } from './errors.ts';
import { type FieldPath, fieldPathOf } from './fieldPath.ts';
import { list, object } from './shape.ts';
import { decodeValue, fieldName, isList } from './wire.ts';

/** A document as a query sees it: `__name__` is its whole name, and of its fields only those asked for are read. */
export interface Candidate {
  readonly name: Value;
  readonly valueAt: (path: FieldPath) => Value | undefined;
}

export type Test = (candidate: Candidate) => boolean;

export interface Filter {
  readonly test: Test;
  readonly facts: Fields;
  /** The fields that are compared by < ≤ > ≥ ≠: the query is ordered by them after all others. */
  readonly ranged: readonly FieldPath[];
  /** Every operator in it. */
  readonly operators: readonly string[];
}

const limits = { depth: 10, filters: 100, alternatives: 30, exclusions: 10 } as const;
const nothing: ReadonlyMap<string, Value> = new Map();
export const anyDocument: Filter = { test: () => true, facts: nothing, ranged: [], operators: [] };

export const isName = (path: FieldPath): boolean => path.length === 1 && path[0] === '__name__';

export const isReference = (value: Value | undefined): value is Opaque =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'reference';

export const valueIn = (candidate: Candidate, path: FieldPath): Value | undefined =>
  isName(path) ? candidate.name : candidate.valueAt(path);

type Compare = (held: Value, wanted: Value) => boolean;

/** Null and NaN are neither equal to anything nor before or after it: IS_NULL and IS_NAN find them. */
const isComparable = (value: Value): boolean => value !== null && !Number.isNaN(value);

const isSame: Compare = (held, wanted) => isComparable(wanted) && equal(held, wanted);

const sameKind =
  (holds: (order: number) => boolean): Compare =>
  (held, wanted) =>
    kindOf(held) === kindOf(wanted) &&
    isComparable(held) &&
    isComparable(wanted) &&
    holds(compare(held, wanted));

const includes = (values: Value, wanted: Value): boolean =>
  isList(values) && values.some((value) => isSame(value, wanted));

const operators: Readonly<Record<string, Compare>> = {
  EQUAL: isSame,
  NOT_EQUAL: (held, wanted) => held !== null && wanted !== null && !isSame(held, wanted),
  LESS_THAN: sameKind((order) => order < 0),
  LESS_THAN_OR_EQUAL: sameKind((order) => order <= 0),
  GREATER_THAN: sameKind((order) => order > 0),
  GREATER_THAN_OR_EQUAL: sameKind((order) => order >= 0),
  ARRAY_CONTAINS: includes,
  ARRAY_CONTAINS_ANY: (held, wanted) => isList(wanted) && wanted.some((one) => includes(held, one)),
  IN: (held, wanted) => includes(wanted, held),
  NOT_IN: (held, wanted) =>
    held !== null && isList(wanted) && !wanted.includes(null) && !includes(wanted, held),
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
/** How many values an operator may be given. */
const mostValues: Readonly<Record<string, number>> = {
  ARRAY_CONTAINS_ANY: limits.alternatives,
  IN: limits.alternatives,
  NOT_IN: limits.exclusions,
};
const excluding = new Set(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL']);
const besidesNotIn = new Set(['IN', 'ARRAY_CONTAINS_ANY', 'OR']);

function chosen<Entry>(table: Readonly<Record<string, Entry>>, op: unknown): Entry {
  const entry = typeof op === 'string' && Object.hasOwn(table, op) ? table[op] : undefined;
  if (entry === undefined) throw invalid('A filter has an operator that there is not.');
  return entry;
}

/** A query's `where`. @throws Refusal */
export function whereOf(json: unknown): Filter {
  const filter = filterOf(json, 1);
  if (filter.operators.filter((op) => excluding.has(op)).length > 1)
    throw invalid(`A query may have one of ${[...excluding].join(', ')}.`);
  if (filter.operators.includes('NOT_IN') && filter.operators.some((op) => besidesNotIn.has(op)))
    throw invalid(`NOT_IN may not stand beside ${[...besidesNotIn].join(', ')}.`);
  return filter;
}

function filterOf(json: unknown, depth: number): Filter {
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
  if (op !== 'AND' && op !== 'OR') throw invalid('A composite filter must be AND or OR.');
  const ranged = parts.flatMap((part) => part.ranged);
  const operators = [op, ...parts.flatMap((part) => part.operators)];
  if (op === 'OR')
    return { test: (doc) => parts.some(({ test }) => test(doc)), facts: shared(parts), ranged, operators };
  const facts = new Map(parts.flatMap((part) => [...part.facts]));
  return { test: (doc) => parts.every(({ test }) => test(doc)), facts, ranged, operators };
}

/** What each of several alternatives proves. */
function shared([first, ...others]: readonly Filter[]): Fields {
  const isShared = (name: string, value: Value): boolean =>
    others.every(({ facts }) => facts.has(name) && equal(facts.get(name) ?? null, value));
  return new Map([...(first?.facts ?? [])].filter(([name, value]) => isShared(name, value)));
}

function fieldOf(json: unknown): Filter {
  const filter = object(json, 'A field filter', ['field', 'op', 'value']);
  const path = fieldReference(filter.field);
  const wanted = decodeValue(filter.value);
  const holds = chosen(operators, filter.op);
  const op = String(filter.op);
  const most = mostValues[op];
  if (most !== undefined && !(isList(wanted) && wanted.length > 0 && wanted.length <= most))
    throw invalid(`${op} wants a list of 1 to ${most} values.`);
  if (
    isName(path) &&
    !(most === undefined ? isReference(wanted) : isList(wanted) && wanted.every(isReference))
  )
    throw invalid('__name__ is compared with references.');
  const [name = '', ...deeper] = path;
  const [only, ...others] = op === 'IN' && isList(wanted) ? wanted : op === 'EQUAL' ? [wanted] : [];
  const isFact = only !== undefined && others.length === 0 && deeper.length === 0 && !isName(path);
  return {
    test: (doc) => {
      const held = valueIn(doc, path);
      return held !== undefined && holds(held, wanted);
    },
    facts: isFact ? new Map([[name, only]]) : nothing,
    ranged: ranging.has(op) ? [path] : [],
    operators: [op],
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
    operators: [String(filter.op)],
  };
}

/** A field that a query names. `__name__` is the document's own name. */
export function fieldReference(json: unknown): FieldPath {
  const path = fieldPathOf(object(json, 'A field', ['fieldPath']).fieldPath);
  return isName(path) ? path : path.map(fieldName);
}
