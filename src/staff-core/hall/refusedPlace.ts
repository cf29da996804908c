/**
 * The place of a request in a half day with a number of places: a refusal frees it, and setting the refusal back takes one again, as
 * far as the half day has one left.
 */
import { manilaDay } from '../../domain/dates/day.ts';
import { formatLongDate } from '../../domain/dates/formatDay.ts';
import { choosePlace } from '../../domain/places/placeChoice.ts';
import { halfDayOf, parsePlace } from '../../domain/places/placeName.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { findAppointment } from '../appointment.ts';
import { readPlacesOf } from '../deletion/attachedDocuments.ts';
import { readHalfDay } from '../entry/entryPlaces.ts';
import { createExtrasWrites, readExtras } from '../extras.ts';
import type { RequestEntry } from '../requestEntry.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import { readStoredHallDays, toHallDayRecords } from './hallDays.ts';
import { hallMessages as messages } from './hallMessages.ts';
import { createDayChecks, createPlaceWrites } from './placeWrites.ts';

/** The writes that free the place of a day that is still to come; what else the extras say stays. @param now epoch ms. @throws UserError */
export async function createPlaceRelease(
  client: FirestoreRestClient,
  { request }: Pick<RequestEntry, 'request'>,
  now: number,
): Promise<readonly object[]> {
  const extras = (await readExtras(client, [request.id])).get(request.id) ?? null;
  const day = parsePlace(extras?.place ?? '')?.day;
  if (extras === null || day === undefined || day < manilaDay(now))
    return createExtrasWrites(client, request.id, extras, {});
  const places = await readPlacesOf(client, [extras]);
  return createPlaceWrites(client, places, { request, extras }, { place: null }, now);
}

export interface PlaceReturn {
  readonly writes: readonly object[];
  /** Says in a sentence why there is no place any more; '' where nothing is lost. */
  readonly loss: string;
}

/** @param now epoch ms. @param random from 0 up to, but not, 1. @throws UserError */
export async function createPlaceReturn(
  client: FirestoreRestClient,
  entry: Omit<RequestEntry, 'extras'>,
  { now, random }: { readonly now: number; readonly random: () => number },
): Promise<PlaceReturn> {
  const { request } = entry;
  const booked = halfDayOf(findAppointment(entry) ?? '');
  const extras = (await readExtras(client, [request.id])).get(request.id) ?? null;
  // A day that was over when the request was refused kept its place.
  if (booked === null || (extras !== null && extras.place !== null)) return { writes: [], loss: '' };
  const days = await readStoredHallDays(client);
  const halfDay = await readHalfDay(client, toHallDayRecords(days), booked);
  const checks = createDayChecks(client, { days }, booked.day);
  const today = manilaDay(now);
  const choice =
    booked.day < today ? ({ kind: 'past' } as const) : choosePlace(halfDay, { booked, today, random });
  if (choice.kind !== 'send') {
    const why = messages.noPlace[choice.kind](formatLongDate(booked.day, translateToEnglish), booked.half);
    return { writes: checks, loss: halfDay.places === null ? '' : messages.placeLost(why) };
  }
  const { place } = choice;
  const taken = place === null ? [] : createPlaceWrites(client, [], { request, extras }, { place }, now);
  return { writes: [...checks, ...taken], loss: '' };
}
