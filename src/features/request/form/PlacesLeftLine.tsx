/** How many places of the chosen day are left: 'Morning: 3 places left · Afternoon: free'. */
import { Hint } from '../../../components/fields/FormField.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { addDays, manilaDay } from '../../../domain/dates/day.ts';
import { formatLongDay } from '../../../domain/dates/formatDay.ts';
import type { HallDayRecord } from '../../../domain/dates/hallDay.ts';
import { halves, maxPlaceDays } from '../../../domain/places/placeName.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { type CountTaken, usePlacesLeft } from '../../../query/usePlacesLeft.ts';

export interface PlacesLeftProps {
  /** 'yyyy-mm-dd' */
  readonly day: string;
  readonly record: HallDayRecord;
  /** Epoch ms. */
  readonly now: number;
}

interface PlacesLeftLineProps extends PlacesLeftProps {
  /** Referentially stable. */
  readonly countTaken: CountTaken;
}

export const PlacesLeftLine = ({ day, record, now, countTaken }: PlacesLeftLineProps) => {
  const translate = useTranslate();
  const { places } = useMessages(formMessages);
  const left = usePlacesLeft(day, record, countTaken);
  if (left === null) return null;
  const opens = addDays(day, -maxPlaceDays);
  if (opens > manilaDay(now))
    return <Hint>{`${places.notOpenYet}. ${places.opens(formatLongDay(opens, translate))}`}</Hint>;
  return (
    <Hint>
      {halves
        .map((half) => {
          const count = left[half];
          const state =
            count === undefined ? (record.isClosed[half] ? places.closed : places.free) : places.left(count);
          return places.half[half](state);
        })
        .join(' · ')}
    </Hint>
  );
};
