/** What does not fit: places without a request, more people than places, people on closed half days. */
import { addDays } from '../../domain/dates/day.ts';
import { type Half, halves, maxPlaceDays } from '../../domain/places/placeName.ts';
import { privateCollections } from '../../firestore/collections.ts';
import { createDeleteWrite, maxCommitWrites, type VersionedDocument } from '../deletion/attachedDocuments.ts';
import { listWhereIn } from '../records.ts';
import { collectionNameOf } from '../request.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import { type HalfDayView, type Hall, type StoredPlace, viewHalfDay } from './hall.ts';
import { planAssignments } from './hallPlaces.ts';

/**
 * The places that no request has. A commit stores a place with its extras, so that extras which are read after the place name it.
 *
 * @throws UserError
 */
export async function findUnclaimed(
  client: FirestoreRestClient,
  { places, bookings }: Pick<Hall, 'places' | 'bookings'>,
): Promise<readonly StoredPlace[]> {
  const claimed = new Set(bookings.flatMap(({ extras }) => extras?.place ?? []));
  const suspects = places.filter(({ id }) => !claimed.has(id));
  const names = await findClaimedNames(
    client,
    suspects.map(({ id }) => id),
  );
  return suspects.filter(({ id }) => !names.has(id));
}

/** The places among these that the extras of some request name, also of a day that was not read. */
async function findClaimedNames(
  client: FirestoreRestClient,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const claimed = new Set<string>();
  const collection = collectionNameOf(privateCollections.extras.path);
  for await (const { fields } of listWhereIn(client, collection, 'place', ids))
    claimed.add((fields.place as { readonly stringValue?: string } | undefined)?.stringValue ?? '');
  return claimed;
}

/** The commits that free these places. */
export const createFreeCommits = (places: readonly VersionedDocument[]): readonly (readonly object[])[] =>
  Array.from({ length: Math.ceil(places.length / maxCommitWrites) }, (_, at) =>
    places.slice(at * maxCommitWrites, (at + 1) * maxCommitWrites).map(createDeleteWrite),
  );

export interface HalfDayProblem {
  readonly day: string;
  readonly half: Half;
  readonly view: HalfDayView;
}

export interface HalfDayProblems {
  /** More people than places. */
  readonly over: readonly HalfDayProblem[];
  /** Closed, and somebody still comes. */
  readonly closed: readonly HalfDayProblem[];
  /** Somebody comes without one of its places while some are free, so that others may take too many. */
  readonly uncounted: readonly HalfDayProblem[];
}

/** @param from today: what was before is over */
export function findHalfDayProblems(hall: Hall, from: string): HalfDayProblems {
  const days = new Set([
    ...hall.bookings.map(({ day }) => day),
    ...hall.places.map(({ place }) => place.day),
  ]);
  const all = [...days]
    .filter((day) => day >= from)
    .sort()
    .flatMap((day) => halves.map((half) => ({ day, half, view: viewHalfDay(hall, day, half) })));
  return {
    over: all.filter(({ view: { places, taken } }) => places !== null && taken > places),
    closed: all.filter(({ view: { isOpen, booked } }) => !isOpen && booked.length > 0),
    // Nobody can take a place of a later day yet.
    uncounted: all.filter(
      ({ day, half, view: { places } }) =>
        places !== null &&
        day <= addDays(from, maxPlaceDays) &&
        planAssignments(hall, day, half, places).length > 0,
    ),
  };
}
