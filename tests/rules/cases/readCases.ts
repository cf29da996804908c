/** The public may read only published records. */

import {
  compositeFilter,
  fieldFilter,
} from '../../../packages/embedded-firestore/tests/conformance/cases/filterCases.ts';
import {
  type ConformanceCase,
  unservedAndRefused,
} from '../../../packages/embedded-firestore/tests/support/case.ts';
import type { CaseContext } from '../../../packages/embedded-firestore/tests/support/caseContext.ts';
import {
  commitCall,
  deleteDocument,
  type RestCall,
  type RestWrite,
  setDocument,
} from '../../../packages/embedded-firestore/tests/support/restCalls.ts';
import type { TestRecord } from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { list, text } from '../../../packages/embedded-firestore/tests/support/wire.ts';
import { site } from '../fixtureSite.ts';
import { countCall, createStructuredQuery, queryCall } from '../siteCalls.ts';
import { createSentRequest, receiptDocumentPath } from '../siteCase.ts';

const publicLists = [
  'EmergencyContact_List',
  'CitizensCharter_List',
  'News_List',
  'Ordinance_List',
  'Announcement_List',
  'Official_List',
  'Award_List',
  'Tourism_List',
  'History_List',
  'Page_List',
  'HallDay_List',
  'DocumentText_List',
] as const;

const active: TestRecord = { status: 'active' };
const newsAt = (id: string): string => `${site.root}/News_List/list/${id}`;
const getNews = ({ id }: CaseContext): RestCall => ({
  at: ':batchGet',
  body: { documents: [{ path: newsAt(id) }] },
});
const news =
  (record: TestRecord) =>
  ({ id }: CaseContext): readonly RestWrite[] => [setDocument(newsAt(id), record)];

const isActive = fieldFilter('EQUAL', text('active'), 'status');
const where = (filter: object): RestCall => ({
  at: `/${site.root}/News_List:runQuery`,
  body: { structuredQuery: { from: [{ collectionId: 'list' }], where: filter, limit: 10 } },
});

export const readCases: readonly ConformanceCase[] = [
  ...publicLists.flatMap((name): readonly ConformanceCase[] => [
    {
      title: `public read: query of active ${name}`,
      expected: 'allowed',
      call: () => queryCall(name, active),
    },
    {
      title: `public read: active record of ${name}`,
      expected: 'allowed',
      before: ({ id }) => [setDocument(`${site.root}/${name}/list/${id}`, active)],
      call: ({ id }) => ({
        at: ':batchGet',
        body: { documents: [{ path: `${site.root}/${name}/list/${id}` }] },
      }),
    },
  ]),
  {
    title: 'public read: query with a limit of 100',
    expected: 'allowed',
    call: () => queryCall('News_List', active, 100),
  },
  {
    title: 'public read: count of active records',
    expected: 'allowed',
    call: () => countCall('News_List', active),
  },
  {
    title: 'public read: query by status IN with active alone',
    expected: 'allowed',
    call: where(fieldFilter('IN', list(text('active'), text('active')), 'status')),
  },
  {
    title: 'public read: query by OR with active in both branches',
    expected: 'allowed',
    call: where(
      compositeFilter(
        'OR',
        compositeFilter('AND', isActive, fieldFilter('EQUAL', text('a'), 'kind')),
        compositeFilter('AND', fieldFilter('EQUAL', text('b'), 'kind'), isActive),
      ),
    ),
  },
  {
    title: 'public read: query by OR with active in one branch',
    expected: 'refused',
    call: where(
      compositeFilter(
        'OR',
        compositeFilter('AND', isActive, fieldFilter('EQUAL', text('a'), 'kind')),
        fieldFilter('EQUAL', text('b'), 'kind'),
      ),
    ),
  },
  {
    title: 'public read: query by status active OR draft',
    expected: 'refused',
    call: where(compositeFilter('OR', isActive, fieldFilter('EQUAL', text('draft'), 'status'))),
  },
  {
    title: 'public read: query by status draft AND active',
    expected: 'allowed',
    call: where(compositeFilter('AND', fieldFilter('EQUAL', text('draft'), 'status'), isActive)),
  },
  {
    title: 'public read: query by status active AND draft',
    expected: 'refused',
    differs: { emulator: 'allowed', reason: 'never' },
    call: where(compositeFilter('AND', isActive, fieldFilter('EQUAL', text('draft'), 'status'))),
  },
  {
    title: 'public read: query with a limit of 101',
    expected: 'refused',
    call: () => queryCall('News_List', active, 101),
  },
  {
    title: 'public read: query without a limit',
    expected: 'refused',
    call: () => queryCall('News_List', active, null),
  },
  { title: 'public read: query without a filter', expected: 'refused', call: () => queryCall('News_List') },
  {
    title: 'public read: query by status draft',
    expected: 'refused',
    call: () => queryCall('News_List', { status: 'draft' }),
  },
  {
    title: 'public read: query by another field',
    expected: 'refused',
    call: () => queryCall('News_List', { slug: 'active' }),
  },
  {
    title: 'public read: list by GET',
    expected: '501 UNIMPLEMENTED',
    differs: unservedAndRefused,
    call: () => ({ verb: 'GET', at: `/${site.root}/News_List/list` }),
  },
  {
    title: 'public read: draft record',
    expected: 'refused',
    before: news({ status: 'draft' }),
    call: getNews,
  },
  {
    title: 'public read: record without a status',
    expected: 'refused',
    before: news({ slug: 'a' }),
    call: getNews,
  },
  { title: 'public read: absent record', expected: 'refused', call: getNews },
  {
    title: 'public read: query of a private list',
    expected: 'refused',
    call: () => queryCall('Staff_List', active),
  },
  {
    title: 'public read: record of a private list',
    expected: 'refused',
    before: ({ id }) => [setDocument(`${site.root}/Staff_List/list/${id}`, active)],
    call: ({ id }) => ({
      at: ':batchGet',
      body: { documents: [{ path: `${site.root}/Staff_List/list/${id}` }] },
    }),
  },
  {
    title: 'public read: record of another website',
    expected: 'refused',
    before: ({ id }) => [setDocument(`Other_website/News_List/list/${id}`, active)],
    call: ({ id }) => ({
      at: ':batchGet',
      body: { documents: [{ path: `Other_website/News_List/list/${id}` }] },
    }),
  },
  {
    title: 'public read: document below an active record',
    expected: 'refused',
    before: ({ id }) => [setDocument(`${newsAt(id)}/list/a`, active)],
    call: ({ id }) => ({ at: ':batchGet', body: { documents: [{ path: `${newsAt(id)}/list/a` }] } }),
  },
  {
    title: 'public read: parent document of a list',
    expected: 'refused',
    before: () => [setDocument(`${site.root}/News_List`, active)],
    call: () => ({ at: ':batchGet', body: { documents: [{ path: `${site.root}/News_List` }] } }),
  },
  {
    title: 'public read: query of every collection named list',
    expected: '400 INVALID_ARGUMENT',
    differs: unservedAndRefused,
    call: () => ({
      at: ':runQuery',
      body: {
        structuredQuery: {
          ...createStructuredQuery(active, 10),
          from: [{ collectionId: 'list', allDescendants: true }],
        },
      },
    }),
  },
  {
    title: 'public write: creation of a news record',
    expected: 'refused',
    call: ({ id }) => commitCall(setDocument(newsAt(id), active)),
  },
  {
    title: 'public write: same news record set again',
    expected: 'refused',
    before: news(active),
    call: ({ id }) => commitCall(setDocument(newsAt(id), active)),
  },
  {
    title: 'public write: deletion of a news record',
    expected: 'refused',
    before: news(active),
    call: ({ id }) => commitCall(deleteDocument(newsAt(id))),
  },
  {
    title: 'public write: news record in one commit with a valid request',
    expected: 'refused',
    call: (at) => commitCall(...createSentRequest(at), setDocument(newsAt(at.id), active)),
  },
  {
    title: 'public GET: an absent receipt',
    call: ({ code }) => ({ verb: 'GET', at: `/${receiptDocumentPath(code)}` }),
    expected: '404 NOT_FOUND',
  },
];
