/** The words of texts and queries, folded so that spellings of the same sound are equal. */
import { foldText } from '../../lib/foldText.ts';
import { searchLimits } from './searchLimits.ts';

/** Runs of letters and digits, apostrophes included. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’ʼ`][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * Letters that Filipino and Cebuano spell either way, or that spell a borrowed English sound: 'sedola' and 'cedula', 'bombero' and
 * 'bumbero', 'ambulansia' and 'ambulansya'. The keys of both sides are compared, so a key need not be readable.
 */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/([b-df-hj-np-tv-z])\1+/g, '$1'],
  [/ph|f/g, 'p'],
  [/c(?=[eiy])|z/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/v/g, 'b'],
  [/[ey]/g, 'i'],
  [/o/g, 'u'],
];

/** "Citizen's" → 'sitisins' */
export const foldWord = (word: string): string =>
  spellings
    .reduce((text, [letters, sound]) => text.replace(letters, sound), foldText(word))
    .slice(0, searchLimits.word);

export const splitWords = (text: string): string[] => text.match(wordPattern) ?? [];

export const foldWords = (text: string): readonly string[] =>
  splitWords(text)
    .map(foldWord)
    .filter((word) => word !== '');

/** Shorter parts would be found in any word. */
const leastPart = 3;

/**
 * The fewest known words, folded, that make up one without blanks: 'TaxCertificate' → 'taks', 'sirtipikat'. Null if there are none. Each
 * is folded by itself, because a letter folds by its neighbor.
 */
export const splitJoined = (word: string, isKnown: (part: string) => boolean): readonly string[] | null => {
  const best: (readonly string[])[] = [[]];
  for (let start = 0; start < word.length; start++) {
    const before = best[start];
    if (before === undefined) continue;
    const last = Math.min(word.length, start + searchLimits.word);
    for (let end = start + leastPart; end <= last; end++) {
      // Of two ways with as many words the one whose first word is longer counts.
      if ((best[end]?.length ?? Number.POSITIVE_INFINITY) <= before.length) continue;
      const part = foldWord(word.slice(start, end));
      if (isKnown(part)) best[end] = [...before, part];
    }
  }
  return best[word.length] ?? null;
};

/** How text messages spell the small words, and what they stand for, in the three languages. */
const shortSpellings: ReadonlyMap<string, string> = new Map(
  `ndi=hindi hnd=hindi hndi=hindi hinde=hindi d=di dli=dili dle=dili wa=wala wla=wala wlang=walang wlay=walay q=ko k=ko aq=ako c=si my=may
  mron=mayroon pra=para prang=parang s=sa b=ba n=na p=pa pde=puwede pwde=puwede pd=puwede kng=kung lng=lang
  nman=naman nmn=naman yng=yung ung=yung kc=kasi ksi=kasi d2=dito dto=dito dri=diri dn=din kht=kahit tlga=talaga mrami=marami pno=paano
  kelan=kailan kln=kailan klan=kailan sn=saan bkt=bakit sno=sino pla=pila mgkano=magkano nmin=namin ntn=natin nmo=namo nko=nako knsa=kinsa
  unsy=unsay asan=nasaan wat=what wen=when wer=where hw=how tym=time cn=can`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);
/** What follows 'pwd' where it is no person with a disability but 'puwede': 'pwd ba', 'pwd mag request'. */
const afterMay = /^(?:ba?|bang|na?|po|ko|q|aq|ako|kng|mag.*|m?a?ka.+|[kh]um.+)$/i;

/** The word that a short spelling stands for, folded; undefined for any other word. */
export const spellOut = (words: readonly string[], at: number): string | undefined => {
  const short = words[at]!.toLowerCase();
  const isMay =
    short === 'pwd' && afterMay.test(words[at + 1] ?? '') && !words.some((word) => /^ids?$/i.test(word));
  const full = isMay ? 'puwede' : shortSpellings.get(short);
  return full && foldWord(full);
};

const foldSet = (text: string): ReadonlySet<string> => new Set(foldWords(text));
/** Words that negate, folded. */
export const negations = foldSet(
  'hindi di dili wala walang walay ayaw huwag wag hirap lisod not no never stopped cannot cant wont isnt doesnt didnt',
);
/** Words that ask for a day, folded. */
export const dayQuestions = foldSet('when kailan kelan kanus kanusa');

/** What Filipino and Cebuano put before and behind a root, folded. */
const prefixes =
  'nagpaka magpaka makapag nakapag pagpapa nagpapa magpapa pinaka ipinag nangag mangag pagka nagpa magpa pagpa makapa nakapa gipang gipa napa pina ipag ipa naka maka paki nang mang pang nag mag pag nai mai nahi gi na ma mi mu ni pa ka um in nanga manga'.split(
    ' ',
  );
const suffixes = 'hun hin han nan nun un in an ai'.split(' ');
/** A shorter rest of a word is often another word: 'missing' is no 'sing'. */
const leastRoot = { afterLongPrefix: 4, else: 5 } as const;

/** A root may begin with its first syllable twice: 'susunog'. */
const dropRepeatedSyllable = (word: string): string => word.replace(/^([^aiu]{0,2}[aiu])(?=\1)/, '');

/** 'tumawag', 'sinaksak', in a text message 'snaksak': the infix stands behind the first letter. */
const dropInfix = (word: string): string => word.replace(/^([^aiu])(?:u?m|i?n)(?=[aiu])/, '$1');

/** Prefixes that a text message writes without their vowel: 'nkagat', 'gkulata'. */
const shortPrefixes: Readonly<Record<string, string>> = { n: 'na', m: 'ma', g: 'gi', p: 'pi' };

/**
 * What may be the root of an affixed word, folded: 'ninakawan' → 'nakaw' among others. The vocabulary tells which one is.
 * @param missing how many letters the root may lack
 */
export const findRoots = (word: string, missing = 0): readonly string[] => {
  const withoutSuffix = (start: string, least: number): readonly string[] =>
    [start, dropInfix(start)]
      .flatMap((root) => [root, dropRepeatedSyllable(root)])
      .flatMap((root) => [
        root,
        ...suffixes.filter((suffix) => root.endsWith(suffix)).map((suffix) => root.slice(0, -suffix.length)),
      ])
      .filter((root) => root.length >= least - missing && root !== word);
  const roots = [
    ...withoutSuffix(word, leastRoot.else),
    ...prefixes
      .filter((prefix) => word.startsWith(prefix))
      .flatMap((prefix) =>
        withoutSuffix(
          word.slice(prefix.length),
          prefix.length > 2 ? leastRoot.afterLongPrefix : leastRoot.else,
        ),
      ),
  ];
  const full = word.replace(/^[nmgp](?=[^aiu])/, (letter) => shortPrefixes[letter]!);
  return [...new Set(full === word || missing > 0 ? roots : [...roots, full, ...findRoots(full)])];
};
