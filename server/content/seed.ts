/**
 * Loads the content at a store's first run, in one transaction. A later run changes nothing; neither does the first run of
 * a store that already has imported content.
 */

import type { DocumentWrite, Store } from '../../packages/embedded-firestore/src/index.ts';
import { decodeFields, parseDocumentPath } from '../../packages/embedded-firestore/src/protocol/index.ts';
import { toWireFields } from '../../src/content/import/importPlan.ts';
import { lists } from '../../src/content/schema/lists.ts';
import { site } from '../../src/site.ts';
import { siteDatabase } from '../ops/siteStore.ts';
import { contentListNames } from './contentFiles.ts';
import { readInitialContent } from './initialContent.ts';

/** The number of loaded records; null on a later run. @param now epoch ms. @throws UserError that names every mistake */
export function seedContent(store: Store, content: string, now: number): number | null {
  let loaded = 0;
  const hasContent = contentListNames.some((list) => hasRecords(store, lists[list].collection));
  const isFirst = store.once('content', () => {
    const writes = hasContent ? [] : planWrites(content, now);
    loaded = writes.length;
    return writes;
  });
  return isFirst ? loaded : null;
}

function hasRecords(store: Store, collection: string): boolean {
  const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'list' }], limit: 1 } });
  const path = encodeURI(`/v1/${siteDatabase.root}/${site.root}/${collection}:runQuery`);
  const { status, text } = store.answer({ method: 'POST', path, body, staff: true });
  return status === 200 && text.includes('"document"');
}

const planWrites = (content: string, now: number): readonly DocumentWrite[] =>
  readInitialContent(content, now).map((write) => ({
    ref: parseDocumentPath([site.root, lists[write.list].collection, 'list', write.id]),
    change: { kind: 'set', fields: decodeFields(toWireFields(write)), mask: null },
    precondition: null,
  }));
