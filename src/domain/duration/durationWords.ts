/** The lexicon of durations: one table of words and signs, compiled to lookup arrays for a character-by-character scan. */
import { respelledWords } from './durationText.ts';

/** Minutes per unit, and its names: English, then Filipino and Cebuano, because charters are also written in these. */
const units = {
  minute: { minutes: 1, names: 'minute minutes min mins minuto minutos' },
  hour: { minutes: 60, names: 'hour hours hr hrs oras' },
  day: { minutes: 1_440, names: 'day days araw adlaw' },
  week: { minutes: 10_080, names: 'week weeks wk wks linggo semana' },
  month: { minutes: 43_200, names: 'month months mo mos buwan bulan' },
  year: { minutes: 525_600, names: 'year years yr yrs taon tuig' },
} as const;

type Unit = keyof typeof units;

/** The units, largest first. */
export const unitsFromLargest = (Object.keys(units) as Unit[])
  .map((unit) => ({ unit, minutes: units[unit].minutes }))
  .sort((a, b) => b.minutes - a.minutes);

/** A part of more than a hundred years is implausible and counts as unreadable. */
export const maxMinutes = 100 * units.year.minutes;

/** The kind of a token. Each is a bit, so that one test covers several kinds. */
export const tokenKinds = {
  number: 1,
  unit: 2,
  range: 4,
  alternative: 8,
  filler: 16,
  other: 32,
  /** Begins a word. */
  letter: 64,
  /** Separates the tokens around it. */
  blank: 128,
  /** Joins the parts of a sum. */
  joint: 256,
  /** A decimal point, or a blank. */
  point: 512,
  open: 1024,
  close: 2048,
  /** The text must be rewritten in figures first. */
  unusual: 4096,
} as const;

interface LexiconRow {
  readonly kind: number;
  readonly minutes?: number;
  /** Separated by blanks. */
  readonly names: string;
}

const lexiconRows: readonly LexiconRow[] = [
  ...Object.values(units).map((unit) => ({ kind: tokenKinds.unit, ...unit })),
  // May appear between a number and its unit: '3 working days', '3 ka adlaw'.
  {
    kind: tokenKinds.filler,
    names: 'working business work calendar regular full whole official office banking consecutive more ka na',
  },
  { kind: tokenKinds.range, names: 'to hanggang hangtod -' },
  { kind: tokenKinds.alternative, names: 'if or kung o /' },
  { kind: tokenKinds.joint, names: '& +' },
  { kind: tokenKinds.point, names: '.' },
  { kind: tokenKinds.open, names: '(' },
  { kind: tokenKinds.close, names: ')' },
  { kind: tokenKinds.number, names: '0 1 2 3 4 5 6 7 8 9' },
  { kind: tokenKinds.unusual, names: respelledWords },
];

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const blanks = ' \t\n\v\f\r,';
const entries = lexiconRows.flatMap(({ names, ...entry }) =>
  names.split(' ').map((name) => ({ ...entry, name })),
);

/** Replaces the code of any character outside ASCII. */
const beyond = 128;
/** By character code: the kind of token that it begins. */
const kindOfSign = new Uint16Array(beyond + 1).fill(tokenKinds.other);
/** By character code: its column in the tree; 0 ends a word. */
const columnOf = new Uint8Array(beyond + 1);
/**
 * The words as a trie in rows: `tree[row + column]` is the row after that letter, `tree[row]` the word that ends
 * there. Row 0 means that no word of the lexicon continues this way.
 */
const root = 32;
/** The row of a word with an apostrophe: part of it may be a spelled number. */
const apostropheRow = 2 * root;
const tree = new Uint16Array(root * (3 + entries.reduce((letters, { name }) => letters + name.length, 0)));
/** By word index: 0 is any word outside the lexicon, 1 one with an apostrophe. */
const kindOfWord: number[] = [tokenKinds.other, tokenKinds.unusual];
const minutesOfWord = [0, 0];

/** One object, so that its destructured parts are constants to the engine. */
export const lexicon = { beyond, kindOfSign, columnOf, root, tree, kindOfWord, minutesOfWord } as const;

const charCode = (character: string): number => character.charCodeAt(0);

kindOfSign[beyond] = tokenKinds.unusual;
for (const blank of blanks) kindOfSign[charCode(blank)] = tokenKinds.blank;
for (const [at, letter] of [...alphabet].entries())
  for (const code of [charCode(letter), charCode(letter.toUpperCase())]) {
    columnOf[code] = at + 1;
    kindOfSign[code] = tokenKinds.letter;
  }

let rows = apostropheRow + root;
const insertWord = (name: string, word: number): void => {
  let row = root;
  for (const letter of name) {
    const step = row + columnOf[charCode(letter)]!;
    if (tree[step] === 0) {
      tree[step] = rows;
      rows += root;
    }
    row = tree[step]!;
  }
  tree[row] = word;
};

for (const { kind, minutes = 0, name } of entries)
  if (alphabet.includes(name[0]!)) {
    insertWord(name, kindOfWord.push(kind) - 1);
    minutesOfWord.push(minutes);
  } else kindOfSign[charCode(name)] = kind;

const apostrophe = alphabet.length + 1;
columnOf[charCode("'")] = apostrophe;
for (let row = 0; row < rows; row += root) tree[row + apostrophe] = apostropheRow;
tree.fill(apostropheRow, apostropheRow, apostropheRow + root);
tree[apostropheRow] = 1;
