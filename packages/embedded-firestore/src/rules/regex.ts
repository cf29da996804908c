/**
 * Translates an RE2 pattern of the rules into a JavaScript expression over the whole text. `\x{200b}` → `\u{200b}`, `\pC` →
 * `\p{C}`, `\s` → RE2's five blanks. It refuses, with a reason, syntax that the two engines read differently and syntax
 * that RE2 lacks (look-arounds, back-references), and patterns that take JavaScript very long.
 */

import { isExponential } from './ambiguity.ts';

const blanks = '\\t\\n\\f\\r ';

/** Tried in this order; each returns its JavaScript equivalent, or null to refuse. */
const commonTokens: readonly (readonly [RegExp, (found: RegExpExecArray) => string | null])[] = [
  [/\\x\{([0-9a-fA-F]{1,6})\}/y, ([, hex]) => (Number.parseInt(hex!, 16) > 0x10ffff ? null : `\\u{${hex}}`)],
  [/\\x[0-9a-fA-F]{2}/y, ([all]) => all],
  [
    /\\([pP])([CLMNPSZ])(?!\w)|\\([pP])([CLMNPSZ])/y,
    ([, p, name, p2, name2]) => `\\${p ?? p2}{${name ?? name2}}`,
  ],
  [/\\[pP]\{[A-Za-z_]+\}/y, ([all]) => all],
  [/\\[dDwWtnrf]/y, ([all]) => all],
  [/\\([!-/:-@[-`{-~])/y, ([, mark]) => `\\u{${mark!.charCodeAt(0).toString(16)}}`],
];

const tokensOutsideClass: typeof commonTokens = [
  ...commonTokens,
  [/\\s/y, () => `[${blanks}]`],
  [/\\S/y, () => `[^${blanks}]`],
  [/\\[bB]/y, ([all]) => all],
  [/\(\?:/y, ([all]) => all],
  [/\(\?/y, () => null],
  [/\{\d{1,3}(?:,\d{0,3})?\}/y, ([all]) => all],
  [/\./y, () => '[^\\n]'],
  [/[()|*+?^$]/y, ([all]) => all],
  [/[[\]{}\\]/y, () => null],
  [/./suy, ([all]) => all],
];

const tokensInsideClass: typeof commonTokens = [
  ...commonTokens,
  [/\\s/y, () => blanks],
  [/\[|\\|&&|--|~~/y, () => null],
  [/./suy, ([all]) => all],
];

/** Google's emulator pairs the parentheses of a class too: it refuses a file with `[(]`, and takes `[()]` and `[\\(]`. */
function hasPairedParentheses(pattern: string): boolean {
  let depth = 0;
  for (const [sign] of pattern.matchAll(/\\.|[()]/gsu)) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

export function translatePattern(
  pattern: string,
): { readonly expression: RegExp } | { readonly refused: string } {
  let source = '';
  let inClass = false;
  let at = 0;

  while (at < pattern.length) {
    const opening = !inClass && /\[\^?(?!\])/y;
    if (opening) {
      opening.lastIndex = at;
      const opened = opening.exec(pattern)?.[0];
      if (opened !== undefined) {
        inClass = true;
        source += opened;
        at += opened.length;
        continue;
      }
    } else if (pattern[at] === ']') {
      inClass = false;
      source += ']';
      at += 1;
      continue;
    }

    const [taken, answer] = matchToken(inClass ? tokensInsideClass : tokensOutsideClass, pattern, at);
    if (answer === null) return { refused: `${taken} at ${at} is not supported in a pattern` };
    source += answer;
    at += taken.length;
  }

  let expression: RegExp;
  try {
    expression = new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return { refused: 'the pattern cannot be read' };
  }
  if (!hasPairedParentheses(pattern))
    return {
      refused: "a parenthesis in a class is written '\\\\(': Google's emulator pairs it with another",
    };
  const isSlow = isExponential(source);
  if (isSlow === null)
    return {
      refused: 'the pattern is too long, or reads a text in too many ways, to be checked: use two patterns',
    };
  if (isSlow)
    return {
      refused:
        'the pattern can read one text in too many ways, as ([a-z]+)+ and (a?){30} can, and could take hours: begin each round of a repetition with a character that ends the round before',
    };
  return { expression };
}

function matchToken(
  table: typeof commonTokens,
  pattern: string,
  at: number,
): readonly [string, string | null] {
  for (const [shape, answer] of table) {
    shape.lastIndex = at;
    const found = shape.exec(pattern);
    if (found !== null) return [found[0], answer(found)];
  }
  return [pattern[at]!, null];
}
