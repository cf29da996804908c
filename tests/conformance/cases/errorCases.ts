/** §7. Bodies and addresses that are wrong; and calls that the site does not make. */

import { type Case, type Differs, receiptAt, unserved } from '../case.ts';
import type { Answer } from '../comparableAnswer.ts';
import { type Call, commit } from '../restCalls.ts';
import { int, own, put } from '../wire.ts';

const bad: Answer = '400 INVALID_ARGUMENT';
const at = (call: string, body: string): Call => ({ at: call, body });

const nowhere: Differs = { emulator: '404 without a status', reason: 'address' };
const anyProject: Differs = { emulator: 'allowed', reason: 'oneProject' };
const bounded: Differs = { emulator: 'allowed', reason: 'bounded' };
const notServed: Answer = '501 UNIMPLEMENTED';

const rows: Readonly<Record<string, readonly [Call, Answer, Differs?]>> = {
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
    { ...commit(), root: 'projects/other/databases/(default)/documents' },
    'refused',
    anyProject,
  ],
  'another database': [
    { ...commit(), root: 'projects/demo-barangay/databases/b/documents' },
    '404 NOT_FOUND',
    anyProject,
  ],
  'no project': [{ at: '', verb: 'GET', root: 'elsewhere' }, '404 NOT_FOUND', nowhere],
  'a transaction': [at(':beginTransaction', '{}'), notServed, unserved],
  'a rollback': [at(':rollback', '{}'), notServed, { emulator: '400 INVALID_ARGUMENT', reason: 'unserved' }],
  'a batch of writes': [at(':batchWrite', '{}'), notServed, unserved],
  'the collections of a document': [at('/~:listCollectionIds', '{}'), notServed, unserved],
  'a partition of a query': [at('/~:partitionQuery', '{}'), notServed],
  'a list by GET': [{ verb: 'GET', at: '/~/list' }, notServed, unserved],
  'a document made by POST': [{ at: '/~/list?documentId=b', body: { fields: {} } }, notServed, unserved],
  'a PATCH': [{ verb: 'PATCH', at: '/~/list/a', body: { fields: { n: int(2) } } }, notServed, unserved],
  'a DELETE': [{ verb: 'DELETE', at: '/~/list/a' }, notServed, unserved],
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

/** Of the public, whatever it says it is. */
const bearers: Readonly<Record<string, readonly [authorization: string, Answer, Differs?]>> = {
  'a guess': ['Bearer guess', '401 UNAUTHENTICATED', { emulator: '400 INVALID_ARGUMENT', reason: 'tokens' }],
  "the emulator's owner": ['Bearer owner', '401 UNAUTHENTICATED', { emulator: 'allowed', reason: 'tokens' }],
  'an empty bearer': ['Bearer ', 'refused', { emulator: '500 UNKNOWN', reason: 'fault' }],
  "a name and password of a proxy's": [
    'Basic b3duZXI6b3duZXI=',
    'refused',
    { emulator: '500 UNKNOWN', reason: 'fault' },
  ],
};

export const errorCases: readonly Case[] = [
  ...Object.entries(rows).map(
    ([title, [call, expected, differs]]): Case => ({
      title: `a call: ${title}`,
      as: 'staff',
      before: [put('a', { n: int(1) })],
      call,
      expected,
      ...(differs !== undefined && { differs }),
    }),
  ),
  {
    title: 'a call: GET of a document with a part of its name escaped',
    as: 'staff',
    before: [put('a:b', { n: int(1) })],
    call: { verb: 'GET', at: `/~/%6Cist/${encodeURIComponent('a:b')}` },
    expected: { documents: { 'a:b': { n: int(1) } } },
  },
  ...Object.entries(bearers).map(
    ([title, [authorization, expected, differs]]): Case => ({
      title: `a write as ${title}`,
      call: { ...commit(put('a')), authorization },
      expected,
      ...(differs !== undefined && { differs }),
    }),
  ),
  {
    title: 'an absent receipt, read by the public by GET',
    call: ({ code }) => ({ verb: 'GET', at: `/${receiptAt(code)}` }),
    expected: '404 NOT_FOUND',
  },
  {
    title: 'a collection that no rule names, read by the public',
    call: { verb: 'GET', at: `/${own('a')}` },
    expected: 'refused',
  },
];
