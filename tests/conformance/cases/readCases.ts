/** The public may read what is published, and nothing else. */
import type { TestRecord } from '../acceptedRecord.ts';
import { type ConformanceCase, createSentRequest, unservedAndRefused } from '../case.ts';
import type { CaseContext } from '../caseContext.ts';
import { site } from '../fixtureSite.ts';
import {
  commitCall,
  countCall,
  createStructuredQuery,
  deleteDocument,
  queryCall,
  type RestCall,
  type RestWrite,
  setDocument,
} from '../restCalls.ts';
import { list, text } from '../wire.ts';
import { compositeFilter, fieldFilter } from './filterCases.ts';

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
    { title: `the active of ${name} queried`, expected: 'allowed', call: () => queryCall(name, active) },
    {
      title: `an active one of ${name} read`,
      expected: 'allowed',
      before: ({ id }) => [setDocument(`${site.root}/${name}/list/${id}`, active)],
      call: ({ id }) => ({
        at: ':batchGet',
        body: { documents: [{ path: `${site.root}/${name}/list/${id}` }] },
      }),
    },
  ]),
  { title: 'a hundred rows queried', expected: 'allowed', call: () => queryCall('News_List', active, 100) },
  { title: 'the active counted', expected: 'allowed', call: () => countCall('News_List', active) },
  {
    title: 'the active queried by a list of one status',
    expected: 'allowed',
    call: where(fieldFilter('IN', list(text('active'), text('active')), 'status')),
  },
  {
    title: 'the active of one kind or of another queried',
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
    title: 'the active of one kind or all of another queried',
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
    title: 'the active or the drafts queried, each by its status',
    expected: 'refused',
    call: where(compositeFilter('OR', isActive, fieldFilter('EQUAL', text('draft'), 'status'))),
  },
  {
    title: 'what is a draft and active at once queried',
    expected: 'allowed',
    call: where(compositeFilter('AND', fieldFilter('EQUAL', text('draft'), 'status'), isActive)),
  },
  {
    title: 'what is active and a draft at once queried',
    expected: 'refused',
    differs: { emulator: 'allowed', reason: 'never' },
    call: where(compositeFilter('AND', isActive, fieldFilter('EQUAL', text('draft'), 'status'))),
  },
  {
    title: 'a hundred and one rows queried',
    expected: 'refused',
    call: () => queryCall('News_List', active, 101),
  },
  {
    title: 'rows queried without a limit',
    expected: 'refused',
    call: () => queryCall('News_List', active, null),
  },
  { title: 'all rows queried', expected: 'refused', call: () => queryCall('News_List') },
  {
    title: 'the drafts queried',
    expected: 'refused',
    call: () => queryCall('News_List', { status: 'draft' }),
  },
  {
    title: 'another field queried',
    expected: 'refused',
    call: () => queryCall('News_List', { slug: 'active' }),
  },
  {
    title: 'rows listed by GET',
    expected: '501 UNIMPLEMENTED',
    differs: unservedAndRefused,
    call: () => ({ verb: 'GET', at: `/${site.root}/News_List/list` }),
  },
  { title: 'a draft read', expected: 'refused', before: news({ status: 'draft' }), call: getNews },
  { title: 'one without a status read', expected: 'refused', before: news({ slug: 'a' }), call: getNews },
  { title: 'an absent one read', expected: 'refused', call: getNews },
  {
    title: 'a list that is not published queried',
    expected: 'refused',
    call: () => queryCall('Staff_List', active),
  },
  {
    title: 'one of a list that is not published read',
    expected: 'refused',
    before: ({ id }) => [setDocument(`${site.root}/Staff_List/list/${id}`, active)],
    call: ({ id }) => ({
      at: ':batchGet',
      body: { documents: [{ path: `${site.root}/Staff_List/list/${id}` }] },
    }),
  },
  {
    title: 'one of another website read',
    expected: 'refused',
    before: ({ id }) => [setDocument(`Other_website/News_List/list/${id}`, active)],
    call: ({ id }) => ({
      at: ':batchGet',
      body: { documents: [{ path: `Other_website/News_List/list/${id}` }] },
    }),
  },
  {
    title: 'a document below an active one read',
    expected: 'refused',
    before: ({ id }) => [setDocument(`${newsAt(id)}/list/a`, active)],
    call: ({ id }) => ({ at: ':batchGet', body: { documents: [{ path: `${newsAt(id)}/list/a` }] } }),
  },
  {
    title: 'the document above the lists read',
    expected: 'refused',
    before: () => [setDocument(`${site.root}/News_List`, active)],
    call: () => ({ at: ':batchGet', body: { documents: [{ path: `${site.root}/News_List` }] } }),
  },
  {
    title: 'every collection named list queried',
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
    title: 'news written',
    expected: 'refused',
    call: ({ id }) => commitCall(setDocument(newsAt(id), active)),
  },
  {
    title: 'news set to what they are',
    expected: 'refused',
    before: news(active),
    call: ({ id }) => commitCall(setDocument(newsAt(id), active)),
  },
  {
    title: 'news deleted',
    expected: 'refused',
    before: news(active),
    call: ({ id }) => commitCall(deleteDocument(newsAt(id))),
  },
  {
    title: 'news written beside an honest request',
    expected: 'refused',
    call: (at) => commitCall(...createSentRequest(at), setDocument(newsAt(at.id), active)),
  },
];
