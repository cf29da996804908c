/** §7. Names of documents, in bodies and in addresses. */
import { type Case, type Differs, differs, type Otherwise } from '../case.ts';
import { commit } from '../restCalls.ts';
import { own, put, yes } from '../wire.ts';

const root = 'projects/demo-barangay/databases/(default)/documents';

const refused = {
  '..': { path: '~/../a' },
  '.': { path: '~/list/.' },
  '.. as an id': { path: '~/list/..' },
  'a reserved id': { path: '~/list/__a__' },
  'a reserved collection': { path: '~/__list__/a' },
  'an empty segment': { path: '~//a' },
  'a collection': { path: '~/list' },
  'a slash at the end': { path: '~/list/a/' },
  'the root': root,
  NUL: { path: '~/list/a\u0000' },
  'half a surrogate pair': { path: '~/list/\ud800' },
  'an id of 1,501 bytes': { path: `~/list/${'x'.repeat(1_501)}` },
  '102 segments': { path: `~${'/a/b'.repeat(50)}` },
  'another project': 'projects/other/databases/(default)/documents/Cases/a/list/a',
  'another database': 'projects/demo-barangay/databases/b/documents/Cases/a/list/a',
  'a path without its root': 'Cases/a/list/a',
  nothing: '',
  'a number': 7,
  null: null,
} as const satisfies Readonly<Record<string, unknown>>;

const anyProject: Differs = { emulator: 'allowed', reason: 'oneProject' };
const otherwise: Otherwise<keyof typeof refused> = {
  NUL: { emulator: 'allowed', reason: 'strict' },
  'half a surrogate pair': { emulator: 'allowed', reason: 'strict' },
  '102 segments': { emulator: 'allowed', reason: 'bounded' },
  'another project': anyProject,
  'another database': anyProject,
};

const kept: Readonly<Record<string, string>> = {
  'letters, colons and blanks': 'ñ: b c',
  'signs of an address': 'a?b#c&d=e%2F+',
  'two dots within': 'a..b',
  'three dots': '...',
  'one reserved end': '__a',
  'four bytes a sign': '\u{1f600}',
  'a joiner and an arrow leftwards': 'a\u200d\u202e',
  'a quote and a backslash': '"\\`',
  '1,500 bytes': 'x'.repeat(1_500),
  __proto: 'constructor',
};

export const nameCases: readonly Case[] = [
  ...Object.entries(refused).map(
    ([title, name]): Case => ({
      title: `a name that is refused: ${title}`,
      as: 'staff',
      call: commit({ update: { name, fields: { a: yes } } }),
      expected: '400 INVALID_ARGUMENT',
      ...differs(otherwise, title),
    }),
  ),
  ...Object.entries(kept).flatMap(([title, id]): readonly Case[] => [
    {
      title: `a name that is kept: ${title}`,
      as: 'staff',
      call: commit(put(id, { a: yes })),
      reads: [own(id)],
      expected: { written: 1, timed: 1, documents: { [id]: { a: yes } } },
    },
    {
      title: `a name in an address: ${title}`,
      as: 'staff',
      before: [put(id, { a: yes })],
      call: { verb: 'GET', at: `/~/list/${encodeURIComponent(id)}` },
      expected: { documents: { [id]: { a: yes } } },
    },
  ]),
];
