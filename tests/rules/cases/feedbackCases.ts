/** Feedback on a page: what it may hold, and that the public may create it but never read it. */

import type { ConformanceCase } from '../../../packages/embedded-firestore/tests/support/case.ts';
import type { CaseContext } from '../../../packages/embedded-firestore/tests/support/caseContext.ts';
import {
  commitCall,
  deleteDocument,
  mergeDocument,
  type RestCall,
  setDocument,
} from '../../../packages/embedded-firestore/tests/support/restCalls.ts';
import {
  type TestRecord,
  type TestValue,
  testBytes,
  testDouble,
  testNull,
  withoutField,
} from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { maxFeedbackLength } from '../../../src/form/feedback.ts';
import { createParagraphSamples } from '../../support/form/fieldSamples.ts';
import { createWrongNumberFeedback } from '../acceptedRecord.ts';
import { countCall, queryCall } from '../siteCalls.ts';
import { feedbackDocumentPath, hour, minute } from '../siteCase.ts';

type Made = (now: number) => TestRecord;

const sent =
  (createRecord: Made, idOf: (at: CaseContext) => string = ({ code }) => code) =>
  (at: CaseContext): RestCall =>
    commitCall(setDocument(feedbackDocumentPath(idOf(at)), createRecord(at.now)));

const changed =
  (change: TestRecord): Made =>
  (now) => ({ ...createWrongNumberFeedback(now), ...change });
const bare =
  (kind: string): Made =>
  (now) => ({ ...withoutField(createWrongNumberFeedback(now), 'text'), kind });
const at =
  (offset: number): Made =>
  (now) => ({ ...createWrongNumberFeedback(now), dateCreated: now + offset });

const accepted: Readonly<Record<string, Made>> = {
  'useful, without a text': bare('useful'),
  'not useful, without a text': bare('notUseful'),
  'not useful, with a text': changed({ kind: 'notUseful' }),
  'wrong number, with a text': createWrongNumberFeedback,
  'text of 500 characters': changed({ text: 't'.repeat(maxFeedbackLength) }),
  'path of a record': changed({ page: '/News/clean-up-day-2' }),
  'path of a record with a generated id': changed({ page: '/official-details/Xy7_aB-c' }),
  'path with an underscore': changed({ page: '/Form_Request' }),
  'longest path': changed({ page: `/News/${'a'.repeat(234)}` }),
  'time almost 25 hours ago': at(-25 * hour + minute),
  'time almost 10 minutes ahead': at(9.5 * minute),
};

const refused: Readonly<Record<string, Made>> = {
  'useful, with a text': changed({ kind: 'useful' }),
  'wrong number, without a text': bare('wrongNumber'),
  'not useful, with an empty text': changed({ kind: 'notUseful', text: '' }),
  'unknown kind': changed({ kind: 'praise' }),
  'unknown kind, without a text': bare('praise'),
  'kind as an integer': changed({ kind: 1 }),
  'kind as an array': changed({ kind: { arrayValue: { values: [{ stringValue: 'useful' }] } } }),
  'text of 501 characters': changed({ text: 't'.repeat(maxFeedbackLength + 1) }),
  'text as an integer': changed({ text: 5 }),
  'text as bytes': changed({ text: testBytes }),
  'text as null': changed({ text: testNull }),
  'path without a leading slash': changed({ page: 'News' }),
  'path of a slash alone': changed({ page: '/' }),
  'empty path': changed({ page: '' }),
  'path with a trailing slash': changed({ page: '/News/' }),
  'path of three segments': changed({ page: '/News/a/b' }),
  'path with a query': changed({ page: '/News?before=1' }),
  'path with a fragment': changed({ page: '/Request_Status#0a1b2c3d-4e5f-4abc-8a9b-0c1d2e3f4a5b' }),
  'path with a space': changed({ page: '/News/a b' }),
  'path with a line break': changed({ page: '/News\n' }),
  'path with a non-ASCII letter': changed({ page: '/News/ñ' }),
  'path with a percent escape': changed({ page: '/News/%41' }),
  'path with a digit in its first segment': changed({ page: '/0917' }),
  'URL of another site': changed({ page: 'https://example.com/' }),
  'path of 241 characters': changed({ page: `/News/${'a'.repeat(235)}` }),
  'path as an array': changed({ page: { arrayValue: { values: [{ stringValue: '/News' }] } } }),
  'time older than 25 hours': at(-25 * hour - minute),
  'time more than 10 minutes ahead': at(10.5 * minute),
  'time as a double': (now) => ({ ...createWrongNumberFeedback(now), dateCreated: testDouble(now) }),
  'time as a string': (now) => ({ ...createWrongNumberFeedback(now), dateCreated: String(now) }),
  'time as a timestamp': (now) => ({
    ...createWrongNumberFeedback(now),
    dateCreated: { timestampValue: new Date(now).toISOString() },
  }),
  'unknown field name': changed({ name: 'Sample' }),
  'staff-only field state': changed({ state: 'done' }),
  'useful, with an unknown field name': (now) => ({ ...bare('useful')(now), name: 'Sample' }),
  'page missing': (now) => withoutField(createWrongNumberFeedback(now), 'page'),
  'kind missing': (now) => withoutField(createWrongNumberFeedback(now), 'kind'),
  'dateCreated missing': (now) => withoutField(createWrongNumberFeedback(now), 'dateCreated'),
  'no fields': () => ({}),
};

const samples = createParagraphSamples({ max: maxFeedbackLength });

/** The same texts as the form's long ones. */
const ofText = (texts: readonly unknown[], expected: 'allowed' | 'refused'): readonly ConformanceCase[] =>
  texts
    .filter((text): text is TestValue => typeof text !== 'object')
    .map(
      (text, index): ConformanceCase => ({
        title: `feedback: ${expected === 'allowed' ? 'valid' : 'invalid'} text ${index + 1} of the form`,
        expected,
        call: sent(changed({ text })),
      }),
    );

const stored = ({ now, code }: CaseContext) => [
  setDocument(feedbackDocumentPath(code), createWrongNumberFeedback(now)),
];

export const feedbackCases: readonly ConformanceCase[] = [
  ...Object.entries(accepted).map(
    ([title, createRecord]): ConformanceCase => ({
      title: `feedback: ${title}`,
      expected: 'allowed',
      call: sent(createRecord),
    }),
  ),
  ...Object.entries(refused).map(
    ([title, createRecord]): ConformanceCase => ({
      title: `feedback: ${title}`,
      expected: 'refused',
      call: sent(createRecord),
    }),
  ),
  ...ofText(samples.accepted, 'allowed'),
  ...ofText(samples.rejected, 'refused'),
  {
    title: 'feedback id: short id of a request',
    expected: 'refused',
    call: sent(createWrongNumberFeedback, ({ id }) => id),
  },
  {
    title: 'feedback id: another UUID version',
    expected: 'refused',
    call: sent(createWrongNumberFeedback, ({ code }) => code.replace(/^(.{14})4/, '$11')),
  },
  {
    title: 'feedback id: an extra trailing digit',
    expected: 'refused',
    call: sent(createWrongNumberFeedback, ({ code }) => `${code}0`),
  },
  {
    title: 'existing feedback: same document set again',
    expected: 'allowed',
    before: stored,
    call: sent(createWrongNumberFeedback),
  },
  ...(
    [
      ['almost 25 hours later', at(-25 * hour + minute), 'allowed'],
      ['25 hours later', at(-25 * hour - minute), 'refused'],
      ['ten days later', at(-10 * 24 * hour), 'refused'],
      ['whose time is more than 10 minutes ahead', at(10.5 * minute), 'refused'],
      [
        'without a time',
        (now: number) => withoutField(createWrongNumberFeedback(now), 'dateCreated'),
        'refused',
      ],
    ] as const
  ).map(
    ([when, createRecord, expected]): ConformanceCase => ({
      title: `existing feedback: same document set again ${when}`,
      expected,
      before: ({ now, code }) => [setDocument(feedbackDocumentPath(code), createRecord(now))],
      call: sent(createRecord),
    }),
  ),
  {
    title: 'existing feedback: merge of nothing 25 hours later',
    expected: 'refused',
    before: ({ now, code }) => [setDocument(feedbackDocumentPath(code), at(-25 * hour - minute)(now))],
    call: ({ code }) => commitCall(mergeDocument(feedbackDocumentPath(code), {})),
  },
  {
    title: 'existing feedback: overwrite with another text',
    expected: 'refused',
    before: stored,
    call: sent(changed({ text: 'Other' })),
  },
  {
    title: 'existing feedback: merge that changes a field',
    expected: 'refused',
    before: stored,
    call: ({ code }) => commitCall(mergeDocument(feedbackDocumentPath(code), { text: 'Other' })),
  },
  {
    title: 'existing feedback: deletion',
    expected: 'refused',
    before: stored,
    call: ({ code }) => commitCall(deleteDocument(feedbackDocumentPath(code))),
  },
  {
    title: 'existing feedback: read by its id',
    expected: 'refused',
    before: stored,
    call: ({ code }) => ({ at: ':batchGet', body: { documents: [{ path: feedbackDocumentPath(code) }] } }),
  },
  {
    title: 'all feedback: query',
    expected: 'refused',
    before: stored,
    call: () => queryCall('Page_Feedback'),
  },
  {
    title: 'all feedback: query by page',
    expected: 'refused',
    before: stored,
    call: () => queryCall('Page_Feedback', { page: '/Emergency-Hotlines' }),
  },
  {
    title: 'all feedback: count',
    expected: 'refused',
    before: stored,
    call: () => countCall('Page_Feedback'),
  },
];
