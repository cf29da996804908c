/** §5 §6. Names that lead elsewhere, tokens of a hostile client's own making, and bodies that are too large. */
import { createClearanceRecord, encodeTestRecord, testDouble } from '../acceptedRecord.ts';
import { createUnsignedToken } from '../callers.ts';
import {
  type ConformanceCase,
  createSentRequest,
  createStoredRequest,
  receiptDocumentPath,
  requestDocumentPath,
  requestsListPath,
} from '../case.ts';
import type { CaseContext } from '../caseContext.ts';
import { site } from '../fixtureSite.ts';
import { createRefusedCases, newsDocumentPath } from '../hostileCase.ts';
import {
  commitCall,
  createStructuredQuery,
  deleteDocument,
  type RestCall,
  setDocument,
} from '../restCalls.ts';

const elsewhere = (project: string, database: string): string =>
  `projects/${project}/databases/${database}/documents`;
const bad = { expected: '400 INVALID_ARGUMENT' } as const;

const names = createRefusedCases('a name that leads elsewhere', {
  'a request in another project': {
    ...bad,
    differs: { emulator: 'allowed', reason: 'oneProject' },
    call: ({ now, id }) =>
      commitCall({
        update: {
          name: `${elsewhere('other', '(default)')}/${requestDocumentPath(id)}`,
          fields: encodeTestRecord(createClearanceRecord(now)),
        },
      }),
  },
  'a request in another database': {
    ...bad,
    differs: { emulator: 'allowed', reason: 'oneProject' },
    call: ({ now, id }) =>
      commitCall({
        update: {
          name: `${elsewhere('demo-barangay', 'b')}/${requestDocumentPath(id)}`,
          fields: encodeTestRecord(createClearanceRecord(now)),
        },
      }),
  },
  'a request read in another project': {
    differs: { emulator: '404 NOT_FOUND', reason: 'oneProject' },
    call: ({ id }) => ({
      verb: 'GET',
      at: `/${requestDocumentPath(id)}`,
      root: elsewhere('other', '(default)'),
    }),
  },
  'up and down again': {
    ...bad,
    call: ({ now, id }) =>
      commitCall(
        setDocument(`${site.root}/News_List/../Form_Requests/list/${id}`, createClearanceRecord(now)),
      ),
  },
  'up from a list that is published': {
    ...bad,
    before: createStoredRequest,
    call: ({ id }) => ({
      at: ':batchGet',
      body: { documents: [{ path: `${site.root}/News_List/list/../../Form_Requests/list/${id}` }] },
    }),
  },
  'up in an address, escaped': {
    ...bad,
    before: createStoredRequest,
    call: ({ id }) => ({ verb: 'GET', at: `/${site.root}/News_List%2F..%2FForm_Requests/list/${id}` }),
  },
  'an id of dots': {
    ...bad,
    call: ({ now }) => commitCall(setDocument(requestDocumentPath('..'), createClearanceRecord(now))),
  },
  'a query of a list by a path': {
    ...bad,
    call: {
      at: `/${site.root}/News_List:runQuery`,
      body: {
        structuredQuery: {
          ...createStructuredQuery({}, 10),
          from: [{ collectionId: '../Form_Requests/list' }],
        },
      },
    },
  },
  'an empty part': {
    ...bad,
    call: ({ now, id }) => commitCall(setDocument(`${requestsListPath}//${id}`, createClearanceRecord(now))),
  },
  'an id with NUL behind it': {
    ...bad,
    differs: { emulator: 'refused', reason: 'strict' },
    call: ({ now, id }) =>
      commitCall(setDocument(requestDocumentPath(`${id}\0`), createClearanceRecord(now))),
  },
  'an id with a new line behind it': {
    call: ({ now, id }) =>
      commitCall(setDocument(requestDocumentPath(`${id}\n`), createClearanceRecord(now))),
  },
  'a receipt code with a new line behind it': {
    before: createSentRequest,
    call: ({ code }) => ({
      at: ':batchGet',
      body: { documents: [{ path: receiptDocumentPath(`${code}\n`) }] },
    }),
  },
});

const forged = createUnsignedToken({ sub: 'staff', user_id: 'staff', admin: true });

const tokens: readonly ConformanceCase[] = (
  [
    [
      'a stored request read',
      ({ id }: CaseContext): RestCall => ({ verb: 'GET', at: `/${requestDocumentPath(id)}` }),
    ],
    [
      'all requests queried',
      (): RestCall => ({
        at: `/${site.root}/Form_Requests:runQuery`,
        body: { structuredQuery: createStructuredQuery({}, 10) },
      }),
    ],
    [
      'a stored request deleted',
      ({ id }: CaseContext): RestCall => commitCall(deleteDocument(requestDocumentPath(id))),
    ],
    [
      'news written',
      ({ id }: CaseContext): RestCall => commitCall(setDocument(newsDocumentPath(id), { status: 'active' })),
    ],
  ] as const
).map(([title, call]) => ({
  title: `a forged token: ${title}`,
  expected: '401 UNAUTHENTICATED',
  differs: { emulator: 'refused', reason: 'tokens' },
  before: createStoredRequest,
  call: (at) => ({ ...call(at), authorization: `Bearer ${forged}` }),
}));

const oversized =
  (bytes: number) =>
  (at: CaseContext): RestCall =>
    commitCall(
      setDocument(requestDocumentPath(at.id), {
        ...createClearanceRecord(at.now),
        purpose: 'p'.repeat(bytes),
      }),
    );

const sizes = createRefusedCases('a body too large', {
  'a purpose of 1 MB': { call: oversized(1_000_000) },
  'a document beyond 1 MiB': { ...bad, call: oversized(1_048_576) },
  'a body beyond 1.5 MiB': {
    expected: '413 INVALID_ARGUMENT',
    differs: { emulator: '400 INVALID_ARGUMENT', reason: 'bounded' },
    call: oversized(2_000_000),
  },
  // With more of them the emulator's own answer, which names each, grows beyond what it can send.
  '30 requests at once, the last of them wrong': {
    call: ({ now, id }) =>
      commitCall(
        ...Array.from({ length: 30 }, (_, at) =>
          setDocument(requestDocumentPath(`${id}-8${at.toString(16).padStart(3, '0')}`), {
            ...createClearanceRecord(now),
            zone: at === 29 ? testDouble(3) : 3,
          }),
        ),
      ),
  },
  '1,000 fields that are not asked': {
    call: ({ now, id }) =>
      commitCall(
        setDocument(requestDocumentPath(id), {
          ...createClearanceRecord(now),
          ...Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`f${at}`, 1])),
        }),
      ),
  },
});

export const hostileNameCases: readonly ConformanceCase[] = [...names, ...tokens, ...sizes];
