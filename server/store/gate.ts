/** Who may pass: staff pass the rules, the public obeys them. */
import type { DocumentView, Fields, Method, Rules, Timestamp, World } from '../rules/types.ts';
import type { Documents, Stored } from './documents.ts';
import { Refusal } from './errors.ts';
import { type Place, placeAt } from './names.ts';
import { decodeFields } from './wire.ts';

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
  (rules: Rules, time: Timestamp): Gate =>
  (asked, world) => {
    const { allowed, why } = rules.decide({ query: null, ...asked, time }, world);
    if (!allowed) throw new Refusal('PERMISSION_DENIED', `Missing or insufficient permissions: ${why}`);
  };

export const storedFields = (stored: Stored): Fields => decodeFields(JSON.parse(stored.fields));

export const viewOf = ({ path }: Place, stored: Stored | null): DocumentView | null =>
  stored === null ? null : { path, fields: storedFields(stored) };

/** The place a rule looks at; null where no document can be. */
function placeLookedAt(path: readonly string[]): Place | null {
  try {
    return placeAt(path);
  } catch {
    return null;
  }
}

/** The world in which nothing changes: what a read is judged in. */
export function stillWorld(documents: Documents): World {
  const look = (path: readonly string[]): DocumentView | null => {
    const place = placeLookedAt(path);
    return place && viewOf(place, documents.get(place));
  };
  return { before: look, after: look };
}
