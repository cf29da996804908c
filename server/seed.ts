/** Loads the content on the first run of a store, in one transaction; later runs keep what is there. */
import { contentIn } from './content.ts';
import type { Store } from './store/store.ts';

/** How many records were loaded; null on a later run. @throws Problem */
export function seed(store: Store, content: string): number | null {
  let loaded = 0;
  const isFirst = store.once('content', () => {
    const records = contentIn(content);
    loaded = records.length;
    return records.map(({ place, fields }) => ({
      place,
      change: { kind: 'set', fields, mask: null },
      precondition: null,
    }));
  });
  return isFirst ? loaded : null;
}
