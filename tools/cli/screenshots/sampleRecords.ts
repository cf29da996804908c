/** Sample requests and feedback in the store of `npm run pictures`. */
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { manilaDay } from '../../../src/domain/dates/day.ts';
import type { RequestState } from '../../../src/domain/request/requestState.ts';
import { privateCollections } from '../../../src/firestore/collections.ts';
import { createFeedback, type FeedbackKind } from '../../../src/form/feedback.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { createSampleRecord } from '../../../tests/support/form/requestFixtures.ts';
import type { StoreClient } from '../lib/storeClient.ts';

interface SampleDocument {
  readonly in: keyof typeof privateCollections;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const store = async (client: StoreClient, documents: readonly SampleDocument[]): Promise<void> => {
  await client.post(':commit', {
    writes: documents.map(({ in: collection, id, fields }) => ({
      update: {
        name: `${client.root}/${privateCollections[collection].path}/${id}`,
        fields: encodePlainObject(fields),
      },
    })),
  });
};

type SampleVisit = readonly [time: string, first: string, state: RequestState, came: boolean | null];

const sampleVisits: readonly SampleVisit[] = [
  ['08:30', 'Resident A', 'released', true],
  ['08:30', 'Resident B', 'ready', true],
  ['09:00', 'Resident C', 'processing', null],
  ['09:30', 'Resident D', 'received', null],
  ['10:00', 'Resident E', 'received', null],
  ['10:30', 'Resident F', 'received', false],
];

/** Requests of today, 4f3a to 4f3f, in several states. */
export const storeSampleVisits = (client: StoreClient): Promise<void> => {
  const now = Date.now();
  const types = Object.keys(formTypes) as readonly FormType[];
  return store(
    client,
    sampleVisits.flatMap(([time, fname, state, came], at): readonly SampleDocument[] => {
      const type = types[at % types.length]!;
      const answers = { fname, mname: 'N/A', lname: 'Sample', schedule: `${manilaDay(now)}T${time}` };
      const id = `4f3${'abcdef'[at]}`;
      const written = state === 'received' ? {} : { state, since: now };
      return [
        { in: 'requests', id, fields: { ...createSampleRecord(type, now), ...answers } },
        {
          in: 'receipts',
          id: `0b1c2d3e-0000-${id}-8a9b-0c1d2e3f4a5b`,
          fields: { recordId: id, ...written },
        },
        ...(came === null ? [] : [{ in: 'extras', id, fields: { came } } as const]),
      ];
    }),
  );
};

const sampleFeedback: readonly (readonly [page: string, kind: FeedbackKind, text: string])[] = [
  ['/Emergency-Hotlines', 'wrongNumber', 'Sample: 0900 002 rings at a shop.'],
  ['/News', 'notUseful', 'Sample: it does not say where the covered court is.'],
  ['/News', 'useful', ''],
  ['/Citizens-Charter', 'useful', ''],
];

/** Feedback of each kind. */
export const storeSampleFeedback = (client: StoreClient): Promise<void> =>
  store(
    client,
    sampleFeedback.map(([page, kind, text], at) => ({
      in: 'feedback',
      id: `1000000${at}-0000-4000-8000-000000000000`,
      fields: { ...createFeedback(page, kind, text, Date.now()) },
    })),
  );
