/** `show ID`: prints all fields of one message. */
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import {
  parseCommandArgs,
  parseStoreLocation,
  type Subcommand,
  storeOption,
  withStoreClient,
} from '../lib/subcommand.ts';
import { formatTable } from '../lib/table.ts';
import { findMessageById, parseMessageIdStart } from './findMessage.ts';
import { type FeedbackMessage, formatMessageField, formatMessageKind, formatSentTime } from './message.ts';

const usage = 'show ID [--to embedded|cloud]';

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

export const showFeedbackCommand: Subcommand = {
  usage,
  description: 'all of one message',
  prepare(args, environment) {
    const { values, positionals } = parseCommandArgs(args, storeOption, usage, ['the ID'], 'feedback');
    const start = parseMessageIdStart(positionals[0] ?? '');
    const location = parseStoreLocation(values.to, environment);
    return () =>
      withStoreClient(location, async (client) => {
        for (const line of formatTable(toMessageRows(await findMessageById(client, start))))
          console.log(line);
      });
  },
};
