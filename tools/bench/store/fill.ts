/** Fills a list with samples, writing as staff. */
import { encodeTestRecord } from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { siteDatabase } from '../../../server/ops/siteStore.ts';
import { site } from '../../../src/site.ts';
import { commitAsStaff, type MeasuredStore } from './stores.ts';

const perCommit = 250;

/**
 * Ids are `sample-0`, `sample-1`, ..., each a millisecond newer than the one before.
 * @param list the collection
 * @param toText the fields with the text of each
 */
export async function fillList(
  store: Pick<MeasuredStore, 'address' | 'staffToken'>,
  list: string,
  documents: number,
  toText = (_at: number): Readonly<Record<string, string>> => ({ content: 'Sample text. '.repeat(40) }),
): Promise<void> {
  for (let first = 0; first < documents; first += perCommit) {
    const writes = Array.from({ length: Math.min(perCommit, documents - first) }, (_, i) => {
      const at = first + i;
      const id = `sample-${at}`;
      const date = 1_700_000_000_000 + at;
      const fields = encodeTestRecord({
        status: 'active',
        title: `Sample ${at}`,
        slug: id,
        date,
        ...toText(at),
      });
      return { update: { name: `${siteDatabase.root}/${site.root}/${list}/list/${id}`, fields } };
    });
    await commitAsStaff(store, writes);
  }
}
