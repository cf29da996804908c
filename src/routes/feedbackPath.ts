/**
 * The path under which a page is told of. What stands for a parameter is kept where it is made of plain letters, as the
 * names of records are: whatever else somebody typed into an address is not stored. '/News/clean-up-day' stays so;
 * '/News/a%20b' → '/News'.
 */
const segmentPattern = '/[A-Za-z]+(?:[-_][A-Za-z]+)*';
const plainPathPattern = new RegExp(`^${segmentPattern}(?:/[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*)?$`);
const firstSegmentPattern = new RegExp(`^${segmentPattern}`);

/** Of a path, as firestore.rules has it. */
const maxPathLength = 240;

/** @param path in the table's spelling */
export const toFeedbackPath = (path: string): string =>
  path.length <= maxPathLength && plainPathPattern.test(path)
    ? path
    : (firstSegmentPattern.exec(path)?.[0] ?? path);
