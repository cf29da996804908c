/** Reads the tokens of a rules file in order. */
import type { Token } from './lex.ts';
import { RulesError } from './problem.ts';

/** Far more than a person writes, and far less than the stack of this process holds. */
const maxNesting = 200;

export class TokenReader {
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get next(): Token {
    return this.#tokens[this.#at]!;
  }

  take(): Token {
    const token = this.next;
    if (token.kind !== 'end') this.#at += 1;
    return token;
  }

  /** Whether the next token is this mark or word. */
  nextIs(text: string): boolean {
    return this.next.text === text && (this.next.kind === 'mark' || this.next.kind === 'word');
  }

  skip(text: string): boolean {
    const seen = this.nextIs(text);
    if (seen) this.take();
    return seen;
  }

  expect(text: string): void {
    if (!this.skip(text)) throw this.createError(`${text} is due here, not ${this.next.text}`);
  }

  readWord(): string {
    if (this.next.kind !== 'word') throw this.createError(`a name is due here, not ${this.next.text}`);
    return this.take().text;
  }

  /** A path segment as written: `documents`, `Request-List`, `(default)`. */
  readSegment(): string {
    if (this.skip('(')) {
      const inner = this.readWord();
      this.expect(')');
      return `(${inner})`;
    }
    let text = '';
    while ((text === '' || !this.next.spaced) && this.#isPartOfSegment()) text += this.take().text;
    if (text === '') throw this.createError(`a path's segment is due here, not ${this.next.text}`);
    return text;
  }

  #isPartOfSegment(): boolean {
    return ['word', 'int', 'float'].includes(this.next.kind) || this.nextIs('-') || this.nextIs('.');
  }

  /** Reads something that may contain itself. @throws RulesError if it is nested too deeply */
  nest<Result>(read: () => Result): Result {
    if (this.#depth === maxNesting) throw this.createError(`more than ${maxNesting} levels are nested here`);
    this.#depth += 1;
    const result = read();
    this.#depth -= 1;
    return result;
  }

  createError(reason: string, line = this.next.line): RulesError {
    return new RulesError(line, reason);
  }
}
