/** Puts feedback of citizens into a store. */
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import type { FeedbackKind } from '../../../src/form/feedback.ts';
import { site } from '../../../src/site.ts';
import type { FirestoreRestClient } from '../../../src/staff-core/restClient.ts';
import { toBatches } from '../../../tools/cli/lib/batches.ts';
import { createSampleFeedback } from '../form/sampleFeedback.ts';
import { testNow } from './runningServer.ts';

export interface SeededFeedback {
  /** The first eight characters of its id. */
  readonly start: string;
  readonly kind?: FeedbackKind;
  /** Fields that replace those of the sample. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

export const feedbackIdOf = (start: string): string => `${start}-0000-4000-8000-000000000000`;

export const seedFeedback = async (
  client: FirestoreRestClient,
  messages: readonly SeededFeedback[],
): Promise<void> => {
  const writes = messages.map(({ start, kind = 'wrongNumber', fields }) => ({
    update: {
      name: `${client.root}/${site.root}/Page_Feedback/list/${feedbackIdOf(start)}`,
      fields: encodePlainObject({ ...createSampleFeedback(kind, testNow), ...fields }),
    },
  }));
  for (const batch of toBatches(writes)) await client.post(':commit', { writes: batch });
};
