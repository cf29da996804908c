/** An import through whichever door: what is wrong, else what will be done, then the doing of it, batch by batch. */
import type { Content } from '../../../server/content/readContent.ts';
import { firstLines, Problem, reasonOf } from '../../../server/firestore/lib/userError.ts';
import {
  type ImportPlan,
  type PlannedList,
  planImport,
  type StoredContent,
  toWireFields,
} from '../../../src/content/import/importPlan.ts';
import { lists } from '../../../src/content/schema/lists.ts';
import { site } from '../../../src/site.ts';
import { storedContent } from '../../../src/staff-core/storedContent.ts';
import { batches } from '../lib/batches.ts';
import type { Door } from '../lib/storeClient.ts';

/** What a person reads meanwhile. */
export interface Voice {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

export interface Import extends Voice {
  readonly content: Content;
  readonly door: Door;
  readonly isDry: boolean;
  /** Epoch ms. */
  readonly now: number;
}

export const counted = (count: number): string => count.toLocaleString('en');

/** @throws Problem where nothing may be written, after each reason was told, and where a write fails */
export async function importContent({ content, door, isDry, now, say, complain }: Import): Promise<void> {
  const plan = planImport(content, await storedFor(content, door), now);
  for (const note of firstLines([...content.notes, ...plan.notes])) say(`Note: ${note}`);
  for (const line of firstLines(plan.stale)) say(`Note: ${line}`);
  const problems = [...content.problems, ...plan.problems];
  if (problems.length > 0) {
    for (const problem of firstLines(problems)) complain(problem);
    const what = problems.length === 1 ? '1 problem' : `${counted(problems.length)} problems`;
    throw new Problem(`${what}: nothing was written.`);
  }
  say(`Into ${door.name}:`);
  for (const list of plan.lists) say(planLine(list));
  if (isDry)
    return say('Nothing was written: this was a dry run. To write it, run it again without --dry-run.');
  if (plan.lists.every(({ writes }) => writes.length === 0))
    return say('Nothing to write: the store has it all.');
  await write(door, plan, say);
  say(doneLine(door, plan));
}

/** What is there; where it cannot be read, the mistakes in the files are told all the same. */
async function storedFor({ files, problems }: Content, door: Door): Promise<StoredContent> {
  try {
    return await storedContent(door, files.keys());
  } catch (error) {
    if (problems.length === 0) throw error;
    return new Map();
  }
}

const planLine = ({ list, added, changed, unchanged, onlyInStore }: PlannedList): string =>
  `${lists[list].collection}: ${counted(added)} new, ${counted(changed)} changed, ${counted(unchanged)} unchanged, ` +
  `${counted(onlyInStore)} only in the store (left as they are)`;

/** Lists together, so that what fits into one commit, as nearly every import does, is written whole or not at all. */
async function write(door: Door, plan: ImportPlan, say: Voice['say']): Promise<void> {
  const documents = plan.lists.flatMap(({ list, writes }) =>
    writes.map((one) => ({
      update: {
        name: `${door.root}/${site.root}/${lists[list].collection}/list/${one.id}`,
        fields: toWireFields(one),
      },
    })),
  );
  let written = 0;
  for (const batch of batches(documents)) {
    try {
      await door.ask(':commit', { writes: batch });
    } catch (error) {
      throw new Problem(
        `${reasonOf(error)} Of ${counted(documents.length)} records ${counted(written)} are known to be written: the same import again writes what is missing.`,
      );
    }
    written += batch.length;
    say(`${counted(written)} of ${counted(documents.length)} records written`);
  }
}

function doneLine(door: Door, { lists: planned }: ImportPlan): string {
  const writes = planned.flatMap((list) => list.writes);
  const unchanged = planned.reduce((sum, list) => sum + list.unchanged, 0);
  const pictures = writes.some(({ fields }) => fields.image !== undefined)
    ? ' New pictures come with a new build: npm start builds.'
    : '';
  return `Done: ${counted(writes.length)} written, ${counted(unchanged)} unchanged. ${door.next}${pictures}`;
}
