/** §5 §6. Hostile reads: counts as oracles, and filters around the published records. */

import {
  compositeFilter,
  fieldFilter,
} from '../../../packages/embedded-firestore/tests/conformance/cases/filterCases.ts';
import {
  type ConformanceCase,
  unservedAndRefused,
} from '../../../packages/embedded-firestore/tests/support/case.ts';
import { type RestCall, setDocument } from '../../../packages/embedded-firestore/tests/support/restCalls.ts';
import { list, text } from '../../../packages/embedded-firestore/tests/support/wire.ts';
import { site } from '../fixtureSite.ts';
import { createRefusedCases, newsDocumentPath } from '../hostileCase.ts';
import { createStructuredQuery } from '../siteCalls.ts';
import { requestDocumentPath } from '../siteCase.ts';

const listed = (collection: string, where: object, limit = 10): RestCall => ({
  at: `/${site.root}/${collection}:runQuery`,
  body: { structuredQuery: { from: [{ collectionId: 'list' }], where, limit } },
});
const countOf = (collection: string, where: object | null, more: object = { limit: 10 }): RestCall => ({
  at: `/${site.root}/${collection}:runAggregationQuery`,
  body: {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'list' }], ...(where && { where }), ...more },
      aggregations: [{ alias: 'n', count: {} }],
    },
  },
});
const below = (call: RestCall, at: string): RestCall => ({ ...call, at });
const [active, draft] = [text('active'), text('draft')];
const isActive = fieldFilter('EQUAL', active, 'status');

const counts = createRefusedCases('count leak', {
  'requests by last name': { call: countOf('Form_Requests', fieldFilter('EQUAL', text('Sample'), 'lname')) },
  'requests by a range of purpose': {
    call: countOf('Form_Requests', fieldFilter('GREATER_THAN', text('a'), 'purpose')),
  },
  'requests by status active': { call: countOf('Form_Requests', isActive) },
  'requests by document name': {
    call: ({ id }) =>
      countOf('Form_Requests', {
        fieldFilter: {
          field: { fieldPath: '__name__' },
          op: 'EQUAL',
          value: { referenceValue: { path: requestDocumentPath(id) } },
        },
      }),
  },
  'receipts by record id': {
    call: countOf('Request_Receipts', fieldFilter('EQUAL', text('4abc'), 'recordId')),
  },
  'receipts by state': {
    call: countOf('Request_Receipts', fieldFilter('EQUAL', text('released'), 'state')),
  },
  'draft news': { call: countOf('News_List', fieldFilter('EQUAL', draft, 'status')) },
  'news of any status': { call: countOf('News_List', null) },
  'active news without a limit': { call: countOf('News_List', isActive, {}) },
  'active news with a limit of 101': { call: countOf('News_List', isActive, { limit: 101 }) },
  'every collection named list': {
    expected: '400 INVALID_ARGUMENT',
    differs: unservedAndRefused,
    call: below(
      countOf('', isActive, { from: [{ collectionId: 'list', allDescendants: true }], limit: 10 }),
      ':runAggregationQuery',
    ),
  },
});

const filters = createRefusedCases('unpublished record', {
  'query by status IN active and draft': {
    call: listed('News_List', fieldFilter('IN', list(active, draft), 'status')),
  },
  'query by status active OR another field': {
    call: listed('News_List', compositeFilter('OR', isActive, fieldFilter('EQUAL', text('a'), 'slug'))),
  },
  'query by status NOT_EQUAL active': {
    call: listed('News_List', fieldFilter('NOT_EQUAL', active, 'status')),
  },
  'query by status NOT_IN active': {
    call: listed('News_List', fieldFilter('NOT_IN', list(active), 'status')),
  },
  'query by status from active on': {
    call: listed('News_List', fieldFilter('GREATER_THAN_OR_EQUAL', active, 'status')),
  },
  'query by status ARRAY_CONTAINS active': {
    call: listed('News_List', fieldFilter('ARRAY_CONTAINS', active, 'status')),
  },
  'query by a field within status': {
    call: listed('News_List', fieldFilter('EQUAL', active, 'status.status')),
  },
  'query by status in capitals': {
    call: listed('News_List', fieldFilter('EQUAL', text('ACTIVE'), 'status')),
  },
  'query by status IS_NULL': {
    call: listed('News_List', { unaryFilter: { field: { fieldPath: 'status' }, op: 'IS_NULL' } }),
  },
  'query by status IS_NOT_NULL': {
    call: listed('News_List', { unaryFilter: { field: { fieldPath: 'status' }, op: 'IS_NOT_NULL' } }),
  },
  'query by document name': {
    call: ({ id }) =>
      listed(
        'News_List',
        fieldFilter('EQUAL', { referenceValue: { path: newsDocumentPath(id) } }, '__name__'),
      ),
  },
  'query with the largest limit': { call: listed('News_List', isActive, 2_147_483_647) },
  'query of every collection named list': {
    expected: '400 INVALID_ARGUMENT',
    differs: unservedAndRefused,
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
  'query of the root collection': {
    call: {
      at: ':runQuery',
      body: { structuredQuery: { ...createStructuredQuery({}, 10), from: [{ collectionId: site.root }] } },
    },
  },
  'read of an inactive record': {
    before: ({ id }) => [setDocument(newsDocumentPath(id), { status: 'inactive' })],
    call: ({ id }) => ({ verb: 'GET', at: `/${newsDocumentPath(id)}` }),
  },
  'read of an active and an inactive record at once': {
    before: ({ id }) => [
      setDocument(newsDocumentPath(id), { status: 'active' }),
      setDocument(newsDocumentPath(`${id}b`), { status: 'inactive' }),
    ],
    call: ({ id }) => ({
      at: ':batchGet',
      body: { documents: [{ path: newsDocumentPath(id) }, { path: newsDocumentPath(`${id}b`) }] },
    }),
  },
  'read of a record with an array as status': {
    before: ({ id }) => [setDocument(newsDocumentPath(id), { status: { arrayValue: { values: [active] } } })],
    call: ({ id }) => ({ verb: 'GET', at: `/${newsDocumentPath(id)}` }),
  },
});

export const hostileReadCases: readonly ConformanceCase[] = [...counts, ...filters];
