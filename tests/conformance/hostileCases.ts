/**
 * §5 §6. What a hostile client tries beside wrong fields: parts of a commit that are good, other ways to write, counts and
 * filters as oracles, names that lead elsewhere, and tokens of its own making.
 */
import { type At, type Case, type Differs, receiptAt, requestAt, requests, sent, stored } from './case.ts';
import { every, is } from './filterCases.ts';
import { clearance, double, type Plains, wireFields } from './record.ts';
import { type Call, commit, merge, remove, set, structured, type Write } from './rest.ts';
import { exists, int, list, text, type Wire } from './wire.ts';

const refusedByRules: Differs = { emulator: 'refused', reason: 'unserved' };
const newsAt = (id: string): string => `Dicklum_website/News_List/list/${id}`;

type Hostile = Omit<Case, 'title' | 'expected'> & Partial<Pick<Case, 'expected'>>;
const refused = (family: string, rows: Readonly<Record<string, Hostile>>): readonly Case[] =>
  Object.entries(rows).map(
    ([title, row]): Case => ({ expected: 'refused', ...row, title: `${family}: ${title}` }),
  );

/** Another citizen's, with an id of its own. */
const other = ({ id }: At): string => requestAt(`${id}-8abc`);
const othersStored = (at: At): readonly Write[] => [set(other(at), clearance(at.now))];
const withGood =
  (evil: (at: At) => readonly Write[]) =>
  (at: At): Call =>
    commit(...sent(at), ...evil(at));
const changedOf = (now: number): Plains => ({ ...clearance(now), lname: 'Other' });

const mixed = refused('a good sending with', {
  'a wrong request': { call: withGood((at) => [set(other(at), { ...clearance(at.now), zone: 0 })]) },
  'a request over another': {
    before: othersStored,
    call: withGood((at) => [set(other(at), changedOf(at.now))]),
  },
  "the deletion of another's request": { before: othersStored, call: withGood((at) => [remove(other(at))]) },
  "a field added to another's request": {
    before: othersStored,
    call: withGood((at) => [merge(other(at), { state: 'released' })]),
  },
  'a verification that looks for a request': {
    before: othersStored,
    call: withGood((at) => [{ verify: { path: other(at) }, ...exists(true) }]),
  },
  news: { call: withGood(({ id }) => [set(newsAt(id), { status: 'active' })]) },
  'a document of a collection that no rule names': {
    call: withGood(({ id }) => [set(`Elsewhere/${id}`, { a: 1 })]),
  },
  "a receipt of another's request": {
    before: othersStored,
    call: withGood(({ id }) => [
      set(receiptAt(`0a1b2c3d-4e5f-${id}-8abc-0c1d2e3f4a5b`), { recordId: `${id}-8abc` }),
    ]),
  },
  'itself deleted again': { call: withGood(({ id }) => [remove(requestAt(id))]) },
  'itself changed again to what is wrong': {
    call: withGood(({ id, now }) => [set(requestAt(id), { ...clearance(now), zone: 0 })]),
  },
  'a transform': {
    expected: '501 UNIMPLEMENTED',
    differs: refusedByRules,
    call: withGood((at) => [
      { ...set(other(at), clearance(at.now)), updateTransforms: [{ fieldPath: 'age', increment: int(1) }] },
    ]),
  },
});

const transform = (fieldTransform: Wire): Hostile => ({
  expected: '501 UNIMPLEMENTED',
  differs: refusedByRules,
  before: stored,
  call: ({ id }) =>
    commit({ transform: { document: { path: requestAt(id) }, fieldTransforms: [fieldTransform] } }),
});

const transforms = refused('a stored request transformed', {
  'by an increment': transform({ fieldPath: 'zone', increment: int(1) }),
  'by the time of the server': transform({ fieldPath: 'dateCreated', setToServerValue: 'REQUEST_TIME' }),
  'by a list added to': transform({ fieldPath: 'state', appendMissingElements: { values: [text('a')] } }),
  'by a larger number': transform({ fieldPath: 'age', maximum: int(200) }),
});

/** A request as a merge that leaves something out, and other ways to put half a document there. */
const merges = refused('a request made', {
  'by a merge of a part': {
    call: ({ now, id }) => commit(merge(requestAt(id), { purpose: clearance(now).purpose! })),
  },
  'by a mask that names no field': {
    call: ({ now, id }) => commit({ ...set(requestAt(id), clearance(now)), updateMask: { fieldPaths: [] } }),
  },
  'by a mask that leaves one out': {
    call: ({ now, id }) =>
      commit({
        ...set(requestAt(id), clearance(now)),
        updateMask: { fieldPaths: Object.keys(clearance(now)).filter((name) => name !== 'email') },
      }),
  },
  'by a mask that reaches into a field': {
    call: ({ now, id }) =>
      commit({
        ...set(requestAt(id), clearance(now)),
        updateMask: { fieldPaths: [...Object.keys(clearance(now)).slice(1), 'lname.a'] },
      }),
  },
  'in a collection below another': {
    call: ({ now, id }) => commit(set(`${requestAt(id)}/list/${id}`, clearance(now))),
  },
  'in a list of another name': {
    call: ({ now, id }) => commit(set(`Dicklum_website/form_requests/list/${id}`, clearance(now))),
  },
  'below another website': {
    call: ({ now, id }) => commit(set(`Other_website/Form_Requests/list/${id}`, clearance(now))),
  },
  'without its fields': { call: ({ id }) => commit(set(requestAt(id), {})) },
});

/** Whether a request is there is nobody's to learn. */
const preconditions = refused(
  'an oracle of what is there',
  Object.fromEntries(
    (['there', 'absent'] as const).flatMap((where) =>
      (
        [
          ['to exist', exists(true)],
          ['not to exist', exists(false)],
          ['of a version', { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }],
        ] as const
      ).flatMap(([title, precondition]): readonly (readonly [string, Hostile])[] => {
        const before = where === 'there' ? { before: stored } : {};
        const with_ = (write: (at: At) => Write): Hostile => ({
          ...before,
          call: (at) => commit({ ...write(at), ...precondition }),
        });
        return [
          [
            `a change of a request that is ${where}, if it is ${title}`,
            with_(({ id, now }) => set(requestAt(id), { ...changedOf(now), zone: 0 })),
          ],
          [
            `a deletion of a request that is ${where}, if it is ${title}`,
            with_(({ id }) => remove(requestAt(id))),
          ],
          [
            `a verification of a request that is ${where}, if it is ${title}`,
            with_(({ id }) => ({ verify: { path: requestAt(id) } })),
          ],
        ];
      }),
    ),
  ),
);

const conditional = refused('a good request', {
  'over one that is there, if it is to exist': {
    before: stored,
    call: ({ id, now }) => commit({ ...set(requestAt(id), changedOf(now)), ...exists(true) }),
  },
  'over one that is there, if it is not to exist': {
    differs: { emulator: '409 ALREADY_EXISTS', reason: 'hidden' },
    before: stored,
    call: ({ id, now }) => commit({ ...set(requestAt(id), changedOf(now)), ...exists(false) }),
  },
  'where none is, if it is to exist': {
    call: ({ id, now }) => commit({ ...set(requestAt(id), changedOf(now)), ...exists(true) }),
  },
  'where none is, if it is not to exist': {
    expected: 'allowed',
    call: ({ id, now }) => commit({ ...set(requestAt(id), changedOf(now)), ...exists(false) }),
  },
});

const listed = (collection: string, where: object, limit = 10): Call => ({
  at: `/Dicklum_website/${collection}:runQuery`,
  body: { structuredQuery: { from: [{ collectionId: 'list' }], where, limit } },
});
const countOf = (collection: string, where: object | null, more: object = { limit: 10 }): Call => ({
  at: `/Dicklum_website/${collection}:runAggregationQuery`,
  body: {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'list' }], ...(where && { where }), ...more },
      aggregations: [{ alias: 'n', count: {} }],
    },
  },
});
const below = (call: Call, at: string): Call => ({ ...call, at });
const [active, draft] = [text('active'), text('draft')];
const isActive = is('EQUAL', active, 'status');

const counts = refused('a count as an oracle', {
  'requests by a name': { call: countOf('Form_Requests', is('EQUAL', text('Sample'), 'lname')) },
  'requests from a purpose on': { call: countOf('Form_Requests', is('GREATER_THAN', text('a'), 'purpose')) },
  'requests with the fields of what is published': { call: countOf('Form_Requests', isActive) },
  'requests by their names': {
    call: ({ id }) =>
      countOf('Form_Requests', {
        fieldFilter: {
          field: { fieldPath: '__name__' },
          op: 'EQUAL',
          value: { referenceValue: { path: requestAt(id) } },
        },
      }),
  },
  'receipts by a record id': { call: countOf('Request_Receipts', is('EQUAL', text('4abc'), 'recordId')) },
  'receipts by a state': { call: countOf('Request_Receipts', is('EQUAL', text('released'), 'state')) },
  drafts: { call: countOf('News_List', is('EQUAL', draft, 'status')) },
  'news of any status': { call: countOf('News_List', null) },
  'what is published, without a limit': { call: countOf('News_List', isActive, {}) },
  'what is published, beyond the limit': { call: countOf('News_List', isActive, { limit: 101 }) },
  'every collection named list': {
    expected: '400 INVALID_ARGUMENT',
    differs: refusedByRules,
    call: below(
      countOf('', isActive, { from: [{ collectionId: 'list', allDescendants: true }], limit: 10 }),
      ':runAggregationQuery',
    ),
  },
});

const filters = refused('what is not published, asked for', {
  'by active or draft': { call: listed('News_List', is('IN', list(active, draft), 'status')) },
  'by active or another field': {
    call: listed('News_List', every('OR', isActive, is('EQUAL', text('a'), 'slug'))),
  },
  'by not active': { call: listed('News_List', is('NOT_EQUAL', active, 'status')) },
  'by none of active': { call: listed('News_List', is('NOT_IN', list(active), 'status')) },
  'from active on': { call: listed('News_List', is('GREATER_THAN_OR_EQUAL', active, 'status')) },
  'by a list that holds active': { call: listed('News_List', is('ARRAY_CONTAINS', active, 'status')) },
  'by a field within a status': { call: listed('News_List', is('EQUAL', active, 'status.status')) },
  'by active in capitals': { call: listed('News_List', is('EQUAL', text('ACTIVE'), 'status')) },
  'by no status': {
    call: listed('News_List', { unaryFilter: { field: { fieldPath: 'status' }, op: 'IS_NULL' } }),
  },
  'by a status of any kind': {
    call: listed('News_List', { unaryFilter: { field: { fieldPath: 'status' }, op: 'IS_NOT_NULL' } }),
  },
  'by its id': {
    call: ({ id }) => listed('News_List', is('EQUAL', { referenceValue: { path: newsAt(id) } }, '__name__')),
  },
  'with a limit of no size': { call: listed('News_List', isActive, 2_147_483_647) },
  'in every collection named list': {
    expected: '400 INVALID_ARGUMENT',
    differs: refusedByRules,
    call: {
      at: ':runQuery',
      body: {
        structuredQuery: {
          from: [{ collectionId: 'list', allDescendants: true }],
          where: isActive,
          limit: 10,
        },
      },
    },
  },
  'in the collections of the root': {
    call: {
      at: ':runQuery',
      body: { structuredQuery: { ...structured({}, 10), from: [{ collectionId: 'Dicklum_website' }] } },
    },
  },
  'inactive, by its name': {
    before: ({ id }) => [set(newsAt(id), { status: 'inactive' })],
    call: ({ id }) => ({ verb: 'GET', at: `/${newsAt(id)}` }),
  },
  'active and inactive, by their names at once': {
    before: ({ id }) => [
      set(newsAt(id), { status: 'active' }),
      set(newsAt(`${id}b`), { status: 'inactive' }),
    ],
    call: ({ id }) => ({
      at: ':batchGet',
      body: { documents: [{ path: newsAt(id) }, { path: newsAt(`${id}b`) }] },
    }),
  },
  'with a list for its status': {
    before: ({ id }) => [set(newsAt(id), { status: { arrayValue: { values: [active] } } })],
    call: ({ id }) => ({ verb: 'GET', at: `/${newsAt(id)}` }),
  },
});

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
    call: ({ now, id }) =>
      commit(set(`Dicklum_website/News_List/../Form_Requests/list/${id}`, clearance(now))),
  },
  'up from a list that is published': {
    ...bad,
    before: stored,
    call: ({ id }) => ({
      at: ':batchGet',
      body: { documents: [{ path: `Dicklum_website/News_List/list/../../Form_Requests/list/${id}` }] },
    }),
  },
  'up in an address, escaped': {
    ...bad,
    before: stored,
    call: ({ id }) => ({ verb: 'GET', at: `/Dicklum_website/News_List%2F..%2FForm_Requests/list/${id}` }),
  },
  'an id of dots': { ...bad, call: ({ now }) => commit(set(requestAt('..'), clearance(now))) },
  'a query of a list by a path': {
    ...bad,
    call: {
      at: '/Dicklum_website/News_List:runQuery',
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

const part = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');
const forged = `${part({ alg: 'none' })}.${part({ sub: 'staff', user_id: 'staff', admin: true, iat: 0, exp: 9_999_999_999 })}.`;

const tokens: readonly Case[] = (
  [
    ['a stored request read', ({ id }: At): Call => ({ verb: 'GET', at: `/${requestAt(id)}` })],
    [
      'all requests queried',
      (): Call => ({
        at: '/Dicklum_website/Form_Requests:runQuery',
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
  '50 requests at once, the last of them wrong': {
    call: ({ now, id }) =>
      commit(
        ...Array.from({ length: 50 }, (_, at) =>
          set(requestAt(`${id}-8${at.toString(16).padStart(3, '0')}`), {
            ...clearance(now),
            zone: at === 49 ? double(3) : 3,
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

export const hostileCases: readonly Case[] = [
  ...mixed,
  ...transforms,
  ...merges,
  ...preconditions,
  ...conditional,
  ...counts,
  ...filters,
  ...names,
  ...tokens,
  ...sizes,
];
