/** The words and signs of a duration: one table, and how they are found in a text character by character. */
import { respelledWords } from './durationText.ts';

/** Minutes in a unit, and its names: English, then Filipino and Cebuano, in which a charter may be written too. */
const units = {
  minute: { minutes: 1, names: 'minute minutes min mins minuto minutos' },
  hour: { minutes: 60, names: 'hour hours hr hrs oras' },
  day: { minutes: 1_440, names: 'day days araw adlaw' },
  week: { minutes: 10_080, names: 'week weeks wk wks linggo semana' },
  month: { minutes: 43_200, names: 'month months mo mos buwan bulan' },
  year: { minutes: 525_600, names: 'year years yr yrs taon tuig' },
} as const;

type Unit = keyof typeof units;

/** The units, from the largest. */
export const unitsFromLargest = (Object.keys(units) as Unit[])
  .map((unit) => ({ unit, minutes: units[unit].minutes }))
  .sort((a, b) => b.minutes - a.minutes);

/** A part of more than a hundred years is no promise, and counts as unreadable. */
export const maxMinutes = 100 * units.year.minutes;

/** What stands at a place of the text. Each is a bit, so that several are asked for at once. */
export const tokenKinds = {
  number: 1,
  unit: 2,
  range: 4,
  alternative: 8,
  filler: 16,
  other: 32,
  /** Begins a word. */
  letter: 64,
  /** Sets apart what stands before and after it. */
  blank: 128,
  /** Between the parts of a sum. */
  joint: 256,
  /** Of decimals, or blank. */
  point: 512,
  open: 1024,
  close: 2048,
  /** To be put in figures first. */
  unusual: 4096,
} as const;

interface LexiconRow {
  readonly kind: number;
  readonly minutes?: number;
  /** With blanks between. */
  readonly names: string;
}

const lexiconRows: readonly LexiconRow[] = [
  ...Object.values(units).map((unit) => ({ kind: tokenKinds.unit, ...unit })),
  // May stand between a number and its unit: '3 working days', '3 ka adlaw'.
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

/** In the place of a character's code: it is not ASCII. */
const beyond = 128;
/** By the code of a character: its kind where it begins something. */
const kindOfSign = new Uint16Array(beyond + 1).fill(tokenKinds.other);
/** By the code of a character: its column in the tree; 0 for what ends a word. */
const columnOf = new Uint8Array(beyond + 1);
/**
 * The words as a tree of rows: at `row + column` the row after that letter, at `row` the word that ends there. Row 0 is
 * where no word of the table goes on.
 */
const root = 32;
/** The row of a word with an apostrophe: a part of it may be spelled. */
const apostropheRow = 2 * root;
const tree = new Uint16Array(root * (3 + entries.reduce((letters, { name }) => letters + name.length, 0)));
/** Of the words that end: 0 is any that is not in the table, 1 one with an apostrophe. */
const kindOfWord: number[] = [tokenKinds.other, tokenKinds.unusual];
const minutesOfWord = [0, 0];

/** In one object, because its parts are then constants to whoever takes them out of it. */
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
