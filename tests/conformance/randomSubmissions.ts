/** Commits as a hostile client could draw them: a request and its receipt, something wrong with either, or sent again. */

import { allTypes, honest, without } from './acceptedRecord.ts';
import { receiptAt, requestAt } from './case.ts';
import { type Draw, randomRequest } from './randomRequests.ts';
import { type Call, commit, merge, remove, set, type Write } from './restCalls.ts';
import { exists, type Wire } from './wire.ts';

interface Sending {
  readonly id: string;
  readonly code: string;
  readonly record: ReturnType<typeof randomRequest>;
  readonly writes: readonly Write[];
}

const digits = '0123456789abcdef'.split('');

/** A version-4 UUID. */
const randomCode = (draw: Draw): string =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (mark) =>
    mark === 'x' ? draw(digits) : draw(['8', '9', 'a', 'b']),
  );

/** Most are what they should be. */
const idOf = (code: string, draw: Draw): string =>
  draw([
    ...Array(6).fill(code.slice(14, 18)),
    code.slice(14, 23),
    code.slice(14, 36),
    code,
    code.slice(14, 18).toUpperCase(),
    `3${code.slice(15, 18)}`,
    `${code.slice(14, 18)}-`,
    `${code.slice(14, 18)}\n`,
  ]);

type Many<Item> = (draw: Draw) => Item;

const requestWrites: readonly Many<(path: string, record: Sending['record']) => Write>[] = [
  ...Array(4).fill(() => set),
  () => merge,
  (draw) => (path, record) => merge(path, without(record, draw(Object.keys(record)))),
  (draw) => (path, record) => ({
    ...set(path, record),
    updateMask: { fieldPaths: Object.keys(without(record, draw(Object.keys(record)))) },
  }),
];

const receiptWrites: readonly ((code: string, id: string) => readonly Write[])[] = [
  () => [],
  ...Array(4).fill((code: string, id: string) => [merge(receiptAt(code), { recordId: id })]),
  (code, id) => [set(receiptAt(code), { recordId: id })],
  (code, id) => [set(receiptAt(code), { recordId: id, state: 'released' })],
  (code, id) => [merge(receiptAt(code), { recordId: `${id}0` })],
  (code, id) => [merge(receiptAt(`${code}0`), { recordId: id })],
  (code) => [set(receiptAt(code), {})],
];

const preconditions: readonly Wire[] = [...Array(10).fill({}), exists(true), exists(false)];

function fresh(draw: Draw, now: number): Sending {
  const code = randomCode(draw);
  const id = idOf(code, draw);
  const record = draw([honest(draw(allTypes), now), randomRequest(draw, now)]);
  const request = { ...draw(requestWrites)(draw)(requestAt(id), record), ...draw(preconditions) };
  const receipt = draw(receiptWrites)(code, id);
  const writes = draw([
    [request, ...receipt],
    [...receipt, request],
    [request, ...receipt],
  ]);
  return { id, code, record, writes };
}

/** What may be done to what was sent before. */
const again: readonly ((sending: Sending, draw: Draw, now: number) => readonly Write[])[] = [
  ({ writes }) => writes,
  ({ writes }) => writes,
  ({ writes }) => writes.toReversed(),
  ({ id, record }) => [set(requestAt(id), record)],
  ({ id, record }, draw) => [merge(requestAt(id), { purpose: draw([record.purpose ?? 'a', 'Other']) })],
  ({ id, record }, draw) => [set(requestAt(id), without(record, draw(Object.keys(record))))],
  ({ id }, draw, now) => [set(requestAt(id), randomRequest(draw, now))],
  ({ id, code }) => [merge(receiptAt(code), { recordId: id })],
  ({ code }, draw) => [merge(receiptAt(code), { state: draw(['released', 'received']) })],
  ({ id }) => [remove(requestAt(id))],
  ({ code }) => [remove(receiptAt(code))],
  ({ id }) => [{ ...set(requestAt(id), {}), updateMask: { fieldPaths: [] } }],
  ({ id, code }, draw) => {
    const other = `${draw(digits)}${code.slice(1)}`;
    return [merge(receiptAt(other), { recordId: id })];
  },
];

export interface Sendings {
  /** The next commit of the public, or of staff. */
  next(now: number): { readonly call: Call; readonly as: 'public' | 'staff' };
}

export function sendings(draw: Draw): Sendings {
  const earlier: Sending[] = [];
  return {
    next: (now) => {
      const known = earlier.length === 0 ? null : draw(earlier.slice(-50));
      const kind = draw([...Array(14).fill('fresh'), ...Array(5).fill('again'), 'both', 'staff']);
      if (known !== null && kind === 'staff')
        return { call: commit(merge(receiptAt(known.code), { state: 'released' })), as: 'staff' };
      if (known !== null && kind === 'again')
        return { call: commit(...draw(again)(known, draw, now)), as: 'public' };
      const sending = fresh(draw, now);
      earlier.push(sending);
      const beside = known !== null && kind === 'both' ? draw(again)(known, draw, now) : [];
      return { call: commit(...sending.writes, ...beside), as: 'public' };
    },
  };
}
