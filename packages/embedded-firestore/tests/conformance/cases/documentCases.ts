/** Documents read by their names. */
import { type ConformanceCase, unservedDifference } from '../../support/case.ts';
import { casePath, deleteOwn, int, putOwn } from '../../support/wire.ts';

const before = [putOwn('a', { n: int(1) }), putOwn('b', { n: int(2) })];
const names = (...ids: readonly string[]) => ids.map((id) => ({ path: casePath(id) }));
const read = (documents: unknown, more: object = {}) => ({ at: ':batchGet', body: { documents, ...more } });

const rows: readonly Omit<ConformanceCase, 'as' | 'before'>[] = [
  { title: 'one document', call: read(names('a')), expected: { documents: { a: { n: int(1) } } } },
  {
    title: 'an existing and an absent document',
    call: read(names('absent', 'b')),
    expected: { documents: { absent: null, b: { n: int(2) } } },
  },
  {
    title: 'one document named twice',
    call: read(names('a', 'a')),
    expected: { documents: { a: { n: int(1) } } },
  },
  { title: 'no document', call: read([]), expected: { documents: {} } },
  {
    title: 'an object as the list of names',
    call: read({ path: casePath('a') }),
    expected: '400 INVALID_ARGUMENT',
  },
  { title: 'a number as a name', call: read([7]), expected: '400 INVALID_ARGUMENT' },
  { title: 'a collection as a name', call: read([{ path: '~/list' }]), expected: '400 INVALID_ARGUMENT' },
  {
    title: 'another project',
    call: read(['projects/other/databases/(default)/documents/Cases/a/list/a']),
    expected: '400 INVALID_ARGUMENT',
    differs: { emulator: 'allowed', reason: 'oneProject' },
  },
  {
    title: '100 documents',
    call: read(names(...Array.from({ length: 100 }, (_, at) => `c${at}`))),
    expected: 'allowed',
  },
  {
    title: '101 documents',
    call: read(names(...Array.from({ length: 101 }, (_, at) => `c${at}`))),
    expected: '400 INVALID_ARGUMENT',
    differs: { emulator: 'allowed', reason: 'bounded' },
  },
  {
    title: 'a field mask',
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
  {
    title: 'one document by GET',
    call: { verb: 'GET', at: '/~/list/a' },
    expected: { documents: { a: { n: int(1) } } },
  },
  {
    title: 'an absent document by GET',
    call: { verb: 'GET', at: '/~/list/absent' },
    expected: '404 NOT_FOUND',
  },
  {
    title: 'an absent parent document by GET',
    call: { verb: 'GET', at: '/~' },
    expected: '404 NOT_FOUND',
  },
];

export const documentCases: readonly ConformanceCase[] = [
  ...rows.map(
    (row): ConformanceCase => ({ ...row, title: `document read: ${row.title}`, as: 'staff', before }),
  ),
  {
    title: 'document read: a deleted document',
    as: 'staff',
    before: [...before, deleteOwn('a')],
    call: read(names('a')),
    expected: { documents: { a: null } },
  },
];
