/** 'The hall is closed today', 12 → 'The hall is…': at most so many UTF-16 units, cut between words, and said to be cut. */
export const shortened = (text: string, most: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const end = line[most - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  // A single word longer than all the room is cut where the room ends, never through a pair.
  const kept = end > 0 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${kept.replace(/[\s,;:.-]+$/, '')}…`;
};
