/**
 * `npm run -s requests -- export --format xlsx > requests.xlsx`, also `npm run -s requests:export`: exports requests to
 * stdout, sorted by id.
 */
import { requestFields as formFields } from '../../../src/form/fields.ts';
import type { RequestEntry } from '../../../src/staff-core/daySheet.ts';
import { createRequestTable } from '../../../src/staff-core/exportColumns.ts';
import { createRequestQuery, type RequestFilters } from '../../../src/staff-core/filters.ts';
import { findRequestEntries, findRequests } from '../../../src/staff-core/findRequests.ts';
import type { RecordQuery } from '../../../src/staff-core/records.ts';
import {
  type ExportedRecord,
  exportFormatHelp,
  exportFormatUsage,
  parseExportFormat,
  printExport,
  requireFile,
  warnAboutExtraFields,
} from '../lib/printExport.ts';
import type { StoreClient } from '../lib/storeClient.ts';
import {
  parseCommandArgs,
  parseStoreLocation,
  type Subcommand,
  storeOption,
  withStoreClient,
} from '../lib/subcommand.ts';
import { parseRequestFilters, requestFilterOptions, requestFilterUsage } from './filters.ts';

const usage = `export ${exportFormatUsage} ${requestFilterUsage} [--to embedded|cloud] (npm run -s keeps npm's own lines out)`;

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

export const exportRequestsCommand: Subcommand = {
  usage,
  description: `requests on stdout, for a file: ${exportFormatHelp}, with state, reason and readable times`,
  prepare(args, environment) {
    const options = {
      ...requestFilterOptions,
      ...storeOption,
      format: { type: 'string', default: 'json' },
    } as const;
    const { values } = parseCommandArgs(args, options, usage);
    const format = parseExportFormat(values.format);
    const filters = parseRequestFilters(values, environment.now);
    const location = parseStoreLocation(values.to, environment);
    requireFile(format, process.stdout.isTTY);
    return () =>
      withStoreClient(location, (client) =>
        printExport(format, {
          records: () => findRecords(client, filters),
          table: () => createRequestTable(findRows(client, filters)),
        }),
      );
  },
};
