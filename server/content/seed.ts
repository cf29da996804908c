/**
 * Loads the content at a store's first run, in one transaction. A later run changes nothing; neither does the first run of
 * a store that already has imported content.
 */

import { readFileSync } from 'node:fs';
import type { DocumentWrite, Store } from '../../packages/embedded-firestore/src/index.ts';
import {
  decodeFields,
  encodePlainObject,
  parseDocumentPath,
  type WireFields,
} from '../../packages/embedded-firestore/src/protocol/index.ts';
import { type PlannedWrite, toWireFields } from '../../src/content/import/importPlan.ts';
import { toStoredPicture } from '../../src/content/models/storedPicture.ts';
import { lists } from '../../src/content/schema/lists.ts';
import { pictureCollection } from '../../src/firestore/collections.ts';
import { site } from '../../src/site.ts';
import { siteDatabase } from '../ops/siteStore.ts';
import { contentListNames } from './contentFiles.ts';
import { planInitialContent } from './initialContent.ts';
import type { PictureFilesByName } from './pictureFiles.ts';

/** The number of loaded records; null on a later run. @param now epoch ms. @throws UserError that names every mistake */
export function seedContent(store: Store, content: string, now: number): number | null {
  let loaded = 0;
  const hasContent = contentListNames.some((list) => hasRecords(store, lists[list].collection));
  const isFirst = store.once('content', () => {
    if (hasContent) return [];
    const { records, pictures } = planInitialContent(content, now);
    loaded = records.length;
    return [...planPictures(pictures, now), ...planRecords(records)];
  });
  return isFirst ? loaded : null;
}

function hasRecords(store: Store, collection: string): boolean {
  const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'list' }], limit: 1 } });
  const path = encodeURI(`/v1/${siteDatabase.root}/${site.root}/${collection}:runQuery`);
  const { status, text } = store.answer({ method: 'POST', path, body, staff: true });
  return status === 200 && text.includes('"document"');
}

const toWrite = (collection: string, id: string, fields: WireFields): DocumentWrite => ({
  ref: parseDocumentPath([site.root, collection, 'list', id]),
  change: { kind: 'set', fields: decodeFields(fields), mask: null },
  precondition: null,
});

const planRecords = (records: readonly PlannedWrite[]): readonly DocumentWrite[] =>
  records.map((write) => toWrite(lists[write.list].collection, write.id, toWireFields(write)));

const planPictures = (files: PictureFilesByName, now: number): readonly DocumentWrite[] =>
  [...files.values()].map(({ id, path }) =>
    toWrite(pictureCollection.name, id, encodePlainObject({ ...toStoredPicture(readFileSync(path), now) })),
  );
