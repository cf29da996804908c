/** `npm run -s feedback -- export --format xlsx > feedback.xlsx`: exports feedback to stdout. */
import { feedbackFields } from '../../../src/form/feedback.ts';
import type { ExportTable } from '../../../src/staff-core/exportTable.ts';
import { formatSubmittedAt } from '../../../src/staff-core/request.ts';
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
import {
  type FeedbackFilters,
  feedbackFilterOptions,
  feedbackFilterUsage,
  findMessages,
  parseFeedbackFilters,
} from './filters.ts';
import type { FeedbackMessage } from './message.ts';

const usage = `export ${exportFormatUsage} ${feedbackFilterUsage} [--to embedded|cloud] (npm run -s keeps npm's own lines out)`;

async function* findRecords(client: StoreClient, filters: FeedbackFilters): AsyncGenerator<ExportedRecord> {
  for await (const { id, fields } of findMessages(client, filters)) yield { id, ...fields };
}

async function* findRows(client: StoreClient, filters: FeedbackFilters): AsyncGenerator<FeedbackMessage> {
  for await (const message of findMessages(client, filters)) {
    warnAboutExtraFields('Feedback', message.id, message.fields, feedbackFields);
    yield message;
  }
}

const createFeedbackTable = (rows: ExportTable<FeedbackMessage>['rows']): ExportTable<FeedbackMessage> => ({
  title: 'Feedback',
  columns: [
    { name: 'id', kind: 'text', read: ({ id }) => id },
    ...feedbackFields.map((name) => ({
      name,
      kind: name === 'dateCreated' ? ('instant' as const) : ('text' as const),
      read: ({ fields }: FeedbackMessage) => fields[name],
    })),
    { name: 'handedIn', kind: 'moment', read: formatSubmittedAt },
  ],
  rows,
});

export const exportFeedbackCommand: Subcommand = {
  usage,
  description: `feedback on stdout, for a file: ${exportFormatHelp}, with a readable time`,
  prepare(args, environment) {
    const options = {
      ...feedbackFilterOptions,
      ...storeOption,
      format: { type: 'string', default: 'json' },
    } as const;
    const { values } = parseCommandArgs(args, options, usage, [], 'feedback');
    const format = parseExportFormat(values.format);
    const filters = parseFeedbackFilters(values, environment.now);
    const location = parseStoreLocation(values.to, environment);
    requireFile(format, process.stdout.isTTY);
    return () =>
      withStoreClient(location, (client) =>
        printExport(format, {
          records: () => findRecords(client, filters),
          table: () => createFeedbackTable(findRows(client, filters)),
        }),
      );
  },
};
