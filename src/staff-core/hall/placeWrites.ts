/** The writes that give somebody a place of a half day, or another one, and free the old one in the same commit. */
import { everyDay } from '../../domain/dates/hallDay.ts';
import { collectionOf } from '../../firestore/collections.ts';
import {
  createDeleteWrite,
  formatPlaceDocumentName,
  type VersionedDocument,
} from '../deletion/attachedDocuments.ts';
import { createExtrasWrites, type ExtrasChange } from '../extras.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import type { Booking, Hall } from './hall.ts';

/**
 * @param places the stored places, as far as they were read
 * @param change with the new place: null for a half day with any number
 * @param at epoch ms
 */
export function createPlaceWrites(
  client: Pick<FirestoreRestClient, 'root'>,
  places: readonly (VersionedDocument & { readonly id: string })[],
  { request, extras }: { readonly request: Pick<Booking['request'], 'id'> } & Pick<Booking, 'extras'>,
  change: ExtrasChange & { readonly place: string | null },
  at: number,
): readonly object[] {
  const { place } = change;
  const old = places.find(({ id }) => id === extras?.place);
  return [
    ...(place === null
      ? []
      : [
          {
            update: {
              name: formatPlaceDocumentName(client, place),
              fields: { at: { integerValue: String(at) } },
            },
            currentDocument: { exists: false },
          },
        ]),
    ...createExtrasWrites(client, request.id, extras, change),
    ...(old === undefined ? [] : [createDeleteWrite(old)]),
  ];
}

/** The records that say how a day is must still be as they were read. */
export const createDayChecks = (
  client: Pick<FirestoreRestClient, 'root'>,
  { days }: Pick<Hall, 'days'>,
  day: string,
): readonly object[] =>
  [...new Set([day, everyDay])].map((id) => {
    const stored = days.find((each) => each.id === id);
    return {
      verify: `${client.root}/${collectionOf('hallDays').path}/${id}`,
      currentDocument: stored === undefined ? { exists: false } : { updateTime: stored.version },
    };
  });
