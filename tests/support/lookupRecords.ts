/** The three pages on which people look one thing up, the hotlines, the charter and the officials: their records. */
import { testNow } from './testNow.ts';
import { widths } from './widths.ts';

export const hotlinesPath = '/Emergency-Hotlines';
export const charterPath = '/Citizens-Charter';
export const officialsPath = '/Elected-Officials';

/** What the page logs of a record that is not as its list's fields say. */
export const malformedLog = /^The record '[^']+' of \w+, field '\w+' (must|is missing)/;

/** The narrowest window that the site supports, and the common ones. */
export const windowWidths = [320, ...Object.values(widths)];

interface LookupRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** Ids `a-000`, `a-001`, ...: before those of the content, in their order. */
export const createNumberedRecords = (
  count: number,
  fieldsOf: (at: number) => Readonly<Record<string, unknown>>,
): readonly LookupRecord[] =>
  Array.from({ length: count }, (_, at) => ({ ...fieldsOf(at), id: `a-${String(at).padStart(3, '0')}` }));

export const createContact = (at: number) => ({
  name: `Sample office ${at}`,
  group: ['Water', 'Health', ''][at % 3],
  mobileCon1: `0900 1${at}`,
  network1: 'Network 9',
  order: 10 + at,
  updated: testNow,
});
const createService = (at: number) => ({
  name: `Sample service ${at}`,
  client: at % 2 === 0 ? '• Residents\n• Business owners' : '',
  fees: ['A copy: ₱2', 'Certified: ₱10'],
  processing_time: ['2 hours', '5 minutes'],
  requirements: ['Sample Peñafrancia card'],
  updated: testNow,
});
export const createOfficial = (at: number) => ({
  position: 'Sample Officer',
  name: `Sample ${at}`,
  order: 30 + at,
  appointed: at % 2 === 1,
  updated: testNow,
});

interface LookupPage {
  readonly title: string;
  readonly path: string;
  readonly list: 'contacts' | 'charter' | 'officials';
  /** How many records the page reads at most. */
  readonly most: number;
  /** The role of an element that stands for one record. */
  readonly itemRole: 'listitem' | 'rowheader';
  /** With those of content/, as many as the page reads. */
  readonly fullRecords: readonly LookupRecord[];
  /** Two or three that the page shows, with texts as long as they may be, and others that it omits. */
  readonly malformedRecords: readonly LookupRecord[];
  readonly shownOfMalformed: number;
  /** Pages of single malformed records, which fit into the window too. */
  readonly recordPaths: readonly string[];
  /** What the page logs of them: record and field. */
  readonly malformedFields: readonly string[];
}

export const lookupPages: readonly LookupPage[] = [
  {
    title: 'the hotlines',
    path: hotlinesPath,
    list: 'contacts',
    most: 20,
    itemRole: 'listitem',
    fullRecords: createNumberedRecords(14, createContact),
    malformedRecords: [
      { id: 'sound', name: 'Sample sound', mobileCon1: '0900 001', group: 7 },
      { id: 'nameless', mobileCon1: '0900 001' },
      {
        id: 'long',
        name: 'x'.repeat(120),
        group: 'y'.repeat(80),
        mobileCon1: '0'.repeat(24),
        network1: 'z'.repeat(40),
      },
      { id: 'lettered', name: 'Sample lettered', mobileCon1: 'CALL ME', updated: 'yesterday' },
      { id: 'listed', name: 'Sample listed', mobileCon1: ['0900 001'], mobileCon2: '0900 002', group: {} },
    ],
    shownOfMalformed: 3,
    recordPaths: [],
    malformedFields: [
      'lettered mobileCon1 is missing',
      'lettered mobileCon1 must',
      'lettered updated must',
      'listed group must',
      'listed mobileCon1 must',
      'nameless name is missing',
    ],
  },
  {
    title: 'the charter',
    path: charterPath,
    list: 'charter',
    most: 100,
    itemRole: 'rowheader',
    fullRecords: createNumberedRecords(99, createService),
    malformedRecords: [
      { id: 'long', name: 'x'.repeat(300), client: 'y'.repeat(2_000), fees: ['z'.repeat(2_000)] },
      { id: 'odd', name: 'Sample odd', fees: { one: 1 }, client: ['list'], processing_time: 7, updated: '1' },
      { id: 'nameless', fees: ['Free'] },
    ],
    shownOfMalformed: 2,
    recordPaths: [],
    malformedFields: ['nameless name is missing', 'odd client must', 'odd fees must', 'odd updated must'],
  },
  {
    title: 'the officials',
    path: officialsPath,
    list: 'officials',
    most: 100,
    itemRole: 'listitem',
    fullRecords: createNumberedRecords(89, createOfficial),
    malformedRecords: [
      { id: 'long', position: 'x'.repeat(120), name: 'y'.repeat(120), term: 'z'.repeat(80), order: 1 },
      {
        id: 'odd',
        position: 'Sample odd',
        name: {},
        image: 'none',
        committees: 7,
        order: 'first',
        body: [],
      },
      { id: 'none', name: 'Sample without position' },
    ],
    shownOfMalformed: 2,
    recordPaths: ['/official-details/long', '/official-details/odd'],
    malformedFields: [
      'none position is missing',
      'odd body must',
      'odd image must',
      'odd name must',
      'odd order must',
    ],
  },
];
