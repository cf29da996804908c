/**
 * The path that feedback on a page is stored under. A parameter stays only when it consists of plain letters, as the
 * names of records do; any other text that a visitor typed into an address is not stored. '/News/clean-up-day' stays;
 * '/News/a%20b' → '/News'.
 */
const segmentPattern = '/[A-Za-z]+(?:[-_][A-Za-z]+)*';
const plainPathPattern = new RegExp(`^${segmentPattern}(?:/[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*)?$`);
const firstSegmentPattern = new RegExp(`^${segmentPattern}`);

/** The maximum in firestore.rules. */
const maxPathLength = 240;

/** @param path in the route table's spelling */
export const toFeedbackPath = (path: string): string =>
  path.length <= maxPathLength && plainPathPattern.test(path)
    ? path
    : (firstSegmentPattern.exec(path)?.[0] ?? path);
