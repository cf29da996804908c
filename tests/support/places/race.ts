/** A race for the places of a half day: many people send at once to a store over HTTP, each as the form does. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { encodeTestRecord } from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { addDays, isWeekend, manilaDay } from '../../../src/domain/dates/day.ts';
import { chooseContentionPause } from '../../../src/domain/places/contentionPause.ts';
import { maxPlaces, parsePlace, placeBounds } from '../../../src/domain/places/placeName.ts';
import { toRecordId } from '../../../src/domain/request/recordId.ts';
import { site } from '../../../src/site.ts';
import { createTestRequest } from '../server/requestRecord.ts';
import {
  type Answer,
  createSenders,
  idAttemptOf,
  placeOf,
  resultOf,
  type Sender,
  type SendResult,
} from './sender.ts';

/** The store of a race. Its address changes when it is started again. */
export interface RaceStore {
  /** `http://127.0.0.1:8080` */
  readonly address: () => string;
  /** `projects/demo-barangay/databases/(default)/documents` */
  readonly root: string;
  readonly staffToken: () => string;
}

export interface RacePlan {
  readonly senders: number;
  readonly places: number;
  /** Connections open at the same time. */
  readonly connections: number;
  /** Receives the number of those that are stored, after each. */
  readonly onStored?: (count: number) => void;
}

export interface RaceOutcome {
  readonly results: readonly SendResult[];
  /** How often the store answered a commit with each status; 0 is no answer. */
  readonly commits: Readonly<Record<string, number>>;
  /** The most commits that one sender needed, leaving out one in a hundred. */
  readonly commitsOfSender: number;
  readonly calls: number;
  readonly milliseconds: number;
  /** What is stored: ids of requests, names of places, and the place that each request's extras name. */
  readonly requests: readonly string[];
  readonly taken: readonly string[];
  readonly placeOfRequest: ReadonlyMap<string, string>;
}

/** The morning of a weekday within 30 days. */
const findRaceDay = (now: number): string => {
  const days = Array.from({ length: 7 }, (_, at) => addDays(manilaDay(now), at + 1));
  return days.find((day) => !isWeekend(day))!;
};

interface Reply {
  readonly status: number;
  readonly text: string;
}

function post(agent: Agent, address: URL, body: object, staffToken?: string): Promise<Reply> {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'text/plain',
    'content-length': Buffer.byteLength(text),
    ...(staffToken !== undefined && { authorization: `Bearer ${staffToken}` }),
  };
  return new Promise((resolve, reject) => {
    const call = request(address, { agent, method: 'POST', headers, timeout: 60_000 }, (answer) => {
      let received = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        received += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: received }));
      answer.on('error', reject);
    });
    call.on('timeout', () => call.destroy(new Error('No answer came.')));
    call.on('error', reject);
    call.end(text);
  });
}

interface Row {
  readonly document?: { readonly name: string; readonly fields: Readonly<Record<string, never>> };
  readonly found?: object;
}

const idOf = ({ document }: Row): string => document?.name.split('/').at(-1) ?? '';
const rowsOf = ({ status, text }: Reply): readonly Row[] => {
  if (status !== 200) throw new Error(text);
  return (JSON.parse(text) as readonly Row[]).filter((row) => row.document ?? row.found);
};

const { firstSender, receiveAnswer, pressAgain } = createSenders();

/** Runs the race, after the half day was given its number of places. */
export async function runRace(
  store: RaceStore,
  { senders, places, connections, onStored }: RacePlan,
): Promise<RaceOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const now = Date.now();
  const booked = { day: findRaceDay(now), half: 'morning' } as const;
  const nameOf = (collection: string, id: string): string =>
    `${store.root}/${site.root}/${collection}/list/${id}`;
  let calls = 0;
  const send = (path: string, body: object, staffToken?: string): Promise<Reply> => {
    calls += 1;
    return post(agent, new URL(`/v1/${store.root}${path}`, store.address()), body, staffToken);
  };
  const query = async (
    collection: string,
    structuredQuery: object,
    staffToken?: string,
  ): Promise<readonly Row[]> =>
    rowsOf(
      await send(
        `/${site.root}/${collection}:runQuery`,
        { structuredQuery: { from: [{ collectionId: 'list' }], ...structuredQuery } },
        staffToken,
      ),
    );
  const documentName = { fieldPath: '__name__' };
  const reference = (collection: string, id: string): object => ({ referenceValue: nameOf(collection, id) });

  const limits = { status: 'active', updated: now, placesMorning: places };
  const prepared = await send(
    ':commit',
    { writes: [{ update: { name: nameOf('HallDay_List', booked.day), fields: encodeTestRecord(limits) } }] },
    store.staffToken(),
  );
  if (prepared.status !== 200) throw new Error(prepared.text);

  const commits: Record<string, number> = {};
  const count = (status: number): void => {
    commits[status] = (commits[status] ?? 0) + 1;
  };

  const readDay = async (): Promise<Answer> => {
    // Google's rules refuse a query by two names, so the page lists the days.
    const rows = await query('HallDay_List', {
      where: {
        fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
      },
      limit: 100,
    });
    const own = rows.find((row) => idOf(row) === booked.day);
    const { placesMorning, closedMorning } = (own?.document?.fields ?? {}) as Readonly<
      Record<string, { readonly integerValue?: string; readonly booleanValue?: boolean }>
    >;
    return {
      of: 'readDay',
      limit: {
        isClosed: closedMorning?.booleanValue === true,
        places: placesMorning?.integerValue === undefined ? null : Number(placesMorning.integerValue),
      },
    };
  };
  const listPlaces = async (): Promise<Answer> => {
    const [first, last] = placeBounds(booked);
    const rows = await query('Request_Places', {
      orderBy: [{ field: documentName }],
      startAt: { values: [reference('Request_Places', first)], before: true },
      endAt: { values: [reference('Request_Places', last)] },
      limit: maxPlaces,
    });
    return { of: 'listPlaces', taken: new Set(rows.flatMap((row) => parsePlace(idOf(row))?.number ?? [])) };
  };

  let stored = 0;
  const started = performance.now();

  const runSender = async (): Promise<{ readonly result: SendResult; readonly commits: number }> => {
    const code = randomUUID();
    const { record } = createTestRequest(Date.now(), { schedule: `${booked.day}T09:00` });
    let sent = 0;
    const save = async (sender: Sender): Promise<Answer> => {
      const [idAttempt, place] = [idAttemptOf(sender), placeOf(sender)];
      const id = toRecordId(code, idAttempt);
      const write = (collection: string, name: string, fields: Parameters<typeof encodeTestRecord>[0]) => ({
        update: { name: nameOf(collection, name), fields: encodeTestRecord(fields) },
      });
      sent += 1;
      const { status } = await send(':commit', {
        writes: [
          write('Form_Requests', id, record),
          { ...write('Request_Receipts', code, { recordId: id }), updateMask: { fieldPaths: ['recordId'] } },
          ...(place === null
            ? []
            : [write('Request_Places', place, { at: Date.now() }), write('Request_Extras', id, { place })]),
        ],
      });
      count(status);
      if (status === 200) return { of: 'save', status: 'stored' };
      if (status === 403) return { of: 'save', status: 'refused' };
      if (status === 409) return { of: 'save', status: 'contended' };
      throw new Error(`The store answered ${status}.`);
    };
    const findReceipt = async (): Promise<Answer> => {
      const rows = rowsOf(await send(':batchGet', { documents: [nameOf('Request_Receipts', code)] }));
      return { of: 'findReceipt', isFound: rows.length > 0 };
    };
    const take = (sender: Sender): Promise<Answer> => {
      switch (sender.step) {
        case 'readDay':
          return readDay();
        case 'listPlaces':
          return listPlaces();
        case 'save':
          return save(sender);
        case 'findReceipt':
          return findReceipt();
        default:
          return wait(chooseContentionPause(Math.random), { of: 'pause' });
      }
    };
    let sender = firstSender;
    for (;;) {
      const answer = await take(sender).catch((): Answer => {
        if (sender.step === 'save') count(0);
        return { of: 'nothing' };
      });
      sender = receiveAnswer(sender, answer, { booked, today: manilaDay(now), random: Math.random });
      const result = resultOf(sender);
      if (result === null) continue;
      if (result.kind === 'stored') {
        stored += 1;
        onStored?.(stored);
      }
      if (result.kind !== 'unanswered' && result.kind !== 'contended') return { result, commits: sent };
      // The person presses again.
      await wait(50);
      sender = pressAgain(sender);
    }
  };

  const finished = await Promise.all(Array.from({ length: senders }, runSender));
  const milliseconds = performance.now() - started;
  const callsOfSenders = calls - 1;
  const everything = { limit: 10_000 };
  const readAll = (collection: string): Promise<readonly Row[]> =>
    query(collection, everything, store.staffToken());
  const [requests, taken, extras] = await Promise.all(
    ['Form_Requests', 'Request_Places', 'Request_Extras'].map(readAll),
  );
  agent.destroy();
  const perSender = finished.map((each) => each.commits).toSorted((a, b) => a - b);
  return {
    results: finished.map(({ result }) => result),
    commits,
    commitsOfSender: perSender[Math.ceil(perSender.length * 0.99) - 1] ?? 0,
    calls: callsOfSenders,
    milliseconds,
    requests: requests!.map(idOf),
    taken: taken!.map(idOf),
    placeOfRequest: new Map(
      extras!.map((row) => {
        const { place } = (row.document?.fields ?? {}) as Readonly<
          Record<string, { readonly stringValue?: string }>
        >;
        return [idOf(row), place?.stringValue ?? ''];
      }),
    ),
  };
}

/** How many have each result. */
export const countResults = ({ results }: RaceOutcome): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { kind } of results) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

/** What is wrong with the documents after a race; empty where each request has a place of its own and none is left over. */
export function findRaceFaults({ results, requests, taken, placeOfRequest }: RaceOutcome): readonly string[] {
  const places = requests.map((id) => placeOfRequest.get(id) ?? '');
  const storedCount = results.filter(({ kind }) => kind === 'stored').length;
  return [
    ...(storedCount === requests.length
      ? []
      : [`${storedCount} are confirmed and ${requests.length} are stored`]),
    ...(placeOfRequest.size === requests.length ? [] : ['some extras have no request']),
    ...places.filter((place, at) => places.indexOf(place) !== at).map((place) => `${place} has two requests`),
    ...places.filter((place) => !taken.includes(place)).map((place) => `'${place}' is not taken`),
    ...taken.filter((place) => !places.includes(place)).map((place) => `${place} has no request`),
  ];
}
