/** Deletes requests with their receipts: what belongs together in one commit, and only in the version that was read. */
import type { StoreClient } from '../lib/storeClient.ts';

interface Versioned {
  readonly name: string;
  readonly version: string;
}

/** Documents that are deleted together. */
export type DocumentGroup = readonly Versioned[];

/** Of one commit; as many as a request can have receipts, and more. */
const maxWrites = 500;

const toDeleteWrite = ({ name, version }: Versioned) => ({
  delete: name,
  currentDocument: { updateTime: version },
});

/** Groups put together into commits; none is cut but one that is larger than a commit. */
export function toCommits(groups: readonly DocumentGroup[]): readonly DocumentGroup[] {
  const commits: Versioned[][] = [];
  for (const group of groups.flatMap((one) => splitGroup(one))) {
    const last = commits.at(-1);
    if (last !== undefined && last.length + group.length <= maxWrites) last.push(...group);
    else commits.push([...group]);
  }
  return commits;
}

const splitGroup = (group: DocumentGroup): readonly DocumentGroup[] =>
  group.length <= maxWrites ? [group] : [group.slice(0, maxWrites), ...splitGroup(group.slice(maxWrites))];

/** @throws Problem, StoreRefused with FAILED_PRECONDITION where one was changed meanwhile */
export async function deleteDocuments(client: StoreClient, commit: DocumentGroup): Promise<void> {
  await client.post(':commit', { writes: commit.map(toDeleteWrite) });
}
