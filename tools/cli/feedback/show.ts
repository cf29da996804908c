/** `show ID`: prints all fields of one message. */
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import {
  type FeedbackMessage,
  formatMessageField,
  formatSentTime,
  toTextLines,
} from '../../../src/staff-core/feedback.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import { formatTable } from '../lib/table.ts';
import { findMessageById, parseMessageIdStart } from './findMessage.ts';
import { formatMessageKind } from './message.ts';

export const toMessageRows = (message: FeedbackMessage): readonly (readonly string[])[] => [
  ['ID', sanitizeLine(message.id, 60)],
  ['Page', formatMessageField(message, 'page', 240)],
  ['Kind', formatMessageKind(message)],
  ['Sent', formatSentTime(message)],
  ...toTextLines(message).map((line, at) => [at === 0 ? 'Text' : '', line]),
];

export const createShowFeedbackCommand = (context: CommandContext) =>
  createStoreCommand('show')
    .description('all of one message')
    .argument('<ID>', 'its first characters are enough, as the list shows them', parseMessageIdStart)
    .action((start, { to }) =>
      scheduleOnStore(context, to, async (client) => {
        for (const line of formatTable(toMessageRows(await findMessageById(client, start))))
          console.log(line);
      }),
    );
