/** Writes to either store: a commit is stored whole or not at all, and requires the versions that were read. */
import { maxCommitWrites } from './deletion/attachedDocuments.ts';
import type { FirestoreRestClient } from './restClient.ts';

/** By the Firestore status of an error; 'conflict' if the write required another version, or a missing document. */
const codes: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'unauthenticated',
  PERMISSION_DENIED: 'permission-denied',
  FAILED_PRECONDITION: 'conflict',
  ALREADY_EXISTS: 'conflict',
  ABORTED: 'conflict',
  NOT_FOUND: 'conflict',
  RESOURCE_EXHAUSTED: 'resource-exhausted',
  UNAVAILABLE: 'unavailable',
  INTERNAL: 'unavailable',
  DATA_LOSS: 'damaged',
  DEADLINE_EXCEEDED: 'deadline-exceeded',
};

/** The `code` of the errors of both clients. */
export const toFailureCode = (status: string): string =>
  (Object.hasOwn(codes, status) ? codes[status] : undefined) ?? 'unknown';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether a commit was refused because somebody wrote since the reading. */
export const isConflict = (error: unknown): boolean => hasCode(error, 'conflict');

/** Whether the rules refused a call. */
export const isForbidden = (error: unknown): boolean => hasCode(error, 'permission-denied');

/** Whether a call failed because the store has the document and cannot read it. */
export const isDamaged = (error: unknown): boolean => hasCode(error, 'damaged');

/** The version of each written document, in the order of the writes; undefined for a deleted one. */
type Versions = readonly (string | undefined)[];

/** @throws the client's error */
export async function commit(client: FirestoreRestClient, writes: readonly object[]): Promise<Versions> {
  const answer = await client.post(':commit', { writes });
  const { writeResults } = answer as { readonly writeResults: readonly { readonly updateTime?: string }[] };
  return writeResults.map(({ updateTime }) => updateTime);
}

/**
 * Writes, and looks what is stored if that is refused for a version: an earlier try of ours may have succeeded and its answer may be
 * lost, or somebody else wrote the same.
 *
 * @param findWritten null where the store has something else
 * @throws the client's error; a conflict when somebody else wrote meanwhile
 */
export async function commitOnce<Written>(
  write: () => Promise<Written>,
  findWritten: () => Promise<Written | null>,
): Promise<Written> {
  try {
    return await write();
  } catch (error) {
    if (!isConflict(error)) throw error;
    const written = await findWritten();
    if (written === null) throw error;
    return written;
  }
}

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
  /** Receives the reference of each written group, and the versions of its documents in the order of its writes. */
  readonly onWritten: (id: string, versions: readonly (string | undefined)[]) => void;
}

/**
 * Writes many small groups in few commits. A batch that met a conflict is halved until the group that caused it is alone.
 * @returns the references of the groups that met one
 * @throws the client's error; what was written until then stays
 */
export async function commitGroups(
  client: FirestoreRestClient,
  groups: readonly WriteGroup[],
  { checks = [], onWritten }: CommitEffects,
): Promise<readonly string[]> {
  const most = maxCommitWrites - checks.length;
  const conflicts: string[] = [];
  const send = async (batch: readonly WriteGroup[]): Promise<void> => {
    const writes = batch.flatMap((group) => group.writes);
    const versions: (string | undefined)[] = [];
    try {
      for (let at = 0; at < writes.length; at += most) {
        const written = await commit(client, [...checks, ...writes.slice(at, at + most)]);
        versions.push(...written.slice(checks.length));
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
