/** §6: what an account with the claim of staff may do, and what it may not either; who signed in without it may nothing more than the public. */

import { requestStateNames, requestStates } from '../../../src/domain/request/requestState.ts';
import { listOf, type Plains, wrongNumber } from '../acceptedRecord.ts';
import { type At, type Case, feedbackAt, hour, receiptAt, requestAt, sent, stored } from '../case.ts';
import { site } from '../fixtureSite.ts';
import { newsAt } from '../hostileCase.ts';
import { type Call, commit, merge, query, remove, set, type Write } from '../restCalls.ts';
import { exists } from '../wire.ts';

type Row = Omit<Case, 'title' | 'expected' | 'as'>;
type Rows = Readonly<Record<string, Row>>;

const clerks = (expected: 'allowed' | 'refused', rows: Rows): readonly Case[] =>
  Object.entries(rows).map(([title, row]) => ({ ...row, title: `a clerk: ${title}`, expected, as: 'clerk' }));

/** The same by nobody: the copies of hostile cases ask it of who signed in. */
const nobodys = (rows: Rows): readonly Case[] =>
  Object.entries(rows).map(([title, row]) => ({ ...row, title: `no clerk: ${title}`, expected: 'refused' }));

const got =
  (pathOf: (at: At) => string) =>
  (at: At): Call => ({ at: ':batchGet', body: { documents: [{ path: pathOf(at) }] } });

const elsewhereAt = (id: string): string => `${site.root}/Other_List/list/${id}`;
const record = (now: number, change: Plains = {}): Plains => ({
  status: 'draft',
  updated: now,
  title: 'Sample',
  ...change,
});
const draft = ({ id, now }: At): readonly Write[] => [set(newsAt(id), record(now))];
const written =
  (change: (at: At) => Plains, pathOf: (id: string) => string = newsAt) =>
  (at: At): Call =>
    commit(set(pathOf(at.id), record(at.now, change(at))));
const many = (count: number): Plains =>
  Object.fromEntries(Array.from({ length: count - 3 }, (_, at) => [`f${at}`, 1]));

const contentAllowed: Rows = {
  'a draft read': { before: draft, call: got(({ id }) => newsAt(id)) },
  'news read that is not there': { call: got(({ id }) => newsAt(id)) },
  'news of any status queried, without a limit': { call: query('News_List', {}, null) },
  'news made': { call: written(() => ({})) },
  'news made, if there is none': {
    call: ({ id, now }) => commit({ ...set(newsAt(id), record(now)), ...exists(false) }),
  },
  'news changed': { before: draft, call: written(() => ({ status: 'active' })) },
  'news changed, as it was read': {
    before: draft,
    call: ({ id, now }) =>
      commit({
        ...set(newsAt(id), record(now, { status: 'archived' })),
        currentDocument: { updateTime: { updateTimeOf: newsAt(id) } },
      }),
  },
  'news with a status of 40 units': { call: written(() => ({ status: 's'.repeat(40) })) },
  'news of 40 fields': { call: written(() => many(40)) },
  'news deleted': { before: draft, call: ({ id }) => commit(remove(newsAt(id))) },
};

const contentRefused: Rows = {
  'a list that the site does not have read': { call: got(({ id }) => elsewhereAt(id)) },
  'a list that the site does not have queried': { call: query('Other_List') },
  'a list that the site does not have written': { call: written(() => ({}), elsewhereAt) },
  'a list that the site does not have deleted from': {
    before: ({ id, now }) => [set(elsewhereAt(id), record(now))],
    call: ({ id }) => commit(remove(elsewhereAt(id))),
  },
  'a collection of its own': { call: ({ id }) => commit(set(`Elsewhere/${id}`, { a: 1 })) },
  'news without a status': {
    call: ({ id, now }) => commit(set(newsAt(id), { updated: now })),
  },
  'news with a list of statuses': { call: written(() => ({ status: listOf('active') })) },
  'news with a status of 41 units': { call: written(() => ({ status: 's'.repeat(41) })) },
  'news whose change has no moment': { call: ({ id }) => commit(set(newsAt(id), { status: 'active' })) },
  'news whose change has a text for its moment': { call: written(() => ({ updated: 'today' })) },
  'news of 41 fields': { call: written(() => many(41)) },
};

const toldOf = (change: (at: At) => Plains) => (at: At) =>
  commit(set(receiptAt(at.code), { recordId: at.id, since: at.now, ...change(at) }));

const deskAllowed: Rows = {
  'a request read': { before: stored, call: got(({ id }) => requestAt(id)) },
  'requests queried': { call: query('Form_Requests') },
  'a request deleted with its receipt': {
    before: sent,
    call: ({ id, code }) => commit(remove(requestAt(id)), remove(receiptAt(code))),
  },
  'receipts queried by a request': { call: query('Request_Receipts', { recordId: '4abc' }) },
  'feedback read': {
    before: ({ code, now }) => [set(feedbackAt(code), wrongNumber(now))],
    call: got(({ code }) => feedbackAt(code)),
  },
  'feedback queried': { call: query('Page_Feedback') },
  'feedback deleted': {
    before: ({ code, now }) => [set(feedbackAt(code), wrongNumber(now))],
    call: ({ code }) => commit(remove(feedbackAt(code))),
  },
  ...Object.fromEntries(
    requestStateNames.flatMap((state) => {
      const { reasons, needsReason } = requestStates[state];
      const told: readonly Plains[] = [
        ...(needsReason ? [] : [{ state }]),
        ...reasons.map((reason) => ({ state, reason })),
      ];
      return told.map((change): readonly [string, Row] => [
        `a receipt that says ${Object.values(change).join(', ')}`,
        { before: sent, call: toldOf(() => change) },
      ]);
    }),
  ),
  'a state over another, by its fields': {
    before: (at) => [
      ...sent(at),
      merge(receiptAt(at.code), { state: 'refused', since: at.now - 99 * hour, reason: 'not-free' }),
    ],
    call: ({ code, now }) =>
      commit({
        ...set(receiptAt(code), { state: 'ready', since: now }),
        updateMask: { fieldPaths: ['state', 'since', 'reason'] },
      }),
  },
};

const state = (state: string, reason?: string): Plains => ({
  state,
  ...(reason !== undefined && { reason }),
});

const deskRefused: Rows = {
  "a citizen's request changed": {
    before: stored,
    call: ({ id }) => commit(merge(requestAt(id), { purpose: 'Other' })),
  },
  'a state written on a request': {
    before: stored,
    call: ({ id, now }) => commit(merge(requestAt(id), { state: 'ready', since: now })),
  },
  'a request made that no citizen could send': {
    call: ({ id }) => commit(set(requestAt(id), { lname: 'Sample' })),
  },
  'feedback changed': {
    before: ({ code, now }) => [set(feedbackAt(code), wrongNumber(now))],
    call: ({ code }) => commit(merge(feedbackAt(code), { text: 'Other' })),
  },
  'a state without its moment': {
    before: sent,
    call: ({ code, id }) => commit(set(receiptAt(code), { recordId: id, state: 'ready' })),
  },
  'a state of long ago': {
    before: sent,
    call: toldOf(({ now }) => ({ state: 'ready', since: now - 26 * hour })),
  },
  'a state that the table does not know': { before: sent, call: toldOf(() => state('lost')) },
  'a state that the table does not know, with a reason': {
    before: sent,
    call: toldOf(() => state('lost', 'not-free')),
  },
  'a state that takes no reason, with one': {
    before: sent,
    call: toldOf(() => state('ready', 'being-checked')),
  },
  "processing, for another state's reason": {
    before: sent,
    call: toldOf(() => state('processing', 'not-free')),
  },
  'processing, with a word of its own': {
    before: sent,
    call: toldOf(() => ({ ...state('processing', 'being-checked'), note: 'Sample' })),
  },
  'refused, without a reason': { before: sent, call: toldOf(() => state('refused')) },
  "refused, for another state's reason": {
    before: sent,
    call: toldOf(() => state('refused', 'being-checked')),
  },
  "a receipt turned to another's request": {
    before: sent,
    call: toldOf(() => ({ ...state('ready'), recordId: '4fff' })),
  },
};

/** What staff may, by nobody: none of it is a case yet. */
const hostile: Rows = Object.fromEntries(
  Object.entries({ ...contentAllowed, ...deskAllowed }).filter(
    ([title]) => !title.startsWith('a receipt that says') || /ready|not-free/.test(title),
  ),
);

export const staffCases: readonly Case[] = [
  ...clerks('allowed', contentAllowed),
  ...clerks('refused', contentRefused),
  ...clerks('allowed', deskAllowed),
  ...clerks('refused', deskRefused),
  ...nobodys(hostile),
];
