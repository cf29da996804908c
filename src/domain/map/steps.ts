/** Converts a shape to stepped SVG paths on a square grid, like woven threads. */
export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

/** Whether a point is inside a closed shape: a ray to the right crosses the edge an odd number of times. */
const isInside = (shape: readonly GridPoint[], { x, y }: GridPoint): boolean =>
  shape.filter((a, at) => {
    const b = shape[(at + 1) % shape.length] ?? a;
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
  }).length %
    2 ===
  1;

/**
 * SVG paths, in grid units, of the grid squares whose centers are inside the shape: their ground, the edge around
 * them, and a thread through each row of them.
 * @param shape its corners, as fractions of the grid's side: 0 to 1
 * @param threads squares along a side
 */
export const toSteppedPaths = (
  shape: readonly GridPoint[],
  threads: number,
): { readonly ground: string; readonly edge: string; readonly weft: string } => {
  const count = [...Array(threads).keys()];
  const squares = count.map((row) =>
    count.map((column) => isInside(shape, { x: (column + 0.5) / threads, y: (row + 0.5) / threads })),
  );
  const has = (column: number, row: number) => squares[row]?.[column] ?? false;
  let [ground, edge, weft] = ['', '', ''];
  for (const y of count) {
    for (const x of count) {
      if (!has(x, y)) continue;
      ground += `M${x} ${y}h1v1h-1z`;
      weft += `M${x} ${y + 0.5}h.6`;
      if (!has(x, y - 1)) edge += `M${x} ${y}h1`;
      if (!has(x, y + 1)) edge += `M${x} ${y + 1}h1`;
      if (!has(x - 1, y)) edge += `M${x} ${y}v1`;
      if (!has(x + 1, y)) edge += `M${x + 1} ${y}v1`;
    }
  }
  return { ground, edge, weft };
};
