/** 'Hall closed: Bonifacio Day' → hall-closed-bonifacio-day; the second of a name gets `-2`. */
const maxSlugLength = 200;

const cutSlug = (slug: string, maxLength: number): string => slug.slice(0, maxLength).replace(/-$/, '');

export const toSlug = (title: string): string =>
  cutSlug(
    title
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
    maxSlugLength,
  ) || 'untitled';

const withNumber = (slug: string, n: number): string =>
  n === 1 ? slug : `${cutSlug(slug, maxSlugLength - `-${n}`.length)}-${n}`;

/** Returns a function that makes an unused slug of each title. Ten thousand equal titles take no longer than others. */
export function createSlugger(taken: Iterable<string>): (title: string) => string {
  const used = new Set(taken);
  const counts = new Map<string, number>();
  return (title) => {
    const base = toSlug(title);
    let n = counts.get(base) ?? 1;
    while (used.has(withNumber(base, n))) n += 1;
    counts.set(base, n);
    const slug = withNumber(base, n);
    used.add(slug);
    return slug;
  };
}
