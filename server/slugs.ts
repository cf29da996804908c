/** 'Hall closed: Bonifacio Day' → hall-closed-bonifacio-day; the second of a name gets `-2`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'untitled';

/** Each slug once, in the order given. */
export function uniqueSlugs(slugs: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return slugs.map((slug) => {
    let unique = slug;
    for (let n = 2; taken.has(unique); n += 1) unique = `${slug}-${n}`;
    taken.add(unique);
    return unique;
  });
}
