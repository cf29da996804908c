/** The writes that give somebody a place of a half day, or another one, and free the old one in the same commit. */
import { everyDay } from '../../domain/dates/hallDay.ts';
import { collectionOf } from '../../firestore/collections.ts';
import { createDeleteWrite, formatPlaceDocumentName } from '../deletion/attachedDocuments.ts';
import { createNoExtrasCheck, formatExtrasName } from '../extras.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import type { Booking, Hall } from './hall.ts';

/** The writes of the extras and of the new place. @param place null for a half day with any number */
function createExtrasWrites(
  client: Pick<FirestoreRestClient, 'root'>,
  { request, extras }: Booking,
  place: string | null,
  at: number,
): readonly object[] {
  if (place === null) {
    if (extras === null) return [createNoExtrasCheck(client, request.id)];
    if (extras.place === null) return [];
    if (extras.fieldNames.every((name) => name === 'place')) return [createDeleteWrite(extras)];
    return [
      {
        update: { name: extras.name, fields: {} },
        updateMask: { fieldPaths: ['place'] },
        currentDocument: { updateTime: extras.version },
      },
    ];
  }
  return [
    {
      update: { name: formatPlaceDocumentName(client, place), fields: { at: { integerValue: String(at) } } },
      currentDocument: { exists: false },
    },
    {
      update: { name: formatExtrasName(client, request.id), fields: { place: { stringValue: place } } },
      updateMask: { fieldPaths: ['place'] },
      currentDocument: extras === null ? { exists: false } : { updateTime: extras.version },
    },
  ];
}

/** @param place null for a half day with any number. @param at epoch ms */
export function createPlaceWrites(
  client: Pick<FirestoreRestClient, 'root'>,
  { places }: Hall,
  booking: Booking,
  place: string | null,
  at: number,
): readonly object[] {
  const old = places.find(({ id }) => id === booking.extras?.place);
  return [
    ...createExtrasWrites(client, booking, place, at),
    ...(old === undefined ? [] : [createDeleteWrite(old)]),
  ];
}

/** The records that say how a day is must still be as they were read. */
export const createDayChecks = (
  client: Pick<FirestoreRestClient, 'root'>,
  { days }: Hall,
  day: string,
): readonly object[] =>
  [...new Set([day, everyDay])].map((id) => {
    const stored = days.find((each) => each.id === id);
    return {
      verify: `${client.root}/${collectionOf('hallDays').path}/${id}`,
      currentDocument: stored === undefined ? { exists: false } : { updateTime: stored.version },
    };
  });
