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

/** The same as JSON. A stored document has its fields as JSON already, and a list has many documents. */
export function formatWireDocument(
  { parent, id, fields, created, updated }: StoredDocument,
  names: DatabaseNames,
): string {
  const createTime = toWireTime(created);
  const updateTime = updated === created ? createTime : toWireTime(updated);
  return `{"name":${JSON.stringify(names.formatDocument(parent, id))},"fields":${fields},"createTime":"${createTime}","updateTime":"${updateTime}"}`;
}
