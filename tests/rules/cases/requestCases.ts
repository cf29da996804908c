/** The id of a request, and calls to one that exists. */

import {
  type ConformanceCase,
  unservedAndRefused,
} from '../../../packages/embedded-firestore/tests/support/case.ts';
import type { CaseContext } from '../../../packages/embedded-firestore/tests/support/caseContext.ts';
import {
  commitCall,
  deleteDocument,
  mergeDocument,
  type RestCall,
  setDocument,
} from '../../../packages/embedded-firestore/tests/support/restCalls.ts';
import {
  encodeTestRecord,
  type TestRecord,
  testDouble,
} from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { createClearanceRecord } from '../acceptedRecord.ts';
import { countCall, queryCall } from '../siteCalls.ts';
import { createStoredRequest, requestDocumentPath, requestsListPath } from '../siteCase.ts';

const withId =
  (idOf: (code: string) => string) =>
  ({ now, code }: CaseContext): RestCall =>
    commitCall(setDocument(requestDocumentPath(idOf(code)), createClearanceRecord(now)));

/** A write of one field of a stored request: a rule that compares would answer whether the value is right. */
const guess =
  (fields: TestRecord, mask: readonly string[] = Object.keys(fields)) =>
  ({ id }: CaseContext): RestCall =>
    commitCall({ ...setDocument(requestDocumentPath(id), fields), updateMask: { fieldPaths: mask } });

export const requestCases: readonly ConformanceCase[] = [
  { title: 'request id: two segments', expected: 'allowed', call: withId((code) => code.slice(14, 23)) },
  { title: 'request id: three segments', expected: 'allowed', call: withId((code) => code.slice(14, 36)) },
  {
    title: 'request id: another UUID version',
    expected: 'refused',
    call: withId((code) => `1${code.slice(15, 18)}`),
  },
  {
    title: 'request id: a capital letter',
    expected: 'refused',
    call: withId((code) => `${code.slice(14, 17)}F`),
  },
  {
    title: 'request id: another UUID variant',
    expected: 'refused',
    call: withId((code) => `${code.slice(14, 18)}-7abc`),
  },
  { title: 'request id: a whole UUID', expected: 'refused', call: withId((code) => code) },
  {
    title: 'request id: an extra trailing digit',
    expected: 'refused',
    call: withId((code) => `${code.slice(14, 18)}0`),
  },
  {
    title: 'existing request: same document set again',
    expected: 'refused',
    before: createStoredRequest,
    call: ({ now, id }) => commitCall(setDocument(requestDocumentPath(id), createClearanceRecord(now))),
  },
  {
    title: 'existing request: wrong guess of a field through a mask',
    expected: 'refused',
    before: createStoredRequest,
    call: guess({ sex: 'Female' }),
  },
  {
    title: 'existing request: right guess of a field through a mask',
    expected: 'refused',
    before: createStoredRequest,
    call: guess({ sex: 'Male' }),
  },
  {
    title: 'existing request: guess of an absent field through a mask',
    expected: 'refused',
    before: createStoredRequest,
    call: guess({}, ['medicalCondition']),
  },
  {
    title: 'existing request: update with an empty mask',
    expected: 'refused',
    before: createStoredRequest,
    call: guess({}),
  },
  { title: 'absent request: update with an empty mask', expected: 'refused', call: guess({}) },
  {
    title: "existing request: overwrite with another citizen's request",
    expected: 'refused',
    before: createStoredRequest,
    call: ({ now, id }) =>
      commitCall(setDocument(requestDocumentPath(id), { ...createClearanceRecord(now), lname: 'Other' })),
  },
  {
    title: 'existing request: overwrite with a double as zone',
    expected: 'refused',
    before: createStoredRequest,
    call: ({ now, id }) =>
      commitCall(
        setDocument(requestDocumentPath(id), { ...createClearanceRecord(now), zone: testDouble(3) }),
      ),
  },
  {
    title: 'existing request: merge that changes a field',
    expected: 'refused',
    before: createStoredRequest,
    call: ({ id }) => commitCall(mergeDocument(requestDocumentPath(id), { purpose: 'Other' })),
  },
  {
    title: 'existing request: merge that adds a field',
    expected: 'refused',
    before: createStoredRequest,
    call: ({ id }) => commitCall(mergeDocument(requestDocumentPath(id), { state: 'released' })),
  },
  {
    title: 'existing request: deletion',
    expected: 'refused',
    before: createStoredRequest,
    call: ({ id }) => commitCall(deleteDocument(requestDocumentPath(id))),
  },
  {
    title: 'absent request: deletion',
    expected: 'refused',
    call: ({ id }) => commitCall(deleteDocument(requestDocumentPath(id))),
  },
  {
    title: 'existing request: read',
    expected: 'refused',
    before: createStoredRequest,
    call: ({ id }) => ({ at: ':batchGet', body: { documents: [{ path: requestDocumentPath(id) }] } }),
  },
  {
    title: 'absent request: read',
    expected: 'refused',
    call: ({ id }) => ({ at: ':batchGet', body: { documents: [{ path: requestDocumentPath(id) }] } }),
  },
  {
    title: 'existing request: read by GET',
    expected: 'refused',
    before: createStoredRequest,
    call: ({ id }) => ({ verb: 'GET', at: `/${requestDocumentPath(id)}` }),
  },
  {
    title: 'all requests: list by GET',
    expected: '501 UNIMPLEMENTED',
    differs: unservedAndRefused,
    call: () => ({ verb: 'GET', at: `/${requestsListPath}` }),
  },
  { title: 'all requests: query', expected: 'refused', call: () => queryCall('Form_Requests') },
  { title: 'all requests: count', expected: 'refused', call: () => countCall('Form_Requests') },
  {
    title: 'existing request: DELETE',
    expected: '501 UNIMPLEMENTED',
    differs: unservedAndRefused,
    before: createStoredRequest,
    call: ({ id }) => ({ verb: 'DELETE', at: `/${requestDocumentPath(id)}` }),
  },
  {
    title: 'existing request: PATCH',
    expected: '501 UNIMPLEMENTED',
    differs: unservedAndRefused,
    before: createStoredRequest,
    call: ({ id }) => ({
      verb: 'PATCH',
      at: `/${requestDocumentPath(id)}?updateMask.fieldPaths=purpose`,
      body: { fields: encodeTestRecord({ purpose: 'Other' }) },
    }),
  },
];
