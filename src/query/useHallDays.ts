/**
 * The hall's days from today on. A newer result shows at once: a page that offers a day on which the hall is closed sends somebody
 * there in vain.
 */
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { parseDocuments } from '../content/models/documents.ts';
import { type LocalizedHallDay, toHallDays } from '../content/models/hallDay.ts';
import { maxHallDays } from '../content/schema/lists.ts';
import type { Query } from '../context/records.ts';
import { useServices } from '../context/services.ts';
import type { Clock } from '../domain/dates/clock.ts';
import { addDays, manilaDay } from '../domain/dates/day.ts';
import {
  selectCopyReadAt,
  selectIsStale,
  type UncheckedDocuments,
  useDocumentQuery,
  useQueryActor,
} from './useRecords.ts';

/** The longest time of RA 11032, twenty working days, lies within these days. */
const pastDays = 31;

const createHallDaysQuery = (
  clock: Clock,
  source: 'hallDays' | 'pastHallDays',
): Query<UncheckedDocuments> => ({
  source,
  label: "'hallDays'",
  fetchRecords: ({ readHallDays }) =>
    readHallDays(addDays(manilaDay(clock.now()), source === 'hallDays' ? 0 : -pastDays)),
  parse: (found) => parseDocuments(found, maxHallDays),
  showsAtOnce: () => true,
});

const none: readonly LocalizedHallDay[] = [];

export interface HallDays {
  /** Empty until they are read. */
  readonly days: readonly LocalizedHallDay[];
  /** When they were read, epoch ms, if they could not be read again; null for current ones. */
  readonly copyReadAt: number | null;
}

const useHallDaysQuery = (source: 'hallDays' | 'pastHallDays'): HallDays => {
  const { clock } = useServices();
  const query = useMemo(() => createHallDaysQuery(clock, source), [clock, source]);
  const result = useDocumentQuery('hallDays', query, toHallDays);
  const actor = useQueryActor(query);
  const copyReadAt = useSelector(actor, (state) => (selectIsStale(state) ? selectCopyReadAt(state) : null));
  const days = result.status === 'success' ? result.data : none;
  return useMemo(() => ({ days, copyReadAt }), [days, copyReadAt]);
};

export const useHallDays = (): HallDays => useHallDaysQuery('hallDays');

/** Those of the past month too: a time that began then leaves out the holidays since. */
export const usePastHallDays = (): HallDays => useHallDaysQuery('pastHallDays');
