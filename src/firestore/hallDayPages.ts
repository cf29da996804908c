/**
 * Reads the hall's days a page at a time: one query answers at most as many records as its limit, and a request is judged by the
 * record of its day and that of every day, which comes last by id.
 */
import { maxHallDays } from '../content/schema/lists.ts';
import { addDays } from '../domain/dates/day.ts';
import { everyDay } from '../domain/dates/hallDay.ts';
import type { UncheckedDocument } from '../lib/readFields.ts';
import { collectionOf } from './collections.ts';

/**
 * The records of the days from `from` on that a request can be for, and that of every day. A hall with fewer records than the limit
 * of a query costs that query alone.
 * @param readPage the active records from an id on, by id, up to the limit
 */
export const readHallDayPages = async (
  from: string,
  readPage: (start: string) => Promise<readonly UncheckedDocument[]>,
): Promise<readonly UncheckedDocument[]> => {
  const lastDay = addDays(from, maxHallDays - 2);
  const found: UncheckedDocument[] = [];
  let start = from;
  for (;;) {
    const page = await readPage(start);
    found.push(...page.filter(({ id }) => id <= lastDay || id >= everyDay));
    const last = page.at(-1)?.id ?? everyDay;
    if (page.length < collectionOf('hallDays').limit || last >= everyDay) return found;
    // The next page begins with the last day of this one.
    if (last < lastDay) found.pop();
    start = last < lastDay ? last : everyDay;
  }
};
