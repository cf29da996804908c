/** Splits rules text into tokens. `d.age >= 18` → word d, mark ., word age, mark >=, number 18, end. */
import { RulesError } from './problem.ts';

export interface Token {
  readonly kind: 'word' | 'int' | 'float' | 'text' | 'mark' | 'end';
  /** The token as written, or the unescaped value of a text. */
  readonly text: string;
  readonly line: number;
  /** Whether a blank or a comment precedes it: `a / b` divides, `/a/b` is a path. */
  readonly spaced: boolean;
}

const shapes = {
  blank: /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y,
  word: /[A-Za-z_]\w*/y,
  float: /\d+\.\d+/y,
  int: /\d+/y,
  text: /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y,
  mark: /\*\*|&&|\|\||[=!<>]=|[-+*/%<>!?:;,.(){}[\]=$]/y,
} as const;

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

const unescapeText = (quoted: string, line: number): string =>
  quoted.slice(1, -1).replace(/\\(.)/g, (_, letter: string) => {
    const character = escapes[letter];
    if (character === undefined) throw new RulesError(line, `a text knows no escape \\${letter}`);
    return character;
  });

export function tokenize(source: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let line = 1;
  let spaced = false;

  scan: while (at < source.length) {
    for (const [kind, shape] of Object.entries(shapes)) {
      shape.lastIndex = at;
      const found = shape.exec(source)?.[0];
      if (found === undefined) continue;
      if (kind !== 'blank') {
        const text = kind === 'text' ? unescapeText(found, line) : found;
        tokens.push({ kind: kind as Token['kind'], text, line, spaced });
      }
      spaced = kind === 'blank';
      line += found.split('\n').length - 1;
      at += found.length;
      continue scan;
    }
    throw new RulesError(line, `no rule begins with ${source[at]}`);
  }
  tokens.push({ kind: 'end', text: 'the end of the file', line, spaced });
  return tokens;
}
