/** What a commit does: sets, merges, deletions, several writes, preconditions; and that it is all or nothing. */
import {
  type ConformanceCase,
  type EmulatorDifferences,
  unservedDifference,
  withDifference,
} from '../../support/case.ts';
import type { ComparableAnswer } from '../../support/comparableAnswer.ts';
import { commitCall, type RestWrite } from '../../support/restCalls.ts';
import {
  casePath,
  deleteOwn,
  ifExists,
  int,
  list,
  map,
  nullValue,
  putOwn,
  type RestFields,
  text,
  trueValue,
  updateOwn,
} from '../../support/wire.ts';

interface Row {
  readonly before?: readonly RestWrite[];
  readonly writes: readonly RestWrite[];
  /** The stored documents afterwards, by id. */
  readonly stored: Readonly<Record<string, RestFields | null>>;
  /** How many of the write results have no time. */
  readonly untimed?: number;
}

const [one, two] = [int(1), int(2)];
const a = { kept: one, gone: one, map: map({ x: one, y: one, 'first name': one }) };

const done = {
  'no writes': { writes: [], stored: {} },
  'creation of a document': { writes: [putOwn('a', { n: one })], stored: { a: { n: one } } },
  'creation of a document without fields': { writes: [putOwn('a')], stored: { a: {} } },
  'a set removes the fields that it does not name': {
    before: [putOwn('a', a)],
    writes: [putOwn('a', { n: two })],
    stored: { 'a+': { n: two } },
  },
  'a set of the same fields keeps updateTime': {
    before: [putOwn('a', a)],
    writes: [putOwn('a', a)],
    stored: { a },
  },
  'a merge keeps the fields that it does not name': {
    before: [putOwn('a', a)],
    writes: [updateOwn('a', { n: two }, 'n')],
    stored: { 'a+': { ...a, n: two } },
  },
  'a merge of the same field keeps updateTime': {
    before: [putOwn('a', a)],
    writes: [updateOwn('a', { kept: one }, 'kept')],
    stored: { a },
  },
  'a mask removes a field without a value': {
    before: [putOwn('a', a)],
    writes: [updateOwn('a', {}, 'gone')],
    stored: { 'a+': { kept: a.kept, map: a.map } },
  },
  'a mask of absent fields changes nothing': {
    before: [putOwn('a', a)],
    writes: [updateOwn('a', {}, 'absent', 'map.absent', 'kept.below')],
    stored: { a },
  },
  'a field outside the mask stays unchanged': {
    before: [putOwn('a', { n: one, m: one })],
    writes: [updateOwn('a', { n: two, m: two }, 'n')],
    stored: { 'a+': { n: two, m: one } },
  },
  'an empty mask changes nothing': {
    before: [putOwn('a', a)],
    writes: [updateOwn('a', {})],
    stored: { a },
  },
  'an empty mask creates an empty document': { writes: [updateOwn('a', {})], stored: { a: {} } },
  'a merge creates a document': { writes: [updateOwn('a', { n: one }, 'n')], stored: { a: { n: one } } },
  'a mask changes a field within a map': {
    before: [putOwn('a', { map: map({ x: one, y: one }) })],
    writes: [updateOwn('a', { map: map({ x: two }) }, 'map.x')],
    stored: { 'a+': { map: map({ x: two, y: one }) } },
  },
  'a mask removes a field within a map': {
    before: [putOwn('a', { map: map({ x: one, y: one }) })],
    writes: [updateOwn('a', { map: map({}) }, 'map.y')],
    stored: { 'a+': { map: map({ x: one }) } },
  },
  'a mask empties a map and keeps it': {
    before: [putOwn('a', { map: map({ x: one }) })],
    writes: [updateOwn('a', {}, 'map.x')],
    stored: { 'a+': { map: map({}) } },
  },
  'a mask creates the maps of its path': {
    writes: [updateOwn('a', { map: map({ in: map({ x: one }) }) }, 'map.in.x')],
    stored: { a: { map: map({ in: map({ x: one }) }) } },
  },
  'a mask replaces a value with a map': {
    before: [putOwn('a', { n: one })],
    writes: [updateOwn('a', { n: map({ x: one }) }, 'n.x')],
    stored: { 'a+': { n: map({ x: one }) } },
  },
  'a mask with a quoted field name': {
    before: [putOwn('a', a)],
    writes: [updateOwn('a', { map: map({ 'first name': two }) }, 'map.`first name`')],
    stored: { 'a+': { ...a, map: map({ x: one, y: one, 'first name': two }) } },
  },
  'a mask with escaped characters in a quoted name': {
    writes: [updateOwn('a', { 'a`b\\c.d': one }, '`a\\`b\\\\c.d`')],
    stored: { a: { 'a`b\\c.d': one } },
  },
  'a mask replaces a whole map': {
    before: [putOwn('a', { map: map({ x: one, y: one }) })],
    writes: [updateOwn('a', { map: map({ z: one }) }, 'map')],
    stored: { 'a+': { map: map({ z: one }) } },
  },
  'a mask of a field and of a field within it': {
    before: [putOwn('a', { n: map({ y: one }) })],
    writes: [updateOwn('a', { n: map({ x: one }) }, 'n', 'n.x')],
    stored: { 'a+': { n: map({ x: one }) } },
  },
  'a verify of an existing document': {
    before: [putOwn('a')],
    writes: [{ verify: { path: casePath('a') }, ...ifExists(true) }],
    stored: { a: {} },
  },
  'a mask that names a field twice': {
    writes: [updateOwn('a', { n: one }, 'n', 'n')],
    stored: { a: { n: one } },
  },
  'deletion of a document': {
    before: [putOwn('a', a)],
    writes: [deleteOwn('a')],
    stored: { a: null },
    untimed: 1,
  },
  'deletion of an absent document': { writes: [deleteOwn('a')], stored: { a: null }, untimed: 1 },
  'several documents at once': {
    before: [putOwn('b', { n: one })],
    writes: [putOwn('a', { n: one }), deleteOwn('b'), updateOwn('c', { n: two }, 'n')],
    stored: { a: { n: one }, b: null, c: { n: two } },
    untimed: 1,
  },
  'a document set twice': {
    writes: [putOwn('a', { n: one }), putOwn('a', { m: two })],
    stored: { a: { m: two } },
  },
  'a document set and merged': {
    writes: [putOwn('a', { n: one }), updateOwn('a', { m: two }, 'm')],
    stored: { a: { n: one, m: two } },
  },
  'a document created and deleted': {
    writes: [putOwn('a'), deleteOwn('a')],
    stored: { a: null },
    untimed: 2,
  },
  'a document deleted and created again': {
    before: [putOwn('a', { n: one })],
    writes: [deleteOwn('a'), putOwn('a', { m: two })],
    stored: { a: { m: two } },
  },
  'a document deleted and created again with the same fields': {
    before: [putOwn('a', { n: one }), putOwn('a', { n: two })],
    writes: [deleteOwn('a'), putOwn('a', { n: two })],
    stored: { a: { n: two } },
  },
  'a later write sees an earlier one': {
    writes: [
      putOwn('a'),
      putOwn('a', { n: one }, ifExists(true)),
      deleteOwn('b'),
      putOwn('b', {}, ifExists(false)),
    ],
    stored: { a: { n: one }, b: {} },
  },
  'a document changed and changed back': {
    before: [putOwn('a', { n: one })],
    writes: [putOwn('a', { n: two }), putOwn('a', { n: one })],
    stored: { a: { n: one } },
  },
  'update of an existing document, precondition exists true': {
    before: [putOwn('a', { n: one })],
    writes: [putOwn('a', { n: two }, ifExists(true))],
    stored: { 'a+': { n: two } },
  },
  'creation of a document, precondition exists false': {
    writes: [putOwn('a', { n: one }, ifExists(false))],
    stored: { a: { n: one } },
  },
  'deletion of an existing document, precondition exists true': {
    before: [putOwn('a')],
    writes: [deleteOwn('a', ifExists(true))],
    stored: { a: null },
    untimed: 1,
  },
  'an empty precondition': { writes: [putOwn('a', {}, { currentDocument: {} })], stored: { a: {} } },
  '500 documents': {
    writes: Array.from({ length: 500 }, (_, at) => putOwn(`a${at}`)),
    stored: { a0: {}, a499: {} },
  },
} as const satisfies Readonly<Record<string, Row>>;

const there = [putOwn('a', { n: one })];
const version = (updateTime: unknown) => ({ currentDocument: { updateTime } });
/** Every row begins with a write that is good by itself. */
const failing = {
  'set of an existing document, precondition exists false': [
    '409 ALREADY_EXISTS',
    putOwn('a', {}, ifExists(false)),
  ],
  'set of an absent document, precondition exists true': ['404 NOT_FOUND', putOwn('b', {}, ifExists(true))],
  'deletion of an absent document, precondition exists true': [
    '404 NOT_FOUND',
    deleteOwn('b', ifExists(true)),
  ],
  'deletion of an existing document, precondition exists false': [
    '409 ALREADY_EXISTS',
    deleteOwn('a', ifExists(false)),
  ],
  'precondition of another updateTime': [
    '400 FAILED_PRECONDITION',
    putOwn('a', {}, version('2020-01-01T00:00:00Z')),
  ],
  'precondition updateTime of an absent document': [
    '400 FAILED_PRECONDITION',
    putOwn('b', {}, version('2020-01-01T00:00:00Z')),
  ],
  'precondition updateTime that is not a timestamp': [
    '400 INVALID_ARGUMENT',
    putOwn('a', {}, version('yesterday')),
  ],
  'two preconditions at once': [
    '400 INVALID_ARGUMENT',
    putOwn('a', {}, { currentDocument: { exists: true, updateTime: '2031-01-01T00:00:00Z' } }),
  ],
  'a precondition that is not an object': [
    '400 INVALID_ARGUMENT',
    putOwn('a', {}, { currentDocument: true }),
  ],
  'a write of two kinds': ['400 INVALID_ARGUMENT', { ...putOwn('a'), ...deleteOwn('a') }],
  'a write of no kind': ['400 INVALID_ARGUMENT', ifExists(true)],
  'a null write': ['400 INVALID_ARGUMENT', null as never as RestWrite],
  'a write with an unknown property': ['400 INVALID_ARGUMENT', { ...putOwn('b'), surprise: 1 }],
  'a mask for a deletion': ['400 INVALID_ARGUMENT', deleteOwn('a', { updateMask: { fieldPaths: ['n'] } })],
  'a mask with an empty segment': ['400 INVALID_ARGUMENT', updateOwn('a', {}, 'n..m')],
  'a mask with a trailing dot': ['400 INVALID_ARGUMENT', updateOwn('a', {}, 'n.')],
  'a mask with an empty path': ['400 INVALID_ARGUMENT', updateOwn('a', {}, '')],
  'a mask with an unquoted space': ['400 INVALID_ARGUMENT', updateOwn('a', {}, 'first name')],
  'a mask with an unclosed quote': ['400 INVALID_ARGUMENT', updateOwn('a', {}, '`n')],
  'a mask with a reserved name': ['400 INVALID_ARGUMENT', updateOwn('a', {}, '__n__')],
  '501 writes': ['400 INVALID_ARGUMENT', ...Array.from({ length: 501 }, (_, at) => putOwn(`a${at}`))],
  'an update with a transform': [
    '501 UNIMPLEMENTED',
    putOwn('a', {}, { updateTransforms: [{ fieldPath: 't', setToServerValue: 'REQUEST_TIME' }] }),
  ],
  'a transform alone': [
    '501 UNIMPLEMENTED',
    {
      transform: { document: { path: casePath('a') }, fieldTransforms: [{ fieldPath: 'n', increment: one }] },
    },
  ],
  'a verify twice': [
    '400 INVALID_ARGUMENT',
    { verify: { path: casePath('a') }, ...ifExists(true) },
    { verify: { path: casePath('a') }, ...ifExists(true) },
  ],
  'a verify of a document written before': [
    '400 INVALID_ARGUMENT',
    putOwn('a', {}),
    { verify: { path: casePath('a') }, ...ifExists(true) },
  ],
  'a verify of a document written after': [
    '400 INVALID_ARGUMENT',
    { verify: { path: casePath('a') }, ...ifExists(true) },
    putOwn('a', {}),
  ],
  'a verify without a precondition': ['400 INVALID_ARGUMENT', { verify: { path: casePath('a') } }],
  'a precondition that an earlier write contradicts': [
    '400 INVALID_ARGUMENT',
    putOwn('b'),
    putOwn('b', {}, ifExists(false)),
  ],
  'a verify of an absent document': ['404 NOT_FOUND', { verify: { path: casePath('b') }, ...ifExists(true) }],
} as const satisfies Readonly<Record<string, readonly [ComparableAnswer, ...RestWrite[]]>>;

const differences: EmulatorDifferences<keyof typeof failing> = {
  '501 writes': { emulator: 'allowed', reason: 'bounded' },
  'an update with a transform': unservedDifference,
  'a transform alone': unservedDifference,
};

export const writeCases: readonly ConformanceCase[] = [
  ...Object.entries<Row>(done).map(
    ([title, { before = [], writes, stored, untimed = 0 }]): ConformanceCase => ({
      title: `commit: ${title}`,
      as: 'staff',
      before,
      call: commitCall(...writes),
      reads: Object.keys(stored).map((id) => casePath(id.replace('+', ''))),
      expected: {
        written: writes.length,
        timed: writes.length - untimed,
        documents: stored,
      },
    }),
  ),
  ...Object.entries<readonly [ComparableAnswer, ...RestWrite[]]>(failing).map(
    ([title, [expected, ...writes]]): ConformanceCase => ({
      title: `refused commit: ${title}`,
      as: 'staff',
      before: there,
      call: commitCall(putOwn('first', { n: list(nullValue, text('a'), trueValue) }), ...writes),
      expected,
      ...withDifference(differences, title),
    }),
  ),
  {
    title: 'commit: a verify of an absent document, precondition exists false',
    as: 'staff',
    call: commitCall({ verify: { path: casePath('a') }, ...ifExists(false) }),
    expected: { written: 1, timed: 0 },
    differs: { emulator: { written: 1, timed: 1 }, reason: 'untimed' },
  },
  {
    title: 'commit: a set, precondition current updateTime',
    as: 'staff',
    before: there,
    call: commitCall(putOwn('a', { n: two }, version({ updateTimeOf: casePath('a') }))),
    reads: [casePath('a')],
    expected: { written: 1, timed: 1, documents: { 'a+': { n: two } } },
  },
];
