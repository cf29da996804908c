/** The ways to write one last name, for a store that finds only exact texts. */
import { cleanText } from '../../form/cleanText.ts';
import { toNameWords } from '../../lib/foldText.ts';

/** How a last name begins, and the other ways to write that beginning. */
const nameBeginnings: readonly (readonly [beginning: RegExp, spellings: readonly string[]])[] = [
  [/^de ?(la|los|las) ?(?=\p{L}{2})/u, ['de $1 ', 'de$1 ', 'de$1']],
  [/^del ?(?=\p{L}{3})/u, ['del ', 'del']],
  [/^de ?(?!l)(?=\p{L}{3})/u, ['de ', 'de']],
  [/^(?:sta\.?|santa) ?(?=\p{L}{2})/u, ['sta. ', 'sta ', 'santa ', 'sta.', 'sta']],
  [/^(?:sto\.?|santo) ?(?=\p{L}{2})/u, ['sto. ', 'sto ', 'santo ', 'sto.', 'sto']],
  [/^san ?(?=\p{L}{3})/u, ['san ', 'san']],
  [/^(?:ma\b\.?|maria) (?=\p{L}{2})/u, ['ma. ', 'ma ', 'maria ']],
];
const marks: readonly (readonly [mark: RegExp, spellings: readonly string[]])[] = [
  [/['’]/g, ["'", '’', '']],
  [/(?<=\p{L}{2})[ \-‐‑–](?=\p{L}{3})/gu, ['-', ' ']],
];

/** The most values of one IN filter in Firestore. */
const maxSpellings = 30;

/** The most words before a last name that a search without a comma leaves out. */
const maxFirstNames = 3;

/** 'dela cruz' as people write it: as typed, 'Dela Cruz', 'DELA CRUZ', 'dela cruz', 'De la Cruz', 'Delacruz'. */
export const spellingsOf = (text: string): readonly string[] => {
  const name = cleanText(text, 'line');
  const spellings = [...nameBeginnings, ...marks].reduce<readonly string[]>(
    (names, [part, others]) =>
      names.flatMap((each) => [
        each,
        ...(each.match(part) ? others.map((other) => each.replace(part, other)) : []),
      ]),
    [name.toLowerCase()],
  );
  const cased = [...new Set(spellings)].map((lower) => {
    const title = lower.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
    // 'de la Cruz', 'De la Cruz'
    const small = title.replace(/^De(?:l|(?: ?L(?:a|os|as))?)(?![\p{L}\p{M}])/iu, (found) =>
      found.toLowerCase(),
    );
    return [
      title,
      small.replace(/^d/, 'D'),
      lower.toUpperCase(),
      small,
      lower.replace(/^./u, (letter) => letter.toUpperCase()),
      lower,
    ];
  });
  // Firestore takes thirty: the usual cases of each spelling come before the rarer ones.
  const byCase = [0, 1, 2, 3, 4, 5].flatMap((at) => cased.map((each) => each[at]!));
  return [...new Set([name, ...byCase])].slice(0, maxSpellings);
};

/** The first words of last names that have several: 'dela Cruz', 'Sta. Maria'. */
const lastNameStarts = new Set(['de', 'del', 'dela', 'delos', 'delas', 'san', 'santa', 'santo']);

/**
 * The spellings of each possible last name in a typed name: the part before a comma; else the whole text, and the text without its
 * first words: 'Sample dela Cruz' → 'Sample dela Cruz', 'dela Cruz', 'Cruz', each as people write it.
 */
export const lastNameSpellings = (text: string): readonly string[] => {
  const [beforeComma = '', ...others] = text.split(',').map((part) => cleanText(part, 'line'));
  if (beforeComma !== '' && others.some((part) => part !== '')) return spellingsOf(beforeComma);
  const whole = cleanText(text.replaceAll(',', ' '), 'line');
  if (lastNameStarts.has(toNameWords(whole)[0] ?? '')) return spellingsOf(whole);
  const words = whole.split(' ');
  const starts = words.slice(0, maxFirstNames + 1).map((_, at) => words.slice(at).join(' '));
  // Each gets its usual spellings before any gets its rarer ones.
  const spellings = starts.map(spellingsOf);
  const inTurn = Array.from({ length: maxSpellings }, (_, at) => spellings.flatMap((each) => each[at] ?? []));
  return [...new Set(inTurn.flat())].slice(0, maxSpellings);
};
