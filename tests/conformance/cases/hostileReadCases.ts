/** §5 §6. Hostile reads: counts as oracles, and filters around what is published. */

import { type Case, requestAt, unservedToAll } from '../case.ts';
import { site } from '../fixtureSite.ts';
import { newsAt, refused } from '../hostileCase.ts';
import { type Call, set, structured } from '../restCalls.ts';
import { list, text } from '../wire.ts';
import { every, is } from './filterCases.ts';

const listed = (collection: string, where: object, limit = 10): Call => ({
  at: `/${site.root}/${collection}:runQuery`,
  body: { structuredQuery: { from: [{ collectionId: 'list' }], where, limit } },
});
const countOf = (collection: string, where: object | null, more: object = { limit: 10 }): Call => ({
  at: `/${site.root}/${collection}:runAggregationQuery`,
  body: {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'list' }], ...(where && { where }), ...more },
      aggregations: [{ alias: 'n', count: {} }],
    },
  },
});
const below = (call: Call, at: string): Call => ({ ...call, at });
const [active, draft] = [text('active'), text('draft')];
const isActive = is('EQUAL', active, 'status');

const counts = refused('a count as an oracle', {
  'requests by a name': { call: countOf('Form_Requests', is('EQUAL', text('Sample'), 'lname')) },
  'requests from a purpose on': { call: countOf('Form_Requests', is('GREATER_THAN', text('a'), 'purpose')) },
  'requests with the fields of what is published': { call: countOf('Form_Requests', isActive) },
  'requests by their names': {
    call: ({ id }) =>
      countOf('Form_Requests', {
        fieldFilter: {
          field: { fieldPath: '__name__' },
          op: 'EQUAL',
          value: { referenceValue: { path: requestAt(id) } },
        },
      }),
  },
  'receipts by a record id': { call: countOf('Request_Receipts', is('EQUAL', text('4abc'), 'recordId')) },
  'receipts by a state': { call: countOf('Request_Receipts', is('EQUAL', text('released'), 'state')) },
  drafts: { call: countOf('News_List', is('EQUAL', draft, 'status')) },
  'news of any status': { call: countOf('News_List', null) },
  'what is published, without a limit': { call: countOf('News_List', isActive, {}) },
  'what is published, beyond the limit': { call: countOf('News_List', isActive, { limit: 101 }) },
  'every collection named list': {
    expected: '400 INVALID_ARGUMENT',
    differs: unservedToAll,
    call: below(
      countOf('', isActive, { from: [{ collectionId: 'list', allDescendants: true }], limit: 10 }),
      ':runAggregationQuery',
    ),
  },
});

const filters = refused('what is not published, asked for', {
  'by active or draft': { call: listed('News_List', is('IN', list(active, draft), 'status')) },
  'by active or another field': {
    call: listed('News_List', every('OR', isActive, is('EQUAL', text('a'), 'slug'))),
  },
  'by not active': { call: listed('News_List', is('NOT_EQUAL', active, 'status')) },
  'by none of active': { call: listed('News_List', is('NOT_IN', list(active), 'status')) },
  'from active on': { call: listed('News_List', is('GREATER_THAN_OR_EQUAL', active, 'status')) },
  'by a list that holds active': { call: listed('News_List', is('ARRAY_CONTAINS', active, 'status')) },
  'by a field within a status': { call: listed('News_List', is('EQUAL', active, 'status.status')) },
  'by active in capitals': { call: listed('News_List', is('EQUAL', text('ACTIVE'), 'status')) },
  'by no status': {
    call: listed('News_List', { unaryFilter: { field: { fieldPath: 'status' }, op: 'IS_NULL' } }),
  },
  'by a status of any kind': {
    call: listed('News_List', { unaryFilter: { field: { fieldPath: 'status' }, op: 'IS_NOT_NULL' } }),
  },
  'by its id': {
    call: ({ id }) => listed('News_List', is('EQUAL', { referenceValue: { path: newsAt(id) } }, '__name__')),
  },
  'with a limit of no size': { call: listed('News_List', isActive, 2_147_483_647) },
  'in every collection named list': {
    expected: '400 INVALID_ARGUMENT',
    differs: unservedToAll,
    call: {
      at: ':runQuery',
      body: {
        structuredQuery: {
          from: [{ collectionId: 'list', allDescendants: true }],
          where: isActive,
          limit: 10,
        },
      },
    },
  },
  'in the collections of the root': {
    call: {
      at: ':runQuery',
      body: { structuredQuery: { ...structured({}, 10), from: [{ collectionId: site.root }] } },
    },
  },
  'inactive, by its name': {
    before: ({ id }) => [set(newsAt(id), { status: 'inactive' })],
    call: ({ id }) => ({ verb: 'GET', at: `/${newsAt(id)}` }),
  },
  'active and inactive, by their names at once': {
    before: ({ id }) => [
      set(newsAt(id), { status: 'active' }),
      set(newsAt(`${id}b`), { status: 'inactive' }),
    ],
    call: ({ id }) => ({
      at: ':batchGet',
      body: { documents: [{ path: newsAt(id) }, { path: newsAt(`${id}b`) }] },
    }),
  },
  'with a list for its status': {
    before: ({ id }) => [set(newsAt(id), { status: { arrayValue: { values: [active] } } })],
    call: ({ id }) => ({ verb: 'GET', at: `/${newsAt(id)}` }),
  },
});

export const hostileReadCases: readonly Case[] = [...counts, ...filters];
