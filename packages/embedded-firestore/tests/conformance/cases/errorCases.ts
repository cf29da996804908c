/** Bodies and addresses that are wrong; and calls that the store does not serve. */
import { type ConformanceCase, type EmulatorDifference, unservedDifference } from '../../support/case.ts';
import type { ComparableAnswer } from '../../support/comparableAnswer.ts';
import { commitCall, type RestCall } from '../../support/restCalls.ts';
import { casePath, int, putOwn } from '../../support/wire.ts';

const bad: ComparableAnswer = '400 INVALID_ARGUMENT';
const at = (call: string, body: string): RestCall => ({ at: call, body });

const nowhere: EmulatorDifference = { emulator: '404 without a status', reason: 'address' };
const anyProject: EmulatorDifference = { emulator: 'allowed', reason: 'oneProject' };
const bounded: EmulatorDifference = { emulator: 'allowed', reason: 'bounded' };
const notServed: ComparableAnswer = '501 UNIMPLEMENTED';

const rows: Readonly<Record<string, readonly [RestCall, ComparableAnswer, EmulatorDifference?]>> = {
  'truncated JSON': [at(':commit', '{"writes":'), bad],
  'an empty body': [at(':commit', ''), bad, { emulator: 'allowed', reason: 'strict' }],
  'a null body': [at(':commit', 'null'), bad],
  'an array as body': [at(':batchGet', '[]'), bad],
  'a string as body': [at(':commit', '"writes"'), bad],
  '1,000 nested arrays': [at(':commit', '['.repeat(1_000) + ']'.repeat(1_000)), bad],
  'a body with an unknown property': [at(':commit', '{"surprise":1}'), bad],
  'an object as writes': [at(':commit', '{"writes":{}}'), bad],
  'runQuery without a query': [at('/~:runQuery', '{}'), bad],
  'runAggregationQuery without a query': [at('/~:runAggregationQuery', '{}'), bad],
  'an unknown method': [at(':surprise', '{}'), notServed, nowhere],
  'constructor as the method': [at(':constructor', '{}'), notServed, nowhere],
  'no method': [at('', '{}'), notServed, nowhere],
  'a commit below a document': [
    at('/a/b:commit', '{}'),
    '404 NOT_FOUND',
    { emulator: '400 INVALID_ARGUMENT', reason: 'address' },
  ],
  'a malformed percent escape': [
    at('/%E0%A4%A:runQuery', '{}'),
    bad,
    { emulator: 'not asked', reason: 'fault' },
  ],
  'an escaped slash': [at('/a%2Fb:runQuery', '{}'), bad],
  'another project': [
    { ...commitCall(), root: 'projects/other/databases/(default)/documents' },
    'refused',
    anyProject,
  ],
  'another database': [
    { ...commitCall(), root: 'projects/demo-project/databases/b/documents' },
    '404 NOT_FOUND',
    anyProject,
  ],
  'no project': [{ at: '', verb: 'GET', root: 'elsewhere' }, '404 NOT_FOUND', nowhere],
  beginTransaction: [at(':beginTransaction', '{}'), notServed, unservedDifference],
  rollback: [at(':rollback', '{}'), notServed, { emulator: '400 INVALID_ARGUMENT', reason: 'unserved' }],
  batchWrite: [at(':batchWrite', '{}'), notServed, unservedDifference],
  listCollectionIds: [at('/~:listCollectionIds', '{}'), notServed, unservedDifference],
  partitionQuery: [at('/~:partitionQuery', '{}'), notServed],
  'a list of documents by GET': [{ verb: 'GET', at: '/~/list' }, notServed, unservedDifference],
  'creation of a document by POST': [
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
  'a guessed token': [
    'Bearer guess',
    '401 UNAUTHENTICATED',
    { emulator: '400 INVALID_ARGUMENT', reason: 'tokens' },
  ],
  "the emulator's owner token": [
    'Bearer owner',
    '401 UNAUTHENTICATED',
    { emulator: 'allowed', reason: 'tokens' },
  ],
  'an empty token': ['Bearer ', 'refused', { emulator: '500 UNKNOWN', reason: 'fault' }],
  'Basic credentials': ['Basic b3duZXI6b3duZXI=', 'refused', { emulator: '500 UNKNOWN', reason: 'fault' }],
};

export const errorCases: readonly ConformanceCase[] = [
  ...Object.entries(rows).map(
    ([title, [call, expected, differs]]): ConformanceCase => ({
      title: `call: ${title}`,
      as: 'staff',
      before: [putOwn('a', { n: int(1) })],
      call,
      expected,
      ...(differs !== undefined && { differs }),
    }),
  ),
  {
    title: 'call: GET of a document with an escaped name',
    as: 'staff',
    before: [putOwn('a:b', { n: int(1) })],
    call: { verb: 'GET', at: `/~/%6Cist/${encodeURIComponent('a:b')}` },
    expected: { documents: { 'a:b': { n: int(1) } } },
  },
  ...Object.entries(bearers).map(
    ([title, [authorization, expected, differs]]): ConformanceCase => ({
      title: `write with ${title}`,
      call: { ...commitCall(putOwn('a')), authorization },
      expected,
      ...(differs !== undefined && { differs }),
    }),
  ),
  {
    title: 'public GET: a document in an unknown collection',
    call: { verb: 'GET', at: `/${casePath('a')}` },
    expected: 'refused',
  },
];
