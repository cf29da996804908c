/** Deletes requests with their receipts: what belongs together in one commit, and only in the version that was read. */
import type { Door } from '../lib/storeClient.ts';

interface Versioned {
  readonly name: string;
  readonly version: string;
}

/** Documents that are deleted together. */
export type Group = readonly Versioned[];

/** Of one commit; as many as a request can have receipts, and more. */
const most = 500;

const deleted = ({ name, version }: Versioned) => ({
  delete: name,
  currentDocument: { updateTime: version },
});

/** Groups put together into commits; none is cut but one that is larger than a commit. */
export function commitsOf(groups: readonly Group[]): readonly Group[] {
  const commits: Versioned[][] = [];
  for (const group of groups.flatMap((one) => parts(one))) {
    const last = commits.at(-1);
    if (last !== undefined && last.length + group.length <= most) last.push(...group);
    else commits.push([...group]);
  }
  return commits;
}

const parts = (group: Group): readonly Group[] =>
  group.length <= most ? [group] : [group.slice(0, most), ...parts(group.slice(most))];

/** @throws Problem, StoreRefused with FAILED_PRECONDITION where one was changed meanwhile */
export async function erase(door: Door, commit: Group): Promise<void> {
  await door.ask(':commit', { writes: commit.map(deleted) });
}
