/** Names of documents, in bodies and in addresses. */
import {
  type ConformanceCase,
  type EmulatorDifference,
  type EmulatorDifferences,
  withDifference,
} from '../../support/case.ts';
import { commitCall } from '../../support/restCalls.ts';
import { casePath, putOwn, trueValue } from '../../support/wire.ts';

const root = 'projects/demo-project/databases/(default)/documents';

const refusedNames = {
  '..': { path: '~/../a' },
  '.': { path: '~/list/.' },
  '.. as the id': { path: '~/list/..' },
  'a reserved id': { path: '~/list/__a__' },
  'a reserved collection': { path: '~/__list__/a' },
  'an empty segment': { path: '~//a' },
  'a collection': { path: '~/list' },
  'a trailing slash': { path: '~/list/a/' },
  'the root': root,
  NUL: { path: '~/list/a\u0000' },
  'a lone surrogate': { path: '~/list/\ud800' },
  'an id of 1,501 bytes': { path: `~/list/${'x'.repeat(1_501)}` },
  '102 segments': { path: `~${'/a/b'.repeat(50)}` },
  'another project': 'projects/other/databases/(default)/documents/Cases/a/list/a',
  'another database': 'projects/demo-project/databases/b/documents/Cases/a/list/a',
  'a path without the database root': 'Cases/a/list/a',
  'an empty string': '',
  'a number': 7,
  null: null,
} as const satisfies Readonly<Record<string, unknown>>;

const anyProject: EmulatorDifference = { emulator: 'allowed', reason: 'oneProject' };
const differences: EmulatorDifferences<keyof typeof refusedNames> = {
  NUL: { emulator: 'allowed', reason: 'strict' },
  'a lone surrogate': { emulator: 'allowed', reason: 'strict' },
  '102 segments': { emulator: 'allowed', reason: 'bounded' },
  'another project': anyProject,
  'another database': anyProject,
};

const storedNames: Readonly<Record<string, string>> = {
  'letters, a colon and a space': 'ñ: b c',
  'URL delimiters': 'a?b#c&d=e%2F+',
  'two dots within': 'a..b',
  'three dots': '...',
  'two leading underscores': '__a',
  'a four-byte character': '\u{1f600}',
  'a joiner and a direction override': 'a\u200d\u202e',
  'a quote and a backslash': '"\\`',
  '1,500 bytes': 'x'.repeat(1_500),
  'a built-in property name': 'constructor',
};

export const nameCases: readonly ConformanceCase[] = [
  ...Object.entries(refusedNames).map(
    ([title, name]): ConformanceCase => ({
      title: `refused document name: ${title}`,
      as: 'staff',
      call: commitCall({ update: { name, fields: { a: trueValue } } }),
      expected: '400 INVALID_ARGUMENT',
      ...withDifference(differences, title),
    }),
  ),
  ...Object.entries(storedNames).flatMap(([title, id]): readonly ConformanceCase[] => [
    {
      title: `stored document name: ${title}`,
      as: 'staff',
      call: commitCall(putOwn(id, { a: trueValue })),
      reads: [casePath(id)],
      expected: { written: 1, timed: 1, documents: { [id]: { a: trueValue } } },
    },
    {
      title: `document name in a URL: ${title}`,
      as: 'staff',
      before: [putOwn(id, { a: trueValue })],
      call: { verb: 'GET', at: `/~/list/${encodeURIComponent(id)}` },
      expected: { documents: { [id]: { a: trueValue } } },
    },
  ]),
];
