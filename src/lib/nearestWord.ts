/** The word that was probably meant: 'tilte' → 'title'; null when no candidate is close. */
const maxWordLength = 60;

/** Edit distance: letters changed, added or removed; a swap of two neighbors counts as one. */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + same,
        isSwapped ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

export function findNearestWord(word: string, candidates: readonly string[]): string | null {
  if (word.length > maxWordLength) return null;
  const steps = candidates.map((candidate) => editDistance(word.toLowerCase(), candidate.toLowerCase()));
  const fewest = Math.min(...steps);
  return fewest <= Math.min(2, Math.floor(word.length / 2))
    ? (candidates[steps.indexOf(fewest)] ?? null)
    : null;
}
