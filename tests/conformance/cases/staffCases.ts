/** §6: what an account with the staff claim may do, and what it may not; an account without it may do no more than the public. */
import { requestStateNames, requestStates } from '../../../src/domain/request/requestState.ts';
import { createWrongNumberFeedback, type TestRecord, testList } from '../acceptedRecord.ts';
import {
  type ConformanceCase,
  createSentRequest,
  createStoredRequest,
  feedbackDocumentPath,
  hour,
  receiptDocumentPath,
  requestDocumentPath,
} from '../case.ts';
import type { CaseContext } from '../caseContext.ts';
import { site } from '../fixtureSite.ts';
import { newsDocumentPath } from '../hostileCase.ts';
import {
  commitCall,
  deleteDocument,
  mergeDocument,
  queryCall,
  type RestCall,
  type RestWrite,
  setDocument,
} from '../restCalls.ts';
import { ifExists } from '../wire.ts';

type Row = Omit<ConformanceCase, 'title' | 'expected' | 'as'>;
type Rows = Readonly<Record<string, Row>>;

const createClerkCases = (expected: 'allowed' | 'refused', rows: Rows): readonly ConformanceCase[] =>
  Object.entries(rows).map(([title, row]) => ({ ...row, title: `a clerk: ${title}`, expected, as: 'clerk' }));

/** The same by the public: the copies of hostile cases try it as a signed-in caller. */
const createNobodyCases = (rows: Rows): readonly ConformanceCase[] =>
  Object.entries(rows).map(([title, row]) => ({ ...row, title: `no clerk: ${title}`, expected: 'refused' }));

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

const contentAllowed: Rows = {
  'a draft read': { before: draft, call: readDocument(({ id }) => newsDocumentPath(id)) },
  'news read that is not there': { call: readDocument(({ id }) => newsDocumentPath(id)) },
  'news of any status queried, without a limit': { call: queryCall('News_List', {}, null) },
  'news made': { call: writeRecord(() => ({})) },
  'news made, if there is none': {
    call: ({ id, now }) =>
      commitCall({ ...setDocument(newsDocumentPath(id), record(now)), ...ifExists(false) }),
  },
  'news changed': { before: draft, call: writeRecord(() => ({ status: 'active' })) },
  'news changed, as it was read': {
    before: draft,
    call: ({ id, now }) =>
      commitCall({
        ...setDocument(newsDocumentPath(id), record(now, { status: 'archived' })),
        currentDocument: { updateTime: { updateTimeOf: newsDocumentPath(id) } },
      }),
  },
  'news with a status of 40 units': { call: writeRecord(() => ({ status: 's'.repeat(40) })) },
  'news of 40 fields': { call: writeRecord(() => many(40)) },
  'news deleted': { before: draft, call: ({ id }) => commitCall(deleteDocument(newsDocumentPath(id))) },
};

const contentRefused: Rows = {
  'a list that the site does not have read': { call: readDocument(({ id }) => elsewhereAt(id)) },
  'a list that the site does not have queried': { call: queryCall('Other_List') },
  'a list that the site does not have written': { call: writeRecord(() => ({}), elsewhereAt) },
  'a list that the site does not have deleted from': {
    before: ({ id, now }) => [setDocument(elsewhereAt(id), record(now))],
    call: ({ id }) => commitCall(deleteDocument(elsewhereAt(id))),
  },
  'a collection of its own': { call: ({ id }) => commitCall(setDocument(`Elsewhere/${id}`, { a: 1 })) },
  'news without a status': {
    call: ({ id, now }) => commitCall(setDocument(newsDocumentPath(id), { updated: now })),
  },
  'news with a list of statuses': { call: writeRecord(() => ({ status: testList('active') })) },
  'news with a status of 41 units': { call: writeRecord(() => ({ status: 's'.repeat(41) })) },
  'news whose change has no moment': {
    call: ({ id }) => commitCall(setDocument(newsDocumentPath(id), { status: 'active' })),
  },
  'news whose change has a text for its moment': { call: writeRecord(() => ({ updated: 'today' })) },
  'news of 41 fields': { call: writeRecord(() => many(41)) },
};

const writeStatus = (change: (at: CaseContext) => TestRecord) => (at: CaseContext) =>
  commitCall(setDocument(receiptDocumentPath(at.code), { recordId: at.id, since: at.now, ...change(at) }));

const requestsAllowed: Rows = {
  'a request read': { before: createStoredRequest, call: readDocument(({ id }) => requestDocumentPath(id)) },
  'requests queried': { call: queryCall('Form_Requests') },
  'a request deleted with its receipt': {
    before: createSentRequest,
    call: ({ id, code }) =>
      commitCall(deleteDocument(requestDocumentPath(id)), deleteDocument(receiptDocumentPath(code))),
  },
  'receipts queried by a request': { call: queryCall('Request_Receipts', { recordId: '4abc' }) },
  'feedback read': {
    before: ({ code, now }) => [setDocument(feedbackDocumentPath(code), createWrongNumberFeedback(now))],
    call: readDocument(({ code }) => feedbackDocumentPath(code)),
  },
  'feedback queried': { call: queryCall('Page_Feedback') },
  'feedback deleted': {
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
      return statusChanges.map((change): readonly [string, Row] => [
        `a receipt that says ${Object.values(change).join(', ')}`,
        { before: createSentRequest, call: writeStatus(() => change) },
      ]);
    }),
  ),
  'a state over another, by its fields': {
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
};

const state = (state: string, reason?: string): TestRecord => ({
  state,
  ...(reason !== undefined && { reason }),
});

const requestsRefused: Rows = {
  "a citizen's request changed": {
    before: createStoredRequest,
    call: ({ id }) => commitCall(mergeDocument(requestDocumentPath(id), { purpose: 'Other' })),
  },
  'a state written on a request': {
    before: createStoredRequest,
    call: ({ id, now }) => commitCall(mergeDocument(requestDocumentPath(id), { state: 'ready', since: now })),
  },
  'a request made that no citizen could send': {
    call: ({ id }) => commitCall(setDocument(requestDocumentPath(id), { lname: 'Sample' })),
  },
  'feedback changed': {
    before: ({ code, now }) => [setDocument(feedbackDocumentPath(code), createWrongNumberFeedback(now))],
    call: ({ code }) => commitCall(mergeDocument(feedbackDocumentPath(code), { text: 'Other' })),
  },
  'a state without its moment': {
    before: createSentRequest,
    call: ({ code, id }) =>
      commitCall(setDocument(receiptDocumentPath(code), { recordId: id, state: 'ready' })),
  },
  'a state of long ago': {
    before: createSentRequest,
    call: writeStatus(({ now }) => ({ state: 'ready', since: now - 26 * hour })),
  },
  'a state that the table does not know': {
    before: createSentRequest,
    call: writeStatus(() => state('lost')),
  },
  'a state that the table does not know, with a reason': {
    before: createSentRequest,
    call: writeStatus(() => state('lost', 'not-free')),
  },
  'a state that takes no reason, with one': {
    before: createSentRequest,
    call: writeStatus(() => state('ready', 'being-checked')),
  },
  "processing, for another state's reason": {
    before: createSentRequest,
    call: writeStatus(() => state('processing', 'not-free')),
  },
  'processing, with a word of its own': {
    before: createSentRequest,
    call: writeStatus(() => ({ ...state('processing', 'being-checked'), note: 'Sample' })),
  },
  'refused, without a reason': { before: createSentRequest, call: writeStatus(() => state('refused')) },
  "refused, for another state's reason": {
    before: createSentRequest,
    call: writeStatus(() => state('refused', 'being-checked')),
  },
  "a receipt turned to another's request": {
    before: createSentRequest,
    call: writeStatus(() => ({ ...state('ready'), recordId: '4fff' })),
  },
};

/** The calls that staff may make, made by the public; most states of a receipt are left out. */
const hostile: Rows = Object.fromEntries(
  Object.entries({ ...contentAllowed, ...requestsAllowed }).filter(
    ([title]) => !title.startsWith('a receipt that says') || /ready|not-free/.test(title),
  ),
);

export const staffCases: readonly ConformanceCase[] = [
  ...createClerkCases('allowed', contentAllowed),
  ...createClerkCases('refused', contentRefused),
  ...createClerkCases('allowed', requestsAllowed),
  ...createClerkCases('refused', requestsRefused),
  ...createNobodyCases(hostile),
];
