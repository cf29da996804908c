/** The id of a request, and what may be done to one that is there. */

import { clearance, double, type Plains, wireFields } from '../acceptedRecord.ts';
import { type At, type Case, requestAt, requests, stored, unservedToAll } from '../case.ts';
import { type Call, commit, count, merge, query, remove, set } from '../restCalls.ts';

const withId =
  (idOf: (code: string) => string) =>
  ({ now, code }: At): Call =>
    commit(set(requestAt(idOf(code)), clearance(now)));

/** A write of one field of a stored request: a rule that compares would answer whether the value is right. */
const guess =
  (fields: Plains, mask: readonly string[] = Object.keys(fields)) =>
  ({ id }: At): Call =>
    commit({ ...set(requestAt(id), fields), updateMask: { fieldPaths: mask } });

export const requestCases: readonly Case[] = [
  { title: 'an id of two segments', expected: 'allowed', call: withId((code) => code.slice(14, 23)) },
  { title: 'an id of three segments', expected: 'allowed', call: withId((code) => code.slice(14, 36)) },
  {
    title: 'an id of another version',
    expected: 'refused',
    call: withId((code) => `1${code.slice(15, 18)}`),
  },
  { title: 'an id in capitals', expected: 'refused', call: withId((code) => `${code.slice(14, 17)}F`) },
  {
    title: 'an id of another variant',
    expected: 'refused',
    call: withId((code) => `${code.slice(14, 18)}-7abc`),
  },
  { title: 'a whole UUID as id', expected: 'refused', call: withId((code) => code) },
  {
    title: 'an id with more behind it',
    expected: 'refused',
    call: withId((code) => `${code.slice(14, 18)}0`),
  },
  {
    title: 'the same request sent again',
    expected: 'refused',
    before: stored,
    call: ({ now, id }) => commit(set(requestAt(id), clearance(now))),
  },
  {
    title: 'a field of a stored request guessed right through a mask',
    expected: 'refused',
    before: stored,
    call: guess({ sex: 'Female' }),
  },
  {
    title: 'a field of a stored request guessed wrong through a mask',
    expected: 'refused',
    before: stored,
    call: guess({ sex: 'Male' }),
  },
  {
    title: 'a field that a stored request lacks guessed through a mask',
    expected: 'refused',
    before: stored,
    call: guess({}, ['medicalCondition']),
  },
  {
    title: 'a stored request asked for by an empty mask',
    expected: 'refused',
    before: stored,
    call: guess({}),
  },
  { title: 'an absent request asked for by an empty mask', expected: 'refused', call: guess({}) },
  {
    title: "another citizen's request over a stored one",
    expected: 'refused',
    before: stored,
    call: ({ now, id }) => commit(set(requestAt(id), { ...clearance(now), lname: 'Other' })),
  },
  {
    title: 'a stored int sent again as a float',
    expected: 'refused',
    before: stored,
    call: ({ now, id }) => commit(set(requestAt(id), { ...clearance(now), zone: double(3) })),
  },
  {
    title: 'one field of a stored request changed by a merge',
    expected: 'refused',
    before: stored,
    call: ({ id }) => commit(merge(requestAt(id), { purpose: 'Other' })),
  },
  {
    title: 'a field added to a stored request',
    expected: 'refused',
    before: stored,
    call: ({ id }) => commit(merge(requestAt(id), { state: 'released' })),
  },
  {
    title: 'a stored request deleted',
    expected: 'refused',
    before: stored,
    call: ({ id }) => commit(remove(requestAt(id))),
  },
  {
    title: 'an absent request deleted',
    expected: 'refused',
    call: ({ id }) => commit(remove(requestAt(id))),
  },
  {
    title: 'a stored request read',
    expected: 'refused',
    before: stored,
    call: ({ id }) => ({ at: ':batchGet', body: { documents: [{ path: requestAt(id) }] } }),
  },
  {
    title: 'an absent request read, to learn that it is absent',
    expected: 'refused',
    call: ({ id }) => ({ at: ':batchGet', body: { documents: [{ path: requestAt(id) }] } }),
  },
  {
    title: 'a request read by GET',
    expected: 'refused',
    before: stored,
    call: ({ id }) => ({ verb: 'GET', at: `/${requestAt(id)}` }),
  },
  {
    title: 'all requests listed by GET',
    expected: '501 UNIMPLEMENTED',
    differs: unservedToAll,
    call: () => ({ verb: 'GET', at: `/${requests}` }),
  },
  { title: 'all requests queried', expected: 'refused', call: () => query('Form_Requests') },
  { title: 'requests counted', expected: 'refused', call: () => count('Form_Requests') },
  {
    title: 'a request deleted by DELETE',
    expected: '501 UNIMPLEMENTED',
    differs: unservedToAll,
    before: stored,
    call: ({ id }) => ({ verb: 'DELETE', at: `/${requestAt(id)}` }),
  },
  {
    title: 'a request changed by PATCH',
    expected: '501 UNIMPLEMENTED',
    differs: unservedToAll,
    before: stored,
    call: ({ id }) => ({
      verb: 'PATCH',
      at: `/${requestAt(id)}?updateMask.fieldPaths=purpose`,
      body: { fields: wireFields({ purpose: 'Other' }) },
    }),
  },
];
