/** `list`: prints the latest or filtered requests, one line each, and the number of new ones since the last look. */
import { formatAppointment } from '../../../src/staff-core/appointment.ts';
import { hasPriority } from '../../../src/staff-core/daySheet.ts';
import { readExtras } from '../../../src/staff-core/extras.ts';
import { type LimitedList, takeLimited, takeSorted } from '../../../src/staff-core/limit.ts';
import { findLatestReceipt, findReceipts } from '../../../src/staff-core/receipts.ts';
import { countRecords, readStoreTime } from '../../../src/staff-core/records.ts';
import {
  formatManilaMoment,
  formatPersonName,
  formatRequestField,
  formatSchedule,
  formatServiceName,
  formatSubmittedAt,
  requestsCollection,
  type StaffRequest,
} from '../../../src/staff-core/request.ts';
import {
  createRequestQuery,
  isUnfiltered,
  type RequestFilters,
} from '../../../src/staff-core/search/filters.ts';
import { findRequests } from '../../../src/staff-core/search/findRequests.ts';
import { formatCount } from '../content/importContent.ts';
import { type CommandContext, limitOption, scheduleOnStore } from '../lib/program.ts';
import type { StoreClient } from '../lib/storeClient.ts';
import { formatTable, truncateCell } from '../lib/table.ts';
import { createRequestFilterCommand, parseRequestFilters } from './filters.ts';
import { countNewRequests, isNew, readLastSeen, saveLastSeen } from './lastSeen.ts';

type Compare = (a: StaffRequest, b: StaffRequest) => number;
const createdOf = ({ fields: { dateCreated } }: StaffRequest): number =>
  typeof dateCreated === 'number' ? dateCreated : 0;
const newestFirst: Compare = (a, b) => createdOf(b) - createdOf(a);
/** Receipts are read only for the requests that are shown, which are then sorted by their appointment. */
const bySchedule: Compare = (a, b) => (formatSchedule(a) < formatSchedule(b) ? -1 : 1);

interface RequestList extends LimitedList<StaffRequest> {
  readonly all: number;
  /** Since the last look; null when there was none. */
  readonly newCount: number | null;
}

/** What a line of the list and the filters need. A list may hold thousands of requests, and their answers are long. */
const neededFields = ['dateCreated', 'schedule', 'type', 'zone', 'lname', 'fname', 'mname'] as const;

/** @throws UserError */
async function readRequestList(
  client: StoreClient,
  filters: RequestFilters,
  limit: number,
  lastSeen: number | null,
): Promise<RequestList> {
  const { order, ...asked } = createRequestQuery(client, filters);
  const query = { ...asked, fields: neededFields };
  const compare = filters.day === null ? newestFirst : bySchedule;
  if (!client.isIndexed) {
    // A single pass counts and collects.
    let [all, newCount] = [0, 0];
    const found = findRequests(client, filters, query, (request) => {
      all += 1;
      if (lastSeen !== null && isNew(request, lastSeen)) newCount += 1;
    });
    const selected = await takeSorted(found, compare, limit);
    return { ...selected, all, newCount: lastSeen === null ? null : newCount };
  }
  const page = order === 'newest' ? { page: Math.min(limit + 1, 300) } : {};
  const found = findRequests(client, filters, { ...query, ...page });
  const selected = await (order === 'newest' ? takeLimited(found, limit) : takeSorted(found, compare, limit));
  const newCount = lastSeen === null ? null : await countNewRequests(client, lastSeen);
  return { ...selected, all: await countRecords(client, requestsCollection), newCount };
}

const headings = ['', 'ID', 'HANDED IN', 'SERVICE', 'NAME', 'ZONE', 'SCHEDULE', 'STATE', ''] as const;

const formatRequestCount = (count: number): string =>
  count === 1 ? '1 request' : `${formatCount(count)} requests`;

export const createListRequestsCommand = (context: CommandContext) =>
  createRequestFilterCommand('list')
    .description('the latest requests, one per line; new ones with a *')
    .addOption(limitOption)
    .action(({ to, most, ...filterArgs }) => {
      const filters = parseRequestFilters(filterArgs, context.now);
      scheduleOnStore(context, to, async (client, location) => {
        const lastSeen = readLastSeen(location, 'list');
        const time = await readStoreTime(client, requestsCollection);
        const { items, areMore, all, newCount } = await readRequestList(client, filters, most, lastSeen);
        const receipts = await findReceipts(
          client,
          items.map(({ id }) => id),
        );
        const extras = await readExtras(
          client,
          items.map(({ id }) => id),
        );
        const entries = items.map((request) => ({
          request,
          receipt: findLatestReceipt(receipts.get(request.id)),
          extras: extras.get(request.id) ?? null,
        }));
        // Somebody whom the hall moved comes at another hour than their own schedule says.
        if (filters.day !== null)
          entries.sort((a, b) => (formatAppointment(a) < formatAppointment(b) ? -1 : 1));
        const rows = entries.map((entry) => [
          lastSeen !== null && isNew(entry.request, lastSeen) ? '*' : '',
          entry.request.id,
          formatSubmittedAt(entry.request),
          truncateCell(formatServiceName(entry.request), 26),
          truncateCell(formatPersonName(entry.request), 30),
          formatRequestField(entry.request, 'zone', 4),
          formatAppointment(entry),
          entry.receipt?.state ?? 'received',
          hasPriority(entry) ? 'priority' : '',
        ]);
        if (rows.length > 0) for (const line of formatTable([headings, ...rows])) console.log(line);
        console.log(
          newCount === null || lastSeen === null
            ? `${formatRequestCount(all)} in ${client.name}. This is the first look.`
            : `${formatCount(newCount)} new since the last look (${formatManilaMoment(lastSeen)}). ${formatRequestCount(all)} in ${client.name}.`,
        );
        if (items.length === 0)
          console.log(all === 0 ? 'No requests have come in yet.' : 'No requests match these filters.');
        if (areMore)
          console.log(
            `Only the first ${items.length} are shown: narrow them with --type, --zone, --day, --since or --state, or see more with --most.`,
          );
        // A filtered list does not count as a look at all requests.
        if (isUnfiltered(filters)) saveLastSeen(location, 'list', time);
        if (items.length > 0) console.log('To see all of one request: npm run requests show ID');
      });
    });
