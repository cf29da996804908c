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
  /** The number of ways in which it can be read, at most; a repetition without end counts as `waysOfLoop`. */
  readonly ways: number;
}

interface Automaton {
  /** The character class of each state, as the source of an expression. */
  readonly classes: readonly string[];
  /** The states that follow each state. One that follows in two ways is there twice. */
  readonly next: readonly (readonly number[])[];
  readonly ways: number;
}

const empty: Part = { first: [], last: [], isEmpty: true, ways: 1 };

/** Copies of a counted part that are built: enough to tell an exact count from a repetition of any length. */
const maxCopies = 6;

/** The most ways of a pattern whose short repetitions are no loops: more of them take hours as loops do. */
const maxWays = 1_000_000;
const waysOfLoop = 4;

/** The states of the largest automaton that is examined. */
const maxStates = 1_000;

/** Steps of the building of an automaton, and of the search in it: fractions of a second. */
const maxSteps = 5_000_000;

const piece = /\\u\{[0-9a-f]+\}|\\[pP]\{\w+\}|\\x[0-9a-fA-F]{2}|\\.|\[\^?(?:\\.|[^\]\\])*\]|\(\?:|./suy;
const repetition = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
const assertions: ReadonlySet<string> = new Set(['^', '$', '\\b', '\\B']);

/**
 * Null if the automaton would be too large.
 * @param source of a JavaScript expression that `translatePattern` made
 * @param unrolls whether a repetition of at most `maxCopies` rounds has a copy for each round, and is no loop
 */
function buildAutomaton(source: string, unrolls: boolean): Automaton | null {
  const classes: string[] = [];
  const next: number[][] = [];
  let at = 0;
  let steps = 0;
  // Steps too: nested counts of an assertion, such as ((^){6}){6}, have no state.
  const isTooLarge = (): boolean => classes.length > maxStates || steps > maxSteps;

  const link = (from: readonly number[], to: readonly number[]): void => {
    steps += from.length * to.length;
    for (const state of from) next[state]!.push(...to);
  };
  const join = (left: Part, right: Part): Part => {
    link(left.last, right.first);
    return {
      first: left.isEmpty ? [...left.first, ...right.first] : left.first,
      last: right.isEmpty ? [...left.last, ...right.last] : right.last,
      isEmpty: left.isEmpty && right.isEmpty,
      ways: left.ways * right.ways,
    };
  };
  const loop = (part: Part): Part => {
    link(part.last, part.first);
    return { ...part, ways: part.ways * waysOfLoop };
  };
  const makeOptional = (part: Part): Part => ({ ...part, isEmpty: true, ways: part.ways + 1 });
  const readChoice = (): Part => {
    let choice = readSequence();
    while (source[at] === '|') {
      at += 1;
      const other = readSequence();
      choice = {
        first: [...choice.first, ...other.first],
        last: [...choice.last, ...other.last],
        isEmpty: choice.isEmpty || other.isEmpty,
        ways: choice.ways + other.ways,
      };
    }
    return choice;
  };
  const readSequence = (): Part => {
    let sequence = empty;
    while (at < source.length && source[at] !== '|' && source[at] !== ')' && !isTooLarge())
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
    if (unrolls && max > 1 && max > min && max <= maxCopies) {
      const copies = [part];
      while (copies.length < max && !isTooLarge()) copies.push(readCopy());
      // JavaScript refuses an empty round that is not required.
      part = copies.reduceRight(
        (rest, copy, round) =>
          round < min ? join(copy, rest) : makeOptional(join({ ...copy, isEmpty: false }, rest)),
        empty,
      );
      at = after;
      return part;
    }
    for (let copy = 1; copy < Math.min(min, maxCopies) && !isTooLarge(); copy += 1)
      part = join(part, readCopy());
    if (mark === '+') part = loop(part);
    else if (min === 0) part = makeOptional(max > 1 ? loop(part) : part);
    else if (max > min) part = join(part, makeOptional(loop(readCopy())));
    at = after;
    return part;
  };
  const readOne = (): Part => {
    steps += 1;
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
    return { first: [state], last: [state], isEmpty: false, ways: 1 };
  };

  const { ways } = readChoice();
  return isTooLarge() ? null : { classes, next, ways };
}

/** Letters, digits, marks and signs of several scripts, beside ASCII. */
const commonSamples = 'ªñÑéßĀΩжאあ中한٣²½―“€∑←─■☎️‍🏽👍\u0301\u200b\u2028\ufeff\u{e0020}';

/** For each class, which of the samples are in it, as bits: the samples are characters in and beside the pattern. */
function sampleClasses(classes: readonly string[], source: string): readonly bigint[] {
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
  const sampleClass = (one: string): bigint => {
    const expression = new RegExp(`^(?:${one})$`, 'u');
    return BigInt(`0b${samples.map((sample) => Number(expression.test(sample))).join('')}`);
  };
  const bits = new Map([...new Set(classes)].map((one) => [one, sampleClass(one)]));
  return classes.map((one) => bits.get(one)!);
}

/**
 * Whether a repetition reads one text in two ways, so that the time of a match doubles with each character. Null if the
 * pattern is too large to tell.
 */
export function isExponential(source: string): boolean | null {
  if (!/[*+{]/.test(source)) return false;
  const automaton = buildAutomaton(source, false);
  const answer = automaton && hasDoubledLoop(automaton, source);
  if (answer !== true) return answer;
  // With a loop in place of each counted repetition it does: it may not, with as many rounds as it has.
  const unrolled = buildAutomaton(source, true);
  if (unrolled === null || unrolled.ways > maxWays) return true;
  return hasDoubledLoop(unrolled, source) ?? true;
}

/** Null if the search takes too many steps. */
function hasDoubledLoop({ classes, next }: Automaton, source: string): boolean | null {
  const count = classes.length;
  const samples = sampleClasses(classes, source);
  const meets = samples.map((one) => samples.map((other) => (one & other) !== 0n));
  let steps = 0;

  /** Pairs of states that two paths over the same text reach, from one pair. */
  const reach = (from: number, edges: readonly (readonly number[])[]): ReadonlySet<number> | null => {
    const seen = new Set<number>();
    const waiting = [from];
    for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
      steps += edges[Math.floor(pair / count)]!.length * edges[pair % count]!.length;
      if (steps > maxSteps) return null;
      for (const one of edges[Math.floor(pair / count)]!)
        for (const other of edges[pair % count]!) {
          const reached = one * count + other;
          if (!meets[one]![other] || seen.has(reached)) continue;
          seen.add(reached);
          waiting.push(reached);
        }
    }
    return seen;
  };
  const previous: number[][] = classes.map(() => []);
  for (const [state, following] of next.entries()) for (const one of following) previous[one]!.push(state);

  // One state stands for all that are in a loop with it: they reach each other over the same texts.
  const examined = new Set<number>();
  for (let state = 0; state < count; state += 1) {
    const pair = state * count + state;
    if (next[state]!.length === 0 || examined.has(state)) continue;
    const forward = reach(pair, next);
    if (forward === null) return null;
    if (!forward.has(pair)) continue;
    const backward = reach(pair, previous);
    if (backward === null) return null;
    const loops = [...forward].filter((reached) => backward.has(reached));
    if (loops.some((reached) => Math.floor(reached / count) !== reached % count)) return true;
    // Two ways from one state to the next.
    const within = new Set(loops.map((reached) => reached % count));
    const isDoubled = (following: readonly number[]): boolean => {
      const inLoop = following.filter((one) => within.has(one));
      return new Set(inLoop).size < inLoop.length;
    };
    if ([...within].some((one) => isDoubled(next[one]!))) return true;
    for (const one of within) examined.add(one);
  }
  return false;
}
