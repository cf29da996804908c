/** §7. What a commit does: sets, merges, deletions, several writes, preconditions; and that it is all or nothing. */

import { type Case, differs, type Otherwise, unserved } from '../case.ts';
import type { Answer } from '../comparableAnswer.ts';
import { commit, type Write } from '../restCalls.ts';
import {
  exists,
  int,
  list,
  map,
  masked,
  nothing,
  own,
  put,
  remove,
  text,
  type WireFields,
  yes,
} from '../wire.ts';

interface Row {
  readonly before?: readonly Write[];
  readonly writes: readonly Write[];
  /** By id, what is stored then. */
  readonly stored: Readonly<Record<string, WireFields | null>>;
  /** How many of the writes are answered without a time. */
  readonly untimed?: number;
}

const [one, two] = [int(1), int(2)];
const a = { kept: one, gone: one, map: map({ x: one, y: one, 'first name': one }) };

const done = {
  'no write at all': { writes: [], stored: {} },
  'a document is made': { writes: [put('a', { n: one })], stored: { a: { n: one } } },
  'a document without fields is made': { writes: [put('a')], stored: { a: {} } },
  'a set takes away what it does not name': {
    before: [put('a', a)],
    writes: [put('a', { n: two })],
    stored: { 'a+': { n: two } },
  },
  'a set of the same leaves the time of the last change': {
    before: [put('a', a)],
    writes: [put('a', a)],
    stored: { a },
  },
  'a merge leaves what it does not name': {
    before: [put('a', a)],
    writes: [masked('a', { n: two }, 'n')],
    stored: { 'a+': { ...a, n: two } },
  },
  'a merge of the same leaves the time of the last change': {
    before: [put('a', a)],
    writes: [masked('a', { kept: one }, 'kept')],
    stored: { a },
  },
  'a mask takes away what it names and no field gives': {
    before: [put('a', a)],
    writes: [masked('a', {}, 'gone')],
    stored: { 'a+': { kept: a.kept, map: a.map } },
  },
  'a mask of what is not there changes nothing': {
    before: [put('a', a)],
    writes: [masked('a', {}, 'absent', 'map.absent', 'kept.below')],
    stored: { a },
  },
  'a field that the mask does not name is left alone': {
    before: [put('a', { n: one, m: one })],
    writes: [masked('a', { n: two, m: two }, 'n')],
    stored: { 'a+': { n: two, m: one } },
  },
  'an empty mask changes nothing': {
    before: [put('a', a)],
    writes: [masked('a', {})],
    stored: { a },
  },
  'an empty mask makes an empty document': { writes: [masked('a', {})], stored: { a: {} } },
  'a merge makes a document': { writes: [masked('a', { n: one }, 'n')], stored: { a: { n: one } } },
  'a mask reaches into maps': {
    before: [put('a', { map: map({ x: one, y: one }) })],
    writes: [masked('a', { map: map({ x: two }) }, 'map.x')],
    stored: { 'a+': { map: map({ x: two, y: one }) } },
  },
  'a mask takes away within a map': {
    before: [put('a', { map: map({ x: one, y: one }) })],
    writes: [masked('a', { map: map({}) }, 'map.y')],
    stored: { 'a+': { map: map({ x: one }) } },
  },
  'a mask empties a map and leaves it': {
    before: [put('a', { map: map({ x: one }) })],
    writes: [masked('a', {}, 'map.x')],
    stored: { 'a+': { map: map({}) } },
  },
  'a mask makes the maps on its way': {
    writes: [masked('a', { map: map({ in: map({ x: one }) }) }, 'map.in.x')],
    stored: { a: { map: map({ in: map({ x: one }) }) } },
  },
  'a mask puts a map in the place of another value': {
    before: [put('a', { n: one })],
    writes: [masked('a', { n: map({ x: one }) }, 'n.x')],
    stored: { 'a+': { n: map({ x: one }) } },
  },
  'a mask with a quoted name': {
    before: [put('a', a)],
    writes: [masked('a', { map: map({ 'first name': two }) }, 'map.`first name`')],
    stored: { 'a+': { ...a, map: map({ x: one, y: one, 'first name': two }) } },
  },
  'a mask with quoted marks': {
    writes: [masked('a', { 'a`b\\c.d': one }, '`a\\`b\\\\c.d`')],
    stored: { a: { 'a`b\\c.d': one } },
  },
  'a whole map is set by its name': {
    before: [put('a', { map: map({ x: one, y: one }) })],
    writes: [masked('a', { map: map({ z: one }) }, 'map')],
    stored: { 'a+': { map: map({ z: one }) } },
  },
  'a mask of a field and of what is in it': {
    before: [put('a', { n: map({ y: one }) })],
    writes: [masked('a', { n: map({ x: one }) }, 'n', 'n.x')],
    stored: { 'a+': { n: map({ x: one }) } },
  },
  'a verification of what is there': {
    before: [put('a')],
    writes: [{ verify: { path: own('a') }, ...exists(true) }],
    stored: { a: {} },
  },
  'a mask that names a field twice': {
    writes: [masked('a', { n: one }, 'n', 'n')],
    stored: { a: { n: one } },
  },
  'a document is deleted': { before: [put('a', a)], writes: [remove('a')], stored: { a: null }, untimed: 1 },
  'what is absent is deleted': { writes: [remove('a')], stored: { a: null }, untimed: 1 },
  'several documents at once': {
    before: [put('b', { n: one })],
    writes: [put('a', { n: one }), remove('b'), masked('c', { n: two }, 'n')],
    stored: { a: { n: one }, b: null, c: { n: two } },
    untimed: 1,
  },
  'a document set twice': {
    writes: [put('a', { n: one }), put('a', { m: two })],
    stored: { a: { m: two } },
  },
  'a document set and merged': {
    writes: [put('a', { n: one }), masked('a', { m: two }, 'm')],
    stored: { a: { n: one, m: two } },
  },
  'a document made and deleted': { writes: [put('a'), remove('a')], stored: { a: null }, untimed: 2 },
  'a document deleted and made again': {
    before: [put('a', { n: one })],
    writes: [remove('a'), put('a', { m: two })],
    stored: { a: { m: two } },
  },
  'a document deleted and made again as it was': {
    before: [put('a', { n: one }), put('a', { n: two })],
    writes: [remove('a'), put('a', { n: two })],
    stored: { a: { n: two } },
  },
  'a later write sees an earlier one': {
    writes: [put('a'), put('a', { n: one }, exists(true)), remove('b'), put('b', {}, exists(false))],
    stored: { a: { n: one }, b: {} },
  },
  'a document changed and changed back': {
    before: [put('a', { n: one })],
    writes: [put('a', { n: two }), put('a', { n: one })],
    stored: { a: { n: one } },
  },
  'what is to exist exists': {
    before: [put('a', { n: one })],
    writes: [put('a', { n: two }, exists(true))],
    stored: { 'a+': { n: two } },
  },
  'what is not to exist does not': {
    writes: [put('a', { n: one }, exists(false))],
    stored: { a: { n: one } },
  },
  'what is to exist is deleted': {
    before: [put('a')],
    writes: [remove('a', exists(true))],
    stored: { a: null },
    untimed: 1,
  },
  'an empty precondition': { writes: [put('a', {}, { currentDocument: {} })], stored: { a: {} } },
  '500 documents': {
    writes: Array.from({ length: 500 }, (_, at) => put(`a${at}`)),
    stored: { a0: {}, a499: {} },
  },
} as const satisfies Readonly<Record<string, Row>>;

const there = [put('a', { n: one })];
const version = (updateTime: unknown) => ({ currentDocument: { updateTime } });
/** Every row begins with a write that is good by itself. */
const failing = {
  'a document that is not to exist, and does': ['409 ALREADY_EXISTS', put('a', {}, exists(false))],
  'a document that is to exist, and does not': ['404 NOT_FOUND', put('b', {}, exists(true))],
  'a document to delete that is to exist, and does not': ['404 NOT_FOUND', remove('b', exists(true))],
  'a document to delete that is not to exist, and does': ['409 ALREADY_EXISTS', remove('a', exists(false))],
  'another version': ['400 FAILED_PRECONDITION', put('a', {}, version('2020-01-01T00:00:00Z'))],
  'a version of what is absent': ['400 FAILED_PRECONDITION', put('b', {}, version('2020-01-01T00:00:00Z'))],
  'a version that is no time': ['400 INVALID_ARGUMENT', put('a', {}, version('yesterday'))],
  'two preconditions at once': [
    '400 INVALID_ARGUMENT',
    put('a', {}, { currentDocument: { exists: true, updateTime: '2031-01-01T00:00:00Z' } }),
  ],
  'a precondition that is no object': ['400 INVALID_ARGUMENT', put('a', {}, { currentDocument: true })],
  'a write of two kinds': ['400 INVALID_ARGUMENT', { ...put('a'), ...remove('a') }],
  'a write of no kind': ['400 INVALID_ARGUMENT', exists(true)],
  'a write that is null': ['400 INVALID_ARGUMENT', null as never as Write],
  'a write of a kind that is not known': ['400 INVALID_ARGUMENT', { ...put('b'), surprise: 1 }],
  'a mask for a deletion': ['400 INVALID_ARGUMENT', remove('a', { updateMask: { fieldPaths: ['n'] } })],
  'a mask with a gap': ['400 INVALID_ARGUMENT', masked('a', {}, 'n..m')],
  'a mask that ends in a dot': ['400 INVALID_ARGUMENT', masked('a', {}, 'n.')],
  'a mask with an empty name': ['400 INVALID_ARGUMENT', masked('a', {}, '')],
  'a mask with a blank in a name': ['400 INVALID_ARGUMENT', masked('a', {}, 'first name')],
  'a mask with an open quote': ['400 INVALID_ARGUMENT', masked('a', {}, '`n')],
  'a mask with a reserved name': ['400 INVALID_ARGUMENT', masked('a', {}, '__n__')],
  '501 writes': ['400 INVALID_ARGUMENT', ...Array.from({ length: 501 }, (_, at) => put(`a${at}`))],
  'a transform of a field': [
    '501 UNIMPLEMENTED',
    put('a', {}, { updateTransforms: [{ fieldPath: 't', setToServerValue: 'REQUEST_TIME' }] }),
  ],
  'a transform by itself': [
    '501 UNIMPLEMENTED',
    { transform: { document: { path: own('a') }, fieldTransforms: [{ fieldPath: 'n', increment: one }] } },
  ],
  'a verification twice': [
    '400 INVALID_ARGUMENT',
    { verify: { path: own('a') }, ...exists(true) },
    { verify: { path: own('a') }, ...exists(true) },
  ],
  'a verification of what is written': [
    '400 INVALID_ARGUMENT',
    put('a', {}),
    { verify: { path: own('a') }, ...exists(true) },
  ],
  'a verification of what is written then': [
    '400 INVALID_ARGUMENT',
    { verify: { path: own('a') }, ...exists(true) },
    put('a', {}),
  ],
  'a verification without a precondition': ['400 INVALID_ARGUMENT', { verify: { path: own('a') } }],
  'a precondition that an earlier write contradicts': [
    '400 INVALID_ARGUMENT',
    put('b'),
    put('b', {}, exists(false)),
  ],
  'a verification of what is absent': ['404 NOT_FOUND', { verify: { path: own('b') }, ...exists(true) }],
} as const satisfies Readonly<Record<string, readonly [Answer, ...Write[]]>>;

const otherwise: Otherwise<keyof typeof failing> = {
  '501 writes': { emulator: 'allowed', reason: 'bounded' },
  'a transform of a field': unserved,
  'a transform by itself': unserved,
};

export const writeCases: readonly Case[] = [
  ...Object.entries<Row>(done).map(
    ([title, { before = [], writes, stored, untimed = 0 }]): Case => ({
      title: `a commit: ${title}`,
      as: 'staff',
      before,
      call: commit(...writes),
      reads: Object.keys(stored).map((id) => own(id.replace('+', ''))),
      expected: {
        written: writes.length,
        timed: writes.length - untimed,
        documents: stored,
      },
    }),
  ),
  ...Object.entries<readonly [Answer, ...Write[]]>(failing).map(
    ([title, [expected, ...writes]]): Case => ({
      title: `a commit, all or nothing: ${title}`,
      as: 'staff',
      before: there,
      call: commit(put('first', { n: list(nothing, text('a'), yes) }), ...writes),
      expected,
      ...differs(otherwise, title),
    }),
  ),
  {
    title: 'a commit: a verification that nothing is there',
    as: 'staff',
    call: commit({ verify: { path: own('a') }, ...exists(false) }),
    expected: { written: 1, timed: 0 },
    differs: { emulator: { written: 1, timed: 1 }, reason: 'untimed' },
  },
  {
    title: 'a commit: the version that is stored',
    as: 'staff',
    before: there,
    call: commit(put('a', { n: two }, version({ updateTimeOf: own('a') }))),
    reads: [own('a')],
    expected: { written: 1, timed: 1, documents: { 'a+': { n: two } } },
  },
];
