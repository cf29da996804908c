/** What a store denies callers without rights beyond what its rules refuse. */
import type { CallBounds } from './callBounds.ts';
import type { DocumentWrite } from './commit.ts';

export interface PublicCalls {
  /** The limits of one call; null applies Firestore's own, as for staff. */
  readonly bounds: CallBounds | null;
  /** Whether a refusal by the rules names the rule. The reason reveals whether a document exists. */
  readonly explainRefusals: boolean;
  /** Whether a commit may be tried, before the rules judge it: each of them judges one document and does not know which others are written. */
  readonly allowsCommit?: (writes: readonly DocumentWrite[]) => boolean;
}

/** For work and tests on one's own machine, as Google's emulator does: Firestore's limits, and refusals with their reason. */
export const developmentCalls: PublicCalls = { bounds: null, explainRefusals: true };

/**
 * For a server that strangers reach: enough for a form of a hundred fields and a list at a time. Every refusal has the same
 * message, and no precondition tells what is stored.
 */
export const strictCalls = {
  bounds: {
    bytes: 32_768,
    writes: 2,
    preconditions: 0,
    fields: 100,
    maskPaths: 100,
    parts: 100,
    values: 100,
    offset: 100,
    documents: 2,
  },
  explainRefusals: false,
} as const satisfies PublicCalls;
