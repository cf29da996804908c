/** A receipt is written with its request, and readable by everyone who knows its code. */

import type { ConformanceCase } from '../../../packages/embedded-firestore/tests/support/case.ts';
import type { CaseContext } from '../../../packages/embedded-firestore/tests/support/caseContext.ts';
import {
  commitCall,
  deleteDocument,
  mergeDocument,
  type RestCall,
  setDocument,
} from '../../../packages/embedded-firestore/tests/support/restCalls.ts';
import { type TestRecord, testList } from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { createClearanceRecord } from '../acceptedRecord.ts';
import { countCall, queryCall } from '../siteCalls.ts';
import {
  createScheduledRequest,
  createSentRequest,
  createStoredRequest,
  createVersionedRequest,
  otherVersion,
  receiptDocumentPath,
  requestDocumentPath,
  version,
} from '../siteCase.ts';

const receiptWith =
  (
    change: (at: CaseContext) => {
      readonly code?: string;
      readonly id?: string;
      readonly receipt?: TestRecord;
    },
  ) =>
  (at: CaseContext): RestCall => {
    const { code = at.code, id = at.id, receipt = { recordId: id } } = change(at);
    return commitCall(
      setDocument(requestDocumentPath(id), createClearanceRecord(at.now)),
      setDocument(receiptDocumentPath(code), receipt),
    );
  };

export const receiptCases: readonly ConformanceCase[] = [
  {
    title: 'receipt: written with its request',
    expected: 'allowed',
    call: (at) => commitCall(...createSentRequest(at)),
  },
  {
    title: 'receipt: written before its request in one commit',
    expected: 'allowed',
    call: (at) => commitCall(...createSentRequest(at).toReversed()),
  },
  {
    title: 'receipt: record id of two segments',
    expected: 'allowed',
    call: receiptWith(({ code }) => ({ id: code.slice(14, 23) })),
  },
  {
    title: 'receipt: record id of three segments',
    expected: 'allowed',
    call: receiptWith(({ code }) => ({ id: code.slice(14, 36) })),
  },
  {
    title: 'existing receipt: request and receipt sent again',
    expected: 'refused',
    before: createSentRequest,
    call: (at) => commitCall(...createSentRequest(at)),
  },
  {
    title: 'existing receipt: request and receipt sent again after staff set a state',
    expected: 'refused',
    before: (at) => [
      ...createSentRequest(at),
      mergeDocument(receiptDocumentPath(at.code), { state: 'released' }),
    ],
    call: (at) => commitCall(...createSentRequest(at)),
  },
  {
    title: 'existing receipt: same document set again',
    expected: 'refused',
    before: createSentRequest,
    call: ({ id, code }) => commitCall(setDocument(receiptDocumentPath(code), { recordId: id })),
  },
  {
    title: 'existing receipt: right guess of its record id through a mask',
    expected: 'refused',
    before: createSentRequest,
    call: ({ id, code }) => commitCall(mergeDocument(receiptDocumentPath(code), { recordId: id })),
  },
  {
    title: 'existing receipt: set again without its state',
    expected: 'refused',
    before: (at) => [
      ...createSentRequest(at),
      mergeDocument(receiptDocumentPath(at.code), { state: 'released' }),
    ],
    call: ({ id, code }) => commitCall(setDocument(receiptDocumentPath(code), { recordId: id })),
  },
  {
    title: 'existing receipt: merge of a state',
    expected: 'refused',
    before: createSentRequest,
    call: ({ code }) => commitCall(mergeDocument(receiptDocumentPath(code), { state: 'released' })),
  },
  {
    title: 'receipt: without its request',
    expected: 'refused',
    call: ({ id, code }) => commitCall(setDocument(receiptDocumentPath(code), { recordId: id })),
  },
  {
    title: "receipt: alone, for another citizen's existing request",
    expected: 'refused',
    before: createStoredRequest,
    call: ({ id, code }) => commitCall(setDocument(receiptDocumentPath(code), { recordId: id })),
  },
  {
    title: "receipt: with another citizen's existing request sent again",
    expected: 'refused',
    before: createStoredRequest,
    call: (at) => commitCall(...createSentRequest(at)),
  },
  {
    title: 'receipt: with an invalid request',
    expected: 'refused',
    call: ({ now, id, code }) =>
      commitCall(
        setDocument(requestDocumentPath(id), { ...createClearanceRecord(now), zone: 0 }),
        mergeDocument(receiptDocumentPath(code), { recordId: id }),
      ),
  },
  {
    title: 'receipt: record id that does not match its code',
    expected: 'refused',
    call: receiptWith(({ code }) => ({ code: `${code.slice(0, 14)}4000${code.slice(18)}` })),
  },
  {
    title: 'receipt: code with a non-hexadecimal character',
    expected: 'refused',
    call: receiptWith(({ code }) => ({ code: `x${code.slice(1)}` })),
  },
  {
    title: 'receipt: code with an extra trailing digit',
    expected: 'refused',
    call: receiptWith(({ code }) => ({ code: `${code}0` })),
  },
  {
    title: 'receipt: with a state',
    expected: 'refused',
    call: receiptWith(({ id }) => ({ receipt: { recordId: id, state: 'released' } })),
  },
  { title: 'receipt: without a record id', expected: 'refused', call: receiptWith(() => ({ receipt: {} })) },
  {
    title: 'receipt: array of record ids',
    expected: 'refused',
    call: receiptWith(({ id }) => ({ receipt: { recordId: testList(id) } })),
  },
  {
    title: 'receipt: with a version',
    expected: 'allowed',
    call: receiptWith(({ id }) => ({ receipt: { recordId: id, version } })),
  },
  ...Object.entries({
    'of another pattern': `x${version.slice(1)}`,
    'with an extra trailing digit': `${version}0`,
    'that is empty': '',
    'that is a number': 4,
    'that is an array': testList(version),
  }).map(
    ([name, value]): ConformanceCase => ({
      title: `receipt: version ${name}`,
      expected: 'refused',
      call: receiptWith(({ id }) => ({ receipt: { recordId: id, version: value } })),
    }),
  ),
  {
    title: 'existing receipt: right guess of its version through a mask',
    expected: 'refused',
    before: createVersionedRequest,
    call: ({ code }) => commitCall(mergeDocument(receiptDocumentPath(code), { version })),
  },
  {
    title: 'existing receipt: another version',
    expected: 'refused',
    before: createVersionedRequest,
    call: ({ code, id }) =>
      commitCall(setDocument(receiptDocumentPath(code), { recordId: id, version: otherVersion })),
  },
  {
    title: 'receipt: with the schedule of its request',
    expected: 'allowed',
    call: (at) => commitCall(...createScheduledRequest(at)),
  },
  {
    title: 'receipt: with the schedule of its request, before it in one commit',
    expected: 'allowed',
    call: (at) => commitCall(...createScheduledRequest(at).toReversed()),
  },
  ...Object.entries({
    'of another hour': (now: number) => `${String(createClearanceRecord(now).schedule).slice(0, 13)}:59`,
    'that is empty': () => '',
    'that is a number': (now: number) => now,
    'that is an array': (now: number) => testList(String(createClearanceRecord(now).schedule)),
  }).map(
    ([name, scheduleAt]): ConformanceCase => ({
      title: `receipt: schedule ${name}`,
      expected: 'refused',
      call: receiptWith(({ id, now }) => ({ receipt: { recordId: id, schedule: scheduleAt(now) } })),
    }),
  ),
  {
    title: 'existing receipt: right guess of its schedule through a mask',
    expected: 'refused',
    before: createScheduledRequest,
    call: ({ code, now }) =>
      commitCall(
        mergeDocument(receiptDocumentPath(code), { schedule: createClearanceRecord(now).schedule! }),
      ),
  },
  {
    title: 'existing receipt: read by its code',
    expected: 'allowed',
    before: createSentRequest,
    call: ({ code }) => ({ at: ':batchGet', body: { documents: [{ path: receiptDocumentPath(code) }] } }),
  },
  {
    title: 'absent receipt: read by a code',
    expected: 'allowed',
    call: ({ code }) => ({ at: ':batchGet', body: { documents: [{ path: receiptDocumentPath(code) }] } }),
  },
  {
    title: 'receipt: read by an invalid code',
    expected: 'refused',
    call: ({ id }) => ({ at: ':batchGet', body: { documents: [{ path: receiptDocumentPath(id) }] } }),
  },
  {
    title: 'existing receipt: deletion',
    expected: 'refused',
    before: createSentRequest,
    call: ({ code }) => commitCall(deleteDocument(receiptDocumentPath(code))),
  },
  {
    title: 'all receipts: query',
    expected: 'refused',
    before: createSentRequest,
    call: () => queryCall('Request_Receipts'),
  },
  {
    title: 'all receipts: query by record id',
    expected: 'refused',
    before: createSentRequest,
    call: ({ id }) => queryCall('Request_Receipts', { recordId: id }),
  },
  { title: 'all receipts: count', expected: 'refused', call: () => countCall('Request_Receipts') },
];
