/** `npm run -s feedback export format=xlsx > feedback.xlsx`: exports feedback to stdout. */
import { feedbackFields } from '../../../src/form/feedback.ts';
import type { FeedbackMessage } from '../../../src/staff-core/feedback.ts';
import { formatSubmittedAt } from '../../../src/staff-core/request.ts';
import type { ExportTable } from '../../../src/staff-core/spreadsheet/exportTable.ts';
import {
  type ExportedRecord,
  formatOption,
  scheduleExport,
  warnAboutExtraFields,
} from '../lib/printExport.ts';
import type { CommandContext } from '../lib/program.ts';
import type { StoreClient } from '../lib/storeClient.ts';
import {
  createFeedbackFilterCommand,
  type FeedbackFilters,
  findMessages,
  parseFeedbackFilters,
} from './filters.ts';

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

export const createExportFeedbackCommand = (context: CommandContext) =>
  createFeedbackFilterCommand('export')
    .description('feedback on stdout, for a file; CSV and xlsx have a readable time')
    .addOption(formatOption)
    .addHelpText('after', "\nnpm run -s keeps npm's own lines out of the file.")
    .action(({ to, format, ...filterArgs }) => {
      const filters = parseFeedbackFilters(filterArgs, context.now);
      scheduleExport(context, { to, format }, (client) => ({
        records: () => findRecords(client, filters),
        table: () => createFeedbackTable(findRows(client, filters)),
      }));
    });
