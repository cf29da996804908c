/** §7. What a commit does: sets, merges, deletions, several writes, preconditions; and that it is all or nothing. */
import {
  type ConformanceCase,
  type EmulatorDifferences,
  unservedDifference,
  withDifference,
} from '../case.ts';
import type { ComparableAnswer } from '../comparableAnswer.ts';
import { commitCall, type RestWrite } from '../restCalls.ts';
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
} from '../wire.ts';

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
  'no write at all': { writes: [], stored: {} },
  'a document is made': { writes: [putOwn('a', { n: one })], stored: { a: { n: one } } },
  'a document without fields is made': { writes: [putOwn('a')], stored: { a: {} } },
  'a set takes away what it does not name': {
    before: [putOwn('a', a)],
    writes: [putOwn('a', { n: two })],
    stored: { 'a+': { n: two } },
  },
  'a set of the same leaves the time of the last change': {
    before: [putOwn('a', a)],
    writes: [putOwn('a', a)],
    stored: { a },
  },
  'a merge leaves what it does not name': {
    before: [putOwn('a', a)],
    writes: [updateOwn('a', { n: two }, 'n')],
    stored: { 'a+': { ...a, n: two } },
  },
  'a merge of the same leaves the time of the last change': {
    before: [putOwn('a', a)],
    writes: [updateOwn('a', { kept: one }, 'kept')],
    stored: { a },
  },
  'a mask takes away what it names and no field gives': {
    before: [putOwn('a', a)],
    writes: [updateOwn('a', {}, 'gone')],
    stored: { 'a+': { kept: a.kept, map: a.map } },
  },
  'a mask of what is not there changes nothing': {
    before: [putOwn('a', a)],
    writes: [updateOwn('a', {}, 'absent', 'map.absent', 'kept.below')],
    stored: { a },
  },
  'a field that the mask does not name is left alone': {
    before: [putOwn('a', { n: one, m: one })],
    writes: [updateOwn('a', { n: two, m: two }, 'n')],
    stored: { 'a+': { n: two, m: one } },
  },
  'an empty mask changes nothing': {
    before: [putOwn('a', a)],
    writes: [updateOwn('a', {})],
    stored: { a },
  },
  'an empty mask makes an empty document': { writes: [updateOwn('a', {})], stored: { a: {} } },
  'a merge makes a document': { writes: [updateOwn('a', { n: one }, 'n')], stored: { a: { n: one } } },
  'a mask reaches into maps': {
    before: [putOwn('a', { map: map({ x: one, y: one }) })],
    writes: [updateOwn('a', { map: map({ x: two }) }, 'map.x')],
    stored: { 'a+': { map: map({ x: two, y: one }) } },
  },
  'a mask takes away within a map': {
    before: [putOwn('a', { map: map({ x: one, y: one }) })],
    writes: [updateOwn('a', { map: map({}) }, 'map.y')],
    stored: { 'a+': { map: map({ x: one }) } },
  },
  'a mask empties a map and leaves it': {
    before: [putOwn('a', { map: map({ x: one }) })],
    writes: [updateOwn('a', {}, 'map.x')],
    stored: { 'a+': { map: map({}) } },
  },
  'a mask makes the maps on its way': {
    writes: [updateOwn('a', { map: map({ in: map({ x: one }) }) }, 'map.in.x')],
    stored: { a: { map: map({ in: map({ x: one }) }) } },
  },
  'a mask puts a map in the place of another value': {
    before: [putOwn('a', { n: one })],
    writes: [updateOwn('a', { n: map({ x: one }) }, 'n.x')],
    stored: { 'a+': { n: map({ x: one }) } },
  },
  'a mask with a quoted name': {
    before: [putOwn('a', a)],
    writes: [updateOwn('a', { map: map({ 'first name': two }) }, 'map.`first name`')],
    stored: { 'a+': { ...a, map: map({ x: one, y: one, 'first name': two }) } },
  },
  'a mask with quoted marks': {
    writes: [updateOwn('a', { 'a`b\\c.d': one }, '`a\\`b\\\\c.d`')],
    stored: { a: { 'a`b\\c.d': one } },
  },
  'a whole map is set by its name': {
    before: [putOwn('a', { map: map({ x: one, y: one }) })],
    writes: [updateOwn('a', { map: map({ z: one }) }, 'map')],
    stored: { 'a+': { map: map({ z: one }) } },
  },
  'a mask of a field and of what is in it': {
    before: [putOwn('a', { n: map({ y: one }) })],
    writes: [updateOwn('a', { n: map({ x: one }) }, 'n', 'n.x')],
    stored: { 'a+': { n: map({ x: one }) } },
  },
  'a verification of what is there': {
    before: [putOwn('a')],
    writes: [{ verify: { path: casePath('a') }, ...ifExists(true) }],
    stored: { a: {} },
  },
  'a mask that names a field twice': {
    writes: [updateOwn('a', { n: one }, 'n', 'n')],
    stored: { a: { n: one } },
  },
  'a document is deleted': {
    before: [putOwn('a', a)],
    writes: [deleteOwn('a')],
    stored: { a: null },
    untimed: 1,
  },
  'what is absent is deleted': { writes: [deleteOwn('a')], stored: { a: null }, untimed: 1 },
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
  'a document made and deleted': { writes: [putOwn('a'), deleteOwn('a')], stored: { a: null }, untimed: 2 },
  'a document deleted and made again': {
    before: [putOwn('a', { n: one })],
    writes: [deleteOwn('a'), putOwn('a', { m: two })],
    stored: { a: { m: two } },
  },
  'a document deleted and made again as it was': {
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
  'what is to exist exists': {
    before: [putOwn('a', { n: one })],
    writes: [putOwn('a', { n: two }, ifExists(true))],
    stored: { 'a+': { n: two } },
  },
  'what is not to exist does not': {
    writes: [putOwn('a', { n: one }, ifExists(false))],
    stored: { a: { n: one } },
  },
  'what is to exist is deleted': {
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
  'a document that is not to exist, and does': ['409 ALREADY_EXISTS', putOwn('a', {}, ifExists(false))],
  'a document that is to exist, and does not': ['404 NOT_FOUND', putOwn('b', {}, ifExists(true))],
  'a document to delete that is to exist, and does not': ['404 NOT_FOUND', deleteOwn('b', ifExists(true))],
  'a document to delete that is not to exist, and does': [
    '409 ALREADY_EXISTS',
    deleteOwn('a', ifExists(false)),
  ],
  'another version': ['400 FAILED_PRECONDITION', putOwn('a', {}, version('2020-01-01T00:00:00Z'))],
  'a version of what is absent': [
    '400 FAILED_PRECONDITION',
    putOwn('b', {}, version('2020-01-01T00:00:00Z')),
  ],
  'a version that is no time': ['400 INVALID_ARGUMENT', putOwn('a', {}, version('yesterday'))],
  'two preconditions at once': [
    '400 INVALID_ARGUMENT',
    putOwn('a', {}, { currentDocument: { exists: true, updateTime: '2031-01-01T00:00:00Z' } }),
  ],
  'a precondition that is no object': ['400 INVALID_ARGUMENT', putOwn('a', {}, { currentDocument: true })],
  'a write of two kinds': ['400 INVALID_ARGUMENT', { ...putOwn('a'), ...deleteOwn('a') }],
  'a write of no kind': ['400 INVALID_ARGUMENT', ifExists(true)],
  'a write that is null': ['400 INVALID_ARGUMENT', null as never as RestWrite],
  'a write of a kind that is not known': ['400 INVALID_ARGUMENT', { ...putOwn('b'), surprise: 1 }],
  'a mask for a deletion': ['400 INVALID_ARGUMENT', deleteOwn('a', { updateMask: { fieldPaths: ['n'] } })],
  'a mask with a gap': ['400 INVALID_ARGUMENT', updateOwn('a', {}, 'n..m')],
  'a mask that ends in a dot': ['400 INVALID_ARGUMENT', updateOwn('a', {}, 'n.')],
  'a mask with an empty name': ['400 INVALID_ARGUMENT', updateOwn('a', {}, '')],
  'a mask with a blank in a name': ['400 INVALID_ARGUMENT', updateOwn('a', {}, 'first name')],
  'a mask with an open quote': ['400 INVALID_ARGUMENT', updateOwn('a', {}, '`n')],
  'a mask with a reserved name': ['400 INVALID_ARGUMENT', updateOwn('a', {}, '__n__')],
  '501 writes': ['400 INVALID_ARGUMENT', ...Array.from({ length: 501 }, (_, at) => putOwn(`a${at}`))],
  'a transform of a field': [
    '501 UNIMPLEMENTED',
    putOwn('a', {}, { updateTransforms: [{ fieldPath: 't', setToServerValue: 'REQUEST_TIME' }] }),
  ],
  'a transform by itself': [
    '501 UNIMPLEMENTED',
    {
      transform: { document: { path: casePath('a') }, fieldTransforms: [{ fieldPath: 'n', increment: one }] },
    },
  ],
  'a verification twice': [
    '400 INVALID_ARGUMENT',
    { verify: { path: casePath('a') }, ...ifExists(true) },
    { verify: { path: casePath('a') }, ...ifExists(true) },
  ],
  'a verification of what is written': [
    '400 INVALID_ARGUMENT',
    putOwn('a', {}),
    { verify: { path: casePath('a') }, ...ifExists(true) },
  ],
  'a verification of what is written then': [
    '400 INVALID_ARGUMENT',
    { verify: { path: casePath('a') }, ...ifExists(true) },
    putOwn('a', {}),
  ],
  'a verification without a precondition': ['400 INVALID_ARGUMENT', { verify: { path: casePath('a') } }],
  'a precondition that an earlier write contradicts': [
    '400 INVALID_ARGUMENT',
    putOwn('b'),
    putOwn('b', {}, ifExists(false)),
  ],
  'a verification of what is absent': [
    '404 NOT_FOUND',
    { verify: { path: casePath('b') }, ...ifExists(true) },
  ],
} as const satisfies Readonly<Record<string, readonly [ComparableAnswer, ...RestWrite[]]>>;

const differences: EmulatorDifferences<keyof typeof failing> = {
  '501 writes': { emulator: 'allowed', reason: 'bounded' },
  'a transform of a field': unservedDifference,
  'a transform by itself': unservedDifference,
};

export const writeCases: readonly ConformanceCase[] = [
  ...Object.entries<Row>(done).map(
    ([title, { before = [], writes, stored, untimed = 0 }]): ConformanceCase => ({
      title: `a commit: ${title}`,
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
      title: `a commit, all or nothing: ${title}`,
      as: 'staff',
      before: there,
      call: commitCall(putOwn('first', { n: list(nullValue, text('a'), trueValue) }), ...writes),
      expected,
      ...withDifference(differences, title),
    }),
  ),
  {
    title: 'a commit: a verification that nothing is there',
    as: 'staff',
    call: commitCall({ verify: { path: casePath('a') }, ...ifExists(false) }),
    expected: { written: 1, timed: 0 },
    differs: { emulator: { written: 1, timed: 1 }, reason: 'untimed' },
  },
  {
    title: 'a commit: the version that is stored',
    as: 'staff',
    before: there,
    call: commitCall(putOwn('a', { n: two }, version({ updateTimeOf: casePath('a') }))),
    reads: [casePath('a')],
    expected: { written: 1, timed: 1, documents: { 'a+': { n: two } } },
  },
];
