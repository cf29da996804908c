/**
 * Imports content through any store client. It reports the problems, or else prints the plan and writes it batch by
 * batch.
 */

import { errorMessageOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import type { ContentPictureFile } from '../../../server/content/pictureFiles.ts';
import type { CheckedContent } from '../../../server/content/readContent.ts';
import { truncateLines, UserError } from '../../../server/lib/userError.ts';
import {
  type ImportPlan,
  type PlannedList,
  planImport,
  type StoredContent,
  toWireFields,
} from '../../../src/content/import/importPlan.ts';
import { findPictureAddresses } from '../../../src/content/models/pictureAddresses.ts';
import { formatFieldProblem } from '../../../src/content/schema/fieldProblems.ts';
import { lists } from '../../../src/content/schema/lists.ts';
import { pictureCollection } from '../../../src/firestore/collections.ts';
import { site } from '../../../src/site.ts';
import { readStoredContent } from '../../../src/staff-core/storedContent.ts';
import { toBatches } from '../lib/batches.ts';
import type { StoreClient } from '../lib/storeClient.ts';
import { readPictures, writePictureFile } from './storedPictures.ts';

/** Prints to the person who runs the command. */
export interface CommandOutput {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

export interface ContentImport extends CommandOutput {
  readonly content: CheckedContent;
  readonly client: StoreClient;
  readonly isDryRun: boolean;
  /** Epoch ms. */
  readonly now: number;
}

export const formatCount = (count: number): string => count.toLocaleString('en');

/** @throws UserError when nothing may be written, after it printed each reason, and when a write fails */
export async function importContent({
  content,
  client,
  isDryRun,
  now,
  print,
  printError,
}: ContentImport): Promise<void> {
  const plan = planImport(content, await readStored(content, client), now);
  for (const note of truncateLines([...content.notes, ...plan.notes])) print(`Note: ${note}`);
  for (const line of truncateLines(plan.stale)) print(`Note: ${line}`);
  const planProblems = plan.problems.map((problem) => formatFieldProblem(problem.where, problem));
  const problems = [...content.problems, ...planProblems];
  if (problems.length > 0) {
    for (const problem of truncateLines(problems)) printError(problem);
    const what = problems.length === 1 ? '1 problem' : `${formatCount(problems.length)} problems`;
    throw new UserError(`${what}: nothing was written.`);
  }
  print(`Into ${client.name}:`);
  for (const list of plan.lists) print(formatPlanLine(list));
  const pictures = await findNewPictures(content, client);
  if (content.pictures.size > 0)
    print(
      `${pictureCollection.name}: ${formatCount(pictures.length)} new, ${formatCount(content.pictures.size - pictures.length)} unchanged`,
    );
  if (isDryRun)
    return print('Nothing was written: this was a dry run. To write it, run it again without --dry-run.');
  if (pictures.length === 0 && plan.lists.every(({ writes }) => writes.length === 0))
    return print('Nothing to write: the store has it all.');
  // First, so that no record shows a picture that is not there yet.
  for (const { id, path } of pictures) await writePictureFile(client, id, path, now);
  await writeBatches(client, plan, print);
  print(formatDoneLine(client, plan));
}

/** Reads the stored records. When that fails, it still reports the mistakes in the files. */
async function readStored({ files, problems }: CheckedContent, client: StoreClient): Promise<StoredContent> {
  try {
    return await readStoredContent(client, files.keys());
  } catch (error) {
    if (problems.length === 0) throw error;
    return new Map();
  }
}

/** The files of the pictures that the store does not have. */
async function findNewPictures(
  { pictures }: CheckedContent,
  client: StoreClient,
): Promise<readonly ContentPictureFile[]> {
  const stored = new Set<string>();
  const files = [...pictures.values()];
  const ids = files.map(({ id }) => id);
  for await (const { id } of readPictures(client, ids)) stored.add(id);
  return files.filter(({ id }) => !stored.has(id));
}

const formatPlanLine = ({ list, added, changed, unchanged, onlyInStore }: PlannedList): string =>
  `${lists[list].collection}: ${formatCount(added)} new, ${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged, ` +
  `${formatCount(onlyInStore)} only in the store (left as they are)`;

/**
 * Combines lists, so that changes that fit into one commit, as in nearly every import, are written entirely or not at
 * all.
 */
async function writeBatches(
  client: StoreClient,
  plan: ImportPlan,
  print: CommandOutput['print'],
): Promise<void> {
  const documents = plan.lists.flatMap(({ list, writes }) =>
    writes.map((one) => ({
      update: {
        name: `${client.root}/${site.root}/${lists[list].collection}/list/${one.id}`,
        fields: toWireFields(one),
      },
    })),
  );
  let written = 0;
  for (const batch of toBatches(documents)) {
    try {
      await client.post(':commit', { writes: batch });
    } catch (error) {
      throw new UserError(
        `${errorMessageOf(error)} Of ${formatCount(documents.length)} records ${formatCount(written)} are known to be written: the same import again writes what is missing.`,
      );
    }
    written += batch.length;
    print(`${formatCount(written)} of ${formatCount(documents.length)} records written`);
  }
}

/** Whether the build has the file of an image: the store has those that staff added. */
const isPictureOfSite = (image: unknown): boolean =>
  image !== undefined && findPictureAddresses(image).length === 0;

function formatDoneLine(client: StoreClient, { lists: planned }: ImportPlan): string {
  const writes = planned.flatMap((list) => list.writes);
  const unchanged = planned.reduce((sum, list) => sum + list.unchanged, 0);
  const pictures = writes.some(({ fields }) => isPictureOfSite(fields.image))
    ? ' New pictures come with a new build: npm start builds.'
    : '';
  return `Done: ${formatCount(writes.length)} written, ${formatCount(unchanged)} unchanged. ${client.next}${pictures}`;
}
