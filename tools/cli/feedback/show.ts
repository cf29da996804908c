/** `show ID`: prints all fields of one message. */
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import { formatTable } from '../lib/table.ts';
import { findMessageById, parseMessageIdStart } from './findMessage.ts';
import { type FeedbackMessage, formatMessageField, formatMessageKind, formatSentTime } from './message.ts';

/** Each line of the text, sanitized for a terminal. */
const toTextRows = ({ fields }: FeedbackMessage): readonly (readonly string[])[] =>
  typeof fields.text === 'string'
    ? fields.text.split('\n').map((line, at) => [at === 0 ? 'Text' : '', sanitizeLine(line, 2_000)])
    : [];

export const toMessageRows = (message: FeedbackMessage): readonly (readonly string[])[] => [
  ['ID', sanitizeLine(message.id, 60)],
  ['Page', formatMessageField(message, 'page', 240)],
  ['Kind', formatMessageKind(message)],
  ['Sent', formatSentTime(message)],
  ...toTextRows(message),
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
