/** §5 §6. Names that lead elsewhere, tokens of a hostile client's own making, and bodies that are too large. */

import { clearance, double, wireFields } from '../acceptedRecord.ts';
import { unsigned } from '../callers.ts';
import { type At, type Case, receiptAt, requestAt, requests, sent, stored } from '../case.ts';
import { site } from '../fixtureSite.ts';
import { newsAt, refused } from '../hostileCase.ts';
import { type Call, commit, remove, set, structured } from '../restCalls.ts';

const elsewhere = (project: string, database: string): string =>
  `projects/${project}/databases/${database}/documents`;
const bad = { expected: '400 INVALID_ARGUMENT' } as const;

const names = refused('a name that leads elsewhere', {
  'a request in another project': {
    ...bad,
    differs: { emulator: 'allowed', reason: 'oneProject' },
    call: ({ now, id }) =>
      commit({
        update: {
          name: `${elsewhere('other', '(default)')}/${requestAt(id)}`,
          fields: wireFields(clearance(now)),
        },
      }),
  },
  'a request in another database': {
    ...bad,
    differs: { emulator: 'allowed', reason: 'oneProject' },
    call: ({ now, id }) =>
      commit({
        update: {
          name: `${elsewhere('demo-barangay', 'b')}/${requestAt(id)}`,
          fields: wireFields(clearance(now)),
        },
      }),
  },
  'a request read in another project': {
    differs: { emulator: '404 NOT_FOUND', reason: 'oneProject' },
    call: ({ id }) => ({ verb: 'GET', at: `/${requestAt(id)}`, root: elsewhere('other', '(default)') }),
  },
  'up and down again': {
    ...bad,
    call: ({ now, id }) => commit(set(`${site.root}/News_List/../Form_Requests/list/${id}`, clearance(now))),
  },
  'up from a list that is published': {
    ...bad,
    before: stored,
    call: ({ id }) => ({
      at: ':batchGet',
      body: { documents: [{ path: `${site.root}/News_List/list/../../Form_Requests/list/${id}` }] },
    }),
  },
  'up in an address, escaped': {
    ...bad,
    before: stored,
    call: ({ id }) => ({ verb: 'GET', at: `/${site.root}/News_List%2F..%2FForm_Requests/list/${id}` }),
  },
  'an id of dots': { ...bad, call: ({ now }) => commit(set(requestAt('..'), clearance(now))) },
  'a query of a list by a path': {
    ...bad,
    call: {
      at: `/${site.root}/News_List:runQuery`,
      body: { structuredQuery: { ...structured({}, 10), from: [{ collectionId: '../Form_Requests/list' }] } },
    },
  },
  'an empty part': { ...bad, call: ({ now, id }) => commit(set(`${requests}//${id}`, clearance(now))) },
  'an id with NUL behind it': {
    ...bad,
    differs: { emulator: 'refused', reason: 'strict' },
    call: ({ now, id }) => commit(set(requestAt(`${id}\0`), clearance(now))),
  },
  'an id with a new line behind it': {
    call: ({ now, id }) => commit(set(requestAt(`${id}\n`), clearance(now))),
  },
  'a receipt code with a new line behind it': {
    before: sent,
    call: ({ code }) => ({ at: ':batchGet', body: { documents: [{ path: receiptAt(`${code}\n`) }] } }),
  },
});

const forged = unsigned({ sub: 'staff', user_id: 'staff', admin: true });

const tokens: readonly Case[] = (
  [
    ['a stored request read', ({ id }: At): Call => ({ verb: 'GET', at: `/${requestAt(id)}` })],
    [
      'all requests queried',
      (): Call => ({
        at: `/${site.root}/Form_Requests:runQuery`,
        body: { structuredQuery: structured({}, 10) },
      }),
    ],
    ['a stored request deleted', ({ id }: At): Call => commit(remove(requestAt(id)))],
    ['news written', ({ id }: At): Call => commit(set(newsAt(id), { status: 'active' }))],
  ] as const
).map(([title, call]) => ({
  title: `a forged token: ${title}`,
  expected: '401 UNAUTHENTICATED',
  differs: { emulator: 'refused', reason: 'tokens' },
  before: stored,
  call: (at) => ({ ...call(at), authorization: `Bearer ${forged}` }),
}));

const oversized =
  (bytes: number) =>
  (at: At): Call =>
    commit(set(requestAt(at.id), { ...clearance(at.now), purpose: 'p'.repeat(bytes) }));

const sizes = refused('a body too large', {
  'a purpose of 1 MB': { call: oversized(1_000_000) },
  'a document beyond 1 MiB': { ...bad, call: oversized(1_048_576) },
  'a body beyond 1.5 MiB': {
    expected: '413 INVALID_ARGUMENT',
    differs: { emulator: '400 INVALID_ARGUMENT', reason: 'bounded' },
    call: oversized(2_000_000),
  },
  // Of more the emulator's own answer, which tells of each, outgrows what it can send.
  '30 requests at once, the last of them wrong': {
    call: ({ now, id }) =>
      commit(
        ...Array.from({ length: 30 }, (_, at) =>
          set(requestAt(`${id}-8${at.toString(16).padStart(3, '0')}`), {
            ...clearance(now),
            zone: at === 29 ? double(3) : 3,
          }),
        ),
      ),
  },
  '1,000 fields that are not asked': {
    call: ({ now, id }) =>
      commit(
        set(requestAt(id), {
          ...clearance(now),
          ...Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`f${at}`, 1])),
        }),
      ),
  },
});

export const hostileNameCases: readonly Case[] = [...names, ...tokens, ...sizes];
