/**
 * 'The hall is closed today', 12 → 'The hall is…': at most `maxLength` UTF-16 units, cut between words and marked
 * with an ellipsis.
 */
export const truncate = (text: string, maxLength: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1);
  const end = line[maxLength - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  // A single word longer than the maximum is cut at the maximum, never through a surrogate pair.
  const cutText = end > 0 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${cutText.replace(/[\s,;:.-]+$/, '')}…`;
};
