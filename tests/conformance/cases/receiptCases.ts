/** A receipt is written with its request, and readable by anybody who knows its code. */
import { createClearanceRecord, type TestRecord, testList } from '../acceptedRecord.ts';
import {
  type ConformanceCase,
  createSentRequest,
  createStoredRequest,
  receiptDocumentPath,
  requestDocumentPath,
} from '../case.ts';
import type { CaseContext } from '../caseContext.ts';
import {
  commitCall,
  countCall,
  deleteDocument,
  mergeDocument,
  queryCall,
  type RestCall,
  setDocument,
} from '../restCalls.ts';

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
    title: 'a request with its receipt',
    expected: 'allowed',
    call: (at) => commitCall(...createSentRequest(at)),
  },
  {
    title: 'a receipt written before its request',
    expected: 'allowed',
    call: (at) => commitCall(...createSentRequest(at).toReversed()),
  },
  {
    title: 'a receipt of two segments',
    expected: 'allowed',
    call: receiptWith(({ code }) => ({ id: code.slice(14, 23) })),
  },
  {
    title: 'a receipt of three segments',
    expected: 'allowed',
    call: receiptWith(({ code }) => ({ id: code.slice(14, 36) })),
  },
  {
    title: 'both sent again',
    expected: 'refused',
    before: createSentRequest,
    call: (at) => commitCall(...createSentRequest(at)),
  },
  {
    title: 'both sent again after staff moved the state',
    expected: 'refused',
    before: (at) => [
      ...createSentRequest(at),
      mergeDocument(receiptDocumentPath(at.code), { state: 'released' }),
    ],
    call: (at) => commitCall(...createSentRequest(at)),
  },
  {
    title: 'the same receipt set again',
    expected: 'refused',
    before: createSentRequest,
    call: ({ id, code }) => commitCall(setDocument(receiptDocumentPath(code), { recordId: id })),
  },
  {
    title: 'the record id of a stored receipt guessed through a mask',
    expected: 'refused',
    before: createSentRequest,
    call: ({ id, code }) => commitCall(mergeDocument(receiptDocumentPath(code), { recordId: id })),
  },
  {
    title: 'a receipt set again without its state',
    expected: 'refused',
    before: (at) => [
      ...createSentRequest(at),
      mergeDocument(receiptDocumentPath(at.code), { state: 'released' }),
    ],
    call: ({ id, code }) => commitCall(setDocument(receiptDocumentPath(code), { recordId: id })),
  },
  {
    title: "a receipt's state moved by the public",
    expected: 'refused',
    before: createSentRequest,
    call: ({ code }) => commitCall(mergeDocument(receiptDocumentPath(code), { state: 'released' })),
  },
  {
    title: 'a receipt without a request',
    expected: 'refused',
    call: ({ id, code }) => commitCall(setDocument(receiptDocumentPath(code), { recordId: id })),
  },
  {
    title: "a receipt for another's stored request",
    expected: 'refused',
    before: createStoredRequest,
    call: ({ id, code }) => commitCall(setDocument(receiptDocumentPath(code), { recordId: id })),
  },
  {
    title: "a receipt with another's stored request sent again",
    expected: 'refused',
    before: createStoredRequest,
    call: (at) => commitCall(...createSentRequest(at)),
  },
  {
    title: 'a receipt whose request the rules refuse',
    expected: 'refused',
    call: ({ now, id, code }) =>
      commitCall(
        setDocument(requestDocumentPath(id), { ...createClearanceRecord(now), zone: 0 }),
        mergeDocument(receiptDocumentPath(code), { recordId: id }),
      ),
  },
  {
    title: 'a receipt whose record id is not of its code',
    expected: 'refused',
    call: receiptWith(({ code }) => ({ code: `${code.slice(0, 14)}4000${code.slice(18)}` })),
  },
  {
    title: 'a receipt whose code is of another version',
    expected: 'refused',
    call: receiptWith(({ code }) => ({ code: `x${code.slice(1)}` })),
  },
  {
    title: 'a receipt whose code has more behind it',
    expected: 'refused',
    call: receiptWith(({ code }) => ({ code: `${code}0` })),
  },
  {
    title: 'a receipt with a state',
    expected: 'refused',
    call: receiptWith(({ id }) => ({ receipt: { recordId: id, state: 'released' } })),
  },
  { title: 'a receipt without a record id', expected: 'refused', call: receiptWith(() => ({ receipt: {} })) },
  {
    title: 'a receipt with a list of record ids',
    expected: 'refused',
    call: receiptWith(({ id }) => ({ receipt: { recordId: testList(id) } })),
  },
  {
    title: 'a receipt read by its code',
    expected: 'allowed',
    before: createSentRequest,
    call: ({ code }) => ({ at: ':batchGet', body: { documents: [{ path: receiptDocumentPath(code) }] } }),
  },
  {
    title: 'an absent receipt asked for by a code',
    expected: 'allowed',
    call: ({ code }) => ({ at: ':batchGet', body: { documents: [{ path: receiptDocumentPath(code) }] } }),
  },
  {
    title: 'a receipt asked for by what is no code',
    expected: 'refused',
    call: ({ id }) => ({ at: ':batchGet', body: { documents: [{ path: receiptDocumentPath(id) }] } }),
  },
  {
    title: 'a receipt deleted',
    expected: 'refused',
    before: createSentRequest,
    call: ({ code }) => commitCall(deleteDocument(receiptDocumentPath(code))),
  },
  {
    title: 'all receipts queried',
    expected: 'refused',
    before: createSentRequest,
    call: () => queryCall('Request_Receipts'),
  },
  {
    title: "receipts queried by another's record id",
    expected: 'refused',
    before: createSentRequest,
    call: ({ id }) => queryCall('Request_Receipts', { recordId: id }),
  },
  { title: 'receipts counted', expected: 'refused', call: () => countCall('Request_Receipts') },
];
