/** 'Hall closed: Bonifacio Day' → hall-closed-bonifacio-day; the second of a name gets `-2`. */
const longest = 200;

const cut = (slug: string, most: number): string => slug.slice(0, most).replace(/-$/, '');

export const slugOf = (title: string): string =>
  cut(
    title
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    longest,
  ) || 'untitled';

const numbered = (slug: string, n: number): string =>
  n === 1 ? slug : `${cut(slug, longest - `-${n}`.length)}-${n}`;

/** Gives each title a slug that nobody has, and remembers it. Ten thousand equal titles take no longer than others. */
export function slugMaker(taken: Iterable<string>): (title: string) => string {
  const given = new Set(taken);
  const counts = new Map<string, number>();
  return (title) => {
    const base = slugOf(title);
    let n = counts.get(base) ?? 1;
    while (given.has(numbered(base, n))) n += 1;
    counts.set(base, n);
    const slug = numbered(base, n);
    given.add(slug);
    return slug;
  };
}
