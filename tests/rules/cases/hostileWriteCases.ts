/** §5 §6. Hostile writes: parts of a commit that are good, transforms, merges of a part, preconditions as oracles. */

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
  type RestWrite,
  setDocument,
} from '../../../packages/embedded-firestore/tests/support/restCalls.ts';
import type { TestRecord } from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import {
  ifExists,
  int,
  type RestValue,
  text,
} from '../../../packages/embedded-firestore/tests/support/wire.ts';
import { createClearanceRecord } from '../acceptedRecord.ts';
import { site } from '../fixtureSite.ts';
import { createRefusedCases, type HostileCase, newsDocumentPath } from '../hostileCase.ts';
import {
  createSentRequest,
  createStoredRequest,
  receiptDocumentPath,
  requestDocumentPath,
} from '../siteCase.ts';

/** Another citizen's, with an id of its own. */
const other = ({ id }: CaseContext): string => requestDocumentPath(`${id}-8abc`);
const othersStored = (at: CaseContext): readonly RestWrite[] => [
  setDocument(other(at), createClearanceRecord(at.now)),
];
const withGood =
  (evil: (at: CaseContext) => readonly RestWrite[]) =>
  (at: CaseContext): RestCall =>
    commitCall(...createSentRequest(at), ...evil(at));
const createChangedClearance = (now: number): TestRecord => ({
  ...createClearanceRecord(now),
  lname: 'Other',
});

const mixed = createRefusedCases('valid submission in one commit with', {
  'an invalid request': {
    call: withGood((at) => [setDocument(other(at), { ...createClearanceRecord(at.now), zone: 0 })]),
  },
  "an overwrite of another citizen's request": {
    before: othersStored,
    call: withGood((at) => [setDocument(other(at), createChangedClearance(at.now))]),
  },
  "the deletion of another citizen's request": {
    before: othersStored,
    call: withGood((at) => [deleteDocument(other(at))]),
  },
  "a merge into another citizen's request": {
    before: othersStored,
    call: withGood((at) => [mergeDocument(other(at), { state: 'released' })]),
  },
  "a verify of another citizen's request": {
    before: othersStored,
    call: withGood((at) => [{ verify: { path: other(at) }, ...ifExists(true) }]),
  },
  'a news record': { call: withGood(({ id }) => [setDocument(newsDocumentPath(id), { status: 'active' })]) },
  'a document in an unknown collection': {
    call: withGood(({ id }) => [setDocument(`Elsewhere/${id}`, { a: 1 })]),
  },
  "a receipt for another citizen's request": {
    before: othersStored,
    call: withGood(({ id }) => [
      setDocument(receiptDocumentPath(`0a1b2c3d-4e5f-${id}-8abc-0c1d2e3f4a5b`), { recordId: `${id}-8abc` }),
    ]),
  },
  'the deletion of its own request': {
    call: withGood(({ id }) => [deleteDocument(requestDocumentPath(id))]),
  },
  'an invalid second write of its own request': {
    call: withGood(({ id, now }) => [
      setDocument(requestDocumentPath(id), { ...createClearanceRecord(now), zone: 0 }),
    ]),
  },
  'a field transform': {
    expected: '501 UNIMPLEMENTED',
    differs: unservedAndRefused,
    call: withGood((at) => [
      {
        ...setDocument(other(at), createClearanceRecord(at.now)),
        updateTransforms: [{ fieldPath: 'age', increment: int(1) }],
      },
    ]),
  },
});

const transform = (fieldTransform: RestValue): HostileCase => ({
  expected: '501 UNIMPLEMENTED',
  differs: unservedAndRefused,
  before: createStoredRequest,
  call: ({ id }) =>
    commitCall({
      transform: { document: { path: requestDocumentPath(id) }, fieldTransforms: [fieldTransform] },
    }),
});

const transforms = createRefusedCases('transform of an existing request', {
  increment: transform({ fieldPath: 'zone', increment: int(1) }),
  'server time': transform({ fieldPath: 'dateCreated', setToServerValue: 'REQUEST_TIME' }),
  'array append': transform({ fieldPath: 'state', appendMissingElements: { values: [text('a')] } }),
  maximum: transform({ fieldPath: 'age', maximum: int(200) }),
});

/** A request as a merge that leaves something out, and other ways to put half a document there. */
const merges = createRefusedCases('creation of a request', {
  'merge of one field': {
    call: ({ now, id }) =>
      commitCall(mergeDocument(requestDocumentPath(id), { purpose: createClearanceRecord(now).purpose! })),
  },
  'empty mask': {
    call: ({ now, id }) =>
      commitCall({
        ...setDocument(requestDocumentPath(id), createClearanceRecord(now)),
        updateMask: { fieldPaths: [] },
      }),
  },
  'mask without one field': {
    call: ({ now, id }) =>
      commitCall({
        ...setDocument(requestDocumentPath(id), createClearanceRecord(now)),
        updateMask: {
          fieldPaths: Object.keys(createClearanceRecord(now)).filter((name) => name !== 'email'),
        },
      }),
  },
  'mask with a path below a field': {
    call: ({ now, id }) =>
      commitCall({
        ...setDocument(requestDocumentPath(id), createClearanceRecord(now)),
        updateMask: { fieldPaths: [...Object.keys(createClearanceRecord(now)).slice(1), 'lname.a'] },
      }),
  },
  'in a subcollection': {
    call: ({ now, id }) =>
      commitCall(setDocument(`${requestDocumentPath(id)}/list/${id}`, createClearanceRecord(now))),
  },
  'in a list with a lowercase name': {
    call: ({ now, id }) =>
      commitCall(setDocument(`${site.root}/form_requests/list/${id}`, createClearanceRecord(now))),
  },
  'in another website': {
    call: ({ now, id }) =>
      commitCall(setDocument(`Other_website/Form_Requests/list/${id}`, createClearanceRecord(now))),
  },
  'without fields': { call: ({ id }) => commitCall(setDocument(requestDocumentPath(id), {})) },
});

/** A stranger may not learn whether a request exists. */
const preconditions = createRefusedCases(
  'existence leak',
  Object.fromEntries(
    (['existing', 'absent'] as const).flatMap((where) =>
      (
        [
          ['exists true', ifExists(true)],
          ['exists false', ifExists(false)],
          ['updateTime', { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }],
        ] as const
      ).flatMap(([title, precondition]): readonly (readonly [string, HostileCase])[] => {
        const before = where === 'existing' ? { before: createStoredRequest } : {};
        const with_ = (write: (at: CaseContext) => RestWrite): HostileCase => ({
          ...before,
          call: (at) => commitCall({ ...write(at), ...precondition }),
        });
        return [
          [
            `update of an ${where} request, precondition ${title}`,
            with_(({ id, now }) =>
              setDocument(requestDocumentPath(id), { ...createChangedClearance(now), zone: 0 }),
            ),
          ],
          [
            `deletion of an ${where} request, precondition ${title}`,
            with_(({ id }) => deleteDocument(requestDocumentPath(id))),
          ],
          [
            `verify of an ${where} request, precondition ${title}`,
            with_(({ id }) => ({ verify: { path: requestDocumentPath(id) } })),
          ],
        ];
      }),
    ),
  ),
);

const conditional = createRefusedCases('valid request', {
  'over an existing one, precondition exists true': {
    before: createStoredRequest,
    call: ({ id, now }) =>
      commitCall({ ...setDocument(requestDocumentPath(id), createChangedClearance(now)), ...ifExists(true) }),
  },
  'over an existing one, precondition exists false': {
    differs: { emulator: '409 ALREADY_EXISTS', reason: 'hidden' },
    before: createStoredRequest,
    call: ({ id, now }) =>
      commitCall({
        ...setDocument(requestDocumentPath(id), createChangedClearance(now)),
        ...ifExists(false),
      }),
  },
  'over an existing one, beside a verification that an absent receipt exists': {
    before: createStoredRequest,
    call: ({ id, now, code }) =>
      commitCall(setDocument(requestDocumentPath(id), createChangedClearance(now)), {
        verify: { path: receiptDocumentPath(code) },
        ...ifExists(true),
      }),
  },
  'under a free id, beside a verification that an absent receipt exists': {
    expected: '404 NOT_FOUND',
    call: ({ id, now, code }) =>
      commitCall(setDocument(requestDocumentPath(id), createChangedClearance(now)), {
        verify: { path: receiptDocumentPath(code) },
        ...ifExists(true),
      }),
  },
  'under a free id, precondition exists true': {
    call: ({ id, now }) =>
      commitCall({ ...setDocument(requestDocumentPath(id), createChangedClearance(now)), ...ifExists(true) }),
  },
  'under a free id, precondition exists false': {
    expected: 'allowed',
    call: ({ id, now }) =>
      commitCall({
        ...setDocument(requestDocumentPath(id), createChangedClearance(now)),
        ...ifExists(false),
      }),
  },
});

export const hostileWriteCases: readonly ConformanceCase[] = [
  ...mixed,
  ...transforms,
  ...merges,
  ...preconditions,
  ...conditional,
];
