/** The id of a request, and calls to one that exists. */
import { createClearanceRecord, encodeTestRecord, type TestRecord, testDouble } from '../acceptedRecord.ts';
import {
  type ConformanceCase,
  createStoredRequest,
  requestDocumentPath,
  requestsListPath,
  unservedAndRefused,
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
  { title: 'an id of two segments', expected: 'allowed', call: withId((code) => code.slice(14, 23)) },
  { title: 'an id of three segments', expected: 'allowed', call: withId((code) => code.slice(14, 36)) },
  {
    title: 'an id of another version',
    expected: 'refused',
    call: withId((code) => `1${code.slice(15, 18)}`),
  },
  { title: 'an id in capitals', expected: 'refused', call: withId((code) => `${code.slice(14, 17)}F`) },
  {
    title: 'an id of another variant',
    expected: 'refused',
    call: withId((code) => `${code.slice(14, 18)}-7abc`),
  },
  { title: 'a whole UUID as id', expected: 'refused', call: withId((code) => code) },
  {
    title: 'an id with more behind it',
    expected: 'refused',
    call: withId((code) => `${code.slice(14, 18)}0`),
  },
  {
    title: 'the same request sent again',
    expected: 'refused',
    before: createStoredRequest,
    call: ({ now, id }) => commitCall(setDocument(requestDocumentPath(id), createClearanceRecord(now))),
  },
  {
    title: 'a field of a stored request guessed right through a mask',
    expected: 'refused',
    before: createStoredRequest,
    call: guess({ sex: 'Female' }),
  },
  {
    title: 'a field of a stored request guessed wrong through a mask',
    expected: 'refused',
    before: createStoredRequest,
    call: guess({ sex: 'Male' }),
  },
  {
    title: 'a field that a stored request lacks guessed through a mask',
    expected: 'refused',
    before: createStoredRequest,
    call: guess({}, ['medicalCondition']),
  },
  {
    title: 'a stored request asked for by an empty mask',
    expected: 'refused',
    before: createStoredRequest,
    call: guess({}),
  },
  { title: 'an absent request asked for by an empty mask', expected: 'refused', call: guess({}) },
  {
    title: "another citizen's request over a stored one",
    expected: 'refused',
    before: createStoredRequest,
    call: ({ now, id }) =>
      commitCall(setDocument(requestDocumentPath(id), { ...createClearanceRecord(now), lname: 'Other' })),
  },
  {
    title: 'a stored int sent again as a float',
    expected: 'refused',
    before: createStoredRequest,
    call: ({ now, id }) =>
      commitCall(
        setDocument(requestDocumentPath(id), { ...createClearanceRecord(now), zone: testDouble(3) }),
      ),
  },
  {
    title: 'one field of a stored request changed by a merge',
    expected: 'refused',
    before: createStoredRequest,
    call: ({ id }) => commitCall(mergeDocument(requestDocumentPath(id), { purpose: 'Other' })),
  },
  {
    title: 'a field added to a stored request',
    expected: 'refused',
    before: createStoredRequest,
    call: ({ id }) => commitCall(mergeDocument(requestDocumentPath(id), { state: 'released' })),
  },
  {
    title: 'a stored request deleted',
    expected: 'refused',
    before: createStoredRequest,
    call: ({ id }) => commitCall(deleteDocument(requestDocumentPath(id))),
  },
  {
    title: 'an absent request deleted',
    expected: 'refused',
    call: ({ id }) => commitCall(deleteDocument(requestDocumentPath(id))),
  },
  {
    title: 'a stored request read',
    expected: 'refused',
    before: createStoredRequest,
    call: ({ id }) => ({ at: ':batchGet', body: { documents: [{ path: requestDocumentPath(id) }] } }),
  },
  {
    title: 'an absent request read, to learn that it is absent',
    expected: 'refused',
    call: ({ id }) => ({ at: ':batchGet', body: { documents: [{ path: requestDocumentPath(id) }] } }),
  },
  {
    title: 'a request read by GET',
    expected: 'refused',
    before: createStoredRequest,
    call: ({ id }) => ({ verb: 'GET', at: `/${requestDocumentPath(id)}` }),
  },
  {
    title: 'all requests listed by GET',
    expected: '501 UNIMPLEMENTED',
    differs: unservedAndRefused,
    call: () => ({ verb: 'GET', at: `/${requestsListPath}` }),
  },
  { title: 'all requests queried', expected: 'refused', call: () => queryCall('Form_Requests') },
  { title: 'requests counted', expected: 'refused', call: () => countCall('Form_Requests') },
  {
    title: 'a request deleted by DELETE',
    expected: '501 UNIMPLEMENTED',
    differs: unservedAndRefused,
    before: createStoredRequest,
    call: ({ id }) => ({ verb: 'DELETE', at: `/${requestDocumentPath(id)}` }),
  },
  {
    title: 'a request changed by PATCH',
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
