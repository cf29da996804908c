/**
 * Finds patterns that RE2 matches in linear time and JavaScript's engine in exponential time: a repetition that reads one
 * text in two ways, such as `([a-z]+)+`. It builds the automaton of the pattern, one state for each character class
 * (Glushkov), and looks for a state from which two different paths read the same text back to it. Source: Weideman et al.,
 * Analyzing Matching Time Behavior of Backtracking Regular Expression Matchers, 2016.
 */

/** What a part of a pattern begins and ends with, as states, and whether it may be empty. */
interface Part {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isEmpty: boolean;
}

interface Automaton {
  /** The character class of each state, as the source of an expression. */
  readonly classes: readonly string[];
  /** The states that follow each state. One that follows in two ways is there twice. */
  readonly next: readonly (readonly number[])[];
}

const empty: Part = { first: [], last: [], isEmpty: true };

/** Copies of a counted part that are built: enough to tell an exact count from a repetition of any length. */
const maxCopies = 6;

/** The states of the largest automaton that is examined. */
const maxStates = 1_000;

const piece = /\\u\{[0-9a-f]+\}|\\[pP]\{\w+\}|\\x[0-9a-fA-F]{2}|\\.|\[\^?(?:\\.|[^\]\\])*\]|\(\?:|./suy;
const repetition = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
const assertions: ReadonlySet<string> = new Set(['^', '$', '\\b', '\\B']);

/** @param source of a JavaScript expression that `translatePattern` made. Null if the automaton would be too large. */
function buildAutomaton(source: string): Automaton | null {
  const classes: string[] = [];
  const next: number[][] = [];
  let at = 0;

  const link = (from: readonly number[], to: readonly number[]): void => {
    for (const state of from) next[state]!.push(...to);
  };
  const join = (left: Part, right: Part): Part => {
    link(left.last, right.first);
    return {
      first: left.isEmpty ? [...left.first, ...right.first] : left.first,
      last: right.isEmpty ? [...left.last, ...right.last] : right.last,
      isEmpty: left.isEmpty && right.isEmpty,
    };
  };
  const loop = (part: Part): Part => {
    link(part.last, part.first);
    return part;
  };
  const readChoice = (): Part => {
    let choice = readSequence();
    while (source[at] === '|') {
      at += 1;
      const other = readSequence();
      choice = {
        first: [...choice.first, ...other.first],
        last: [...choice.last, ...other.last],
        isEmpty: choice.isEmpty || other.isEmpty,
      };
    }
    return choice;
  };
  const readSequence = (): Part => {
    let sequence = empty;
    while (at < source.length && source[at] !== '|' && source[at] !== ')' && classes.length <= maxStates)
      sequence = join(sequence, readRepeated());
    return sequence;
  };
  const readRepeated = (): Part => {
    const start = at;
    let part = readOne();
    repetition.lastIndex = at;
    const found = repetition.exec(source);
    if (found === null) return part;
    const after = at + found[0].length;
    const [, mark, least = '', comma, most = ''] = found;
    const min = mark === '+' ? 1 : Number(least || 0);
    const max =
      mark === '?' ? 1 : mark || (comma && !most) ? Number.POSITIVE_INFINITY : Number(most || least);
    const readCopy = (): Part => {
      at = start;
      return readOne();
    };
    if (min > 1 || (min === 1 && max > 1 && mark !== '+'))
      for (let copy = 1; copy < Math.min(min, maxCopies) && classes.length <= maxStates; copy += 1)
        part = join(part, readCopy());
    if (mark === '+') part = loop(part);
    else if (min === 0) part = { ...(max > 1 ? loop(part) : part), isEmpty: true };
    else if (max > min) part = join(part, { ...loop(readCopy()), isEmpty: true });
    at = after;
    return part;
  };
  const readOne = (): Part => {
    piece.lastIndex = at;
    const [found = ''] = piece.exec(source) ?? [];
    at += found.length;
    if (found === '(' || found === '(?:') {
      const part = readChoice();
      at += 1;
      return part;
    }
    if (assertions.has(found)) return empty;
    classes.push(found);
    next.push([]);
    const state = classes.length - 1;
    return { first: [state], last: [state], isEmpty: false };
  };

  readChoice();
  return classes.length > maxStates ? null : { classes, next };
}

/** Letters, digits, marks and signs of several scripts, beside ASCII. */
const commonSamples = 'ªñÑéßĀΩжאあ中한٣²½―“€∑←─■☎️‍🏽👍\u0301\u200b\u2028\ufeff\u{e0020}';

/** For each class, whether each of the samples is in it: the samples are characters in and beside the pattern. */
function sampleClasses(classes: readonly string[], source: string): readonly (readonly boolean[])[] {
  const codes = [...source.matchAll(/\\u\{([0-9a-f]+)\}|\\x([0-9a-fA-F]{2})|(.)/gsu)].flatMap(
    ([, long, short, plain]) => plain?.codePointAt(0) ?? Number.parseInt(long ?? short ?? '0', 16),
  );
  const near = codes.flatMap((code) => [code - 1, code, code + 1]);
  const isScalar = (code: number): boolean =>
    code >= 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
  const ascii = Array.from({ length: 128 }, (_, code) => code);
  const samples = [
    ...new Set([
      ...ascii,
      ...near.filter(isScalar),
      ...Array.from(commonSamples, (one) => one.codePointAt(0)!),
    ]),
  ].map((code) => String.fromCodePoint(code));
  return classes.map((one) => {
    const expression = new RegExp(`^(?:${one})$`, 'u');
    return samples.map((sample) => expression.test(sample));
  });
}

/**
 * Whether a repetition reads one text in two ways, so that the time of a match doubles with each character. Null if the
 * pattern is too large to tell.
 */
export function isExponential(source: string): boolean | null {
  if (!/[*+{]/.test(source)) return false;
  const automaton = buildAutomaton(source);
  if (automaton === null) return null;
  const { classes, next } = automaton;
  const count = classes.length;
  const samples = sampleClasses(classes, source);
  const meets = samples.map((one) => samples.map((other) => one.some((isIn, at) => isIn && other[at])));

  /** Pairs of states that two paths over the same text reach, from one pair. */
  const reach = (from: number, edges: readonly (readonly number[])[]): ReadonlySet<number> => {
    const seen = new Set<number>();
    const waiting = [from];
    for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop())
      for (const one of edges[Math.floor(pair / count)]!)
        for (const other of edges[pair % count]!) {
          const reached = one * count + other;
          if (!meets[one]![other] || seen.has(reached)) continue;
          seen.add(reached);
          waiting.push(reached);
        }
    return seen;
  };
  const previous: number[][] = classes.map(() => []);
  for (const [state, following] of next.entries()) for (const one of following) previous[one]!.push(state);

  for (let state = 0; state < count; state += 1) {
    const pair = state * count + state;
    if (next[state]!.length === 0) continue;
    const forward = reach(pair, next);
    if (!forward.has(pair)) continue;
    const backward = reach(pair, previous);
    const loops = [...forward].filter((reached) => backward.has(reached));
    if (loops.some((reached) => Math.floor(reached / count) !== reached % count)) return true;
    // Two ways from one state to the next.
    const within = new Set(loops.map((reached) => reached % count));
    const isDoubled = (following: readonly number[]): boolean => {
      const inLoop = following.filter((one) => within.has(one));
      return new Set(inLoop).size < inLoop.length;
    };
    if ([...within].some((one) => isDoubled(next[one]!))) return true;
  }
  return false;
}
