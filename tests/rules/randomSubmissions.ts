/** Random commits of a hostile client: a request and its receipt, a fault in either, or sent again. */

import type { Draw } from '../../packages/embedded-firestore/tests/support/draw.ts';
import {
  commitCall,
  deleteDocument,
  mergeDocument,
  type RestCall,
  type RestWrite,
  setDocument,
} from '../../packages/embedded-firestore/tests/support/restCalls.ts';
import {
  type TestRecord,
  testDouble,
  withoutField,
} from '../../packages/embedded-firestore/tests/support/testRecord.ts';
import { ifExists, type RestValue } from '../../packages/embedded-firestore/tests/support/wire.ts';
import { allFormTypes, createAcceptedRecord } from './acceptedRecord.ts';
import { createRandomRequest } from './randomRequests.ts';
import {
  extrasDocumentPath,
  hallDayDocumentPath,
  placeDocumentPath,
  receiptDocumentPath,
  requestDocumentPath,
  version,
} from './siteCase.ts';

interface RandomSubmission {
  readonly id: string;
  readonly code: string;
  readonly record: ReturnType<typeof createRandomRequest>;
  readonly writes: readonly RestWrite[];
}

const digits = '0123456789abcdef'.split('');

/** A version-4 UUID. */
const createRandomCode = (draw: Draw): string =>
  'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (mark) =>
    mark === 'x' ? draw(digits) : draw(['8', '9', 'a', 'b']),
  );

/** Most are valid. */
const createRandomId = (code: string, draw: Draw): string =>
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

const requestWrites: readonly Many<(path: string, record: RandomSubmission['record']) => RestWrite>[] = [
  ...Array(4).fill(() => setDocument),
  () => mergeDocument,
  (draw) => (path, record) => mergeDocument(path, withoutField(record, draw(Object.keys(record)))),
  (draw) => (path, record) => ({
    ...setDocument(path, record),
    updateMask: { fieldPaths: Object.keys(withoutField(record, draw(Object.keys(record)))) },
  }),
];

const receiptWrites: readonly ((code: string, id: string) => readonly RestWrite[])[] = [
  () => [],
  ...Array(4).fill((code: string, id: string) => [
    mergeDocument(receiptDocumentPath(code), { recordId: id }),
  ]),
  (code, id) => [setDocument(receiptDocumentPath(code), { recordId: id })],
  (code, id) => [mergeDocument(receiptDocumentPath(code), { recordId: id, version })],
  (code, id) => [mergeDocument(receiptDocumentPath(code), { recordId: id, version: `${version}0` })],
  (code, id) => [setDocument(receiptDocumentPath(code), { recordId: id, state: 'released' })],
  (code, id) => [mergeDocument(receiptDocumentPath(code), { recordId: `${id}0` })],
  (code, id) => [mergeDocument(receiptDocumentPath(`${code}0`), { recordId: id })],
  (code) => [setDocument(receiptDocumentPath(code), {})],
];

/** The schedule, or another if it cannot be a part of a document's name. */
const readSchedule = ({ schedule }: RandomSubmission['record']): string =>
  /^\d{4}-\d{2}-\d{2}T\d{2}/.exec(String(schedule))?.[0] ?? '2031-05-07T09';

/** The name of a place, most often one for the schedule. */
const createRandomPlace = (record: RandomSubmission['record'], draw: Draw): string => {
  const [day = '', time = ''] = readSchedule(record).split('T');
  const half = time < '12' ? 'am' : 'pm';
  return draw([
    ...Array(6).fill(`${day}-${half}-00${draw([1, 2, 3])}`),
    `${day}-${half === 'am' ? 'pm' : 'am'}-001`,
    `${day}-${half}-${draw(['000', '300', '301', '1', '+01'])}`,
    `2031-02-30-${half}-001`,
  ]);
};

/** Writes of a place and of extras beside a request. */
const placeWrites: readonly ((place: string, id: string, now: number, draw: Draw) => readonly RestWrite[])[] =
  [
    ...Array(12).fill(() => []),
    ...Array(4).fill((place: string, id: string, now: number) => [
      setDocument(extrasDocumentPath(id), { place }),
      setDocument(placeDocumentPath(place), { at: now }),
    ]),
    (place, id) => [setDocument(extrasDocumentPath(id), { place })],
    (place, _, now) => [setDocument(placeDocumentPath(place), { at: now })],
    (_, id, __, draw) => [setDocument(extrasDocumentPath(id), { priority: draw([true, false]) })],
    (place, id, now, draw) => [
      setDocument(extrasDocumentPath(draw([id, `${id}0`])), { place, priority: true }),
      setDocument(placeDocumentPath(place), { at: now + draw([0, -26, 26]) * 3_600_000 }),
    ],
  ];

/** What staff may write about a day. */
const hallDays: readonly TestRecord[] = [
  {},
  { placesMorning: 2 },
  { placesMorning: 1, placesAfternoon: 2 },
  { placesMorning: 0 },
  { placesAfternoon: -1 },
  { placesMorning: '2' },
  { placesMorning: testDouble(1.5) },
  { closedMorning: true },
  { closedAfternoon: true, placesMorning: 3 },
];

const preconditions: readonly RestValue[] = [...Array(10).fill({}), ifExists(true), ifExists(false)];

function createRandomSubmission(draw: Draw, now: number): RandomSubmission {
  const code = createRandomCode(draw);
  const id = createRandomId(code, draw);
  const record = draw([createAcceptedRecord(draw(allFormTypes), now), createRandomRequest(draw, now)]);
  const request = { ...draw(requestWrites)(draw)(requestDocumentPath(id), record), ...draw(preconditions) };
  const receipt = draw(receiptWrites)(code, id);
  const places = draw(placeWrites)(createRandomPlace(record, draw), id, now, draw);
  const writes = draw([
    [request, ...receipt, ...places],
    [...places, ...receipt, request],
    [request, ...places, ...receipt],
  ]);
  return { id, code, record, writes };
}

/** Calls to a submission that was sent before. */
const repeats: readonly ((sending: RandomSubmission, draw: Draw, now: number) => readonly RestWrite[])[] = [
  ({ writes }) => writes,
  ({ writes }) => writes,
  ({ writes }) => writes.toReversed(),
  ({ id, record }) => [setDocument(requestDocumentPath(id), record)],
  ({ id, record }, draw) => [
    mergeDocument(requestDocumentPath(id), { purpose: draw([record.purpose ?? 'a', 'Other']) }),
  ],
  ({ id, record }, draw) => [
    setDocument(requestDocumentPath(id), withoutField(record, draw(Object.keys(record)))),
  ],
  ({ id }, draw, now) => [setDocument(requestDocumentPath(id), createRandomRequest(draw, now))],
  ({ id, code }) => [mergeDocument(receiptDocumentPath(code), { recordId: id })],
  ({ code }) => [mergeDocument(receiptDocumentPath(code), { version })],
  ({ code }, draw) => [mergeDocument(receiptDocumentPath(code), { state: draw(['released', 'received']) })],
  ({ id }) => [deleteDocument(requestDocumentPath(id))],
  ({ code }) => [deleteDocument(receiptDocumentPath(code))],
  ({ id }) => [{ ...setDocument(requestDocumentPath(id), {}), updateMask: { fieldPaths: [] } }],
  ({ id, code }, draw) => {
    const other = `${draw(digits)}${code.slice(1)}`;
    return [mergeDocument(receiptDocumentPath(other), { recordId: id })];
  },
];

export interface SubmissionStream {
  /** The next commit of the public, or of staff. */
  next(now: number): { readonly call: RestCall; readonly as: 'public' | 'staff' };
}

export function createSubmissionStream(draw: Draw): SubmissionStream {
  const sentSubmissions: RandomSubmission[] = [];
  return {
    next: (now) => {
      const previous = sentSubmissions.length === 0 ? null : draw(sentSubmissions.slice(-50));
      const kind = draw([...Array(14).fill('fresh'), ...Array(5).fill('again'), 'both', 'staff']);
      if (previous !== null && kind === 'staff') {
        const { code, record } = previous;
        const status = draw(['active', 'active', 'draft']);
        const writes: readonly RestWrite[] = [
          mergeDocument(receiptDocumentPath(code), { state: 'released' }),
          setDocument(hallDayDocumentPath(readSchedule(record).slice(0, 10)), {
            status,
            updated: 1,
            ...draw(hallDays),
          }),
          // No closed half day here, which would refuse nearly everything after it.
          setDocument(hallDayDocumentPath('every-day'), {
            status,
            updated: 1,
            ...draw([{}, {}, { placesAfternoon: 2 }]),
          }),
        ];
        return { call: commitCall(draw(writes)), as: 'staff' };
      }
      if (previous !== null && kind === 'again')
        return { call: commitCall(...draw(repeats)(previous, draw, now)), as: 'public' };
      const sending = createRandomSubmission(draw, now);
      sentSubmissions.push(sending);
      const beside = previous !== null && kind === 'both' ? draw(repeats)(previous, draw, now) : [];
      return { call: commitCall(...sending.writes, ...beside), as: 'public' };
    },
  };
}
