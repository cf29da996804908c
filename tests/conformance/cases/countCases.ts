/** §7. What a count counts: up to limits, from cursors, several at once. */
import { type ConformanceCase, type EmulatorDifference, unservedDifference } from '../case.ts';
import { int } from '../wire.ts';
import { ownCount } from './filterCases.ts';
import { createCursor, orderBy, pageDocuments } from './orderCases.ts';

export const countCases: readonly ConformanceCase[] = [
  {
    title: 'a count: up to a limit',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownCount({ limit: 4 }),
    expected: { counted: { n: int(4) } },
  },
  {
    title: 'a count: after an offset',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownCount({ offset: 4 }),
    expected: { counted: { n: int(2) } },
  },
  {
    title: 'a count: from a cursor',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownCount({ orderBy: [orderBy('n')], startAt: createCursor(false, int(3)) }),
    expected: { counted: { n: int(2) } },
  },
  {
    title: 'a count: of nothing',
    as: 'staff',
    call: ownCount({}),
    expected: { counted: { n: int(0) } },
  },
  {
    title: 'a count: up to a number of its own',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownCount({}, [{ alias: 'n', count: { upTo: '4' } }]),
    expected: { counted: { n: int(4) } },
  },
  {
    title: 'a count: two at once',
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
      ['up to nothing', [{ alias: 'n', count: { upTo: '0' } }], { emulator: 'allowed', reason: 'strict' }],
      ['up to less than nothing', [{ alias: 'n', count: { upTo: '-1' } }]],
      ['none', []],
      ['of no kind', [{ alias: 'n' }]],
      [
        'by one name twice',
        [
          { alias: 'n', count: {} },
          { alias: 'n', count: {} },
        ],
      ],
      [
        'six at once',
        ['a', 'b', 'c', 'd', 'e', 'f'].map((alias) => ({ alias, count: {} })),
        { emulator: '500 UNKNOWN', reason: 'fault' },
      ],
    ] as const satisfies readonly (readonly [string, readonly object[], EmulatorDifference?])[]
  ).map(
    ([title, aggregations, differs]): ConformanceCase => ({
      title: `a count that is refused: ${title}`,
      as: 'staff',
      before: pageDocuments,
      sharedSeedName: 'pages',
      call: ownCount({}, aggregations),
      expected: '400 INVALID_ARGUMENT',
      ...(differs !== undefined && { differs }),
    }),
  ),
  {
    title: 'a count: a name that is not given',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownCount({}, [{ count: {} }]),
    expected: { counted: { field_1: int(6) } },
  },
  {
    title: 'a count: a sum',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownCount({}, [{ alias: 'n', sum: { field: { fieldPath: 'n' } } }]),
    expected: '501 UNIMPLEMENTED',
    differs: unservedDifference,
  },
];
