/** §6. The order of a list on the staff page: a move by one place, and the place of a new record. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListName } from '../../../../src/content/schema/lists.ts';
import { groupByHeading } from '../../../../src/lib/groupBy.ts';
import { sortByOrder } from '../../../../src/lib/readFields.ts';
import { canMove, findOrderOfNew, planMove, sortRecords } from '../../../../src/staff/content/order.ts';
import { sampleSize } from '../../../support/sampling.ts';

type Order = unknown;

const place = (id: string, order?: Order, more: object = {}) => ({
  id,
  fields: { ...(order !== undefined && { order }), ...more },
});

/** a, b, c ... with these orders. */
const placeAll = (orders: readonly Order[]) =>
  orders.map((order, at) => place(String.fromCharCode(97 + at), order));

const idsOf = (records: readonly { readonly id: string }[]): string => records.map(({ id }) => id).join('');

const omitOrder = ({ order: _, ...more }: { readonly order?: Order }): object => more;

const applyOrders = (records: ReturnType<typeof placeAll>, orders: ReadonlyMap<string, number>) =>
  records.map((record) =>
    orders.has(record.id) ? place(record.id, orders.get(record.id), omitOrder(record.fields)) : record,
  );

const move = (
  orders: readonly Order[],
  id: string,
  direction: 'up' | 'down',
  list: ListName = 'officials',
) => {
  const records = placeAll(orders);
  const planned = planMove(list, records, { id, direction });
  return {
    planned: Object.fromEntries(planned),
    after: idsOf(sortRecords(list, applyOrders(records, planned))),
  };
};

describe('§6 a move by one place', () => {
  it.each([
    ['a number between the neighbors', [1, 2, 3, 4], 'c', 'up', { c: 1.5 }, 'acbd'],
    ['a whole number where there is room', [10, 20, 30], 'c', 'up', { c: 15 }, 'acb'],
    ['a smaller number before the first', [1, 2, 3], 'b', 'up', { b: 0 }, 'bac'],
    ['a larger number after the last', [1, 2, 3], 'b', 'down', { b: 4 }, 'acb'],
    ['numbers below zero before a first of zero', [0, 1], 'b', 'up', { b: -1 }, 'ba'],
    ['a number of few digits among fractions', [1, 1.5, 1.75], 'c', 'up', { c: 1.3 }, 'acb'],
    [
      'all numbers where records have none',
      [undefined, undefined, undefined],
      'c',
      'up',
      { a: 1, c: 2, b: 3 },
      'acb',
    ],
    ['all numbers where they are equal', [1, 1, 1, 1], 'c', 'up', { a: 1, c: 2, b: 3, d: 4 }, 'acbd'],
    ['one number where the id decides', [1, 1], 'b', 'up', { b: 0 }, 'ba'],
    ['a number before those that are none', [1, 'x', Number.NaN], 'c', 'up', { c: 2 }, 'acb'],
    ['a number before an infinite one', [1, 2, Number.POSITIVE_INFINITY], 'c', 'up', { c: 1.5 }, 'acb'],
  ] as const)('writes %s', (_, orders, id, direction, planned, after) => {
    expect(move(orders, id, direction)).toEqual({ planned, after });
  });

  it.each([
    ['the first up', 'a', 'up'],
    ['the last down', 'c', 'down'],
    ['an unknown one', 'z', 'up'],
  ] as const)('does not move %s', (_, id, direction) => {
    const records = placeAll([1, 2, 3]);
    expect(canMove('officials', records, { id, direction })).toBe(false);
    expect(planMove('officials', records, { id, direction }).size).toBe(0);
  });

  it('renumbers all records where two numbers have no room between them', () => {
    const tight = [1, 1 + Number.EPSILON, 1 + 2 * Number.EPSILON, 1 + 3 * Number.EPSILON];
    const { planned, after } = move(tight, 'c', 'up');
    expect(after).toBe('acbd');
    expect(planned).toEqual({ a: 1, c: 2, b: 3, d: 4 });
    expect(move([-1e308, 1e308, 1e308], 'c', 'up')).toMatchObject({ after: 'acb' });
  });

  it('keeps any sequence of 100 records by one write a move, whichever is moved', () => {
    let records = Array.from({ length: 100 }, (_, at) => place(`r${String(at).padStart(3, '0')}`, at + 1));
    for (let turn = 0; turn < 100; turn += 1) {
      const sorted = sortRecords('tourism', records);
      const at = (turn * 37) % 99;
      const { id } = sorted[at]!;
      const planned = planMove('tourism', records, { id, direction: 'down' });
      expect(planned.size).toBe(1);
      records = applyOrders(records, planned);
      const expected = [...sorted.slice(0, at), sorted[at + 1]!, sorted[at]!, ...sorted.slice(at + 2)];
      expect(idsOf(sortRecords('tourism', records))).toBe(idsOf(expected));
    }
  });

  it('moves a section of a page among those of its own page', () => {
    const records = [
      place('a', 1, { page: 'Visitor' }),
      place('b', 1, { page: 'Resident' }),
      place('c', 2, { page: 'Visitor' }),
    ];
    expect(idsOf(sortRecords('pages', records))).toBe('bac');
    expect(canMove('pages', records, { id: 'b', direction: 'down' })).toBe(false);
    expect(Object.fromEntries(planMove('pages', records, { id: 'c', direction: 'up' }))).toEqual({ c: 0 });
  });

  const hotlines = (...rows: readonly (readonly [id: string, order: Order, group?: string | undefined])[]) =>
    rows.map(([id, order, group]) => place(id, order, group === undefined ? {} : { group }));

  it('shows hotlines under their headings as the site does, those without one last', () => {
    const records = hotlines(
      ['a', 1],
      ['b', 2, 'Police'],
      ['c', 3, 'Health'],
      ['d', 4, ' POLICE '],
      ['e', 5, ' '],
    );
    expect(idsOf(sortRecords('contacts', records))).toBe('bdcae');
  });

  it.each([
    [
      'past those under another heading',
      [
        ['a', 1, 'A'],
        ['b', 2, 'B'],
        ['c', 3, 'a '],
      ],
      'c',
      'up',
      { c: 0 },
    ],
    [
      'under a heading in other accents',
      [
        ['a', 1, 'Niño'],
        ['b', 2, 'B'],
        ['c', 3, 'NINO'],
      ],
      'a',
      'down',
      { c: 0 },
    ],
    [
      'without a heading',
      [
        ['a', 1],
        ['b', 2, 'B'],
        ['c', 3, ' '],
      ],
      'c',
      'up',
      { c: 0 },
    ],
    [
      'and leaves the headings in order',
      [
        ['a', 1, 'A'],
        ['b', 5, 'A'],
        ['c', 3, 'B'],
      ],
      'a',
      'down',
      { b: 0 },
    ],
    [
      'by the number of its neighbor where its own would move the heading',
      [
        ['z', 1, 'A'],
        ['b', 1.5, 'B'],
        ['c', 2, 'B'],
      ],
      'c',
      'up',
      { b: 3 },
    ],
  ] as const)('moves a hotline %s', (_, rows, id, direction, planned) => {
    const records = hotlines(...rows);
    expect(Object.fromEntries(planMove('contacts', records, { id, direction }))).toEqual(planned);
  });

  it('moves no hotline past its own heading', () => {
    const records = hotlines(['a', 1, 'A'], ['b', 2, 'B'], ['c', 3, 'A']);
    expect(canMove('contacts', records, { id: 'b', direction: 'up' })).toBe(false);
    expect(canMove('contacts', records, { id: 'b', direction: 'down' })).toBe(false);
    expect(canMove('contacts', records, { id: 'c', direction: 'down' })).toBe(false);
  });

  it('swaps two neighbors on the site and moves nothing else there, whatever the numbers and headings', () => {
    const findSiteOrder = (records: ReturnType<typeof placeAll>): string => {
      const shown = records.map(({ id, fields }) => ({
        id,
        order: typeof fields.order === 'number' ? fields.order : null,
        group: String((fields as { readonly group?: string }).group ?? ''),
      }));
      return groupByHeading(sortByOrder(shown), ({ group }) => group)
        .map(({ items }) => idsOf(items))
        .join('');
    };
    const rows = fc.array(
      fc.tuple(
        fc.constantFrom(undefined, 0, 1, 2, 2.5, 3),
        fc.constantFrom(undefined, '', 'A', 'a ', 'B', 'C'),
      ),
      { minLength: 2, maxLength: 7 },
    );
    fc.assert(
      fc.property(rows, fc.nat(6), fc.constantFrom('up', 'down'), (orders, at, direction) => {
        const records = hotlines(...orders.map(([order, group], i) => [`${i}`, order, group] as const));
        const move = { id: `${at % records.length}`, direction } as const;
        const before = findSiteOrder(records);
        expect(idsOf(sortRecords('contacts', records))).toBe(before);
        if (!canMove('contacts', records, move)) return;
        const first = before.indexOf(move.id) - (direction === 'up' ? 1 : 0);
        const after = applyOrders(records, planMove('contacts', records, move));
        expect(findSiteOrder(after)).toBe(
          `${before.slice(0, first)}${before[first + 1]}${before[first]}${before.slice(first + 2)}`,
        );
      }),
      { numRuns: sampleSize(2_000, 300) },
    );
  });

  it('shows dated records newest first', () => {
    const records = [place('a', 1, { date: 1 }), place('b', 2, { date: 5 })];
    expect(idsOf(sortRecords('news', records))).toBe('ba');
  });
});

describe('§6 the place of a new record', () => {
  const officials = [
    place('chair', 1, { position: 'Punong Barangay' }),
    place('kagawad-1', 2, { position: 'Barangay Kagawad' }),
    place('kagawad-2', 3, { position: 'Barangay Kagawad' }),
    place('sk', 4, { position: 'SK Chairperson' }),
  ];

  it.each([
    [
      'after the last official of its position',
      'officials',
      officials,
      { position: 'Barangay Kagawad' },
      3.5,
    ],
    ['after its position in other letters', 'officials', officials, { position: ' BARANGAY KAGAWAD ' }, 3.5],
    ['at the end for another position', 'officials', officials, { position: 'Tanod' }, 5],
    ['first in an empty list', 'officials', [], { position: 'Tanod' }, 1],
    [
      'at the end where all numbers are equal',
      'officials',
      officials.map(({ id, fields }) => place(id, 1, { ...fields, order: 1 })),
      { position: 'Barangay Kagawad' },
      2,
    ],
    [
      'after the last hotline under its heading',
      'contacts',
      [place('a', 1, { group: 'A' }), place('b', 3, { group: 'B' })],
      { group: 'A' },
      2,
    ],
    [
      'after the last hotline under its heading where another heading follows',
      'contacts',
      [place('a', 1, { group: 'A' }), place('b', 2, { group: 'B' }), place('c', 4, { group: 'B' })],
      { group: ' a' },
      1.5,
    ],
    [
      'at the end for a hotline with another heading',
      'contacts',
      [place('a', 7, { group: 'A' }), place('b', 3, { group: 'B' })],
      { group: 'C' },
      8,
    ],
    [
      'at the end for a hotline without a heading',
      'contacts',
      [place('a', 7, { group: 'A' }), place('b', 3)],
      {},
      8,
    ],
    [
      'at the end of its own page',
      'pages',
      [place('a', 1, { page: 'V' }), place('b', 9, { page: 'R' })],
      { page: 'V' },
      2,
    ],
    ['without a number after records without one', 'charter', [place('a'), place('b')], {}, undefined],
    ['without a number in a dated list', 'news', [place('a', 1)], {}, undefined],
  ] as const)('is %s', (_, list, records, fields, order) => {
    expect(findOrderOfNew(list, fields as object as never, records as never)).toBe(order);
  });
});
