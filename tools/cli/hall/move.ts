/** `move DAY --to DAY`: moves everybody of a day to another day, at their hour. Their status page says it. */
import { Option } from '@commander-js/extra-typings';
import { UserError } from '../../../server/lib/userError.ts';
import { manilaDay } from '../../../src/domain/dates/day.ts';
import { type MovePlan, planMove, readHall } from '../../../src/staff-core/hall.ts';
import { hallMessages } from '../../../src/staff-core/hallMessages.ts';
import { type CommandContext, createCommand, scheduleOnStore, storeNames } from '../lib/program.ts';
import { type StoreClient, StoreRefused } from '../lib/storeClient.ts';
import { halfOption, parseDay, toHalves } from './arguments.ts';
import { formatHalves, formatReferences } from './report.ts';

const isStoreName = (text: string): boolean => storeNames.some((name) => name === text);

/** Carries out the commits, of which each is whole by itself. @throws UserError */
async function commitMoves(client: StoreClient, { commits }: MovePlan & { kind: 'move' }): Promise<void> {
  for (const [at, writes] of commits.entries())
    try {
      await client.post(':commit', { writes });
    } catch (error) {
      if (!(error instanceof StoreRefused)) throw error;
      const done = at === 0 ? 'Nobody was moved' : 'Only some were moved';
      throw new UserError(
        `${done}: someone else has just changed one of these requests or days. Run the same command again: it moves those who are left.`,
      );
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
    .action((text, { to: targets, half }) => {
      const from = parseDay(text, 'The day', context.now);
      const [toText, ...others] = targets.filter((each) => !isStoreName(each));
      if (toText === undefined || others.length > 0) throw new UserError('--to must name one day.');
      const to = parseDay(toText, '--to', context.now);
      const halves = toHalves(half);
      scheduleOnStore(context, targets.find(isStoreName), async (client) => {
        const today = manilaDay(context.now);
        const [first = from, last = to] = [from, to].sort();
        const hall = await readHall(client, { from: first, to: last });
        const plan = planMove(client, hall, { from, halves, to, today }, Math.random, context.now);
        if (plan.kind === 'refused') throw new UserError(`Nobody was moved. ${plan.why}`);
        await commitMoves(client, plan);
        const { moved, withoutReceipt } = plan;
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
