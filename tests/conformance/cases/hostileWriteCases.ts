/** §5 §6. Hostile writes: parts of a commit that are good, transforms, merges of a part, preconditions as oracles. */

import { clearance, type Plains } from '../acceptedRecord.ts';
import { type At, type Case, receiptAt, requestAt, sent, stored, unservedToAll } from '../case.ts';
import { site } from '../fixtureSite.ts';
import { type Hostile, newsAt, refused } from '../hostileCase.ts';
import { type Call, commit, merge, remove, set, type Write } from '../restCalls.ts';
import { exists, int, text, type Wire } from '../wire.ts';

/** Another citizen's, with an id of its own. */
const other = ({ id }: At): string => requestAt(`${id}-8abc`);
const othersStored = (at: At): readonly Write[] => [set(other(at), clearance(at.now))];
const withGood =
  (evil: (at: At) => readonly Write[]) =>
  (at: At): Call =>
    commit(...sent(at), ...evil(at));
const changedOf = (now: number): Plains => ({ ...clearance(now), lname: 'Other' });

const mixed = refused('a good sending with', {
  'a wrong request': { call: withGood((at) => [set(other(at), { ...clearance(at.now), zone: 0 })]) },
  'a request over another': {
    before: othersStored,
    call: withGood((at) => [set(other(at), changedOf(at.now))]),
  },
  "the deletion of another's request": { before: othersStored, call: withGood((at) => [remove(other(at))]) },
  "a field added to another's request": {
    before: othersStored,
    call: withGood((at) => [merge(other(at), { state: 'released' })]),
  },
  'a verification that looks for a request': {
    before: othersStored,
    call: withGood((at) => [{ verify: { path: other(at) }, ...exists(true) }]),
  },
  news: { call: withGood(({ id }) => [set(newsAt(id), { status: 'active' })]) },
  'a document of a collection that no rule names': {
    call: withGood(({ id }) => [set(`Elsewhere/${id}`, { a: 1 })]),
  },
  "a receipt of another's request": {
    before: othersStored,
    call: withGood(({ id }) => [
      set(receiptAt(`0a1b2c3d-4e5f-${id}-8abc-0c1d2e3f4a5b`), { recordId: `${id}-8abc` }),
    ]),
  },
  'itself deleted again': { call: withGood(({ id }) => [remove(requestAt(id))]) },
  'itself changed again to what is wrong': {
    call: withGood(({ id, now }) => [set(requestAt(id), { ...clearance(now), zone: 0 })]),
  },
  'a transform': {
    expected: '501 UNIMPLEMENTED',
    differs: unservedToAll,
    call: withGood((at) => [
      { ...set(other(at), clearance(at.now)), updateTransforms: [{ fieldPath: 'age', increment: int(1) }] },
    ]),
  },
});

const transform = (fieldTransform: Wire): Hostile => ({
  expected: '501 UNIMPLEMENTED',
  differs: unservedToAll,
  before: stored,
  call: ({ id }) =>
    commit({ transform: { document: { path: requestAt(id) }, fieldTransforms: [fieldTransform] } }),
});

const transforms = refused('a stored request transformed', {
  'by an increment': transform({ fieldPath: 'zone', increment: int(1) }),
  'by the time of the server': transform({ fieldPath: 'dateCreated', setToServerValue: 'REQUEST_TIME' }),
  'by a list added to': transform({ fieldPath: 'state', appendMissingElements: { values: [text('a')] } }),
  'by a larger number': transform({ fieldPath: 'age', maximum: int(200) }),
});

/** A request as a merge that leaves something out, and other ways to put half a document there. */
const merges = refused('a request made', {
  'by a merge of a part': {
    call: ({ now, id }) => commit(merge(requestAt(id), { purpose: clearance(now).purpose! })),
  },
  'by a mask that names no field': {
    call: ({ now, id }) => commit({ ...set(requestAt(id), clearance(now)), updateMask: { fieldPaths: [] } }),
  },
  'by a mask that leaves one out': {
    call: ({ now, id }) =>
      commit({
        ...set(requestAt(id), clearance(now)),
        updateMask: { fieldPaths: Object.keys(clearance(now)).filter((name) => name !== 'email') },
      }),
  },
  'by a mask that reaches into a field': {
    call: ({ now, id }) =>
      commit({
        ...set(requestAt(id), clearance(now)),
        updateMask: { fieldPaths: [...Object.keys(clearance(now)).slice(1), 'lname.a'] },
      }),
  },
  'in a collection below another': {
    call: ({ now, id }) => commit(set(`${requestAt(id)}/list/${id}`, clearance(now))),
  },
  'in a list of another name': {
    call: ({ now, id }) => commit(set(`${site.root}/form_requests/list/${id}`, clearance(now))),
  },
  'below another website': {
    call: ({ now, id }) => commit(set(`Other_website/Form_Requests/list/${id}`, clearance(now))),
  },
  'without its fields': { call: ({ id }) => commit(set(requestAt(id), {})) },
});

/** Whether a request is there is nobody's to learn. */
const preconditions = refused(
  'an oracle of what is there',
  Object.fromEntries(
    (['there', 'absent'] as const).flatMap((where) =>
      (
        [
          ['to exist', exists(true)],
          ['not to exist', exists(false)],
          ['of a version', { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }],
        ] as const
      ).flatMap(([title, precondition]): readonly (readonly [string, Hostile])[] => {
        const before = where === 'there' ? { before: stored } : {};
        const with_ = (write: (at: At) => Write): Hostile => ({
          ...before,
          call: (at) => commit({ ...write(at), ...precondition }),
        });
        return [
          [
            `a change of a request that is ${where}, if it is ${title}`,
            with_(({ id, now }) => set(requestAt(id), { ...changedOf(now), zone: 0 })),
          ],
          [
            `a deletion of a request that is ${where}, if it is ${title}`,
            with_(({ id }) => remove(requestAt(id))),
          ],
          [
            `a verification of a request that is ${where}, if it is ${title}`,
            with_(({ id }) => ({ verify: { path: requestAt(id) } })),
          ],
        ];
      }),
    ),
  ),
);

const conditional = refused('a good request', {
  'over one that is there, if it is to exist': {
    before: stored,
    call: ({ id, now }) => commit({ ...set(requestAt(id), changedOf(now)), ...exists(true) }),
  },
  'over one that is there, if it is not to exist': {
    differs: { emulator: '409 ALREADY_EXISTS', reason: 'hidden' },
    before: stored,
    call: ({ id, now }) => commit({ ...set(requestAt(id), changedOf(now)), ...exists(false) }),
  },
  'where none is, if it is to exist': {
    call: ({ id, now }) => commit({ ...set(requestAt(id), changedOf(now)), ...exists(true) }),
  },
  'where none is, if it is not to exist': {
    expected: 'allowed',
    call: ({ id, now }) => commit({ ...set(requestAt(id), changedOf(now)), ...exists(false) }),
  },
});

export const hostileWriteCases: readonly Case[] = [
  ...mixed,
  ...transforms,
  ...merges,
  ...preconditions,
  ...conditional,
];
