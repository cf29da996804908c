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

/** @param wire its fields as parsed JSON, where the caller has them */
export const toWireDocument = (
  { parent, id, fields, created, updated }: StoredDocument,
  names: DatabaseNames,
  wire: unknown = JSON.parse(fields),
): WireDocument => {
  const createTime = toWireTime(created);
  const updateTime = updated === created ? createTime : toWireTime(updated);
  return { name: names.formatDocument(parent, id), fields: wire, createTime, updateTime };
};
