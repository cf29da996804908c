/** What the bench writes as staff, which bypasses the rules: the site's initial content, and lists of samples. */
import { encodeTestRecord } from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { readInitialContent } from '../../../server/content/initialContent.ts';
import { directories } from '../../../server/http/serve.ts';
import { siteDatabase } from '../../../server/ops/siteStore.ts';
import { toWireFields } from '../../../src/content/import/importPlan.ts';
import { lists } from '../../../src/content/schema/lists.ts';
import { site } from '../../../src/site.ts';
import { toBatches } from '../../cli/lib/batches.ts';

export interface FilledStore {
  /** `http://127.0.0.1:8080/` */
  readonly address: string;
  readonly staffToken: string;
}

export const documentName = (collection: string, id: string): string =>
  `${siteDatabase.root}/${site.root}/${collection}/list/${id}`;

export const createWrite = (collection: string, id: string, fields: unknown) => ({
  update: { name: documentName(collection, id), fields },
});

export const createContentWrites = (now: number) =>
  readInitialContent(directories.content, now).map((one) =>
    createWrite(lists[one.list].collection, one.id, toWireFields(one)),
  );

/**
 * Ids are `sample-0`, `sample-1`, ..., each a millisecond newer than the one before.
 * @param toText the fields with the text of each
 */
export const createSampleWrites = (
  collection: string,
  documents: number,
  toText: (at: number) => Readonly<Record<string, string>>,
) =>
  Array.from({ length: documents }, (_, at) => {
    const [slug, date] = [`sample-${at}`, 1_700_000_000_000 + at];
    const fields = { status: 'active', title: `Sample ${at}`, slug, date, ...toText(at) };
    return createWrite(collection, slug, encodeTestRecord(fields));
  });

export async function commitAsStaff(
  { address, staffToken }: FilledStore,
  writes: readonly object[],
): Promise<void> {
  for (const batch of toBatches(writes)) {
    const answer = await fetch(`${address}v1/${siteDatabase.root}:commit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${staffToken}` },
      body: JSON.stringify({ writes: batch }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
}
