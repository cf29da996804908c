/** `move DAY --to DAY`: moves everybody of a day to another day, at their hour. Their status page says it. */
import { Option } from '@commander-js/extra-typings';
import { errorMessageOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { hallMessages } from '../../../src/staff-core/hall/hallMessages.ts';
import { type MoveRequest, type MoveResult, movePeople } from '../../../src/staff-core/hall/hallMove.ts';
import { type CommandContext, createCommand, scheduleOnStore, storeNames } from '../lib/program.ts';
import type { StoreClient } from '../lib/storeClient.ts';
import { halfOption, parseDay, toHalves } from './arguments.ts';
import { isConflict } from './conflict.ts';
import { formatHalves, formatReferences } from './report.ts';

const conflictWhy = 'Someone else has just changed one of these requests or days.';
const rest = 'Run the command again, with another day if need be: it moves those who are left.';

const isStoreName = (text: string): boolean => storeNames.some((name) => name === text);

/** @throws UserError when somebody changed the requests or the day again and again */
async function moveOrExplain(client: StoreClient, move: MoveRequest, now: number): Promise<MoveResult> {
  try {
    return await movePeople(client, move, { random: Math.random, now, isConflict });
  } catch (error) {
    if (!isConflict(error)) throw error;
    throw new UserError(`Nobody was moved. ${conflictWhy} ${rest}`);
  }
}

export const createMoveCommand = (context: CommandContext) =>
  createCommand('move')
    .description('moves everybody of a day to another day, at their hour')
    .argument('<DAY>', "yyyy-mm-dd, 'today' or 'tomorrow'")
    .addOption(
      new Option('--to <DAY>', `the new day; a second --to names the store: ${storeNames.join(', ')}`)
        .argParser((text, before: readonly string[] = []) => [...before, text])
        .makeOptionMandatory(),
    )
    .addOption(halfOption)
    .option('--holiday', 'also if the new day is a holiday')
    .action((text, { to: targets, half, holiday: isConfirmed = false }) => {
      const from = parseDay(text, 'The day', context.now);
      const [toText, ...others] = targets.filter((each) => !isStoreName(each));
      if (toText === undefined || others.length > 0) throw new UserError('--to must name one day.');
      const to = parseDay(toText, '--to', context.now);
      const halves = toHalves(half);
      scheduleOnStore(context, targets.find(isStoreName), async (client) => {
        const result = await moveOrExplain(client, { from, halves, to, isConfirmed }, context.now);
        const { moved, withoutReceipt, refusal, isConfirmable, failure } = result;
        if (refusal !== null || failure !== null) {
          const question = isConfirmable
            ? ' To move them all the same, write holiday behind the command.'
            : '';
          const why = refusal ?? (isConflict(failure) ? conflictWhy : errorMessageOf(failure));
          throw new UserError(
            moved.length === 0
              ? `Nobody was moved. ${why}${question}`
              : `Moved only ${hallMessages.people(moved.length)}: ${formatReferences(moved)}. ${why} ${rest}`,
          );
        }
        console.log(
          moved.length === 0
            ? `Nobody comes on ${formatHalves(from, halves)}: there was nobody to move.`
            : `Moved ${hallMessages.people(moved.length)} from ${formatHalves(from, halves)} to ${to} in ${client.name}: ${formatReferences(moved)}`,
        );
        if (withoutReceipt.length > 0)
          console.log(
            `Without a receipt, so they stay on ${from}, and only you can tell them: ${formatReferences(withoutReceipt)}`,
          );
        if (moved.length > 0)
          console.log(
            "Each of them sees 'Your new day' at /Request_Status. Write to them too: npm run requests show ID has their email address.",
          );
      });
    });
