/** Writes many small groups in few commits. A group that somebody else's write prevents holds up no other. */
import { maxCommitWrites } from '../deletion/attachedDocuments.ts';
import { toVersions } from '../records.ts';
import type { FirestoreRestClient } from '../restClient.ts';

/** Writes that belong together; only those that need more than a commit takes are split. */
export interface WriteGroup {
  /** The reference of their request. */
  readonly id: string;
  readonly writes: readonly object[];
}

function toBatches(groups: readonly WriteGroup[], most: number): readonly (readonly WriteGroup[])[] {
  const batches: WriteGroup[][] = [];
  let writes = most;
  for (const group of groups) {
    writes += group.writes.length;
    if (writes > most) {
      batches.push([]);
      writes = group.writes.length;
    }
    batches.at(-1)!.push(group);
  }
  return batches;
}

interface CommitEffects {
  /** What each commit requires besides. */
  readonly checks?: readonly object[];
  /** Whether a commit was refused because somebody wrote since the reading. */
  readonly isConflict: (error: unknown) => boolean;
  /** Receives the reference of each written group, and the versions of its documents in the order of its writes. */
  readonly onWritten: (id: string, versions: readonly (string | undefined)[]) => void;
}

/**
 * A batch that met a conflict is halved until the group that caused it is alone.
 * @returns the references of the groups that met one
 * @throws the client's error; what was written until then stays
 */
export async function commitGroups(
  client: FirestoreRestClient,
  groups: readonly WriteGroup[],
  { checks = [], isConflict, onWritten }: CommitEffects,
): Promise<readonly string[]> {
  const most = maxCommitWrites - checks.length;
  const conflicts: string[] = [];
  const send = async (batch: readonly WriteGroup[]): Promise<void> => {
    const writes = batch.flatMap((group) => group.writes);
    const versions: (string | undefined)[] = [];
    try {
      for (let at = 0; at < writes.length; at += most) {
        const body = { writes: [...checks, ...writes.slice(at, at + most)] };
        versions.push(...toVersions(await client.post(':commit', body)).slice(checks.length));
      }
    } catch (error) {
      if (!isConflict(error)) throw error;
      const half = Math.ceil(batch.length / 2);
      if (batch.length === 1) conflicts.push(batch[0]!.id);
      else for (const part of [batch.slice(0, half), batch.slice(half)]) await send(part);
      return;
    }
    for (const group of batch) onWritten(group.id, versions.splice(0, group.writes.length));
  };
  for (const batch of toBatches(groups, most)) await send(batch);
  return conflicts;
}
