/** Deletes feedback after its retention period (src/domain/request/retention.ts). A stored message never changes. */
import { feedbackRetentionEndOf } from '../../domain/request/retention.ts';
import { readAllFeedback } from '../feedback.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import { type DocumentGroup, deleteDocuments, toCommits } from './deleteDocuments.ts';

interface FeedbackPurge {
  readonly expired: readonly { readonly id: string; readonly documents: DocumentGroup }[];
  readonly keptCount: number;
}

/** Reads all feedback. @throws the client's error */
export async function createFeedbackPurge(client: FirestoreRestClient, now: number): Promise<FeedbackPurge> {
  const expired: { id: string; documents: DocumentGroup }[] = [];
  let keptCount = 0;
  for await (const { id, name, version, arrived } of readAllFeedback(client))
    if (feedbackRetentionEndOf(arrived) <= now) expired.push({ id, documents: [{ name, version }] });
    else keptCount += 1;
  return { expired, keptCount };
}

/**
 * @returns the ids of what was deleted
 * @throws the client's error; what was deleted until then stays deleted
 */
export async function purgeFeedback(client: FirestoreRestClient, now: number): Promise<readonly string[]> {
  const { expired } = await createFeedbackPurge(client, now);
  for (const commit of toCommits(expired.map(({ documents }) => documents)))
    await deleteDocuments(client, commit);
  return expired.map(({ id }) => id);
}
