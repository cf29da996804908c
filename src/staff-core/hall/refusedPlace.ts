/**
 * The place of a request in a half day with a number of places: a refusal frees it, and setting the refusal back takes one again, as
 * far as the half day has one left.
 */
import { manilaDay } from '../../domain/dates/day.ts';
import { formatLongDate } from '../../domain/dates/formatDay.ts';
import { choosePlace, type StoredHalfDay } from '../../domain/places/placeChoice.ts';
import { type HalfDay, halfDayOf, parsePlace } from '../../domain/places/placeName.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { findAppointment } from '../appointment.ts';
import { readPlacesOf, type VersionedDocument } from '../deletion/attachedDocuments.ts';
import { readHalfDay } from '../entry/entryPlaces.ts';
import { createExtrasWrites, type RequestExtras, readExtras } from '../extras.ts';
import type { RequestEntry } from '../requestEntry.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import { readStoredHallDays, toHallDayRecords } from './hallDays.ts';
import { hallMessages as messages } from './hallMessages.ts';
import { createDayChecks, createPlaceWrites } from './placeWrites.ts';

/**
 * The writes that free the place of a day that is still to come; what else the extras say stays.
 * @param places those that the extras name, as far as they are stored
 * @param now epoch ms
 */
export function createReleaseWrites(
  client: Pick<FirestoreRestClient, 'root'>,
  { request, extras }: Pick<RequestEntry, 'request'> & { readonly extras: RequestExtras | null },
  places: readonly (VersionedDocument & { readonly id: string })[],
  now: number,
): readonly object[] {
  const day = parsePlace(extras?.place ?? '')?.day;
  return day === undefined || day < manilaDay(now)
    ? createExtrasWrites(client, request.id, extras, {})
    : createPlaceWrites(client, places, { request, extras }, { place: null }, now);
}

/** @param now epoch ms. @throws UserError */
export async function createPlaceRelease(
  client: FirestoreRestClient,
  { request }: Pick<RequestEntry, 'request'>,
  now: number,
): Promise<readonly object[]> {
  const extras = (await readExtras(client, [request.id])).get(request.id) ?? null;
  const places = await readPlacesOf(client, extras === null ? [] : [extras]);
  return createReleaseWrites(client, { request, extras }, places, now);
}

export interface PlaceReturn {
  readonly writes: readonly object[];
  /** Says in a sentence why there is no place any more; '' where nothing is lost. */
  readonly loss: string;
}

interface ReturnEffects {
  /** Epoch ms. */
  readonly now: number;
  /** From 0 up to, but not, 1. */
  readonly random: () => number;
}

/** The half day whose place it takes again; null where it takes none. A day that was over when the request was refused kept its place. */
export const findReturnHalfDay = (
  entry: Omit<RequestEntry, 'extras'>,
  extras: RequestExtras | null,
): HalfDay | null =>
  extras !== null && extras.place !== null ? null : halfDayOf(findAppointment(entry) ?? '');

/** @param halfDay as the store has it; the records that say so must still be as they were read */
export function planPlaceReturn(
  client: Pick<FirestoreRestClient, 'root'>,
  { request, extras }: Pick<RequestEntry, 'request'> & { readonly extras: RequestExtras | null },
  booked: HalfDay,
  halfDay: StoredHalfDay,
  { now, random }: ReturnEffects,
): PlaceReturn & { readonly place: string | null } {
  const today = manilaDay(now);
  const choice =
    booked.day < today ? ({ kind: 'past' } as const) : choosePlace(halfDay, { booked, today, random });
  if (choice.kind !== 'send') {
    const why = messages.noPlace[choice.kind](formatLongDate(booked.day, translateToEnglish), booked.half);
    return { writes: [], loss: halfDay.places === null ? '' : messages.placeLost(why), place: null };
  }
  const { place } = choice;
  const taken = place === null ? [] : createPlaceWrites(client, [], { request, extras }, { place }, now);
  return { writes: taken, loss: '', place };
}

/** @throws UserError */
export async function createPlaceReturn(
  client: FirestoreRestClient,
  entry: Omit<RequestEntry, 'extras'>,
  effects: ReturnEffects,
): Promise<PlaceReturn> {
  const { request } = entry;
  const extras = (await readExtras(client, [request.id])).get(request.id) ?? null;
  const booked = findReturnHalfDay(entry, extras);
  if (booked === null) return { writes: [], loss: '' };
  const days = await readStoredHallDays(client);
  const halfDay = await readHalfDay(client, toHallDayRecords(days), booked);
  const { writes, loss } = planPlaceReturn(client, { request, extras }, booked, halfDay, effects);
  return { writes: [...createDayChecks(client, { days }, booked.day), ...writes], loss };
}
