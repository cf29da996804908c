/** `delete ID --yes`: deletes one message, because it is no feedback or names a person. */
import { UserError } from '../../../server/lib/userError.ts';
import { deleteDocuments } from '../../../src/staff-core/deletion/deleteDocuments.ts';
import { formatMessageField } from '../../../src/staff-core/feedback.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import { truncateCell } from '../lib/table.ts';
import { findMessageById, parseMessageIdStart } from './findMessage.ts';
import { formatMessageKind, shortMessageId } from './message.ts';

export const createDeleteFeedbackCommand = (context: CommandContext) =>
  createStoreCommand('delete')
    .description('deletes one message')
    .argument('<ID>', 'its first characters are enough, as the list shows them', parseMessageIdStart)
    .option('--yes', 'deletes it; without it the command only says what it would delete')
    .action((start, { to, yes }) =>
      scheduleOnStore(context, to, async (client) => {
        const message = await findMessageById(client, start);
        const what = `${shortMessageId(message)} (${formatMessageKind(message)}, ${formatMessageField(message, 'page', 60)})`;
        if (!yes)
          throw new UserError(
            `Nothing was deleted. It is ${what}: '${truncateCell(formatMessageField(message, 'text', 500), 60)}'. To delete it: npm run feedback delete ${shortMessageId(message)} yes`,
          );
        await deleteDocuments(client, [{ name: message.name, version: message.version }]);
        console.log(`Deleted ${what} from ${client.name}. It cannot be brought back.`);
      }),
    );
