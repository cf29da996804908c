/** Documents with values of every type, writes to them, and queries over them, drawn from a seed. */

import { counted, every, is, queried } from './cases/filterCases.ts';
import { site } from './fixtureSite.ts';
import type { Draw } from './randomRequests.ts';
import type { Call, Write } from './restCalls.ts';
import {
  bytes,
  double,
  exists,
  int,
  list,
  map,
  masked,
  no,
  nothing,
  own,
  point,
  put,
  reference,
  remove,
  text,
  time,
  type Wire,
  type WireFields,
  yes,
} from './wire.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

const scalars: readonly Wire[] = [
  nothing,
  yes,
  no,
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
  reference(own('a')),
  reference(own('b')),
  reference('~/list/a/list/a'),
];

function value(draw: Draw, depth = 0): Wire {
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
    Object.fromEntries(Array.from({ length: size }, () => [draw(['x', 'y', 'z']), value(draw, depth + 1)])),
  );
}

const names = ['a', 'b', 'l', 'm'] as const;
const paths = ['a', 'b', 'l', 'm', 'm.x', 'm.y', 'm.x.y', '`first name`', 'm.`x`'] as const;

function fields(draw: Draw): WireFields {
  const some = names.filter(() => draw([true, true, true, false]));
  return Object.fromEntries(
    some.map((name) => {
      if (name === 'm') return [name, draw([value(draw), map({ x: value(draw, 1), y: draw(scalars) })])];
      return [name, name === 'l' ? list(draw(scalars), draw(scalars)) : value(draw)];
    }),
  );
}

export const randomDocuments = (draw: Draw): readonly Write[] => ids.map((id) => put(id, fields(draw)));

function write(draw: Draw): Write {
  const id = draw(ids);
  const condition = draw([{}, {}, {}, {}, exists(true), exists(false)]);
  const kind = draw(['set', 'merge', 'merge', 'merge', 'delete', 'verify']);
  if (kind === 'delete') return remove(id, condition);
  if (kind === 'verify') return { verify: { path: own(id) }, ...exists(true) };
  if (kind === 'set') return put(id, fields(draw), condition);
  const mask = paths.filter(() => draw([true, false, false]));
  return { ...masked(id, fields(draw), ...mask), ...condition };
}

export const randomCommit = (draw: Draw): Call => ({
  at: ':commit',
  body: { writes: Array.from({ length: draw([1, 1, 2, 3, 4]) }, () => write(draw)) },
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

function filter(draw: Draw, depth = 0): object {
  const kind = draw(depth > 2 ? ['field'] : ['field', 'field', 'field', 'unary', 'and', 'or', 'name']);
  if (kind === 'unary') return { unaryFilter: { field: { fieldPath: draw(queriedPaths) }, op: draw(unary) } };
  if (kind === 'and' || kind === 'or')
    return every(
      kind.toUpperCase(),
      ...Array.from({ length: draw([1, 2, 2, 3]) }, () => filter(draw, depth + 1)),
    );
  if (kind === 'name')
    return is(draw(['LESS_THAN', 'GREATER_THAN_OR_EQUAL']), reference(own(draw(ids))), '__name__');
  const op = draw(operators);
  const wanted = listing.includes(op)
    ? list(...Array.from({ length: draw([1, 2, 3]) }, () => draw(scalars)))
    : value(draw);
  return is(op, wanted, draw(queriedPaths));
}

const directions = ['ASCENDING', 'DESCENDING'] as const;
const order = (fieldPath: string, draw: Draw): object => ({
  field: { fieldPath },
  direction: draw(directions),
});

function cursor(orders: number, draw: Draw): object {
  const values = Array.from({ length: draw([1, orders]) }, () => value(draw));
  return { values: values.slice(0, orders), before: draw([true, false]) };
}

function query(draw: Draw): object {
  const orders = draw([[], [], ['a'], ['b'], ['m.x'], ['a', 'b'], ['l', 'a']]);
  const isCut = orders.length > 0 && draw([true, false]);
  return {
    ...(draw([true, true, false]) && { where: filter(draw) }),
    ...(orders.length > 0 && { orderBy: orders.map((path) => order(path, draw)) }),
    ...(isCut && draw([true, false]) && { startAt: cursor(orders.length, draw) }),
    ...(isCut && draw([true, false]) && { endAt: cursor(orders.length, draw) }),
    ...(draw([true, false, false]) && { offset: draw([0, 1, 3]) }),
    ...(draw([true, false]) && { limit: draw([1, 2, 5]) }),
  };
}

export const randomQuery = (draw: Draw): Call => draw([queried, queried, counted])(query(draw));

const statuses: readonly ((draw: Draw) => object)[] = [
  () => is('EQUAL', text('active'), 'status'),
  () => is('EQUAL', text('active'), 'status'),
  () => is('IN', list(text('active')), 'status'),
  (draw) => is('IN', list(text('active'), draw([text('active'), text('draft')])), 'status'),
  (draw) =>
    is(draw(['GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'LESS_THAN_OR_EQUAL']), text('active'), 'status'),
  () => is('EQUAL', text('draft'), 'other'),
  (draw) => is('EQUAL', value(draw), 'a'),
];

function published(draw: Draw, depth = 0): object {
  const kind = draw(depth > 1 ? ['one'] : ['one', 'one', 'and', 'or']);
  if (kind === 'one') return draw(statuses)(draw);
  return every(
    kind.toUpperCase(),
    ...Array.from({ length: draw([1, 2, 2]) }, () => published(draw, depth + 1)),
  );
}

/** A list as the public could ask for it. */
export function randomList(draw: Draw): Call {
  const { at, body } = draw([queried, queried, counted])({
    where: published(draw),
    ...draw([{ limit: 10 }, { limit: 10 }, { limit: 100 }, { limit: 101 }, {}]),
    ...draw([{}, {}, { offset: 1 }]),
  });
  const collection = draw(['News_List', 'News_List', 'News_List', 'Form_Requests', 'Elsewhere']);
  return { at: at.replace('/~', `/${site.root}/${collection}`), body };
}
