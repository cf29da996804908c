/** A receipt is written with its request, and read by whoever knows its code. */

import { clearance, listOf, type Plains } from '../acceptedRecord.ts';
import { type At, type Case, receiptAt, requestAt, sent, stored } from '../case.ts';
import { type Call, commit, count, merge, query, remove, set } from '../restCalls.ts';

const receiptWith =
  (change: (at: At) => { readonly code?: string; readonly id?: string; readonly receipt?: Plains }) =>
  (at: At): Call => {
    const { code = at.code, id = at.id, receipt = { recordId: id } } = change(at);
    return commit(set(requestAt(id), clearance(at.now)), set(receiptAt(code), receipt));
  };

export const receiptCases: readonly Case[] = [
  { title: 'a request with its receipt', expected: 'allowed', call: (at) => commit(...sent(at)) },
  {
    title: 'a receipt written before its request',
    expected: 'allowed',
    call: (at) => commit(...sent(at).toReversed()),
  },
  {
    title: 'a receipt of two segments',
    expected: 'allowed',
    call: receiptWith(({ code }) => ({ id: code.slice(14, 23) })),
  },
  {
    title: 'a receipt of three segments',
    expected: 'allowed',
    call: receiptWith(({ code }) => ({ id: code.slice(14, 36) })),
  },
  { title: 'both sent again', expected: 'refused', before: sent, call: (at) => commit(...sent(at)) },
  {
    title: 'both sent again after staff moved the state',
    expected: 'refused',
    before: (at) => [...sent(at), merge(receiptAt(at.code), { state: 'released' })],
    call: (at) => commit(...sent(at)),
  },
  {
    title: 'the same receipt set again',
    expected: 'refused',
    before: sent,
    call: ({ id, code }) => commit(set(receiptAt(code), { recordId: id })),
  },
  {
    title: 'the record id of a stored receipt guessed through a mask',
    expected: 'refused',
    before: sent,
    call: ({ id, code }) => commit(merge(receiptAt(code), { recordId: id })),
  },
  {
    title: 'a receipt set again without its state',
    expected: 'refused',
    before: (at) => [...sent(at), merge(receiptAt(at.code), { state: 'released' })],
    call: ({ id, code }) => commit(set(receiptAt(code), { recordId: id })),
  },
  {
    title: "a receipt's state moved by the public",
    expected: 'refused',
    before: sent,
    call: ({ code }) => commit(merge(receiptAt(code), { state: 'released' })),
  },
  {
    title: 'a receipt without a request',
    expected: 'refused',
    call: ({ id, code }) => commit(set(receiptAt(code), { recordId: id })),
  },
  {
    title: "a receipt for another's stored request",
    expected: 'refused',
    before: stored,
    call: ({ id, code }) => commit(set(receiptAt(code), { recordId: id })),
  },
  {
    title: "a receipt with another's stored request sent again",
    expected: 'refused',
    before: stored,
    call: (at) => commit(...sent(at)),
  },
  {
    title: 'a receipt whose request the rules refuse',
    expected: 'refused',
    call: ({ now, id, code }) =>
      commit(set(requestAt(id), { ...clearance(now), zone: 0 }), merge(receiptAt(code), { recordId: id })),
  },
  {
    title: 'a receipt whose record id is not of its code',
    expected: 'refused',
    call: receiptWith(({ code }) => ({ code: `${code.slice(0, 14)}4000${code.slice(18)}` })),
  },
  {
    title: 'a receipt whose code is of another version',
    expected: 'refused',
    call: receiptWith(({ code }) => ({ code: `x${code.slice(1)}` })),
  },
  {
    title: 'a receipt whose code has more behind it',
    expected: 'refused',
    call: receiptWith(({ code }) => ({ code: `${code}0` })),
  },
  {
    title: 'a receipt with a state',
    expected: 'refused',
    call: receiptWith(({ id }) => ({ receipt: { recordId: id, state: 'released' } })),
  },
  { title: 'a receipt without a record id', expected: 'refused', call: receiptWith(() => ({ receipt: {} })) },
  {
    title: 'a receipt with a list of record ids',
    expected: 'refused',
    call: receiptWith(({ id }) => ({ receipt: { recordId: listOf(id) } })),
  },
  {
    title: 'a receipt read by its code',
    expected: 'allowed',
    before: sent,
    call: ({ code }) => ({ at: ':batchGet', body: { documents: [{ path: receiptAt(code) }] } }),
  },
  {
    title: 'an absent receipt asked for by a code',
    expected: 'allowed',
    call: ({ code }) => ({ at: ':batchGet', body: { documents: [{ path: receiptAt(code) }] } }),
  },
  {
    title: 'a receipt asked for by what is no code',
    expected: 'refused',
    call: ({ id }) => ({ at: ':batchGet', body: { documents: [{ path: receiptAt(id) }] } }),
  },
  {
    title: 'a receipt deleted',
    expected: 'refused',
    before: sent,
    call: ({ code }) => commit(remove(receiptAt(code))),
  },
  { title: 'all receipts queried', expected: 'refused', before: sent, call: () => query('Request_Receipts') },
  {
    title: "receipts queried by another's record id",
    expected: 'refused',
    before: sent,
    call: ({ id }) => query('Request_Receipts', { recordId: id }),
  },
  { title: 'receipts counted', expected: 'refused', call: () => count('Request_Receipts') },
];
