/** §7. Bodies and addresses that are wrong; and calls that the site does not make. */
import {
  type ConformanceCase,
  type EmulatorDifference,
  receiptDocumentPath,
  unservedDifference,
} from '../case.ts';
import type { ComparableAnswer } from '../comparableAnswer.ts';
import { commitCall, type RestCall } from '../restCalls.ts';
import { casePath, int, putOwn } from '../wire.ts';

const bad: ComparableAnswer = '400 INVALID_ARGUMENT';
const at = (call: string, body: string): RestCall => ({ at: call, body });

const nowhere: EmulatorDifference = { emulator: '404 without a status', reason: 'address' };
const anyProject: EmulatorDifference = { emulator: 'allowed', reason: 'oneProject' };
const bounded: EmulatorDifference = { emulator: 'allowed', reason: 'bounded' };
const notServed: ComparableAnswer = '501 UNIMPLEMENTED';

const rows: Readonly<Record<string, readonly [RestCall, ComparableAnswer, EmulatorDifference?]>> = {
  'no JSON': [at(':commit', '{"writes":'), bad],
  'an empty body': [at(':commit', ''), bad, { emulator: 'allowed', reason: 'strict' }],
  'a body that is null': [at(':commit', 'null'), bad],
  'a body that is a list': [at(':batchGet', '[]'), bad],
  'a body that is a text': [at(':commit', '"writes"'), bad],
  '1,000 lists in each other': [at(':commit', '['.repeat(1_000) + ']'.repeat(1_000)), bad],
  'a body with a part that is not known': [at(':commit', '{"surprise":1}'), bad],
  'writes that are no list': [at(':commit', '{"writes":{}}'), bad],
  'a query without a query': [at('/~:runQuery', '{}'), bad],
  'a count without a query': [at('/~:runAggregationQuery', '{}'), bad],
  'an unknown verb': [at(':surprise', '{}'), notServed, nowhere],
  'a verb of the language': [at(':constructor', '{}'), notServed, nowhere],
  'no verb': [at('', '{}'), notServed, nowhere],
  'a commit below a document': [
    at('/a/b:commit', '{}'),
    '404 NOT_FOUND',
    { emulator: '400 INVALID_ARGUMENT', reason: 'address' },
  ],
  'a broken escape': [at('/%E0%A4%A:runQuery', '{}'), bad, { emulator: 'not asked', reason: 'fault' }],
  'a slash that hides in an escape': [at('/a%2Fb:runQuery', '{}'), bad],
  'another project': [
    { ...commitCall(), root: 'projects/other/databases/(default)/documents' },
    'refused',
    anyProject,
  ],
  'another database': [
    { ...commitCall(), root: 'projects/demo-barangay/databases/b/documents' },
    '404 NOT_FOUND',
    anyProject,
  ],
  'no project': [{ at: '', verb: 'GET', root: 'elsewhere' }, '404 NOT_FOUND', nowhere],
  'a transaction': [at(':beginTransaction', '{}'), notServed, unservedDifference],
  'a rollback': [at(':rollback', '{}'), notServed, { emulator: '400 INVALID_ARGUMENT', reason: 'unserved' }],
  'a batch of writes': [at(':batchWrite', '{}'), notServed, unservedDifference],
  'the collections of a document': [at('/~:listCollectionIds', '{}'), notServed, unservedDifference],
  'a partition of a query': [at('/~:partitionQuery', '{}'), notServed],
  'a list by GET': [{ verb: 'GET', at: '/~/list' }, notServed, unservedDifference],
  'a document made by POST': [
    { at: '/~/list?documentId=b', body: { fields: {} } },
    notServed,
    unservedDifference,
  ],
  'a PATCH': [
    { verb: 'PATCH', at: '/~/list/a', body: { fields: { n: int(2) } } },
    notServed,
    unservedDifference,
  ],
  'a DELETE': [{ verb: 'DELETE', at: '/~/list/a' }, notServed, unservedDifference],
  'a PUT': [{ verb: 'PUT', at: '/~/list/a', body: {} }, notServed, nowhere],
  'a body of 1.6 MB': [
    at(':commit', `{"writes":[]}${' '.repeat(1_600_000)}`),
    '413 INVALID_ARGUMENT',
    bounded,
  ],
  'a body of 12 MB': [
    at(':commit', `{"writes":[]}${' '.repeat(12_000_000)}`),
    '413 INVALID_ARGUMENT',
    bounded,
  ],
};

/** A case of the public, whatever its token claims. */
const bearers: Readonly<
  Record<string, readonly [authorization: string, ComparableAnswer, EmulatorDifference?]>
> = {
  'a guess': ['Bearer guess', '401 UNAUTHENTICATED', { emulator: '400 INVALID_ARGUMENT', reason: 'tokens' }],
  "the emulator's owner": ['Bearer owner', '401 UNAUTHENTICATED', { emulator: 'allowed', reason: 'tokens' }],
  'an empty bearer': ['Bearer ', 'refused', { emulator: '500 UNKNOWN', reason: 'fault' }],
  "a name and password of a proxy's": [
    'Basic b3duZXI6b3duZXI=',
    'refused',
    { emulator: '500 UNKNOWN', reason: 'fault' },
  ],
};

export const errorCases: readonly ConformanceCase[] = [
  ...Object.entries(rows).map(
    ([title, [call, expected, differs]]): ConformanceCase => ({
      title: `a call: ${title}`,
      as: 'staff',
      before: [putOwn('a', { n: int(1) })],
      call,
      expected,
      ...(differs !== undefined && { differs }),
    }),
  ),
  {
    title: 'a call: GET of a document with a part of its name escaped',
    as: 'staff',
    before: [putOwn('a:b', { n: int(1) })],
    call: { verb: 'GET', at: `/~/%6Cist/${encodeURIComponent('a:b')}` },
    expected: { documents: { 'a:b': { n: int(1) } } },
  },
  ...Object.entries(bearers).map(
    ([title, [authorization, expected, differs]]): ConformanceCase => ({
      title: `a write as ${title}`,
      call: { ...commitCall(putOwn('a')), authorization },
      expected,
      ...(differs !== undefined && { differs }),
    }),
  ),
  {
    title: 'an absent receipt, read by the public by GET',
    call: ({ code }) => ({ verb: 'GET', at: `/${receiptDocumentPath(code)}` }),
    expected: '404 NOT_FOUND',
  },
  {
    title: 'a collection that no rule names, read by the public',
    call: { verb: 'GET', at: `/${casePath('a')}` },
    expected: 'refused',
  },
];
