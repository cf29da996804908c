/** A document in the form that the REST calls return. */
import type { DatabaseNames } from '../protocol/names.ts';
import { toWireTime } from '../protocol/responses.ts';
import type { StoredDocument } from '../store/storedDocument.ts';

export interface WireDocument {
  readonly name: string;
  readonly fields: unknown;
  readonly createTime: string;
  readonly updateTime: string;
}

export const toWireDocument = (
  { parent, id, fields, created, updated }: StoredDocument,
  names: DatabaseNames,
): WireDocument => ({
  name: names.formatDocument(parent, id),
  fields: JSON.parse(fields),
  createTime: toWireTime(created),
  updateTime: toWireTime(updated),
});
