/** §6: what an account with the staff claim may do, and what it may not; an account without it may do no more than the public. */

import type { ConformanceCase } from '../../../packages/embedded-firestore/tests/support/case.ts';
import type { CaseContext } from '../../../packages/embedded-firestore/tests/support/caseContext.ts';
import {
  commitCall,
  deleteDocument,
  mergeDocument,
  type RestCall,
  type RestWrite,
  setDocument,
} from '../../../packages/embedded-firestore/tests/support/restCalls.ts';
import {
  type TestRecord,
  testDouble,
  testList,
} from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { ifExists } from '../../../packages/embedded-firestore/tests/support/wire.ts';
import { addDays, isWeekend, manilaDay } from '../../../src/domain/dates/day.ts';
import { requestStateNames, requestStates } from '../../../src/domain/request/requestState.ts';
import { createClearanceRecord, createWrongNumberFeedback } from '../acceptedRecord.ts';
import { site } from '../fixtureSite.ts';
import { newsDocumentPath } from '../hostileCase.ts';
import { queryCall } from '../siteCalls.ts';
import {
  createScheduledRequest,
  createSentRequest,
  createStoredRequest,
  createVersionedRequest,
  extrasDocumentPath,
  feedbackDocumentPath,
  hallDayDocumentPath,
  hour,
  minute,
  numberOf,
  otherVersion,
  placeDocumentPath,
  receiptDocumentPath,
  requestDocumentPath,
  version,
} from '../siteCase.ts';
import { createClerkCases, createNobodyCases, type StaffCase, type StaffCases } from '../staffCase.ts';

const readDocument =
  (pathOf: (at: CaseContext) => string) =>
  (at: CaseContext): RestCall => ({ at: ':batchGet', body: { documents: [{ path: pathOf(at) }] } });

const elsewhereAt = (id: string): string => `${site.root}/Other_List/list/${id}`;
const record = (now: number, change: TestRecord = {}): TestRecord => ({
  status: 'draft',
  updated: now,
  title: 'Sample',
  ...change,
});
const draft = ({ id, now }: CaseContext): readonly RestWrite[] => [
  setDocument(newsDocumentPath(id), record(now)),
];
const writeRecord =
  (change: (at: CaseContext) => TestRecord, pathOf: (id: string) => string = newsDocumentPath) =>
  (at: CaseContext): RestCall =>
    commitCall(setDocument(pathOf(at.id), record(at.now, change(at))));
const many = (count: number): TestRecord =>
  Object.fromEntries(Array.from({ length: count - 3 }, (_, at) => [`f${at}`, 1]));

const contentAllowed: StaffCases = {
  'read of a draft': { before: draft, call: readDocument(({ id }) => newsDocumentPath(id)) },
  'read of an absent news record': { call: readDocument(({ id }) => newsDocumentPath(id)) },
  'query of news of any status, without a limit': { call: queryCall('News_List', {}, null) },
  'creation of a news record': { call: writeRecord(() => ({})) },
  'creation of a news record, precondition exists false': {
    call: ({ id, now }) =>
      commitCall({ ...setDocument(newsDocumentPath(id), record(now)), ...ifExists(false) }),
  },
  'update of a news record': { before: draft, call: writeRecord(() => ({ status: 'active' })) },
  'update of a news record, precondition current updateTime': {
    before: draft,
    call: ({ id, now }) =>
      commitCall({
        ...setDocument(newsDocumentPath(id), record(now, { status: 'archived' })),
        currentDocument: { updateTime: { updateTimeOf: newsDocumentPath(id) } },
      }),
  },
  'news record with a status of 40 characters': { call: writeRecord(() => ({ status: 's'.repeat(40) })) },
  'news record with 40 fields': { call: writeRecord(() => many(40)) },
  'deletion of a news record': {
    before: draft,
    call: ({ id }) => commitCall(deleteDocument(newsDocumentPath(id))),
  },
};

const contentRefused: StaffCases = {
  'read of an unknown list': { call: readDocument(({ id }) => elsewhereAt(id)) },
  'query of an unknown list': { call: queryCall('Other_List') },
  'creation of a record in an unknown list': { call: writeRecord(() => ({}), elsewhereAt) },
  'deletion of a record in an unknown list': {
    before: ({ id, now }) => [setDocument(elsewhereAt(id), record(now))],
    call: ({ id }) => commitCall(deleteDocument(elsewhereAt(id))),
  },
  'creation of a document in an unknown collection': {
    call: ({ id }) => commitCall(setDocument(`Elsewhere/${id}`, { a: 1 })),
  },
  'news record without a status': {
    call: ({ id, now }) => commitCall(setDocument(newsDocumentPath(id), { updated: now })),
  },
  'news record with an array as status': { call: writeRecord(() => ({ status: testList('active') })) },
  'news record with a status of 41 characters': { call: writeRecord(() => ({ status: 's'.repeat(41) })) },
  'news record without updated': {
    call: ({ id }) => commitCall(setDocument(newsDocumentPath(id), { status: 'active' })),
  },
  'news record with a string as updated': { call: writeRecord(() => ({ updated: 'today' })) },
  'news record with 41 fields': { call: writeRecord(() => many(41)) },
};

const writeStatus = (change: (at: CaseContext) => TestRecord) => (at: CaseContext) =>
  commitCall(setDocument(receiptDocumentPath(at.code), { recordId: at.id, since: at.now, ...change(at) }));

const statusFields = ['state', 'since', 'reason', 'accepted', 'by', 'position'];

const requestsAllowed: StaffCases = {
  'read of a request': {
    before: createStoredRequest,
    call: readDocument(({ id }) => requestDocumentPath(id)),
  },
  'query of requests': { call: queryCall('Form_Requests') },
  'deletion of a request with its receipt': {
    before: createSentRequest,
    call: ({ id, code }) =>
      commitCall(deleteDocument(requestDocumentPath(id)), deleteDocument(receiptDocumentPath(code))),
  },
  'query of receipts by record id': { call: queryCall('Request_Receipts', { recordId: '4abc' }) },
  'read of feedback': {
    before: ({ code, now }) => [setDocument(feedbackDocumentPath(code), createWrongNumberFeedback(now))],
    call: readDocument(({ code }) => feedbackDocumentPath(code)),
  },
  'query of feedback': { call: queryCall('Page_Feedback') },
  'deletion of feedback': {
    before: ({ code, now }) => [setDocument(feedbackDocumentPath(code), createWrongNumberFeedback(now))],
    call: ({ code }) => commitCall(deleteDocument(feedbackDocumentPath(code))),
  },
  ...Object.fromEntries(
    requestStateNames.flatMap((state) => {
      const { reasons, needsReason } = requestStates[state];
      const statusChanges: readonly TestRecord[] = [
        ...(needsReason ? [] : [{ state }]),
        ...reasons.map((reason) => ({ state, reason })),
      ];
      return statusChanges.map((change): readonly [string, StaffCase] => [
        `receipt with state ${Object.values(change).join(', reason ')}`,
        { before: createSentRequest, call: writeStatus(() => change) },
      ]);
    }),
  ),
  'state set back to what it was 99 hours ago': {
    before: (at) => [
      ...createVersionedRequest(at),
      mergeDocument(receiptDocumentPath(at.code), { state: 'refused', since: at.now, reason: 'not-free' }),
    ],
    call: ({ code, now }) =>
      commitCall({
        ...setDocument(receiptDocumentPath(code), {
          state: 'released',
          since: now - 99 * hour,
          accepted: now - 199 * hour,
        }),
        updateMask: { fieldPaths: statusFields },
      }),
  },
  'receipt with a state since the tenth minute from now': {
    before: createSentRequest,
    call: writeStatus(({ now }) => ({ state: 'ready', since: now + 10 * minute })),
  },
  'state taken off a receipt that had none': {
    before: (at) => [
      ...createVersionedRequest(at),
      mergeDocument(receiptDocumentPath(at.code), { state: 'ready', since: at.now }),
    ],
    call: ({ code }) =>
      commitCall({
        ...setDocument(receiptDocumentPath(code), {}),
        updateMask: { fieldPaths: statusFields },
      }),
  },
  'merge of state, since and reason over another state': {
    before: (at) => [
      ...createSentRequest(at),
      mergeDocument(receiptDocumentPath(at.code), {
        state: 'refused',
        since: at.now - 99 * hour,
        reason: 'not-free',
      }),
    ],
    call: ({ code, now }) =>
      commitCall({
        ...setDocument(receiptDocumentPath(code), { state: 'ready', since: now }),
        updateMask: { fieldPaths: ['state', 'since', 'reason'] },
      }),
  },
  ...Object.fromEntries(
    [{ state: 'ready' }, { state: 'refused', reason: 'not-free' }].map(
      (change): readonly [string, StaffCase] => [
        `merge of state ${change.state} into a receipt with a version`,
        {
          before: createVersionedRequest,
          call: ({ code, now }) =>
            commitCall(mergeDocument(receiptDocumentPath(code), { ...change, since: now })),
        },
      ],
    ),
  ),
};

/** A receipt whose state is older than a new one may be. */
const withOldState = (at: CaseContext): readonly RestWrite[] => [
  ...createVersionedRequest(at),
  mergeDocument(receiptDocumentPath(at.code), {
    state: 'processing',
    reason: 'to-be-signed',
    since: at.now - 99 * hour,
  }),
];
const movedTo = '2031-05-08T09:30';
const mergeReceipt = (changeOf: (at: CaseContext) => TestRecord) => (at: CaseContext) =>
  commitCall(mergeDocument(receiptDocumentPath(at.code), changeOf(at)));

const place = '2031-05-08-am-007';
const withPlace = (at: CaseContext): readonly RestWrite[] => [
  ...createSentRequest(at),
  setDocument(extrasDocumentPath(at.id), { place, priority: true }),
  setDocument(placeDocumentPath(place), { at: at.now }),
];
/** A day of a weekend, which no other case describes, and on which the rules let places be taken. */
const closedDay = ({ now }: CaseContext): string =>
  Array.from({ length: 7 }, (_, at) => addDays(manilaDay(now), 15 + at)).find(isWeekend)!;
const setExtras = (record: TestRecord) => (at: CaseContext) =>
  commitCall(setDocument(extrasDocumentPath(at.id), record));

const placesAllowed: StaffCases = {
  'move of a request without a state': {
    before: createVersionedRequest,
    call: mergeReceipt(() => ({ movedTo })),
  },
  'move of a request with an old state': { before: withOldState, call: mergeReceipt(() => ({ movedTo })) },
  'state ready with a move': {
    before: withOldState,
    call: ({ code, now }) =>
      commitCall({
        ...setDocument(receiptDocumentPath(code), { state: 'ready', since: now, movedTo }),
        updateMask: { fieldPaths: ['state', 'since', 'reason', 'movedTo'] },
      }),
  },
  'move of a request whose receipt names the schedule': {
    before: createScheduledRequest,
    call: mergeReceipt(() => ({ movedTo })),
  },
  'state refused of a moved request': {
    before: (at) => [...withOldState(at), mergeDocument(receiptDocumentPath(at.code), { movedTo })],
    call: mergeReceipt(({ now }) => ({ state: 'refused', reason: 'did-not-come', since: now })),
  },
  'read of extras': { before: withPlace, call: readDocument(({ id }) => extrasDocumentPath(id)) },
  'query of extras': { call: queryCall('Request_Extras') },
  'extras without a place': { before: withPlace, call: setExtras({ priority: true }) },
  'extras of a request from the counter': { before: withPlace, call: setExtras({ place, counter: true }) },
  'extras of a request that had none': { before: createVersionedRequest, call: setExtras({ place }) },
  'extras with another place': { before: withPlace, call: setExtras({ place: '2031-05-09-pm-300' }) },
  'extras with a place, for a request that has none': {
    before: createSentRequest,
    call: setExtras({ place }),
  },
  'place of a half day that is closed and has none': {
    before: (at) => [
      setDocument(hallDayDocumentPath(closedDay(at)), {
        status: 'active',
        updated: 1,
        closedMorning: true,
        placesMorning: 0,
      }),
    ],
    call: (at) =>
      commitCall(setDocument(placeDocumentPath(`${closedDay(at)}-am-${numberOf(at)}`), { at: at.now })),
  },
  'query of places without a limit': { call: queryCall('Request_Places', {}, null) },
  'deletion of a request with its receipt, extras and place': {
    before: withPlace,
    call: ({ id, code }) =>
      commitCall(
        deleteDocument(requestDocumentPath(id)),
        deleteDocument(receiptDocumentPath(code)),
        deleteDocument(extrasDocumentPath(id)),
        deleteDocument(placeDocumentPath(place)),
      ),
  },
};

const placesRefused: StaffCases = {
  'move to a day without a time': {
    before: createVersionedRequest,
    call: mergeReceipt(() => ({ movedTo: '2031-05-08' })),
  },
  'move to a number': { before: createVersionedRequest, call: mergeReceipt(({ now }) => ({ movedTo: now })) },
  'move with an unknown field': {
    before: createVersionedRequest,
    call: mergeReceipt(() => ({ movedTo, note: 'Sample' })),
  },
  'move with another record id': {
    before: createVersionedRequest,
    call: mergeReceipt(() => ({ movedTo, recordId: '4fff' })),
  },
  'move with another state, as old': {
    before: withOldState,
    call: mergeReceipt(() => ({ movedTo, state: 'refused' })),
  },
  'move with another schedule': {
    before: createScheduledRequest,
    call: mergeReceipt(() => ({ movedTo, schedule: movedTo })),
  },
  'move with a schedule that the receipt lacks': {
    before: createVersionedRequest,
    call: mergeReceipt(({ now }) => ({ movedTo, schedule: createClearanceRecord(now).schedule! })),
  },
  'extras with a counter that is not true': { before: withPlace, call: setExtras({ place, counter: false }) },
  'extras with an unknown field': {
    before: withPlace,
    call: setExtras({ priority: true, reason: 'Sample' }),
  },
  'extras for a request that has none, with a place that none is': {
    before: createSentRequest,
    call: setExtras({ place: '2031-05-08-am-301' }),
  },
  'extras with a place that none is': { before: withPlace, call: setExtras({ place: '2031-05-08' }) },
  'update of a place': {
    before: withPlace,
    call: ({ now }) => commitCall(setDocument(placeDocumentPath(place), { at: now - hour })),
  },
};

const state = (state: string, reason?: string): TestRecord => ({
  state,
  ...(reason !== undefined && { reason }),
});

const requestsRefused: StaffCases = {
  "update of a citizen's request": {
    before: createStoredRequest,
    call: ({ id }) => commitCall(mergeDocument(requestDocumentPath(id), { purpose: 'Other' })),
  },
  'merge of a state into a request': {
    before: createStoredRequest,
    call: ({ id, now }) => commitCall(mergeDocument(requestDocumentPath(id), { state: 'ready', since: now })),
  },
  'creation of an invalid request': {
    call: ({ id }) => commitCall(setDocument(requestDocumentPath(id), { lname: 'Sample' })),
  },
  'update of feedback': {
    before: ({ code, now }) => [setDocument(feedbackDocumentPath(code), createWrongNumberFeedback(now))],
    call: ({ code }) => commitCall(mergeDocument(feedbackDocumentPath(code), { text: 'Other' })),
  },
  'receipt with a state without since': {
    before: createSentRequest,
    call: ({ code, id }) =>
      commitCall(setDocument(receiptDocumentPath(code), { recordId: id, state: 'ready' })),
  },
  'receipt with a state since the eleventh minute from now': {
    before: createSentRequest,
    call: writeStatus(({ now }) => ({ state: 'ready', since: now + 11 * minute })),
  },
  'receipt with a state since half a millisecond': {
    before: createSentRequest,
    call: writeStatus(({ now }) => ({ state: 'ready', since: testDouble(now - 26 * hour + 0.5) })),
  },
  'receipt with since and no state': { before: createSentRequest, call: writeStatus(() => ({})) },
  'receipt with a reason and no state': {
    before: createSentRequest,
    call: ({ code, id }) =>
      commitCall(setDocument(receiptDocumentPath(code), { recordId: id, reason: 'not-free' })),
  },
  'receipt with an unknown state': {
    before: createSentRequest,
    call: writeStatus(() => state('lost')),
  },
  'receipt with an unknown state and a reason': {
    before: createSentRequest,
    call: writeStatus(() => state('lost', 'not-free')),
  },
  'receipt with a reason for a state that takes none': {
    before: createSentRequest,
    call: writeStatus(() => state('ready', 'being-checked')),
  },
  'receipt with state processing and the reason of another state': {
    before: createSentRequest,
    call: writeStatus(() => state('processing', 'not-free')),
  },
  'receipt with state processing and an unknown field': {
    before: createSentRequest,
    call: writeStatus(() => ({ ...state('processing', 'being-checked'), note: 'Sample' })),
  },
  'receipt with state refused, without a reason': {
    before: createSentRequest,
    call: writeStatus(() => state('refused')),
  },
  'receipt with state refused and the reason of another state': {
    before: createSentRequest,
    call: writeStatus(() => state('refused', 'being-checked')),
  },
  'receipt with a state and another version': {
    before: createVersionedRequest,
    call: writeStatus(() => ({ ...state('ready'), version: otherVersion })),
  },
  'receipt with a state, without its version': {
    before: createVersionedRequest,
    call: writeStatus(() => state('ready')),
  },
  'receipt with a state, with a version that it did not have': {
    before: createSentRequest,
    call: writeStatus(() => ({ ...state('ready'), version })),
  },
  'receipt with the record id of another request': {
    before: createSentRequest,
    call: writeStatus(() => ({ ...state('ready'), recordId: '4fff' })),
  },
};

/** The calls that staff may make, made by the public; most states of a receipt are left out. */
const hostile: StaffCases = Object.fromEntries(
  Object.entries({ ...contentAllowed, ...requestsAllowed, ...placesAllowed }).filter(
    ([title]) => !title.startsWith('receipt with state') || /ready|not-free/.test(title),
  ),
);

export const staffCases: readonly ConformanceCase[] = [
  ...createClerkCases('allowed', contentAllowed),
  ...createClerkCases('refused', contentRefused),
  ...createClerkCases('allowed', requestsAllowed),
  ...createClerkCases('refused', requestsRefused),
  ...createClerkCases('allowed', placesAllowed),
  ...createClerkCases('refused', placesRefused),
  ...createNobodyCases(hostile),
];
