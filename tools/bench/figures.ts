/** Figures for the tables. */

/** The median; for an even count, the mean of the two middle values. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return below === undefined || above === undefined ? Number.NaN : (below + above) / 2;
}

/** 1234.5 → '1,235' */
export const formatInteger = (number: number): string => Math.round(number).toLocaleString('en');
