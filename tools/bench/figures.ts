/** Formats figures for the tables. */

/** The median; for an even count, the mean of the two middle values. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return below === undefined || above === undefined ? Number.NaN : (below + above) / 2;
}

/** 1234.5 → '1,235' */
export const formatInteger = (number: number): string => Math.round(number).toLocaleString('en');

/** Bytes: 12345 → '12.3' kB */
export const formatKilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

/** 1.0449 → '1.04 x' */
export const formatRatio = (ratio: number): string =>
  Number.isFinite(ratio) ? `${ratio.toFixed(2)} x` : '-';

/** Formats a table with columns as wide as their content, text aligned left and figures right. */
export function formatFigureTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const isOfWords = head.map((_, at) => rows.some((row) => /\p{L}{3}/u.test(row[at] ?? '')));
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, at) => (isOfWords[at] ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
