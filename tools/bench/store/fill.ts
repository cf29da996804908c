/** Fills a list with samples, writing as staff. */

import { encodeTestRecord } from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { siteDatabase } from '../../../server/ops/siteStore.ts';
import { site } from '../../../src/site.ts';
import { commitAsStaff, type MeasuredStore } from './stores.ts';

const perCommit = 500;

/** @param list the collection; ids `sample-0`, `sample-1`, ..., each a millisecond newer than the one before */
export async function fillList(
  store: Pick<MeasuredStore, 'address' | 'staffToken'>,
  list: string,
  documents: number,
  text = 'Sample text. ',
): Promise<void> {
  for (let at = 0; at < documents; at += perCommit) {
    const writes = Array.from({ length: Math.min(perCommit, documents - at) }, (_, i) => {
      const fields = encodeTestRecord({
        status: 'active',
        title: `Sample ${at + i}`,
        slug: `sample-${at + i}`,
        date: 1_700_000_000_000 + at + i,
        content: text.repeat(40),
      });
      return { update: { name: `${siteDatabase.root}/${site.root}/${list}/list/sample-${at + i}`, fields } };
    });
    await commitAsStaff(store, writes);
  }
}
