/** `delete ID --yes`: deletes one message, because it is no feedback or names a person. */
import { UserError } from '../../../server/firestore/lib/userError.ts';
import {
  parseCommandArgs,
  parseStoreLocation,
  type Subcommand,
  storeOption,
  withStoreClient,
} from '../lib/subcommand.ts';
import { truncateCell } from '../lib/table.ts';
import { deleteDocuments } from '../requests/erase.ts';
import { findMessageById, parseMessageIdStart } from './findMessage.ts';
import { formatMessageField, formatMessageKind, shortMessageId } from './message.ts';

const usage = 'delete ID --yes [--to embedded|cloud]';

export const deleteFeedbackCommand: Subcommand = {
  usage,
  description: 'deletes one message',
  prepare(args, environment) {
    const options = { ...storeOption, yes: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseCommandArgs(args, options, usage, ['the ID'], 'feedback');
    const start = parseMessageIdStart(positionals[0] ?? '');
    const location = parseStoreLocation(values.to, environment);
    return () =>
      withStoreClient(location, async (client) => {
        const message = await findMessageById(client, start);
        const what = `${shortMessageId(message)} (${formatMessageKind(message)}, ${formatMessageField(message, 'page', 60)})`;
        if (!values.yes)
          throw new UserError(
            `Nothing was deleted. It is ${what}: '${truncateCell(formatMessageField(message, 'text', 500), 60)}'. To delete it: npm run feedback -- delete ${shortMessageId(message)} --yes`,
          );
        await deleteDocuments(client, [{ name: message.name, version: message.version }]);
        console.log(`Deleted ${what} from ${client.name}. It cannot be brought back.`);
      });
  },
};
