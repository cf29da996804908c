/** §5 §6. Names that lead elsewhere, tokens of a hostile client's own making, and bodies that are too large. */

import { createUnsignedToken } from '../../../packages/embedded-firestore/tests/support/callers.ts';
import type { ConformanceCase } from '../../../packages/embedded-firestore/tests/support/case.ts';
import type { CaseContext } from '../../../packages/embedded-firestore/tests/support/caseContext.ts';
import {
  commitCall,
  deleteDocument,
  type RestCall,
  setDocument,
} from '../../../packages/embedded-firestore/tests/support/restCalls.ts';
import {
  encodeTestRecord,
  testDouble,
} from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { createClearanceRecord } from '../acceptedRecord.ts';
import { site } from '../fixtureSite.ts';
import { createRefusedCases, newsDocumentPath } from '../hostileCase.ts';
import { createStructuredQuery } from '../siteCalls.ts';
import {
  createSentRequest,
  createStoredRequest,
  receiptDocumentPath,
  requestDocumentPath,
  requestsListPath,
} from '../siteCase.ts';

const elsewhere = (project: string, database: string): string =>
  `projects/${project}/databases/${database}/documents`;
const bad = { expected: '400 INVALID_ARGUMENT' } as const;

const names = createRefusedCases('hostile document name', {
  'write of a request in another project': {
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
  'write of a request in another database': {
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
  'read of a request in another project': {
    differs: { emulator: '404 NOT_FOUND', reason: 'oneProject' },
    call: ({ id }) => ({
      verb: 'GET',
      at: `/${requestDocumentPath(id)}`,
      root: elsewhere('other', '(default)'),
    }),
  },
  'write of a request through .. from a published list': {
    ...bad,
    call: ({ now, id }) =>
      commitCall(
        setDocument(`${site.root}/News_List/../Form_Requests/list/${id}`, createClearanceRecord(now)),
      ),
  },
  'read of a request through .. from a published list': {
    ...bad,
    before: createStoredRequest,
    call: ({ id }) => ({
      at: ':batchGet',
      body: { documents: [{ path: `${site.root}/News_List/list/../../Form_Requests/list/${id}` }] },
    }),
  },
  'GET with an escaped .. in the URL': {
    ...bad,
    before: createStoredRequest,
    call: ({ id }) => ({ verb: 'GET', at: `/${site.root}/News_List%2F..%2FForm_Requests/list/${id}` }),
  },
  'write under the id ..': {
    ...bad,
    call: ({ now }) => commitCall(setDocument(requestDocumentPath('..'), createClearanceRecord(now))),
  },
  'query with a path as collection id': {
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
  'write with an empty segment': {
    ...bad,
    call: ({ now, id }) => commitCall(setDocument(`${requestsListPath}//${id}`, createClearanceRecord(now))),
  },
  'write with a trailing NUL in the id': {
    ...bad,
    differs: { emulator: 'refused', reason: 'strict' },
    call: ({ now, id }) =>
      commitCall(setDocument(requestDocumentPath(`${id}\0`), createClearanceRecord(now))),
  },
  'write with a trailing line break in the id': {
    call: ({ now, id }) =>
      commitCall(setDocument(requestDocumentPath(`${id}\n`), createClearanceRecord(now))),
  },
  'read with a trailing line break in the receipt code': {
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
      'read of a request',
      ({ id }: CaseContext): RestCall => ({ verb: 'GET', at: `/${requestDocumentPath(id)}` }),
    ],
    [
      'query of requests',
      (): RestCall => ({
        at: `/${site.root}/Form_Requests:runQuery`,
        body: { structuredQuery: createStructuredQuery({}, 10) },
      }),
    ],
    [
      'deletion of a request',
      ({ id }: CaseContext): RestCall => commitCall(deleteDocument(requestDocumentPath(id))),
    ],
    [
      'write of a news record',
      ({ id }: CaseContext): RestCall => commitCall(setDocument(newsDocumentPath(id), { status: 'active' })),
    ],
  ] as const
).map(([title, call]) => ({
  title: `forged token: ${title}`,
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

const sizes = createRefusedCases('large body', {
  'purpose of 1 MB': { call: oversized(1_000_000) },
  'document over 1 MiB': {
    differs: { emulator: '400 INVALID_ARGUMENT', reason: 'hidden' },
    call: oversized(1_048_576),
  },
  'body over 1.5 MiB': {
    expected: '413 INVALID_ARGUMENT',
    differs: { emulator: '400 INVALID_ARGUMENT', reason: 'bounded' },
    call: oversized(2_000_000),
  },
  // With more of them the emulator's own answer, which names each, grows beyond what it can send.
  '30 requests in one commit, the last invalid': {
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
  '1,000 unknown fields': {
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
