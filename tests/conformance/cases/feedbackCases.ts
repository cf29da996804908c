/** Feedback on a page: what it may hold, and that the public may create it but never read it. */
import { maxFeedbackLength } from '../../../src/form/feedback.ts';
import { paragraphFieldType } from '../../../src/form/fieldTypes/text.ts';
import {
  createWrongNumberFeedback,
  type TestRecord,
  type TestValue,
  testBytes,
  testDouble,
  testNull,
  withoutField,
} from '../acceptedRecord.ts';
import { type ConformanceCase, feedbackDocumentPath, hour, minute } from '../case.ts';
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
  'that it was useful': bare('useful'),
  'that it was not useful': bare('notUseful'),
  'that it was not useful, and why': changed({ kind: 'notUseful' }),
  'a wrong number': createWrongNumberFeedback,
  'a text of 500 units': changed({ text: 't'.repeat(maxFeedbackLength) }),
  'the path of a record': changed({ page: '/News/clean-up-day-2' }),
  'the path of a record whose id the store drew': changed({ page: '/official-details/Xy7_aB-c' }),
  'the path of a page of two words': changed({ page: '/Form_Request' }),
  'the longest path': changed({ page: `/News/${'a'.repeat(234)}` }),
  'what was written almost 25 hours ago': at(-25 * hour + minute),
  'the time of a phone almost 10 minutes ahead': at(9.5 * minute),
};

const refused: Readonly<Record<string, Made>> = {
  'that it was useful, and a text': changed({ kind: 'useful' }),
  'a wrong number that is not named': bare('wrongNumber'),
  'that it was not useful, and an empty text': changed({ kind: 'notUseful', text: '' }),
  'a kind there is not': changed({ kind: 'praise' }),
  'a kind there is not, without a text': bare('praise'),
  'a kind of no text': changed({ kind: 1 }),
  'a list of kinds': changed({ kind: { arrayValue: { values: [{ stringValue: 'useful' }] } } }),
  'a text of 501 units': changed({ text: 't'.repeat(maxFeedbackLength + 1) }),
  'a text that is an int': changed({ text: 5 }),
  'a text of bytes': changed({ text: testBytes }),
  'a text that is null': changed({ text: testNull }),
  'a path without its slash': changed({ page: 'News' }),
  'the path of no page': changed({ page: '/' }),
  'an empty path': changed({ page: '' }),
  'a path with a slash at its end': changed({ page: '/News/' }),
  'a path of three parts': changed({ page: '/News/a/b' }),
  'a path with a query': changed({ page: '/News?before=1' }),
  'a path with a fragment': changed({ page: '/Request_Status#0a1b2c3d-4e5f-4abc-8a9b-0c1d2e3f4a5b' }),
  'a path with a blank': changed({ page: '/News/a b' }),
  'a path with a new line': changed({ page: '/News\n' }),
  'a path with letters beyond ASCII': changed({ page: '/News/ñ' }),
  'a path that is encoded': changed({ page: '/News/%41' }),
  'a path with a digit in its first part': changed({ page: '/0917' }),
  'an address of another site': changed({ page: 'https://example.com/' }),
  'a path of 241 signs': changed({ page: `/News/${'a'.repeat(235)}` }),
  'a path that is a list': changed({ page: { arrayValue: { values: [{ stringValue: '/News' }] } } }),
  'a time older than 25 hours': at(-25 * hour - minute),
  'a time more than 10 minutes ahead': at(10.5 * minute),
  'a time that is a float': (now) => ({ ...createWrongNumberFeedback(now), dateCreated: testDouble(now) }),
  'a time that is a text': (now) => ({ ...createWrongNumberFeedback(now), dateCreated: String(now) }),
  'a time that is a timestamp': (now) => ({
    ...createWrongNumberFeedback(now),
    dateCreated: { timestampValue: new Date(now).toISOString() },
  }),
  'a name': changed({ name: 'Sample' }),
  'a state of staff': changed({ state: 'done' }),
  'that it was useful, and a name': (now) => ({ ...bare('useful')(now), name: 'Sample' }),
  'no page': (now) => withoutField(createWrongNumberFeedback(now), 'page'),
  'no kind': (now) => withoutField(createWrongNumberFeedback(now), 'kind'),
  'no time': (now) => withoutField(createWrongNumberFeedback(now), 'dateCreated'),
  'nothing at all': () => ({}),
};

const samples = paragraphFieldType.samples(
  { label: '', requiredMessage: '', max: maxFeedbackLength, options: [], optional: false },
  0,
);

/** The same texts as the form's long ones. */
const ofText = (texts: readonly unknown[], expected: 'allowed' | 'refused'): readonly ConformanceCase[] =>
  texts
    .filter((text): text is TestValue => typeof text !== 'object')
    .map(
      (text, index): ConformanceCase => ({
        title: `feedback with the ${expected === 'allowed' ? 'good' : 'bad'} text ${index + 1} of the form`,
        expected,
        call: sent(changed({ text })),
      }),
    );

const stored = ({ now, code }: CaseContext) => [
  setDocument(feedbackDocumentPath(code), createWrongNumberFeedback(now)),
];
const longAgo: Made = (now) => createWrongNumberFeedback(now - 10 * 24 * hour);

export const feedbackCases: readonly ConformanceCase[] = [
  ...Object.entries(accepted).map(
    ([title, createRecord]): ConformanceCase => ({
      title: `feedback with ${title}`,
      expected: 'allowed',
      call: sent(createRecord),
    }),
  ),
  ...Object.entries(refused).map(
    ([title, createRecord]): ConformanceCase => ({
      title: `feedback with ${title}`,
      expected: 'refused',
      call: sent(createRecord),
    }),
  ),
  ...ofText(samples.accepted, 'allowed'),
  ...ofText(samples.rejected, 'refused'),
  {
    title: 'feedback under the short id of a request',
    expected: 'refused',
    call: sent(createWrongNumberFeedback, ({ id }) => id),
  },
  {
    title: 'feedback under an id of another version',
    expected: 'refused',
    call: sent(createWrongNumberFeedback, ({ code }) => code.replace(/^(.{14})4/, '$11')),
  },
  {
    title: 'feedback under an id with more behind it',
    expected: 'refused',
    call: sent(createWrongNumberFeedback, ({ code }) => `${code}0`),
  },
  {
    title: 'the same feedback sent again',
    expected: 'allowed',
    before: stored,
    call: sent(createWrongNumberFeedback),
  },
  {
    title: 'the same feedback sent again ten days later',
    expected: 'allowed',
    before: ({ now, code }) => [setDocument(feedbackDocumentPath(code), longAgo(now))],
    call: sent(longAgo),
  },
  {
    title: 'other feedback over what is stored',
    expected: 'refused',
    before: stored,
    call: sent(changed({ text: 'Other' })),
  },
  {
    title: 'one field of stored feedback changed by a merge',
    expected: 'refused',
    before: stored,
    call: ({ code }) => commitCall(mergeDocument(feedbackDocumentPath(code), { text: 'Other' })),
  },
  {
    title: 'stored feedback deleted',
    expected: 'refused',
    before: stored,
    call: ({ code }) => commitCall(deleteDocument(feedbackDocumentPath(code))),
  },
  {
    title: 'stored feedback read by its id',
    expected: 'refused',
    before: stored,
    call: ({ code }) => ({ at: ':batchGet', body: { documents: [{ path: feedbackDocumentPath(code) }] } }),
  },
  {
    title: 'all feedback queried',
    expected: 'refused',
    before: stored,
    call: () => queryCall('Page_Feedback'),
  },
  {
    title: 'feedback queried by its page',
    expected: 'refused',
    before: stored,
    call: () => queryCall('Page_Feedback', { page: '/Emergency-Hotlines' }),
  },
  { title: 'feedback counted', expected: 'refused', before: stored, call: () => countCall('Page_Feedback') },
];
