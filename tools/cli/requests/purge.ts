/**
 * `purge`: deletes requests after their retention period and counts them in the tallies (src/staff-core/deletion/purge.ts), and feedback
 * after its own.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import { site } from '../../../src/site.ts';
import { countPlanned, createPurgePlan, purgeRequests } from '../../../src/staff-core/deletion/purge.ts';
import { createFeedbackPurge, purgeFeedback } from '../../../src/staff-core/deletion/purgeFeedback.ts';
import { waitingForLogbook } from '../../../src/staff-core/documents/issueMessages.ts';
import { formatCount } from '../content/importContent.ts';
import { type CommandEnvironment, createStoreCommand, withStore } from '../lib/program.ts';
import { formatOldCopies } from '../lib/storeCopies.ts';

const formatPlural = (count: number, one: string): string =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

const printDirectoryOf = (dataDir: string): string => join(dataDir, 'print');

function listPrintFiles(directory: string): readonly string[] {
  try {
    return readdirSync(directory).filter((name) => name.endsWith('.html'));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** `npm run requests today` of version 1 left lists with citizens' data in the data directory. */
function removePrintFiles(dataDir: string): void {
  for (const name of listPrintFiles(printDirectoryOf(dataDir)))
    rmSync(join(printDirectoryOf(dataDir), name), { force: true });
}

export const createPurgeRequestsCommand = (environment: CommandEnvironment) =>
  createStoreCommand('purge')
    .description(
      `deletes what is no longer kept: ${site.retention.finished} days after released or refused, else ${site.retention.unfinished} after the schedule; feedback ${site.retention.feedback} after it came`,
    )
    .option('--dry-run', 'only counts')
    .action(async ({ to, dryRun }) =>
      withStore(environment, to, async (client, { target, dataDir }) => {
        const { now } = environment;
        if (dryRun) {
          const plan = await createPurgePlan(client, now);
          const { requests, receipts } = countPlanned(plan);
          console.log(
            `Would delete ${formatPlural(requests, 'request')} with ${formatPlural(receipts, 'receipt')}, and ${formatPlural(plan.orphans.length, 'receipt')} without a request, from ${client.name}. ${formatPlural(plan.keptCount, 'request')} would stay.`,
          );
          if (plan.waitingCount > 0) console.log(waitingForLogbook(plan.waitingCount));
          const ids = plan.expired.map(({ id }) => id);
          for (const id of ids.slice(0, 20)) console.log(`  ${id}`);
          if (ids.length > 20) console.log(`  and ${formatCount(ids.length - 20)} more`);
          const feedback = await createFeedbackPurge(client, now);
          console.log(
            `Would delete ${formatPlural(feedback.expired.length, 'message')} of feedback; ${formatCount(feedback.keptCount)} would stay.`,
          );
          console.log('Nothing was deleted. To delete them, run it again without --dry-run.');
          return;
        }
        const purged = await purgeRequests(client, now);
        if (!purged.isWhole) console.error('Some records changed in the meantime: run purge again.');
        removePrintFiles(dataDir);
        console.log(
          `Deleted ${formatPlural(purged.requests, 'request')} and ${formatPlural(purged.receipts, 'receipt')} from ${client.name}, at ${new Date(now).toISOString()}. ${formatPlural(purged.keptCount, 'request')} stay.`,
        );
        if (purged.waitingCount > 0) console.log(waitingForLogbook(purged.waitingCount));
        const feedback = await purgeFeedback(client, now);
        console.log(`Deleted ${formatPlural(feedback.length, 'message')} of feedback.`);
        console.log('You must also delete your own copies: exports, backups and paper.');
        const oldCopies = target.store === 'embedded' ? formatOldCopies(dataDir, now) : null;
        if (oldCopies !== null) console.error(oldCopies);
      }),
    );
