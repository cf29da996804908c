/** `extend ID --reason REASON`: extends, once, the time that RA 11032 gives the hall. The citizen reads until when, and why. */
import { UserError } from '../../../server/lib/userError.ts';
import { manilaDay } from '../../../src/domain/dates/day.ts';
import {
  type ExtensionReason,
  extensionReasons,
  parseExtensionReason,
} from '../../../src/domain/request/extensionReason.ts';
import { createExtensionWrites, planExtension } from '../../../src/staff-core/due/extension.ts';
import { readExtras } from '../../../src/staff-core/extras.ts';
import { readHallDayRecords } from '../../../src/staff-core/hall/hallDays.ts';
import { findLatestReceipt, findReceipts } from '../../../src/staff-core/receipts.ts';
import { isConflict } from '../hall/conflict.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import { requireChoice } from './filters.ts';
import { findRequestById, parseRequestId } from './findRequest.ts';

/** @throws UserError with the list of reasons, because the citizen reads them in three languages */
const parseReason = (text: string): ExtensionReason =>
  requireChoice(parseExtensionReason(text.toLowerCase()), '--reason', extensionReasons, text);

export const createExtendCommand = (context: CommandContext) =>
  createStoreCommand('extend')
    .description('extends the time of a request, once, by as many working days as the law gave')
    .argument('<ID>', 'the reference', parseRequestId)
    .requiredOption('--reason <REASON>', extensionReasons.join(', '), parseReason)
    .action((id, { to, reason }) =>
      scheduleOnStore(context, to, async (client) => {
        const request = await findRequestById(client, id);
        const receipts = (await findReceipts(client, [id])).get(id) ?? [];
        const receipt = findLatestReceipt(receipts);
        const extras = (await readExtras(client, [id])).get(id) ?? null;
        const hallDays = await readHallDayRecords(client);
        const plan = planExtension({ request, receipt, extras }, hallDays, manilaDay(context.now));
        if (plan.kind === 'refused') throw new UserError(`Nothing was changed. ${plan.why}`);
        const { due, until } = plan;
        try {
          await client.post(':commit', { writes: createExtensionWrites(receipts, until, reason) });
        } catch (error) {
          if (!isConflict(error)) throw error;
          const now = findLatestReceipt((await findReceipts(client, [id])).get(id));
          // An earlier try of ours succeeded and its answer was lost, or somebody else wrote the same.
          if (now?.until !== until || now.untilReason !== reason)
            throw new UserError(
              'Nothing was changed: someone else has just changed it. Look at it again, then decide.',
            );
        }
        console.log(`Request ${id}: extended until ${until} (before: due ${due}), because of ${reason}.`);
        console.log('The citizen sees the day and the reason at /Request_Status.');
      }),
    );
