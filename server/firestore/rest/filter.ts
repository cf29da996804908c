/**
 * A query's `where`: a test of documents, and the facts that its equality filters prove of every document it
 * finds. Rules are not filters: a list is judged by these facts alone. Source: Firestore REST v1, StructuredQuery.
 */

import { decodeValue, fieldName, isList } from '../protocol/codec.ts';
import { invalid } from '../protocol/errors.ts';
import { type FieldPath, fieldPathOf } from '../protocol/fieldPath.ts';
import { list, object } from '../protocol/json.ts';
import type { Fields, Opaque, Value } from '../rules/types.ts';
import { equal } from '../store/compare.ts';
import {
  besidesNotIn,
  containing,
  excluding,
  isRanged,
  mostValues,
  operators,
  unaryOperators,
} from './operators.ts';

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
  /** How many conditions upon what a list holds a document may have to meet at once. */
  readonly contained: number;
}

const limits = { depth: 10, filters: 100 } as const;
const nothing: ReadonlyMap<string, Value> = new Map();
export const anyDocument: Filter = {
  test: () => true,
  facts: nothing,
  ranged: [],
  operators: [],
  contained: 0,
};

export const isName = (path: FieldPath): boolean => path.length === 1 && path[0] === '__name__';

export const isReference = (value: Value | undefined): value is Opaque =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'reference';

export const valueIn = (candidate: Candidate, path: FieldPath): Value | undefined =>
  isName(path) ? candidate.name : candidate.valueAt(path);

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
  if (filter.contained > 1) throw invalid('A query may ask once what a list holds.');
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
  const counts = parts.map(({ contained }) => contained);
  if (op === 'OR') {
    const contained = Math.max(...counts);
    const test: Test = (doc) => parts.some((part) => part.test(doc));
    return { test, facts: shared(parts), ranged, operators, contained };
  }
  const contained = counts.reduce((sum, one) => sum + one, 0);
  const facts = new Map(parts.flatMap((part) => [...part.facts]));
  return { test: (doc) => parts.every(({ test }) => test(doc)), facts, ranged, operators, contained };
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
  const isOne = only !== undefined && others.every((other) => equal(only, other));
  const isFact = isOne && deeper.length === 0 && !isName(path);
  return {
    test: (doc) => {
      const held = valueIn(doc, path);
      return held !== undefined && holds(held, wanted);
    },
    facts: isFact ? new Map([[name, only]]) : nothing,
    ranged: isRanged(op, wanted) ? [path] : [],
    operators: [op],
    contained: containing.has(op) ? 1 : 0,
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
    contained: 0,
  };
}

/** A field that a query names. `__name__` is the document's own name. */
export function fieldReference(json: unknown): FieldPath {
  const path = fieldPathOf(object(json, 'A field', ['fieldPath']).fieldPath);
  return isName(path) ? path : path.map(fieldName);
}
