/** Checks access: staff bypass the rules; every other caller obeys them. */
import { FirestoreError } from '../protocol/errors.ts';
import type { Timestamp } from '../protocol/value.ts';
import type { AccessMethod, Auth, DocumentView, Rules, RulesContext } from '../rules/types.ts';

export interface AccessRequest {
  readonly method: AccessMethod;
  readonly path: readonly string[];
  readonly before: DocumentView | null;
  readonly next: DocumentView | null;
  readonly query?: { readonly limit: bigint | null; readonly offset: bigint };
}

/** @throws FirestoreError PERMISSION_DENIED */
export type Authorizer = (access: AccessRequest, context: RulesContext) => void;

export const allowEverything: Authorizer = () => {};

/** Options for the reason of a refusal. */
export interface RefusalOptions {
  /** Whether the answer names the rule: only for developers, because the reason reveals whether a document exists. */
  readonly explain: boolean;
  /** Receives, at each refusal, the lines of the allow statements that refused it. */
  readonly refused: (lines: readonly number[]) => void;
}

const permissionDenied = 'Missing or insufficient permissions.';

/** Every refusal by the rules has this message and no other, unless it explains itself. */
export const permissionDeniedError = (why = ''): FirestoreError =>
  new FirestoreError('PERMISSION_DENIED', why === '' ? permissionDenied : `${permissionDenied} ${why}`);

export const createAuthorizer =
  (rules: Rules, time: Timestamp, auth: Auth | null, { explain, refused }: RefusalOptions): Authorizer =>
  (access, context) => {
    const { allowed, why, refusedBy } = rules.decide({ query: null, ...access, time, auth }, context);
    if (allowed) return;
    refused(refusedBy);
    throw permissionDeniedError(explain ? why : '');
  };
