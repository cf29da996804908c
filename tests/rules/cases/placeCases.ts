/** §5. Days of the hall, places of half days and extras of requests: who may write them, and when a request needs a place. */

import type { ConformanceCase } from '../../../packages/embedded-firestore/tests/support/case.ts';
import type { CaseContext } from '../../../packages/embedded-firestore/tests/support/caseContext.ts';
import {
  commitCall,
  deleteDocument,
  mergeDocument,
  type RestCall,
  type RestWrite,
  setDocument,
} from '../../../packages/embedded-firestore/tests/support/restCalls.ts';
import {
  type TestRecord,
  testDouble,
  testList,
  testNull,
} from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { addDays, isWeekend, manilaDay } from '../../../src/domain/dates/day.ts';
import { createClearanceRecord } from '../acceptedRecord.ts';
import { site } from '../fixtureSite.ts';
import { createRefusedCases, type HostileCase } from '../hostileCase.ts';
import { countCall, queryCall } from '../siteCalls.ts';
import {
  createSentRequest,
  createStoredRequest,
  extrasDocumentPath,
  hallDayDocumentPath,
  hour,
  minute,
  numberOf,
  placeDocumentPath,
  receiptDocumentPath,
  requestDocumentPath,
} from '../siteCase.ts';

/** The weekdays on which places may be taken and that no other case chooses, as the samples of a schedule end after 14 days. */
const findDays = (now: number): readonly string[] =>
  Array.from({ length: 16 }, (_, at) => addDays(manilaDay(now), 15 + at)).filter((day) => !isWeekend(day));

/** The days that staff describe. All cases share them: each writes the same record of its day. */
const describedDays = {
  limited: { placesMorning: 300, placesAfternoon: 20 },
  closedMorning: { closedMorning: true, placesMorning: 300 },
  closed: { closedMorning: true, closedAfternoon: true },
  draft: { status: 'draft', closedMorning: true, placesAfternoon: 0 },
  ofWrongTypes: { placesMorning: '50', placesAfternoon: -1, closedMorning: false },
  ofOddNumbers: { placesMorning: testDouble(1.5), placesAfternoon: 0 },
  ofOtherNumbers: { placesMorning: 1e9, placesAfternoon: true },
  open: { note: 'Sample', placesMorning: testNull, closedAfternoon: 'yes' },
} as const satisfies Readonly<Record<string, TestRecord>>;
type DescribedDay = keyof typeof describedDays;

/** A day without a record, and another. */
const plainDays = { plain: 8, otherPlain: 9 } as const;
type Day = DescribedDay | keyof typeof plainDays;

const dayOf = (name: Day, now: number): string =>
  findDays(now)[name in plainDays ? plainDays[name as 'plain'] : Object.keys(describedDays).indexOf(name)]!;

const describeDay =
  (name: DescribedDay) =>
  ({ now }: CaseContext): readonly RestWrite[] => [
    setDocument(hallDayDocumentPath(dayOf(name, now)), {
      status: 'active',
      updated: 1,
      ...describedDays[name],
    }),
  ];

/** What a submission with a place changes. */
interface Change {
  readonly day?: Day;
  readonly time?: string;
  readonly place?: string;
  /** The place that the commit takes, if not the one that its extras name. */
  readonly taken?: string;
  readonly at?: number;
  readonly extras?: TestRecord;
  readonly without?: 'place' | 'extras' | 'receipt' | 'request';
}

const placeAt = (day: string, half: 'am' | 'pm', number: string): string => `${day}-${half}-${number}`;

const createWrites = (context: CaseContext, change: Change): readonly RestWrite[] => {
  const { now, id, code } = context;
  const { day = 'limited', time = '09:00', at = now, without } = change;
  const own = dayOf(day, now);
  const place = change.place ?? placeAt(own, 'am', numberOf(context));
  return [
    ...(without === 'request'
      ? []
      : [
          setDocument(requestDocumentPath(id), { ...createClearanceRecord(now), schedule: `${own}T${time}` }),
        ]),
    ...(without === 'receipt' ? [] : [mergeDocument(receiptDocumentPath(code), { recordId: id })]),
    ...(without === 'extras' ? [] : [setDocument(extrasDocumentPath(id), { place, ...change.extras })]),
    ...(without === 'place' ? [] : [setDocument(placeDocumentPath(change.taken ?? place), { at })]),
  ];
};

/** A request for a half day with its place, as the page sends it. */
const send =
  (change: (context: CaseContext) => Change = () => ({})) =>
  (context: CaseContext): RestCall =>
    commitCall(...createWrites(context, change(context)));

const onDay = (day: Day, half: 'am' | 'pm', number: string) => (context: CaseContext) => ({
  day,
  time: half === 'am' ? '11:59' : '12:00',
  place: placeAt(dayOf(day, context.now), half, number),
});

/** A request without a place or extras: the two writes of a page that knows no places. */
const sendPlain =
  (day: Day, time: string) =>
  (context: CaseContext): RestCall =>
    commitCall(...createWrites(context, { day, time, without: 'extras' }).slice(0, 2));

const limitedDay = describeDay('limited');
const limitedPlace = (context: CaseContext, half: 'am' | 'pm' = 'am'): string =>
  placeAt(dayOf('limited', context.now), half, numberOf(context));

/** Every day's record, which the other cases must not find. */
const withEveryDay = (record: TestRecord, before: (at: CaseContext) => readonly RestWrite[] = () => []) => ({
  before: (at: CaseContext) => [
    ...before(at),
    setDocument(hallDayDocumentPath('every-day'), { status: 'active', updated: 1, ...record }),
  ],
  after: [deleteDocument(hallDayDocumentPath('every-day'))],
});

const allow = (family: string, rows: Readonly<Record<string, HostileCase>>): readonly ConformanceCase[] =>
  createRefusedCases(
    family,
    Object.fromEntries(
      Object.entries(rows).map(([title, row]): [string, HostileCase] => [
        title,
        { expected: 'allowed', ...row },
      ]),
    ),
  );

const daysAllowed = allow('day of the hall', {
  'request for an afternoon of a day whose morning is closed': {
    before: describeDay('closedMorning'),
    call: sendPlain('closedMorning', '12:00'),
  },
  'request for the closed morning of a draft': {
    before: describeDay('draft'),
    call: sendPlain('draft', '09:00'),
  },
  'request for the afternoon of a draft with no places': {
    before: describeDay('draft'),
    call: sendPlain('draft', '12:00'),
  },
  'request for a morning whose number of places is null': {
    before: describeDay('open'),
    call: sendPlain('open', '09:00'),
  },
  'request with the last place of a number that is written as a decimal': {
    ...withEveryDay({ placesMorning: testDouble(20) }),
    call: send(onDay('plain', 'am', '020')),
  },
  'request for an afternoon that is closed by a string': {
    before: describeDay('open'),
    call: sendPlain('open', '13:00'),
  },
  "request for an open day, although every day's record closes": {
    ...withEveryDay({ closedMorning: true, placesAfternoon: 0 }, describeDay('open')),
    call: sendPlain('open', '09:00'),
  },
  "request for a day without a record, every day's record is a draft": {
    ...withEveryDay({ status: 'draft', closedMorning: true }),
    call: sendPlain('plain', '09:00'),
  },
  "request for an afternoon, every day's record closes the morning": {
    ...withEveryDay({ closedMorning: true }),
    call: sendPlain('plain', '12:00'),
  },
  "request with a place by every day's record": {
    ...withEveryDay({ placesMorning: 300 }),
    call: send(() => ({ day: 'plain' })),
  },
  "request with a place by every day's record, own record a draft": {
    ...withEveryDay({ placesAfternoon: 20 }, describeDay('draft')),
    call: send(onDay('draft', 'pm', '020')),
  },
});

const daysRefused = createRefusedCases('day of the hall', {
  'request for a closed morning, at 00:00': {
    before: describeDay('closedMorning'),
    call: sendPlain('closedMorning', '00:00'),
  },
  'request for a closed morning, at 11:59': {
    before: describeDay('closedMorning'),
    call: sendPlain('closedMorning', '11:59'),
  },
  'request with a place for a closed morning': {
    before: describeDay('closedMorning'),
    call: send(() => ({ day: 'closedMorning' })),
  },
  'request for a closed afternoon': { before: describeDay('closed'), call: sendPlain('closed', '12:00') },
  'request for the last minute of a closed day': {
    before: describeDay('closed'),
    call: sendPlain('closed', '23:59'),
  },
  "request for a morning, every day's record closes it": {
    ...withEveryDay({ closedMorning: true }),
    call: sendPlain('plain', '09:00'),
  },
  "request for a day without a record, every day's record has no places": {
    ...withEveryDay({ placesMorning: 0 }),
    call: send(() => ({ day: 'plain' })),
  },
  "request without a place, every day's record has places": {
    ...withEveryDay({ placesMorning: 300 }),
    call: sendPlain('plain', '09:00'),
  },
  "request without a place, every day's record has places and the own is a draft": {
    ...withEveryDay({ placesMorning: 300, placesAfternoon: 300 }, describeDay('draft')),
    call: sendPlain('draft', '09:00'),
  },
  'number of places as a string: request with a place': {
    before: describeDay('ofWrongTypes'),
    call: send(onDay('ofWrongTypes', 'am', '001')),
  },
  'number of places as a string: request without a place': {
    before: describeDay('ofWrongTypes'),
    call: sendPlain('ofWrongTypes', '09:00'),
  },
  'negative number of places: request with a place': {
    before: describeDay('ofWrongTypes'),
    call: send(onDay('ofWrongTypes', 'pm', '001')),
  },
  'number of places 0: request with a place': {
    before: describeDay('ofOddNumbers'),
    call: send(onDay('ofOddNumbers', 'pm', '001')),
  },
  'number of places 1.5: request with the first place': {
    before: describeDay('ofOddNumbers'),
    call: send(onDay('ofOddNumbers', 'am', '001')),
  },
  'number of places 1.5: request without a place': {
    before: describeDay('ofOddNumbers'),
    call: sendPlain('ofOddNumbers', '09:00'),
  },
  'number of places 1e9: request with a place': {
    before: describeDay('ofOtherNumbers'),
    call: send(onDay('ofOtherNumbers', 'am', '001')),
  },
  'number of places 301: request with a place': {
    ...withEveryDay({ placesMorning: 301 }),
    call: send(onDay('plain', 'am', '001')),
  },
  'number of places true: request with the first place': {
    before: describeDay('ofOtherNumbers'),
    call: send(onDay('ofOtherNumbers', 'pm', '001')),
  },
  'number of places as a list: request with the first place': {
    ...withEveryDay({ placesMorning: testList('1') }),
    call: send(onDay('plain', 'am', '001')),
  },
  'creation of a record by the public': {
    call: ({ now }) =>
      commitCall(
        setDocument(hallDayDocumentPath(dayOf('otherPlain', now)), { status: 'active', updated: now }),
      ),
  },
});

/** A place by itself. */
const take =
  (
    nameOf: (context: CaseContext) => string,
    record: (context: CaseContext) => TestRecord = ({ now }) => ({ at: now }),
  ) =>
  (context: CaseContext): RestCall =>
    commitCall(setDocument(placeDocumentPath(nameOf(context)), record(context)));

const named =
  (suffix: string) =>
  ({ now }: CaseContext) =>
    `${dayOf('plain', now)}-${suffix}`;

const takeOn = (day: Day, half: 'am' | 'pm', number?: string) =>
  take((context) => placeAt(dayOf(day, context.now), half, number ?? numberOf(context)));

const placesAllowed = allow('place', {
  'taken with its request': { before: limitedDay, call: send() },
  'taken before its request in one commit': {
    before: limitedDay,
    call: (context) => commitCall(...createWrites(context, {}).toReversed()),
  },
  'taken with its request and priority': {
    before: limitedDay,
    call: send(() => ({ extras: { priority: true } })),
  },
  'last one of an afternoon': { before: limitedDay, call: send(onDay('limited', 'pm', '020')) },
  'first one of an afternoon': { before: limitedDay, call: send(onDay('limited', 'pm', '001')) },
  'taken for a half day without a limit': { call: send(() => ({ day: 'plain' })) },
  'number 300': {
    call: send((context) => ({ day: 'plain', place: placeAt(dayOf('plain', context.now), 'am', '300') })),
  },
  'taken with its request, without a receipt': {
    before: limitedDay,
    call: send(() => ({ without: 'receipt' })),
  },
  'at of 24 hours ago': { before: limitedDay, call: send(({ now }) => ({ at: now - 24 * hour })) },
  'at in 9 minutes': { before: limitedDay, call: send(({ now }) => ({ at: now + 9 * minute })) },
  'taken today, without a request': {
    call: ({ now, id }) =>
      commitCall(
        setDocument(placeDocumentPath(placeAt(manilaDay(now), 'am', numberOf({ now, id } as CaseContext))), {
          at: now,
        }),
      ),
  },
  'taken for the thirtieth day, without a request': {
    call: (context) =>
      commitCall(
        setDocument(
          placeDocumentPath(placeAt(addDays(manilaDay(context.now), 30), 'am', numberOf(context))),
          {
            at: context.now,
          },
        ),
      ),
  },
  'taken without a request, for the afternoon of a day whose morning is closed': {
    before: describeDay('closedMorning'),
    call: takeOn('closedMorning', 'pm'),
  },
  'taken without a request, number 018 of 20': {
    before: limitedDay,
    call: takeOn('limited', 'pm', '018'),
  },
  'taken without a request, for the afternoon of a draft with no places': {
    before: describeDay('draft'),
    call: takeOn('draft', 'pm'),
  },
  // Only the number of writes of a public call prevents it: the page sends four, and this takes five.
  'that two requests of one commit share': {
    before: limitedDay,
    call: (context) => {
      const other = `${context.id}-8a9b`;
      const place = limitedPlace(context);
      return commitCall(
        ...createWrites(context, { without: 'receipt' }),
        setDocument(requestDocumentPath(other), {
          ...createClearanceRecord(context.now),
          schedule: `${dayOf('limited', context.now)}T09:00`,
        }),
        setDocument(extrasDocumentPath(other), { place }),
      );
    },
  },
  'read by its name': {
    before: (context) => [setDocument(placeDocumentPath(limitedPlace(context)), { at: context.now })],
    call: (context) => ({
      at: ':batchGet',
      body: { documents: [{ path: placeDocumentPath(limitedPlace(context)) }] },
    }),
  },
  'query with a limit of 300': { call: () => queryCall('Request_Places', {}, 300) },
  'count with a limit of 300': { call: () => countCall('Request_Places', {}, 300) },
  'query of the taken ones of one half day': {
    call: ({ now }) => ({
      at: `/${site.root}/Request_Places:runQuery`,
      body: {
        structuredQuery: {
          from: [{ collectionId: 'list' }],
          orderBy: [{ field: { fieldPath: '__name__' } }],
          startAt: {
            values: [
              { referenceValue: { path: placeDocumentPath(placeAt(dayOf('plain', now), 'am', '001')) } },
            ],
            before: true,
          },
          endAt: {
            values: [
              { referenceValue: { path: placeDocumentPath(placeAt(dayOf('plain', now), 'am', '300')) } },
            ],
          },
          limit: 300,
        },
      },
    }),
  },
});

const placesRefused = createRefusedCases('place', {
  'request of a limited half day without one': { before: limitedDay, call: sendPlain('limited', '09:00') },
  'request whose extras name one that the commit does not take': {
    before: limitedDay,
    call: send(() => ({ without: 'place' })),
  },
  'request without extras, beside one': { before: limitedDay, call: send(() => ({ without: 'extras' })) },
  'request whose extras name none': {
    before: limitedDay,
    call: ({ now, id }) =>
      commitCall(
        setDocument(requestDocumentPath(id), {
          ...createClearanceRecord(now),
          schedule: `${dayOf('limited', now)}T09:00`,
        }),
        setDocument(extrasDocumentPath(id), { priority: true }),
      ),
  },
  'request with that of another day': {
    before: limitedDay,
    call: send((context) => ({ place: placeAt(dayOf('otherPlain', context.now), 'am', numberOf(context)) })),
  },
  'request of the morning with that of the afternoon': {
    before: limitedDay,
    call: send((context) => ({ place: placeAt(dayOf('limited', context.now), 'pm', '019') })),
  },
  'request of the afternoon with that of the morning': {
    before: limitedDay,
    call: send(() => ({ time: '12:00' })),
  },
  'request of a half day without a limit with that of another day': {
    call: send((context) => ({
      day: 'plain',
      place: placeAt(dayOf('otherPlain', context.now), 'am', numberOf(context)),
    })),
  },
  'number 000': { before: limitedDay, call: send(onDay('limited', 'pm', '000')) },
  'taken without a request, for a closed morning': {
    before: describeDay('closedMorning'),
    call: takeOn('closedMorning', 'am'),
  },
  'taken without a request, number 021 of 20': { before: limitedDay, call: takeOn('limited', 'pm', '021') },
  'taken without a request, the first one of 0': {
    before: describeDay('ofOddNumbers'),
    call: takeOn('ofOddNumbers', 'pm', '001'),
  },
  'taken without a request, the number of places is a string': {
    before: describeDay('ofWrongTypes'),
    call: takeOn('ofWrongTypes', 'am', '001'),
  },
  'number 021 of 20': { before: limitedDay, call: send(onDay('limited', 'pm', '021')) },
  'number 120 of 20': { before: limitedDay, call: send(onDay('limited', 'pm', '120')) },
  'that another request has': {
    before: (context) => [
      ...limitedDay(context),
      setDocument(placeDocumentPath(limitedPlace(context)), { at: context.now }),
    ],
    call: send(),
  },
  'that another request has, on a half day without a limit': {
    before: (context) => [
      setDocument(placeDocumentPath(placeAt(dayOf('plain', context.now), 'am', numberOf(context))), {
        at: context.now,
      }),
    ],
    call: send(() => ({ day: 'plain' })),
  },
  'that another request has, named by extras alone': {
    before: (context) => [
      setDocument(placeDocumentPath(placeAt(dayOf('plain', context.now), 'am', numberOf(context))), {
        at: context.now,
      }),
    ],
    call: send(() => ({ day: 'plain', without: 'place' })),
  },
  'named by extras that are left from a deleted request': {
    before: (context) => [
      ...limitedDay(context),
      setDocument(extrasDocumentPath(context.id), { place: limitedPlace(context) }),
    ],
    call: (context) => commitCall(...createWrites(context, { without: 'extras' })),
  },
  'at of 26 hours ago': { before: limitedDay, call: send(({ now }) => ({ at: now - 26 * hour })) },
  'at in 11 minutes': { before: limitedDay, call: send(({ now }) => ({ at: now + 11 * minute })) },
  'at as a string': { call: take(named('am-001'), () => ({ at: 'now' })) },
  'at as a decimal number': { call: take(named('am-001'), ({ now }) => ({ at: testDouble(now + 0.5) })) },
  'without at': { call: take(named('am-001'), () => ({})) },
  'with the reference of its request': {
    call: take(named('am-001'), ({ now, id }) => ({ at: now, recordId: id })),
  },
  'of yesterday': { call: take(({ now }) => placeAt(addDays(manilaDay(now), -1), 'am', '001')) },
  'of the thirty-first day': { call: take(({ now }) => placeAt(addDays(manilaDay(now), 31), 'am', '001')) },
  'of a day that does not exist': {
    call: take(({ now }) => placeAt(`${manilaDay(now + 20 * 24 * hour).slice(0, 8)}32`, 'am', '001')),
  },
  'of every day': { call: take(() => 'every-day-am-001') },
  'number 301': { call: take(named('am-301')) },
  'number 7 with one digit': { call: take(named('am-7')) },
  'number with four digits': { call: take(named('am-0007')) },
  'number with a sign': { call: take(named('am-+07')) },
  'of another half': { call: take(named('xm-007')) },
  'with a capital half': { call: take(named('AM-007')) },
  'with a line break at the end': { call: take(named('am-007\n')) },
  'sent again': {
    before: (context) => createWrites(context, {}),
    call: send(),
  },
  'update of one that is taken': {
    before: (context) => [setDocument(placeDocumentPath(limitedPlace(context)), { at: context.now - hour })],
    call: (context) => take(limitedPlace)(context),
  },
  'deletion by the public': {
    before: (context) => [setDocument(placeDocumentPath(limitedPlace(context)), { at: context.now })],
    call: (context) => commitCall(deleteDocument(placeDocumentPath(limitedPlace(context)))),
  },
  'read by another name': {
    call: ({ id }) => ({ at: ':batchGet', body: { documents: [{ path: placeDocumentPath(id) }] } }),
  },
  'query with a limit of 301': { call: () => queryCall('Request_Places', {}, 301) },
  'query without a limit': { call: () => queryCall('Request_Places', {}, null) },
  'count without a limit': { call: () => countCall('Request_Places', {}, null) },
});

const sentExtras = (context: CaseContext): readonly RestWrite[] => [
  ...createSentRequest(context),
  setDocument(extrasDocumentPath(context.id), { priority: true }),
];

/** Extras beside a request of a half day without a limit. */
const withExtras =
  (record: TestRecord, idOf: (context: CaseContext) => string = ({ id }) => id) =>
  (context: CaseContext): RestCall =>
    commitCall(...createSentRequest(context), setDocument(extrasDocumentPath(idOf(context)), record));

const extrasAllowed = allow('extras', {
  'priority with its request': { call: withExtras({ priority: true }) },
  'empty with its request': { call: withExtras({}) },
});

const extrasRefused = createRefusedCases('extras', {
  'of a citizen, with the mark of the counter': { call: withExtras({ priority: true, counter: true }) },
  'without their request': {
    call: ({ id }) => commitCall(setDocument(extrasDocumentPath(id), { priority: true })),
  },
  "later than another citizen's request": {
    before: createStoredRequest,
    call: ({ id }) => commitCall(setDocument(extrasDocumentPath(id), { priority: true })),
  },
  'for the id of another request': { call: withExtras({ priority: true }, ({ id }) => `${id}-8abc`) },
  'priority false': { call: withExtras({ priority: false }) },
  'priority as a string': { call: withExtras({ priority: 'true' }) },
  'with a reason': { call: withExtras({ priority: true, reason: 'Sample' }) },
  'place as a list': { call: withExtras({ place: testList('2031-05-07-am-001') }) },
  'place with a slash': { call: withExtras({ place: '2031-05-07-am-/../x' }) },
  'empty place': { call: withExtras({ place: '' }) },
  'existing ones: sent again': { before: sentExtras, call: withExtras({ priority: true }) },
  'existing ones: merge of priority': {
    before: (context) => [...createSentRequest(context), setDocument(extrasDocumentPath(context.id), {})],
    call: ({ id }) => commitCall(mergeDocument(extrasDocumentPath(id), { priority: true })),
  },
  'existing ones: read': {
    before: sentExtras,
    call: ({ id }) => ({ at: ':batchGet', body: { documents: [{ path: extrasDocumentPath(id) }] } }),
  },
  'existing ones: query by priority': {
    before: sentExtras,
    call: () => queryCall('Request_Extras', { priority: true }),
  },
  'existing ones: count': { call: () => countCall('Request_Extras') },
  'existing ones: deletion': {
    before: sentExtras,
    call: ({ id }) => commitCall(deleteDocument(extrasDocumentPath(id))),
  },
});

export const placeCases: readonly ConformanceCase[] = [
  ...daysAllowed,
  ...daysRefused,
  ...placesAllowed,
  ...placesRefused,
  ...extrasAllowed,
  ...extrasRefused,
];
