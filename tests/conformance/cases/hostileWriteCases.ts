/** §5 §6. Hostile writes: parts of a commit that are good, transforms, merges of a part, preconditions as oracles. */
import { createClearanceRecord, type TestRecord } from '../acceptedRecord.ts';
import {
  type ConformanceCase,
  createSentRequest,
  createStoredRequest,
  receiptDocumentPath,
  requestDocumentPath,
  unservedAndRefused,
} from '../case.ts';
import type { CaseContext } from '../caseContext.ts';
import { site } from '../fixtureSite.ts';
import { createRefusedCases, type HostileCase, newsDocumentPath } from '../hostileCase.ts';
import {
  commitCall,
  deleteDocument,
  mergeDocument,
  type RestCall,
  type RestWrite,
  setDocument,
} from '../restCalls.ts';
import { ifExists, int, type RestValue, text } from '../wire.ts';

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

const mixed = createRefusedCases('a good sending with', {
  'a wrong request': {
    call: withGood((at) => [setDocument(other(at), { ...createClearanceRecord(at.now), zone: 0 })]),
  },
  'a request over another': {
    before: othersStored,
    call: withGood((at) => [setDocument(other(at), createChangedClearance(at.now))]),
  },
  "the deletion of another's request": {
    before: othersStored,
    call: withGood((at) => [deleteDocument(other(at))]),
  },
  "a field added to another's request": {
    before: othersStored,
    call: withGood((at) => [mergeDocument(other(at), { state: 'released' })]),
  },
  'a verification that looks for a request': {
    before: othersStored,
    call: withGood((at) => [{ verify: { path: other(at) }, ...ifExists(true) }]),
  },
  news: { call: withGood(({ id }) => [setDocument(newsDocumentPath(id), { status: 'active' })]) },
  'a document of a collection that no rule names': {
    call: withGood(({ id }) => [setDocument(`Elsewhere/${id}`, { a: 1 })]),
  },
  "a receipt of another's request": {
    before: othersStored,
    call: withGood(({ id }) => [
      setDocument(receiptDocumentPath(`0a1b2c3d-4e5f-${id}-8abc-0c1d2e3f4a5b`), { recordId: `${id}-8abc` }),
    ]),
  },
  'itself deleted again': { call: withGood(({ id }) => [deleteDocument(requestDocumentPath(id))]) },
  'itself changed again to what is wrong': {
    call: withGood(({ id, now }) => [
      setDocument(requestDocumentPath(id), { ...createClearanceRecord(now), zone: 0 }),
    ]),
  },
  'a transform': {
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

const transforms = createRefusedCases('a stored request transformed', {
  'by an increment': transform({ fieldPath: 'zone', increment: int(1) }),
  'by the time of the server': transform({ fieldPath: 'dateCreated', setToServerValue: 'REQUEST_TIME' }),
  'by a list added to': transform({ fieldPath: 'state', appendMissingElements: { values: [text('a')] } }),
  'by a larger number': transform({ fieldPath: 'age', maximum: int(200) }),
});

/** A request as a merge that leaves something out, and other ways to put half a document there. */
const merges = createRefusedCases('a request made', {
  'by a merge of a part': {
    call: ({ now, id }) =>
      commitCall(mergeDocument(requestDocumentPath(id), { purpose: createClearanceRecord(now).purpose! })),
  },
  'by a mask that names no field': {
    call: ({ now, id }) =>
      commitCall({
        ...setDocument(requestDocumentPath(id), createClearanceRecord(now)),
        updateMask: { fieldPaths: [] },
      }),
  },
  'by a mask that leaves one out': {
    call: ({ now, id }) =>
      commitCall({
        ...setDocument(requestDocumentPath(id), createClearanceRecord(now)),
        updateMask: {
          fieldPaths: Object.keys(createClearanceRecord(now)).filter((name) => name !== 'email'),
        },
      }),
  },
  'by a mask that reaches into a field': {
    call: ({ now, id }) =>
      commitCall({
        ...setDocument(requestDocumentPath(id), createClearanceRecord(now)),
        updateMask: { fieldPaths: [...Object.keys(createClearanceRecord(now)).slice(1), 'lname.a'] },
      }),
  },
  'in a collection below another': {
    call: ({ now, id }) =>
      commitCall(setDocument(`${requestDocumentPath(id)}/list/${id}`, createClearanceRecord(now))),
  },
  'in a list of another name': {
    call: ({ now, id }) =>
      commitCall(setDocument(`${site.root}/form_requests/list/${id}`, createClearanceRecord(now))),
  },
  'below another website': {
    call: ({ now, id }) =>
      commitCall(setDocument(`Other_website/Form_Requests/list/${id}`, createClearanceRecord(now))),
  },
  'without its fields': { call: ({ id }) => commitCall(setDocument(requestDocumentPath(id), {})) },
});

/** Nobody may learn whether a request exists. */
const preconditions = createRefusedCases(
  'an oracle of what is there',
  Object.fromEntries(
    (['there', 'absent'] as const).flatMap((where) =>
      (
        [
          ['to exist', ifExists(true)],
          ['not to exist', ifExists(false)],
          ['of a version', { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }],
        ] as const
      ).flatMap(([title, precondition]): readonly (readonly [string, HostileCase])[] => {
        const before = where === 'there' ? { before: createStoredRequest } : {};
        const with_ = (write: (at: CaseContext) => RestWrite): HostileCase => ({
          ...before,
          call: (at) => commitCall({ ...write(at), ...precondition }),
        });
        return [
          [
            `a change of a request that is ${where}, if it is ${title}`,
            with_(({ id, now }) =>
              setDocument(requestDocumentPath(id), { ...createChangedClearance(now), zone: 0 }),
            ),
          ],
          [
            `a deletion of a request that is ${where}, if it is ${title}`,
            with_(({ id }) => deleteDocument(requestDocumentPath(id))),
          ],
          [
            `a verification of a request that is ${where}, if it is ${title}`,
            with_(({ id }) => ({ verify: { path: requestDocumentPath(id) } })),
          ],
        ];
      }),
    ),
  ),
);

const conditional = createRefusedCases('a good request', {
  'over one that is there, if it is to exist': {
    before: createStoredRequest,
    call: ({ id, now }) =>
      commitCall({ ...setDocument(requestDocumentPath(id), createChangedClearance(now)), ...ifExists(true) }),
  },
  'over one that is there, if it is not to exist': {
    differs: { emulator: '409 ALREADY_EXISTS', reason: 'hidden' },
    before: createStoredRequest,
    call: ({ id, now }) =>
      commitCall({
        ...setDocument(requestDocumentPath(id), createChangedClearance(now)),
        ...ifExists(false),
      }),
  },
  'where none is, if it is to exist': {
    call: ({ id, now }) =>
      commitCall({ ...setDocument(requestDocumentPath(id), createChangedClearance(now)), ...ifExists(true) }),
  },
  'where none is, if it is not to exist': {
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
