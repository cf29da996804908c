/** Documents with values of every type, writes to them, and queries over them, random from a seed. */

import type { Draw } from '../support/draw.ts';
import type { RestCall, RestWrite } from '../support/restCalls.ts';
import {
  bytes,
  casePath,
  deleteOwn,
  double,
  falseValue,
  ifExists,
  int,
  list,
  map,
  nullValue,
  point,
  putOwn,
  type RestFields,
  type RestValue,
  reference,
  text,
  time,
  trueValue,
  updateOwn,
} from '../support/wire.ts';
import { compositeFilter, fieldFilter, ownCount, ownQuery } from './cases/filterCases.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

const scalars: readonly RestValue[] = [
  nullValue,
  trueValue,
  falseValue,
  int(0),
  int(1),
  int(2),
  int(-1),
  int('9223372036854775807'),
  int('9007199254740993'),
  double(1),
  double(1.5),
  double(0),
  double('NaN'),
  double('Infinity'),
  double(9007199254740992),
  text(''),
  text('a'),
  text('b'),
  text('ab'),
  text('ñ'),
  text('\u{1f600}'),
  text('\uff21'),
  text('A'),
  time('2031-05-06T00:00:00Z'),
  time('2031-05-06T00:00:00.5Z'),
  bytes(''),
  bytes('AA=='),
  bytes('AAE='),
  point(0, 0),
  point(1, -1),
  reference(casePath('a')),
  reference(casePath('b')),
  reference('~/list/a/list/a'),
];

function createValue(draw: Draw, depth = 0): RestValue {
  const kind = depth > 1 ? 'scalar' : draw(['scalar', 'scalar', 'scalar', 'scalar', 'list', 'map']);
  if (kind === 'scalar') return draw(scalars);
  const size = draw([0, 1, 2, 3]);
  if (kind === 'list')
    return list(
      ...Array.from({ length: size }, () =>
        depth === 0 ? draw([draw(scalars), map({ x: draw(scalars) })]) : draw(scalars),
      ),
    );
  return map(
    Object.fromEntries(
      Array.from({ length: size }, () => [draw(['x', 'y', 'z']), createValue(draw, depth + 1)]),
    ),
  );
}

const names = ['a', 'b', 'l', 'm'] as const;
const paths = ['a', 'b', 'l', 'm', 'm.x', 'm.y', 'm.x.y', '`first name`', 'm.`x`'] as const;

function createFields(draw: Draw): RestFields {
  const some = names.filter(() => draw([true, true, true, false]));
  return Object.fromEntries(
    some.map((name) => {
      if (name === 'm')
        return [name, draw([createValue(draw), map({ x: createValue(draw, 1), y: draw(scalars) })])];
      return [name, name === 'l' ? list(draw(scalars), draw(scalars)) : createValue(draw)];
    }),
  );
}

export const createRandomDocuments = (draw: Draw): readonly RestWrite[] =>
  ids.map((id) => putOwn(id, createFields(draw)));

function createWrite(draw: Draw): RestWrite {
  const id = draw(ids);
  const condition = draw([{}, {}, {}, {}, ifExists(true), ifExists(false)]);
  const kind = draw(['set', 'merge', 'merge', 'merge', 'delete', 'verify']);
  if (kind === 'delete') return deleteOwn(id, condition);
  if (kind === 'verify') return { verify: { path: casePath(id) }, ...ifExists(true) };
  if (kind === 'set') return putOwn(id, createFields(draw), condition);
  const mask = paths.filter(() => draw([true, false, false]));
  return { ...updateOwn(id, createFields(draw), ...mask), ...condition };
}

export const createRandomCommit = (draw: Draw): RestCall => ({
  at: ':commit',
  body: { writes: Array.from({ length: draw([1, 1, 2, 3, 4]) }, () => createWrite(draw)) },
});

const operators = [
  'EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
  'IN',
  'NOT_IN',
] as const;
const listing: readonly string[] = ['ARRAY_CONTAINS_ANY', 'IN', 'NOT_IN'];
const unary = ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'] as const;
const queriedPaths = ['a', 'a', 'b', 'l', 'm', 'm.x', 'm.y'] as const;

function createFilter(draw: Draw, depth = 0): object {
  const kind = draw(depth > 2 ? ['field'] : ['field', 'field', 'field', 'unary', 'and', 'or', 'name']);
  if (kind === 'unary') return { unaryFilter: { field: { fieldPath: draw(queriedPaths) }, op: draw(unary) } };
  if (kind === 'and' || kind === 'or')
    return compositeFilter(
      kind.toUpperCase(),
      ...Array.from({ length: draw([1, 2, 2, 3]) }, () => createFilter(draw, depth + 1)),
    );
  if (kind === 'name')
    return fieldFilter(
      draw(['LESS_THAN', 'GREATER_THAN_OR_EQUAL']),
      reference(casePath(draw(ids))),
      '__name__',
    );
  const op = draw(operators);
  const wanted = listing.includes(op)
    ? list(...Array.from({ length: draw([1, 2, 3]) }, () => draw(scalars)))
    : createValue(draw);
  return fieldFilter(op, wanted, draw(queriedPaths));
}

const directions = ['ASCENDING', 'DESCENDING'] as const;
const createOrder = (fieldPath: string, draw: Draw): object => ({
  field: { fieldPath },
  direction: draw(directions),
});

function createRandomCursor(orders: number, draw: Draw): object {
  const values = Array.from({ length: draw([1, orders]) }, () => createValue(draw));
  return { values: values.slice(0, orders), before: draw([true, false]) };
}

function createQuery(draw: Draw): object {
  const orders = draw([[], [], ['a'], ['b'], ['m.x'], ['a', 'b'], ['l', 'a']]);
  const isCut = orders.length > 0 && draw([true, false]);
  return {
    ...(draw([true, true, false]) && { where: createFilter(draw) }),
    ...(orders.length > 0 && { orderBy: orders.map((path) => createOrder(path, draw)) }),
    ...(isCut && draw([true, false]) && { startAt: createRandomCursor(orders.length, draw) }),
    ...(isCut && draw([true, false]) && { endAt: createRandomCursor(orders.length, draw) }),
    ...(draw([true, false, false]) && { offset: draw([0, 1, 3]) }),
    ...(draw([true, false]) && { limit: draw([1, 2, 5]) }),
  };
}

export const createRandomQuery = (draw: Draw): RestCall =>
  draw([ownQuery, ownQuery, ownCount])(createQuery(draw));

const statuses: readonly ((draw: Draw) => object)[] = [
  () => fieldFilter('EQUAL', text('active'), 'status'),
  () => fieldFilter('EQUAL', text('active'), 'status'),
  () => fieldFilter('IN', list(text('active')), 'status'),
  (draw) => fieldFilter('IN', list(text('active'), draw([text('active'), text('draft')])), 'status'),
  (draw) =>
    fieldFilter(
      draw(['GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'LESS_THAN_OR_EQUAL']),
      text('active'),
      'status',
    ),
  () => fieldFilter('EQUAL', text('draft'), 'other'),
  (draw) => fieldFilter('EQUAL', createValue(draw), 'a'),
];

function createPublishedFilter(draw: Draw, depth = 0): object {
  const kind = draw(depth > 1 ? ['one'] : ['one', 'one', 'and', 'or']);
  if (kind === 'one') return draw(statuses)(draw);
  return compositeFilter(
    kind.toUpperCase(),
    ...Array.from({ length: draw([1, 2, 2]) }, () => createPublishedFilter(draw, depth + 1)),
  );
}

/** A list as the public could ask for it: published, closed, or without a rule. */
export function createRandomListCall(draw: Draw): RestCall {
  const { at, body } = draw([ownQuery, ownQuery, ownCount])({
    where: createPublishedFilter(draw),
    ...draw([{ limit: 10 }, { limit: 10 }, { limit: 100 }, { limit: 101 }, {}]),
    ...draw([{}, {}, { offset: 1 }]),
  });
  const collection = draw(['Published', 'Published', 'Published', 'Closed', 'Elsewhere']);
  return { at: at.replace('/~', `/Sample/${collection}`), body };
}
