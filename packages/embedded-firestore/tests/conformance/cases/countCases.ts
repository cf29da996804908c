/** What a count counts: up to limits, from cursors, several at once. */
import { type ConformanceCase, type EmulatorDifference, unservedDifference } from '../../support/case.ts';
import { int } from '../../support/wire.ts';
import { ownCount } from './filterCases.ts';
import { createCursor, orderBy, pageDocuments } from './orderCases.ts';

export const countCases: readonly ConformanceCase[] = [
  {
    title: 'count: with a limit',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownCount({ limit: 4 }),
    expected: { counted: { n: int(4) } },
  },
  {
    title: 'count: with an offset',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownCount({ offset: 4 }),
    expected: { counted: { n: int(2) } },
  },
  {
    title: 'count: after a cursor',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownCount({ orderBy: [orderBy('n')], startAt: createCursor(false, int(3)) }),
    expected: { counted: { n: int(2) } },
  },
  {
    title: 'count: of an empty collection',
    as: 'staff',
    call: ownCount({}),
    expected: { counted: { n: int(0) } },
  },
  {
    title: 'count: with upTo',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownCount({}, [{ alias: 'n', count: { upTo: '4' } }]),
    expected: { counted: { n: int(4) } },
  },
  {
    title: 'count: two aggregations',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownCount({}, [
      { alias: 'n', count: {} },
      { alias: 'm', count: { upTo: '2' } },
    ]),
    expected: { counted: { m: int(2), n: int(6) } },
  },
  ...(
    [
      ['upTo zero', [{ alias: 'n', count: { upTo: '0' } }], { emulator: 'allowed', reason: 'strict' }],
      ['negative upTo', [{ alias: 'n', count: { upTo: '-1' } }]],
      ['no aggregation', []],
      ['an aggregation of no kind', [{ alias: 'n' }]],
      [
        'one alias twice',
        [
          { alias: 'n', count: {} },
          { alias: 'n', count: {} },
        ],
      ],
      [
        'six aggregations',
        ['a', 'b', 'c', 'd', 'e', 'f'].map((alias) => ({ alias, count: {} })),
        { emulator: '500 UNKNOWN', reason: 'fault' },
      ],
    ] as const satisfies readonly (readonly [string, readonly object[], EmulatorDifference?])[]
  ).map(
    ([title, aggregations, differs]): ConformanceCase => ({
      title: `refused count: ${title}`,
      as: 'staff',
      before: pageDocuments,
      sharedSeedName: 'pages',
      call: ownCount({}, aggregations),
      expected: '400 INVALID_ARGUMENT',
      ...(differs !== undefined && { differs }),
    }),
  ),
  {
    title: 'count: without an alias',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownCount({}, [{ count: {} }]),
    expected: { counted: { field_1: int(6) } },
  },
  {
    title: 'count: a sum',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownCount({}, [{ alias: 'n', sum: { field: { fieldPath: 'n' } } }]),
    expected: '501 UNIMPLEMENTED',
    differs: unservedDifference,
  },
];
