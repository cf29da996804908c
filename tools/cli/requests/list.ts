/** `list`: the latest requests, or those that filters mean, a line each; and how many are new since the last look. */

import { type Filters, isAny, queryOf } from '../../../src/staff-core/filters.ts';
import { requestsMeant } from '../../../src/staff-core/findRequests.ts';
import { type First, firstOf, untilMost } from '../../../src/staff-core/limit.ts';
import { receiptsOf, stateIn } from '../../../src/staff-core/receipts.ts';
import { countOf, timeOf } from '../../../src/staff-core/records.ts';
import {
  handedInOf,
  lineOf,
  momentOf,
  personOf,
  type Request,
  requests,
  scheduleOf,
  serviceOf,
} from '../../../src/staff-core/request.ts';
import { counted } from '../content/importContent.ts';
import { mostOf } from '../lib/parseLimit.ts';
import type { Door } from '../lib/storeClient.ts';
import { asked, placeOf, type Subcommand, through, toOption } from '../lib/subcommand.ts';
import { cut, tableOf } from '../lib/table.ts';
import { filterOptions, filtersOf, filterUsage } from './filters.ts';
import { isNew, keepLook, lastLook, newSince } from './lastSeen.ts';

const usage = `list ${filterUsage} [--most N] [--to embedded|cloud]`;
type Compare = (a: Request, b: Request) => number;
const createdOf = ({ fields: { dateCreated } }: Request): number =>
  typeof dateCreated === 'number' ? dateCreated : 0;
const newestFirst: Compare = (a, b) => createdOf(b) - createdOf(a);
const bySchedule: Compare = (a, b) => (scheduleOf(a) < scheduleOf(b) ? -1 : 1);

interface Listed extends First<Request> {
  readonly all: number;
  /** Since the last look; null where there was none. */
  readonly fresh: number | null;
}

/** @throws Problem */
async function listed(door: Door, filters: Filters, most: number, look: number | null): Promise<Listed> {
  const { order, ...query } = queryOf(door, filters);
  const compare = filters.day === null ? newestFirst : bySchedule;
  if (!door.isIndexed) {
    // One walk for everything.
    let [all, fresh] = [0, 0];
    const found = requestsMeant(door, filters, query, (request) => {
      all += 1;
      if (look !== null && isNew(request, look)) fresh += 1;
    });
    const read = await firstOf(found, compare, most);
    return { ...read, all, fresh: look === null ? null : fresh };
  }
  const page = order === 'newest' ? { page: Math.min(most + 1, 300) } : {};
  const found = requestsMeant(door, filters, { ...query, ...page });
  const read = await (order === 'newest' ? untilMost(found, most) : firstOf(found, compare, most));
  const fresh = look === null ? null : await newSince(door, look);
  return { ...read, all: await countOf(door, requests), fresh };
}

const headings = ['', 'ID', 'HANDED IN', 'SERVICE', 'NAME', 'ZONE', 'SCHEDULE', 'STATE'] as const;

const sentence = (count: number): string => (count === 1 ? '1 request' : `${counted(count)} requests`);

export const list: Subcommand = {
  usage,
  does: 'the latest requests, one per line; new ones with a *',
  prepare(args, surroundings) {
    const { values } = asked(args, { ...filterOptions, ...toOption, most: { type: 'string' } }, usage);
    const filters = filtersOf(values, surroundings.now);
    const most = mostOf(values.most);
    const place = placeOf(values.to, surroundings);
    return () =>
      through(place, async (door) => {
        const look = lastLook(place, 'list');
        const time = await timeOf(door, requests);
        const { first, areMore, all, fresh } = await listed(door, filters, most, look);
        const receipts = await receiptsOf(
          door,
          first.map(({ id }) => id),
        );
        const rows = first.map((request) => [
          look !== null && isNew(request, look) ? '*' : '',
          request.id,
          handedInOf(request),
          cut(serviceOf(request), 26),
          cut(personOf(request), 30),
          lineOf(request, 'zone', 4),
          scheduleOf(request),
          stateIn(receipts.get(request.id)),
        ]);
        if (rows.length > 0) for (const line of tableOf([headings, ...rows])) console.log(line);
        console.log(
          fresh === null || look === null
            ? `${sentence(all)} in ${door.name}. This is the first look.`
            : `${counted(fresh)} new since the last look (${momentOf(look)}). ${sentence(all)} in ${door.name}.`,
        );
        if (first.length === 0)
          console.log(all === 0 ? 'No requests have come in yet.' : 'No requests match these filters.');
        if (areMore)
          console.log(
            `Only the first ${first.length} are shown: narrow them with ${filterUsage}, or see more with --most.`,
          );
        // A look at a part of them is no look at all of them.
        if (isAny(filters)) keepLook(place, 'list', time);
        if (first.length > 0) console.log('To see all of one request: npm run requests -- show ID');
      });
  },
};
