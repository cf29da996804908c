/** A document as a row of the store's file. */

/** Fields as canonical wire text; times in microseconds since the epoch. */
export interface StoredDocument {
  readonly parent: string;
  readonly id: string;
  readonly fields: string;
  readonly created: number;
  readonly updated: number;
}

/** A document that exists but whose fields are unreadable. */
export interface DamagedDocument extends Omit<StoredDocument, 'fields'> {
  readonly fields: null;
}
