/** §5 §6. Hostile reads: counts as oracles, and filters around what is published. */
import { type ConformanceCase, requestDocumentPath, unservedAndRefused } from '../case.ts';
import { site } from '../fixtureSite.ts';
import { createRefusedCases, newsDocumentPath } from '../hostileCase.ts';
import { createStructuredQuery, type RestCall, setDocument } from '../restCalls.ts';
import { list, text } from '../wire.ts';
import { compositeFilter, fieldFilter } from './filterCases.ts';

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

const counts = createRefusedCases('a count as an oracle', {
  'requests by a name': { call: countOf('Form_Requests', fieldFilter('EQUAL', text('Sample'), 'lname')) },
  'requests from a purpose on': {
    call: countOf('Form_Requests', fieldFilter('GREATER_THAN', text('a'), 'purpose')),
  },
  'requests with the fields of what is published': { call: countOf('Form_Requests', isActive) },
  'requests by their names': {
    call: ({ id }) =>
      countOf('Form_Requests', {
        fieldFilter: {
          field: { fieldPath: '__name__' },
          op: 'EQUAL',
          value: { referenceValue: { path: requestDocumentPath(id) } },
        },
      }),
  },
  'receipts by a record id': {
    call: countOf('Request_Receipts', fieldFilter('EQUAL', text('4abc'), 'recordId')),
  },
  'receipts by a state': {
    call: countOf('Request_Receipts', fieldFilter('EQUAL', text('released'), 'state')),
  },
  drafts: { call: countOf('News_List', fieldFilter('EQUAL', draft, 'status')) },
  'news of any status': { call: countOf('News_List', null) },
  'what is published, without a limit': { call: countOf('News_List', isActive, {}) },
  'what is published, beyond the limit': { call: countOf('News_List', isActive, { limit: 101 }) },
  'every collection named list': {
    expected: '400 INVALID_ARGUMENT',
    differs: unservedAndRefused,
    call: below(
      countOf('', isActive, { from: [{ collectionId: 'list', allDescendants: true }], limit: 10 }),
      ':runAggregationQuery',
    ),
  },
});

const filters = createRefusedCases('what is not published, asked for', {
  'by active or draft': { call: listed('News_List', fieldFilter('IN', list(active, draft), 'status')) },
  'by active or another field': {
    call: listed('News_List', compositeFilter('OR', isActive, fieldFilter('EQUAL', text('a'), 'slug'))),
  },
  'by not active': { call: listed('News_List', fieldFilter('NOT_EQUAL', active, 'status')) },
  'by none of active': { call: listed('News_List', fieldFilter('NOT_IN', list(active), 'status')) },
  'from active on': { call: listed('News_List', fieldFilter('GREATER_THAN_OR_EQUAL', active, 'status')) },
  'by a list that holds active': {
    call: listed('News_List', fieldFilter('ARRAY_CONTAINS', active, 'status')),
  },
  'by a field within a status': { call: listed('News_List', fieldFilter('EQUAL', active, 'status.status')) },
  'by active in capitals': { call: listed('News_List', fieldFilter('EQUAL', text('ACTIVE'), 'status')) },
  'by no status': {
    call: listed('News_List', { unaryFilter: { field: { fieldPath: 'status' }, op: 'IS_NULL' } }),
  },
  'by a status of any kind': {
    call: listed('News_List', { unaryFilter: { field: { fieldPath: 'status' }, op: 'IS_NOT_NULL' } }),
  },
  'by its id': {
    call: ({ id }) =>
      listed(
        'News_List',
        fieldFilter('EQUAL', { referenceValue: { path: newsDocumentPath(id) } }, '__name__'),
      ),
  },
  'with a limit of no size': { call: listed('News_List', isActive, 2_147_483_647) },
  'in every collection named list': {
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
  'in the collections of the root': {
    call: {
      at: ':runQuery',
      body: { structuredQuery: { ...createStructuredQuery({}, 10), from: [{ collectionId: site.root }] } },
    },
  },
  'inactive, by its name': {
    before: ({ id }) => [setDocument(newsDocumentPath(id), { status: 'inactive' })],
    call: ({ id }) => ({ verb: 'GET', at: `/${newsDocumentPath(id)}` }),
  },
  'active and inactive, by their names at once': {
    before: ({ id }) => [
      setDocument(newsDocumentPath(id), { status: 'active' }),
      setDocument(newsDocumentPath(`${id}b`), { status: 'inactive' }),
    ],
    call: ({ id }) => ({
      at: ':batchGet',
      body: { documents: [{ path: newsDocumentPath(id) }, { path: newsDocumentPath(`${id}b`) }] },
    }),
  },
  'with a list for its status': {
    before: ({ id }) => [setDocument(newsDocumentPath(id), { status: { arrayValue: { values: [active] } } })],
    call: ({ id }) => ({ verb: 'GET', at: `/${newsDocumentPath(id)}` }),
  },
});

export const hostileReadCases: readonly ConformanceCase[] = [...counts, ...filters];
