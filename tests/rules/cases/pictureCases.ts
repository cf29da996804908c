/** Pictures and PDFs that staff add: anyone gets one by its id, nobody but staff lists or writes them, and nobody changes one. */

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
  mergeDocument,
  type RestCall,
  setDocument,
} from '../../../packages/embedded-firestore/tests/support/restCalls.ts';
import {
  type TestRecord,
  testBytes,
  testDouble,
  testList,
  withoutField,
} from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { text } from '../../../packages/embedded-firestore/tests/support/wire.ts';
import { toStoredPicture } from '../../../src/content/models/storedPicture.ts';
import { createPdf, samplePictures } from '../../support/storedPictures.ts';
import { site } from '../fixtureSite.ts';
import { createRefusedCases, newsDocumentPath } from '../hostileCase.ts';
import { countCall, queryCall } from '../siteCalls.ts';

const listPath = `${site.root}/Picture_List/list`;

/** An id with the form of a hash: the rules cannot compute one. */
const idOf = ({ code }: CaseContext): string => code.replaceAll('-', '');
const pathOf = (at: CaseContext): string => `${listPath}/${idOf(at)}`;

const toRecord = (bytes: Uint8Array): TestRecord => ({ ...toStoredPicture(bytes, 1) });
const [jpeg, webp, pdf] = [
  toRecord(samplePictures.jpeg),
  toRecord(samplePictures.webp),
  toRecord(createPdf()),
];

/** Base64 of this many characters that begins like the other one. */
const lengthen = (record: TestRecord, length: number): TestRecord => ({
  ...record,
  bytes: `${String(record.bytes).replaceAll('=', '')}${'A'.repeat(length)}`.slice(0, length),
});

const write =
  (record: TestRecord, path: (at: CaseContext) => string = pathOf) =>
  (at: CaseContext): RestCall =>
    commitCall(setDocument(path(at), record));
const stored = (at: CaseContext) => [setDocument(pathOf(at), jpeg)];
const get = (at: CaseContext): RestCall => ({ at: ':batchGet', body: { documents: [{ path: pathOf(at) }] } });

type Row = Omit<ConformanceCase, 'title' | 'expected' | 'as'>;

const staffAllowed: Readonly<Record<string, Row>> = {
  'creation of a WebP': { call: write(webp) },
  'creation of a JPEG': { call: write(jpeg) },
  'creation of a PDF': { call: write(pdf) },
  'creation of a picture of one pixel': { call: write({ ...jpeg, width: 1, height: 1 }) },
  'creation of the largest PDF': { call: write(lengthen(pdf, 666_668)) },
  'creation of the largest picture': {
    call: write(lengthen({ ...jpeg, width: 1_600, height: 1_600 }, 400_000)),
  },
  'deletion of a picture': { before: stored, call: (at) => commitCall(deleteDocument(pathOf(at))) },
  'query of pictures': { call: queryCall('Picture_List') },
};

const staffRefused: Readonly<Record<string, Row>> = {
  'another picture over a picture': { before: stored, call: write(webp) },
  'merge of a time into a picture': {
    before: stored,
    call: (at) => commitCall(mergeDocument(pathOf(at), { uploaded: 2 })),
  },
  'picture with a name as its id': { call: write(jpeg, ({ id }) => `${listPath}/sample-${id}`) },
  'picture with an id of 33 digits': { call: write(jpeg, (at) => `${pathOf(at)}0`) },
  'picture with an id in capitals': { call: write(jpeg, (at) => `${listPath}/${idOf(at).toUpperCase()}`) },
  'picture of another type than its bytes': { call: write({ ...jpeg, type: 'image/webp' }) },
  'WebP as a JPEG': { call: write({ ...webp, type: 'image/jpeg' }) },
  'HTML as a type': { call: write({ ...jpeg, type: 'text/html' }) },
  'SVG as a JPEG': { call: write({ ...jpeg, bytes: btoa('<svg xmlns="http://www.w3.org/2000/svg"/>') }) },
  'SVG of its own type': {
    call: write({ ...jpeg, type: 'image/svg+xml', bytes: btoa('<svg xmlns="http://www.w3.org/2000/svg"/>') }),
  },
  'HTML as a PDF': { call: write({ ...pdf, bytes: btoa('<!doctype html><script>alert(1)</script>') }) },
  'RIFF of sound as a WebP': { call: write({ ...webp, bytes: btoa('RIFF\x32\0\0\0WAVEfmt ') }) },
  'bytes that are no base64': { call: write({ ...jpeg, bytes: `${jpeg.bytes}<` }) },
  'WebP that is no base64': { call: write({ ...webp, bytes: `${webp.bytes}<` }) },
  'PDF that is no base64': { call: write({ ...pdf, bytes: `${pdf.bytes}\n` }) },
  'picture of no bytes': { call: write({ ...jpeg, bytes: '' }) },
  'bytes as bytes': { call: write({ ...jpeg, bytes: testBytes }) },
  'bytes as a list': { call: write({ ...jpeg, bytes: testList(String(jpeg.bytes)) }) },
  'picture beyond its limit': { call: write(lengthen(jpeg, 400_001)) },
  'PDF beyond its limit': { call: write(lengthen(pdf, 666_669)) },
  'picture 1,601 pixels wide': { call: write({ ...jpeg, width: 1_601 }) },
  'picture 1,601 pixels high': { call: write({ ...jpeg, height: 1_601 }) },
  'picture 0 pixels wide': { call: write({ ...jpeg, width: 0 }) },
  'picture 0 pixels high': { call: write({ ...jpeg, height: 0 }) },
  'width as a double': { call: write({ ...jpeg, width: testDouble(8.5) }) },
  'height missing': { call: write(withoutField(jpeg, 'height')) },
  'PDF with pixels': { call: write({ ...pdf, width: 8, height: 6 }) },
  'picture with a name': { call: write({ ...jpeg, name: 'Sample' }) },
  'uploaded missing': { call: write(withoutField(jpeg, 'uploaded')) },
  'uploaded as a text': { call: write({ ...jpeg, uploaded: 'today' }) },
};

export const pictureCases: readonly ConformanceCase[] = [
  { title: 'picture: read by its id', expected: 'allowed', before: stored, call: get },
  { title: 'picture: read by an unknown id', expected: 'allowed', call: get },
  ...createRefusedCases('picture', {
    'read by a name that is no hash': {
      call: ({ id }) => ({ at: ':batchGet', body: { documents: [{ path: `${listPath}/${id}` }] } }),
    },
    'query of all': { before: stored, call: queryCall('Picture_List') },
    'query of one': { before: stored, call: queryCall('Picture_List', {}, 1) },
    'query by type': { before: stored, call: queryCall('Picture_List', { type: 'image/jpeg' }) },
    'query by status active': { before: stored, call: queryCall('Picture_List', { status: 'active' }) },
    count: { before: stored, call: countCall('Picture_List') },
    'query of every collection named list': {
      expected: '400 INVALID_ARGUMENT',
      differs: unservedAndRefused,
      before: stored,
      call: {
        at: ':runQuery',
        body: {
          structuredQuery: {
            from: [{ collectionId: 'list', allDescendants: true }],
            where: compositeFilter('AND', fieldFilter('EQUAL', text('image/jpeg'), 'type')),
            limit: 10,
          },
        },
      },
    },
    creation: { call: write(jpeg) },
    'creation with a status': { call: write({ ...jpeg, status: 'active' }) },
    'creation of the largest picture that a citizen could send': { call: write(lengthen(jpeg, 30_000)) },
    'another picture over a picture': { before: stored, call: write(webp) },
    'the same picture again': { before: stored, call: write(jpeg) },
    deletion: { before: stored, call: (at) => commitCall(deleteDocument(pathOf(at))) },
    'creation below a picture': { call: write(jpeg, (at) => `${pathOf(at)}/list/a`) },
    'news with the fields of a picture': { call: write(jpeg, ({ id }) => newsDocumentPath(id)) },
  }),
  ...Object.entries(staffAllowed).map(
    ([title, row]): ConformanceCase => ({
      ...row,
      title: `clerk: ${title}`,
      expected: 'allowed',
      as: 'clerk',
    }),
  ),
  ...Object.entries(staffRefused).map(
    ([title, row]): ConformanceCase => ({
      ...row,
      title: `clerk: ${title}`,
      expected: 'refused',
      as: 'clerk',
    }),
  ),
];
