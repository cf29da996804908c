/**
 * Finds patterns that RE2 matches in linear time and that JavaScript's engine, which tries each way to read a text, does not:
 * a repetition that reads one text in two ways, such as `([a-z]+)+`, and a row of parts that together read one text in
 * millions of ways, such as `(a?){30}`. It builds the automaton of the pattern, one state for each character class
 * (Glushkov), looks for a state from which two different paths read the same text back to it, and counts the paths over one
 * text. Source: Weideman et al., Analyzing Matching Time Behavior of Backtracking Regular Expression Matchers, 2016.
 */

/** States, and in how many ways each is reached without a character. */
type States = readonly (readonly [state: number, ways: number])[];

/** What a part of a pattern begins and ends with, and in how many ways it may be empty. */
interface Part {
  readonly first: States;
  readonly last: States;
  readonly empties: number;
}

interface Automaton {
  /** The character class of each state, as the source of an expression. */
  readonly classes: readonly string[];
  /** The states that a text begins with. */
  readonly first: States;
  /** The states that follow each state. One that follows in two ways is there twice, or has two ways. */
  readonly next: readonly States[];
  /** The most ways that are tried in vain at one place, since they repeat an empty text. */
  readonly vain: number;
}

const empty: Part = { first: [], last: [], empties: 1 };

/** A repetition of more rounds is a loop at first, and has a copy for each round only if that loop is ambiguous. */
const maxCopies = 6;

/** The most paths over one text, with those that end early: about a second of JavaScript's engine. */
const maxPaths = 4_000_000;

/** How much longer than the automaton the text is: what repetitions without end can read beside all else. */
const extraCharacters = 30;

/** The states of the largest automaton that is examined. */
const maxStates = 1_000;

/** Steps of the building of an automaton, and of each search in it: fractions of a second. */
const maxSteps = 5_000_000;

const piece = /\\u\{[0-9a-f]+\}|\\[pP]\{\w+\}|\\x[0-9a-fA-F]{2}|\\.|\[\^?(?:\\.|[^\]\\])*\]|\(\?:|./suy;
const repetition = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
const assertions: ReadonlySet<string> = new Set(['^', '$', '\\b', '\\B']);

/**
 * Null if the automaton would be too large.
 * @param source of a JavaScript expression that `translatePattern` made
 * @param unrolls whether each counted repetition has a copy for each round, and is no loop
 */
function buildAutomaton(source: string, unrolls: boolean, mostStates = maxStates): Automaton | null {
  const classes: string[] = [];
  const next: (readonly [number, number])[][] = [];
  let at = 0;
  let steps = 0;
  let vain = 1;
  // Steps too: nested counts of an assertion, such as ((^){6}){6}, have no state.
  const isTooLarge = (): boolean => classes.length > mostStates || steps > maxSteps;

  const times = (states: States, ways: number): States =>
    ways === 0 ? [] : states.map(([state, own]) => [state, own * ways] as const);
  const link = (from: States, to: States): void => {
    steps += from.length * to.length;
    for (const [state, ways] of from) for (const one of times(to, ways)) next[state]!.push(one);
  };
  const join = (left: Part, right: Part): Part => {
    link(left.last, right.first);
    return {
      first: [...left.first, ...times(right.first, left.empties)],
      last: [...times(left.last, right.empties), ...right.last],
      empties: left.empties * right.empties,
    };
  };
  const loop = (part: Part): Part => {
    link(part.last, part.first);
    return part;
  };
  // JavaScript refuses an empty round that is not required, after it has tried each way to be empty.
  const requireText = (part: Part): Part => {
    vain *= Math.max(part.empties, 1);
    return { ...part, empties: 0 };
  };
  const makeOptional = (part: Part): Part => ({ ...requireText(part), empties: 1 });
  const readChoice = (): Part => {
    let choice = readSequence();
    while (source[at] === '|') {
      at += 1;
      const other = readSequence();
      choice = {
        first: [...choice.first, ...other.first],
        last: [...choice.last, ...other.last],
        empties: choice.empties + other.empties,
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
    const part = readOne();
    repetition.lastIndex = at;
    const found = repetition.exec(source);
    if (found === null) return part;
    const after = at + found[0].length;
    const [, mark, least = '', comma, most = ''] = found;
    const min = mark === '+' ? 1 : Number(least || 0);
    const max =
      mark === '?' ? 1 : mark || (comma && !most) ? Number.POSITIVE_INFINITY : Number(most || least);
    const repeated = repeat(part, min, max, () => {
      at = start;
      return readOne();
    });
    at = after;
    return repeated;
  };
  const repeat = (part: Part, min: number, max: number, readCopy: () => Part): Part => {
    if (max === 0) return empty;
    const isLoop = max > maxCopies && (max === Number.POSITIVE_INFINITY || !unrolls);
    // Rounds that each read a character are one path of a loop, however many are required; empty ones are more.
    if (isLoop && min === 0) return makeOptional(loop(part));
    if (isLoop && part.empties === 0 && (min === 1 || !unrolls)) return loop(part);
    const copies = [part];
    const count = isLoop ? min + 1 : max;
    while (copies.length < count && !isTooLarge()) copies.push(readCopy());
    return copies.reduceRight((rest, copy, round) => {
      if (round < min) return join(copy, rest);
      return makeOptional(isLoop ? loop(requireText(copy)) : join(requireText(copy), rest));
    }, empty);
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
    return { first: [[state, 1]], last: [[state, 1]], empties: 0 };
  };

  const { first, empties } = readChoice();
  return isTooLarge() ? null : { classes, first, next, vain: Math.max(vain, empties) };
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
 * Whether a match may try too many ways to read one text: more with each character, without end, or millions of them. Null if
 * the pattern is too large to tell.
 */
export function isExponential(source: string): boolean | null {
  const marks = source.replace(/\\[pPu]\{\w+\}/g, 'a');
  if (!/[*+?]|\{\d/.test(marks)) {
    // The paths of any text are counted, so that a list of many words needs no comparison of them.
    const choice = marks.includes('|') ? buildAutomaton(source, false, maxSteps) : null;
    const paths = choice && countPaths(choice, () => true);
    return paths !== null && paths * (choice?.vain ?? 1) > maxPaths;
  }
  const automaton = buildAutomaton(source, false);
  const answer = automaton && isAmbiguous(automaton, source);
  if (answer !== true) return answer;
  // With a loop in place of each counted repetition it may: it may not, with as many rounds as it has.
  const unrolled = buildAutomaton(source, true);
  return unrolled === null || (isAmbiguous(unrolled, source) ?? true);
}

/** Null if the search takes too many steps. */
function isAmbiguous(automaton: Automaton, source: string): boolean | null {
  const { classes, first, next, vain } = automaton;
  if (vain > maxPaths) return true;
  const count = classes.length;
  const samples = sampleClasses(classes, source);
  const meets = samples.map((one) => samples.map((other) => (one & other) !== 0n));
  const following = next.map(listStates);
  const previous: number[][] = classes.map(() => []);
  for (const [state, followers] of following.entries())
    for (const one of followers) previous[one]!.push(state);
  let steps = 0;

  /** Pairs of states that two paths over the same text reach, from some pairs. */
  const reach = (
    from: readonly number[],
    edges: readonly (readonly number[])[],
  ): ReadonlySet<number> | null => {
    const seen = new Set<number>();
    const waiting = [...from];
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

  // One state stands for all that are in a loop with it: they reach each other over the same texts.
  const examined = new Set<number>();
  for (let state = 0; state < count; state += 1) {
    const pair = state * count + state;
    if (next[state]!.length === 0 || examined.has(state)) continue;
    const forward = reach([pair], following);
    if (forward === null) return null;
    if (!forward.has(pair)) continue;
    const backward = reach([pair], previous);
    if (backward === null) return null;
    const loops = [...forward].filter((reached) => backward.has(reached));
    if (loops.some((reached) => Math.floor(reached / count) !== reached % count)) return true;
    // Two ways from one state to the next.
    const within = new Set(loops.map((reached) => reached % count));
    const isDoubled = (states: States): boolean => {
      const inLoop = states.filter(([one]) => within.has(one));
      return inLoop.some(([, ways]) => ways > 1) || listStates(inLoop).length < inLoop.length;
    };
    if ([...within].some((one) => isDoubled(next[one]!))) return true;
    for (const one of within) examined.add(one);
  }

  const starts = listStates(first);
  const startPairs = starts.flatMap((one) =>
    starts.filter((other) => meets[one]![other]).map((other) => one * count + other),
  );
  const reached = reach(startPairs, following);
  if (reached === null) return null;
  const together = new Set([...startPairs, ...reached]);
  const paths = countPaths(automaton, (one, other) => together.has(one * count + other));
  return paths === null ? null : paths * vain > maxPaths;
}

const listStates = (states: States): readonly number[] => [...new Set(states.map(([state]) => state))];

/**
 * How many paths begin one text, at most. Paths meet in a state over one text only if the states before it are reached over
 * one text. Null if the count takes too many steps.
 */
function countPaths(
  { classes, first, next }: Automaton,
  areTogether: (one: number, other: number) => boolean,
): number | null {
  const waysFrom: Map<number, number>[] = classes.map(() => new Map());
  for (const [state, followers] of next.entries())
    for (const [follower, ways] of followers) {
      const from = waysFrom[follower]!;
      from.set(state, (from.get(state) ?? 0) + ways);
    }
  const before = waysFrom.map((from) => [...from]);
  if (before.some((states) => states.length ** 2 > maxSteps)) return null;

  const edges = before.reduce((sum, states) => sum + states.length, 0);
  const grouped = before.map((states) => groupTogether(states, areTogether));
  let paths: readonly number[] = classes.map((_, state) =>
    first.reduce((sum, [start, ways]) => sum + (start === state ? ways : 0), 0),
  );
  let total = 0;
  for (let length = 1; length <= classes.length + extraCharacters; length += 1) {
    const begun = paths.reduce((sum, one) => sum + one, 0);
    if (begun === 0) break;
    total += begun;
    if (total > maxPaths) break;
    if (length * edges > 10 * maxSteps) return null;
    paths = grouped.map((groups) =>
      Math.max(
        0,
        ...groups.map((group) => group.reduce((sum, [state, ways]) => sum + ways * paths[state]!, 0)),
      ),
    );
  }
  return total;
}

/** Groups of states, so that no state of one is reached over the same text as a state of another. */
function groupTogether(
  states: States,
  areTogether: (one: number, other: number) => boolean,
): readonly States[] {
  let groups: States[] = [];
  for (const one of states) {
    const isNear = (group: States): boolean => group.some(([other]) => areTogether(one[0], other));
    groups = [...groups.filter((group) => !isNear(group)), [one, ...groups.filter(isNear).flat()]];
  }
  return groups;
}
