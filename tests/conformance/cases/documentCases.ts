/** §7. Documents read by their names. */
import { type ConformanceCase, unservedDifference } from '../case.ts';
import { casePath, deleteOwn, int, putOwn } from '../wire.ts';

const before = [putOwn('a', { n: int(1) }), putOwn('b', { n: int(2) })];
const names = (...ids: readonly string[]) => ids.map((id) => ({ path: casePath(id) }));
const read = (documents: unknown, more: object = {}) => ({ at: ':batchGet', body: { documents, ...more } });

const rows: readonly Omit<ConformanceCase, 'as' | 'before'>[] = [
  { title: 'one', call: read(names('a')), expected: { documents: { a: { n: int(1) } } } },
  {
    title: 'one that is there and one that is not',
    call: read(names('absent', 'b')),
    expected: { documents: { absent: null, b: { n: int(2) } } },
  },
  { title: 'one by two names', call: read(names('a', 'a')), expected: { documents: { a: { n: int(1) } } } },
  { title: 'none', call: read([]), expected: { documents: {} } },
  { title: 'a list that is none', call: read({ path: casePath('a') }), expected: '400 INVALID_ARGUMENT' },
  { title: 'a number for a name', call: read([7]), expected: '400 INVALID_ARGUMENT' },
  { title: 'a collection', call: read([{ path: '~/list' }]), expected: '400 INVALID_ARGUMENT' },
  {
    title: 'another project',
    call: read(['projects/other/databases/(default)/documents/Cases/a/list/a']),
    expected: '400 INVALID_ARGUMENT',
    differs: { emulator: 'allowed', reason: 'oneProject' },
  },
  {
    title: '100 at once',
    call: read(names(...Array.from({ length: 100 }, (_, at) => `c${at}`))),
    expected: 'allowed',
  },
  {
    title: '101 at once',
    call: read(names(...Array.from({ length: 101 }, (_, at) => `c${at}`))),
    expected: '400 INVALID_ARGUMENT',
    differs: { emulator: 'allowed', reason: 'bounded' },
  },
  {
    title: 'some of its fields',
    call: read(names('a'), { mask: { fieldPaths: ['m'] } }),
    expected: '400 INVALID_ARGUMENT',
    differs: unservedDifference,
  },
  {
    title: 'within a transaction',
    call: read(names('a'), { newTransaction: { readOnly: {} } }),
    expected: '400 INVALID_ARGUMENT',
    differs: unservedDifference,
  },
  { title: 'by GET', call: { verb: 'GET', at: '/~/list/a' }, expected: { documents: { a: { n: int(1) } } } },
  {
    title: 'one that is absent by GET',
    call: { verb: 'GET', at: '/~/list/absent' },
    expected: '404 NOT_FOUND',
  },
  {
    title: 'a document above its list, which is none itself',
    call: { verb: 'GET', at: '/~' },
    expected: '404 NOT_FOUND',
  },
];

export const documentCases: readonly ConformanceCase[] = [
  ...rows.map(
    (row): ConformanceCase => ({ ...row, title: `documents read: ${row.title}`, as: 'staff', before }),
  ),
  {
    title: 'documents read: one that was deleted',
    as: 'staff',
    before: [...before, deleteOwn('a')],
    call: read(names('a')),
    expected: { documents: { a: null } },
  },
];
