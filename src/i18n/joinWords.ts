/** Words of a sentence, as every locale of the site lists them. `joinWords(['name', 'sex', 'zone'], 'and')` → 'name, sex and zone' */
export const joinWords = (words: readonly string[], conjunction: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
