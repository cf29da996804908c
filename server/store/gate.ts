/** Who may pass: staff pass the rules, whoever else asks obeys them. */
import type { Auth, DocumentView, Method, Rules, Timestamp, World } from '../rules/types.ts';
import { Refusal } from './errors.ts';

export interface Asked {
  readonly method: Method;
  readonly path: readonly string[];
  readonly before: DocumentView | null;
  readonly next: DocumentView | null;
  readonly query?: { readonly limit: bigint | null; readonly offset: bigint };
}

/** @throws Refusal PERMISSION_DENIED; its message names rules by line and holds no value. */
export type Gate = (asked: Asked, world: World) => void;

export const openGate: Gate = () => {};

export const ruledGate =
  (rules: Rules, time: Timestamp, auth: Auth | null): Gate =>
  (asked, world) => {
    const { allowed, why } = rules.decide({ query: null, ...asked, time, auth }, world);
    if (!allowed) throw new Refusal('PERMISSION_DENIED', `Missing or insufficient permissions: ${why}`);
  };
