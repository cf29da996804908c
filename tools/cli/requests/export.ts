/**
 * `npm run -s requests export format=xlsx > requests.xlsx`: exports requests to stdout, sorted by id. Filters choose them: by type,
 * zone, day of the schedule, submission time, and status.
 */
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { addDays, isRealDay, isRealMoment, manilaDay, manilaInstant } from '../../../src/domain/dates/day.ts';
import {
  parseRequestState,
  type RequestState,
  requestStateNames,
} from '../../../src/domain/request/requestState.ts';
import { requestFields as formFields } from '../../../src/form/fields.ts';
import { type FormType, parseFormType } from '../../../src/form/typeNames.ts';
import { formTypes } from '../../../src/form/types.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { site } from '../../../src/site.ts';
import type { RecordQuery } from '../../../src/staff-core/records.ts';
import type { RequestEntry } from '../../../src/staff-core/requestEntry.ts';
import { createRequestQuery, type RequestFilters } from '../../../src/staff-core/search/filters.ts';
import { listRequestEntries, listRequests } from '../../../src/staff-core/search/listRequests.ts';
import { createRequestTable } from '../../../src/staff-core/spreadsheet/exportColumns.ts';
import { type ExportedRecord, exportTo, formatOption, warnAboutExtraFields } from '../lib/printExport.ts';
import { type CommandEnvironment, createStoreCommand } from '../lib/program.ts';
import type { StoreClient } from '../lib/storeClient.ts';

/** @throws InvalidArgumentError that lists the choices when nothing was found */
function requireChoice<Choice>(found: Choice | null | undefined, choices: readonly string[]): Choice {
  if (found === null || found === undefined)
    throw new InvalidArgumentError(`It must be one of ${choices.join(', ')}.`);
  return found;
}

const typeByName = new Map(
  Object.entries(requestMessages.english.services).map(([type, { name }]) => [
    name.toLowerCase(),
    type as FormType,
  ]),
);

/** 'BARANGAY_CLEARANCE' or 'barangay clearance' */
const parseType = (text: string): FormType =>
  requireChoice(parseFormType(text) ?? typeByName.get(text.trim().toLowerCase()), Object.keys(formTypes));

function parseZone(text: string): number {
  const { least, most } = site.zones;
  const zone = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (!(zone >= least && zone <= most))
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  return zone;
}

/** 'today', 'tomorrow', or a date. */
function parseDay(text: string, now: number): string {
  const today = manilaDay(now);
  const day = text === 'today' ? today : text === 'tomorrow' ? addDays(today, 1) : text;
  if (!isRealDay(day))
    throw new InvalidArgumentError(`It must be a day such as ${today}, 'today' or 'tomorrow'.`);
  return day;
}

/** Epoch ms of a moment, or of a day's beginning. */
const parseSince = (text: string, now: number): number =>
  manilaInstant(isRealMoment(text) ? text : `${parseDay(text, now)}T00:00`);

const parseState = (text: string): RequestState =>
  requireChoice(parseRequestState(text.toLowerCase()), requestStateNames);

/** Creates a command on a store with the options of the filters. @param now epoch ms */
export const createRequestFilterCommand = (name: string, now: number) =>
  createStoreCommand(name)
    .option('--type <TYPE>', Object.keys(formTypes).join(', '), parseType)
    .option('--zone <N>', `${site.zones.least} to ${site.zones.most}`, parseZone)
    .option('--day <DAY>', "the day of the schedule: yyyy-mm-dd, 'today' or 'tomorrow'", (text) =>
      parseDay(text, now),
    )
    .option('--since <DAY>', 'handed in on that day or later: the same, or yyyy-mm-ddThh:mm', (text) =>
      parseSince(text, now),
    )
    .option('--state <STATE>', requestStateNames.join(', '), parseState);

type FilterOptions = { readonly [Name in keyof RequestFilters]?: RequestFilters[Name] | undefined };

export const toRequestFilters = ({
  type = null,
  zone = null,
  day = null,
  since = null,
  state = null,
}: FilterOptions): RequestFilters => ({ type, zone, day, since, state });

/** Sorts by id, like the whole export. */
function queryById(client: StoreClient, filters: RequestFilters): RecordQuery {
  const { order, ...query } = createRequestQuery(client, filters);
  return order === 'newest' ? {} : query;
}

async function* findRecords(client: StoreClient, filters: RequestFilters): AsyncGenerator<ExportedRecord> {
  for await (const { id, fields } of listRequests(client, filters, queryById(client, filters)))
    yield { id, ...fields };
}

async function* findRows(client: StoreClient, filters: RequestFilters): AsyncGenerator<RequestEntry> {
  for await (const entry of listRequestEntries(client, filters, queryById(client, filters))) {
    warnAboutExtraFields('Request', entry.request.id, entry.request.fields, Object.keys(formFields));
    yield entry;
  }
}

export const createExportRequestsCommand = (environment: CommandEnvironment) =>
  createRequestFilterCommand('export', environment.now)
    .description('requests on stdout, for a file; CSV and xlsx have state, reason and readable times')
    .addOption(formatOption)
    .addHelpText('after', "\nnpm run -s keeps npm's own lines out of the file.")
    .action(async ({ to, format, ...filterOptions }) => {
      const filters = toRequestFilters(filterOptions);
      await exportTo(environment, { to, format }, (client) => ({
        records: () => findRecords(client, filters),
        table: () => createRequestTable(findRows(client, filters)),
      }));
    });
