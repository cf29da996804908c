/**
 * `purge`: deletes feedback after its retention period (src/domain/request/retention.ts). A stored message never changes.
 */
import { feedbackRetentionEndOf } from '../../../src/domain/request/retention.ts';
import { site } from '../../../src/site.ts';
import {
  type DocumentGroup,
  deleteDocuments,
  toCommits,
} from '../../../src/staff-core/deletion/deleteDocuments.ts';
import { feedbackCollection, toFeedbackMessage } from '../../../src/staff-core/feedback.ts';
import { listRecords } from '../../../src/staff-core/records.ts';
import { formatCount } from '../content/importContent.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import type { StoreClient } from '../lib/storeClient.ts';

interface PurgePlan {
  readonly expired: readonly DocumentGroup[];
  readonly keptCount: number;
}

async function createPurgePlan(client: StoreClient, now: number): Promise<PurgePlan> {
  const expired: DocumentGroup[] = [];
  let keptCount = 0;
  for await (const record of listRecords(client, feedbackCollection)) {
    const { name, version, arrived } = toFeedbackMessage(record);
    if (feedbackRetentionEndOf(arrived) <= now) expired.push([{ name, version }]);
    else keptCount += 1;
  }
  return { expired, keptCount };
}

export const createPurgeFeedbackCommand = (context: CommandContext) =>
  createStoreCommand('purge')
    .description(`deletes what is no longer kept: ${site.retention.feedback} days after it came`)
    .option('--dry-run', 'only counts')
    .action(({ to, dryRun }) =>
      scheduleOnStore(context, to, async (client) => {
        const { expired, keptCount } = await createPurgePlan(client, context.now);
        if (!dryRun) for (const commit of toCommits(expired)) await deleteDocuments(client, commit);
        console.log(
          dryRun
            ? `Would delete ${formatCount(expired.length)} from ${client.name}; ${formatCount(keptCount)} would stay. Nothing was deleted. To delete them, run it again without --dry-run.`
            : `Deleted ${formatCount(expired.length)} from ${client.name}, at ${new Date(context.now).toISOString()}; ${formatCount(keptCount)} stay.`,
        );
        if (!dryRun) console.log('You must also delete your own copies: exports and backups.');
      }),
    );
