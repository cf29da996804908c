/** Feedback as a spreadsheet table: a column for each stored field, then the time in readable form. */
import { feedbackFields } from '../../form/feedback.ts';
import type { FeedbackMessage } from '../feedback.ts';
import { formatSubmittedAt } from '../request.ts';
import type { ExportTable } from './exportTable.ts';

export const createFeedbackTable = (
  rows: ExportTable<FeedbackMessage>['rows'],
): ExportTable<FeedbackMessage> => ({
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
