/** Who may pass: staff pass the rules, whoever else asks obeys them. */

import { Refusal } from '../protocol/errors.ts';
import type { Auth, DocumentView, Method, Rules, Timestamp, World } from '../rules/types.ts';

export interface Asked {
  readonly method: Method;
  readonly path: readonly string[];
  readonly before: DocumentView | null;
  readonly next: DocumentView | null;
  readonly query?: { readonly limit: bigint | null; readonly offset: bigint };
}

/** @throws Refusal PERMISSION_DENIED */
export type Gate = (asked: Asked, world: World) => void;

export const openGate: Gate = () => {};

/** What is done with the reason of a refusal. */
export interface Refusals {
  /** Whether the answer names the rule: to developers, for it tells a document that is there from one that is not. */
  readonly explain: boolean;
  /** Told of each refusal the lines of the allow statements that refused it. */
  readonly refused: (lines: readonly number[]) => void;
}

const permissionDenied = 'Missing or insufficient permissions.';

/** Every refusal by the rules says this and no more. */
export const denied = (why = ''): Refusal =>
  new Refusal('PERMISSION_DENIED', why === '' ? permissionDenied : `${permissionDenied} ${why}`);

export const ruledGate =
  (rules: Rules, time: Timestamp, auth: Auth | null, { explain, refused }: Refusals): Gate =>
  (asked, world) => {
    const { allowed, why, refusedBy } = rules.decide({ query: null, ...asked, time, auth }, world);
    if (allowed) return;
    refused(refusedBy);
    throw denied(explain ? why : '');
  };
