/** The input of a decision by the rules language (version 2). Source: Firestore security rules reference. */

import type { Fields, Timestamp } from '../protocol/value.ts';

/** A document as rules see it: its path's segments below `/documents`, and its fields. */
export interface DocumentView {
  readonly path: readonly string[];
  /** Null if the document exists but is unreadable. */
  readonly fields: Fields | null;
}

/** The signed-in account and the claims of its token. */
export interface Auth {
  readonly uid: string;
  readonly token: Fields;
}

export type AccessMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** One access to judge. For `list`, `before` has only the fields whose values the query's equality filters fix. */
export interface Access {
  readonly method: AccessMethod;
  /** Segments below `/documents`, e.g. ['Sample_website', 'News_List', 'list', 'a']. */
  readonly path: readonly string[];
  readonly time: Timestamp;
  /** `request.auth`; null if nobody is signed in. */
  readonly auth: Auth | null;
  /** `resource`; null if the document does not exist. */
  readonly before: DocumentView | null;
  /** `request.resource`; null for reads and deletes. */
  readonly next: DocumentView | null;
  /** `request.query`, for `list`. */
  readonly query: { readonly limit: bigint | null; readonly offset: bigint } | null;
}

/** The documents for exists(), get() and their After variants: before and after the whole commit. */
export interface RulesContext {
  before(path: readonly string[]): DocumentView | null;
  after(path: readonly string[]): DocumentView | null;
  /** The paths that the rules looked up so far, for the limit of a whole commit; the rules add to it. Empty at first. */
  readonly lookedUp: Set<string>;
}

export interface Decision {
  readonly allowed: boolean;
  /** The reason for developers, e.g. "false for 'create' @ L12"; never contains a value of a document. */
  readonly why: string;
  /** The lines of the allow statements that refused it; empty if no statement matches it. */
  readonly refusedBy: readonly number[];
  /** The number of evaluated expressions, counted as Firestore does. */
  readonly evaluated: number;
}

export interface Rules {
  decide(access: Access, context: RulesContext): Decision;
}
