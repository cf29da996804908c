/**
 * `npm run -s requests export format=xlsx > requests.xlsx`: exports requests to stdout, sorted by id.
 */
import { requestFields as formFields } from '../../../src/form/fields.ts';
import type { RecordQuery } from '../../../src/staff-core/records.ts';
import type { RequestEntry } from '../../../src/staff-core/requestEntry.ts';
import { createRequestQuery, type RequestFilters } from '../../../src/staff-core/search/filters.ts';
import { findRequestEntries, findRequests } from '../../../src/staff-core/search/findRequests.ts';
import { createRequestTable } from '../../../src/staff-core/spreadsheet/exportColumns.ts';
import {
  type ExportedRecord,
  formatOption,
  scheduleExport,
  warnAboutExtraFields,
} from '../lib/printExport.ts';
import type { CommandContext } from '../lib/program.ts';
import type { StoreClient } from '../lib/storeClient.ts';
import { createRequestFilterCommand, parseRequestFilters } from './filters.ts';

/** Sorts by id, like the whole export. */
function queryById(client: StoreClient, filters: RequestFilters): RecordQuery {
  const { order, ...query } = createRequestQuery(client, filters);
  return order === 'newest' ? {} : query;
}

async function* findRecords(client: StoreClient, filters: RequestFilters): AsyncGenerator<ExportedRecord> {
  for await (const { id, fields } of findRequests(client, filters, queryById(client, filters)))
    yield { id, ...fields };
}

async function* findRows(client: StoreClient, filters: RequestFilters): AsyncGenerator<RequestEntry> {
  for await (const entry of findRequestEntries(client, filters, queryById(client, filters))) {
    warnAboutExtraFields('Request', entry.request.id, entry.request.fields, Object.keys(formFields));
    yield entry;
  }
}

export const createExportRequestsCommand = (context: CommandContext) =>
  createRequestFilterCommand('export')
    .description('requests on stdout, for a file; CSV and xlsx have state, reason and readable times')
    .addOption(formatOption)
    .addHelpText('after', "\nnpm run -s keeps npm's own lines out of the file.")
    .action(({ to, format, ...filterArgs }) => {
      const filters = parseRequestFilters(filterArgs, context.now);
      scheduleExport(context, { to, format }, (client) => ({
        records: () => findRecords(client, filters),
        table: () => createRequestTable(findRows(client, filters)),
      }));
    });
