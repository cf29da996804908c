/** The words and signs of durations: English, Filipino and Cebuano, with the Spanish numbers that people tell time in. */

/** Largest first, each with its minutes. */
export const unitsFromLargest = [
  { unit: 'year', minutes: 525_600, names: 'year years yr yrs taon tuig' },
  { unit: 'month', minutes: 43_200, names: 'month months mo mos buwan bulan' },
  { unit: 'week', minutes: 10_080, names: 'week weeks wk wks linggo semana semanas' },
  { unit: 'day', minutes: 1_440, names: 'day days d araw adlaw dia dias' },
  { unit: 'hour', minutes: 60, names: 'hour hours hr hrs h oras ora hora horas' },
  { unit: 'minute', minutes: 1, names: 'minute minutes min mins minuto minutos' },
] as const;

/** A total has no seconds (§9), so they are no unit of its own. */
const secondNames = 'second seconds sec secs s segundo segundos';

export interface DurationToken {
  /**
   * A filler may appear between a number and its unit: '3 working days', '3 ka adlaw'. The number after a label is no
   * time: 'Step 2', '₱50'. Nor is a quantity known: 'several'.
   */
  readonly kind:
    | 'number'
    | 'unit'
    | 'range'
    | 'alternative'
    | 'class'
    | 'filler'
    | 'label'
    | 'quantity'
    | 'other';
  /** The number itself, or the minutes of a unit; 0 for any other kind. */
  readonly value: number;
}

const fillers =
  'working business work calendar regular full whole official office banking consecutive additional extra further single straight entire more ka na nga buong tibuok';
/** Words that join parts, or follow 'to' and 'or', and mean nothing else: 'up to', 'ngadto sa', 'o kaya'. */
const joints = 'and at ug y then plus up sa kaya about around mga';
const quantities =
  'hundred hundreds thousand thousands million dozen dozens couple few several libo libong gatos dosena ilan ilang pipila';

const rows: readonly (DurationToken & { readonly names: string })[] = [
  ...unitsFromLargest.map(({ minutes, names }) => ({ kind: 'unit' as const, value: minutes, names })),
  { kind: 'unit', value: 1 / 60, names: secondNames },
  { kind: 'range', value: 0, names: 'to hanggang hangtod hangtud ngadto -' },
  { kind: 'alternative', value: 0, names: 'if or kung kon o /' },
  // RA 11032 §3: a charter gives each class of a transaction its own time.
  { kind: 'class', value: 0, names: 'simple simpleng complex kumplikado komplikado technical teknikal' },
  { kind: 'filler', value: 0, names: `${fillers} ${joints}` },
  {
    kind: 'label',
    value: 0,
    names:
      'step phase window counter room table desk no number form ra act section article rule item rm floor # ₱ php p',
  },
  { kind: 'quantity', value: 0, names: quantities },
];

/** Words for cases that have a time each; beside them only classes are, because other notes may name steps. */
export const noteCases: ReadonlySet<string> = new Set(
  'new renewal renew bago bag daan luma old walk online regular priority rush express ordinary resident residents nonresident non complete incomplete minor major local individual group'.split(
    ' ',
  ),
);

/** The token of each word and sign that has a meaning. */
export const durationLexicon: ReadonlyMap<string, DurationToken> = new Map(
  rows.flatMap(({ names, ...token }) => names.split(' ').map((name) => [name, token])),
);

const toAlternatives = (names: string): string =>
  names
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .join('|');
const namesOf = (kind: DurationToken['kind']): string =>
  rows.flatMap((row) => (row.kind === kind ? [row.names] : [])).join(' ');

/** For a regular expression: any unit, and any fillers before it. */
export const unitSource = `(?:${toAlternatives(namesOf('unit'))})(?![\\p{L}\\p{M}])`;
export const fillersSource = `(?:(?:${toAlternatives(fillers)})[\\s-]+)*`;

/** Words that count as one only before a unit, because elsewhere they are articles; 'dose' is also a dose. */
export const articles: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['isang', 1],
  ['usa', 1],
  ['una', 1],
  ['dose', 12],
]);

/** A row lists the spellings of one number. Vowels end most Filipino numbers, and these also take 'ng' before a noun. */
const numberRows: readonly (readonly [value: number, spellings: string])[] = [
  [0, 'zero sero'],
  [1, 'one isa uno'],
  [2, 'two dalawa duha dos'],
  [3, 'three tatlo tulo tres'],
  [4, 'four apat upat kwatro kuwatro cuatro'],
  [5, 'five lima singko sinko cinco'],
  [6, 'six anim unom sais seis'],
  [7, 'seven pito siyete syete siete'],
  [8, 'eight walo otso ocho'],
  [9, 'nine siyam nuwebe nuebe nuybe nwebe nueve'],
  [10, 'ten sampu napulo diyes dyes dies dyis diez'],
  [11, 'eleven onse onsi unse'],
  [12, 'twelve dosi doce'],
  [13, 'thirteen trese trise trece'],
  [14, 'fourteen katorse katorsi catorce'],
  [15, 'fifteen kinse kinsi kinze quince'],
  [16, 'sixteen'],
  [17, 'seventeen'],
  [18, 'eighteen'],
  [19, 'nineteen'],
  [20, 'twenty dalawampu kawhaan kaluhaan baynte beynte beinte bainte bayente bente benti viente veinte'],
  [30, 'thirty tatlumpu katloan katluan trenta traynta treinta'],
  [40, 'forty fourty apatnapu kap-atan kapatan kwarenta kuwarenta cuarenta'],
  [50, 'fifty limampu kalim-an kaliman singkwenta sinkwenta singkuwenta cincuenta'],
  [60, 'sixty animnapu kan-uman kanuman sisenta saysenta sesenta'],
  [70, 'seventy pitumpu kapitoan kapituan sitenta setenta'],
  [80, 'eighty walumpu kawaloan kawaluan otsenta ochenta'],
  [90, 'ninety siyamnapu kasiyaman kasiaman nobenta noventa ninty'],
];

/** 'labing-apat', 'disisais' and 'napulo ug upat' are ten and the number that follows. */
const tenPrefixes = 'labing labin labim disi diyesi dyesi diesi diyes dyes dies dyis napulo napulog';

/** The value of each number word. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...numberRows.flatMap(([value, spellings]) =>
    spellings
      .split(' ')
      .flatMap((word) => (/[aiou]$/.test(word) ? [word, `${word}ng`] : [word]))
      .filter((word) => !articles.has(word))
      .map((word) => [word, value] as const),
  ),
  ...tenPrefixes.split(' ').map((prefix) => [prefix, 10] as const),
]);

const wordsOf = (isIncluded: (value: number) => boolean): string =>
  toAlternatives([...numberWords].flatMap(([word, value]) => (isIncluded(value) ? [word] : [])).join(' '));

/** For a regular expression: a word that another number may follow, a number below ten, and any number word. */
export const tensSource = `${wordsOf((value) => value >= 20)}|${toAlternatives(tenPrefixes)}`;
export const onesSource = `isang|usa|${wordsOf((value) => value >= 1 && value < 10)}`;
export const numberSource = wordsOf(() => true);
