/** A document as its row in the store's file holds it. */

/** Fields as canonical wire text; times in microseconds since the epoch. */
export interface StoredDocument {
  readonly parent: string;
  readonly id: string;
  readonly fields: string;
  readonly created: number;
  readonly updated: number;
}

/** A document that is there, and whose fields cannot be read. */
export interface DamagedDocument extends Omit<StoredDocument, 'fields'> {
  readonly fields: null;
}
