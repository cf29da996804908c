/**
 * The path under which a page is told of. What stands for a parameter is kept where it is made of plain letters, as the
 * names of records are: whatever else somebody typed into an address is not stored. '/News/clean-up-day' stays so;
 * '/News/a%20b' → '/News'.
 */
const first = '/[A-Za-z]+(?:[-_][A-Za-z]+)*';
const plain = new RegExp(`^${first}(?:/[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*)?$`);
const beginning = new RegExp(`^${first}`);

/** Of a path, as firestore.rules has it. */
const longest = 240;

/** @param path in the table's spelling */
export const toldPath = (path: string): string =>
  path.length <= longest && plain.test(path) ? path : (beginning.exec(path)?.[0] ?? path);
