/** The actors of the request machine for the places of a half day. Their code is loaded where a half day has a number of places. */
import { fromPromise } from 'xstate';
import type { FrozenRecord, PlaceAnswer } from '../../../../machines/request/context.ts';
import type { Clock } from '../../../domain/dates/clock.ts';
import { type HallDayRecord, takesAnyNumber } from '../../../domain/dates/hallDay.ts';
import { loadPlaceAnswers } from '../form/laterModules.ts';

/** @param readKnownDays what the page has read of the hall's days; null where no page shows them */
export const createPlaceActors = (clock: Clock, readKnownDays: () => readonly HallDayRecord[] | null) => ({
  findPlace: fromPromise<PlaceAnswer, { readonly record: FrozenRecord }>(async ({ input: { record } }) => {
    const known = readKnownDays();
    if (known !== null && takesAnyNumber(known, String(record.schedule)))
      return { kind: 'send', place: null };
    const { answerBeforeSend } = await loadPlaceAnswers();
    return answerBeforeSend(record, known, clock.now());
  }),
  explainRefusal: fromPromise<PlaceAnswer, { readonly record: FrozenRecord; readonly place: string | null }>(
    async ({ input: { record, place } }) => {
      const { answerRefusal } = await loadPlaceAnswers();
      return answerRefusal(record, place, clock.now());
    },
  ),
});
