/** Parses tokens into one expression. The table gives the precedence of the operators, loosest first. */
import type { TokenReader } from './reader.ts';
import type { BinaryOperator, Expression } from './syntax.ts';

const precedenceLevels = [
  ['||'],
  ['&&'],
  ['in', 'is'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
] as const;

const constants: ReadonlyMap<string, null | boolean> = new Map([
  ['null', null],
  ['true', true],
  ['false', false],
]);

/** Prefixes of functions, as in `timestamp.value(...)`; they are no values themselves. */
const namespaces: ReadonlySet<string> = new Set(['timestamp', 'duration']);

const maxInt = 2n ** 63n - 1n;

export const readExpression = (reader: TokenReader): Expression => reader.nest(() => readChoice(reader));

function readChoice(reader: TokenReader): Expression {
  const condition = readBinary(reader, 0);
  if (!reader.skip('?')) return condition;
  const yes = readExpression(reader);
  reader.expect(':');
  return { kind: 'choice', line: condition.line, condition, yes, no: readExpression(reader) };
}

/** Comma-separated expressions up to and including the closing mark. */
export function readExpressionList(reader: TokenReader, close: ')' | ']'): readonly Expression[] {
  const items: Expression[] = [];
  if (reader.skip(close)) return items;
  do items.push(readExpression(reader));
  while (reader.skip(','));
  reader.expect(close);
  return items;
}

function readBinary(reader: TokenReader, level: number): Expression {
  const operators = precedenceLevels[level];
  if (operators === undefined) return readUnary(reader);

  let left = readBinary(reader, level + 1);
  for (;;) {
    const operator = operators.find((mark) => reader.nextIs(mark));
    if (operator === undefined) return left;
    const { line } = reader.take();
    if (operator === '/' && !reader.next.spaced) {
      throw reader.createError('a division needs a blank after it: /a begins a path');
    }
    if (operator === 'is') left = { kind: 'is', line, left, type: reader.readWord() };
    else left = createBinary(operator, line, left, readBinary(reader, level + 1));
  }
}

const createBinary = (
  operator: BinaryOperator | '&&' | '||',
  line: number,
  left: Expression,
  right: Expression,
): Expression =>
  operator === '&&' || operator === '||'
    ? { kind: 'logic', line, operator, left, right }
    : { kind: 'binary', line, operator, left, right };

function readUnary(reader: TokenReader): Expression {
  const { line } = reader.next;
  const readRight = (): Expression => reader.nest(() => readUnary(reader));
  if (reader.skip('!')) return { kind: 'unary', line, operator: '!', right: readRight() };
  if (reader.skip('-')) return { kind: 'unary', line, operator: '-', right: readRight() };
  return readSuffixes(reader, readOperand(reader));
}

const readSuffixes = (reader: TokenReader, operand: Expression): Expression =>
  reader.nest(() => readSuffix(reader, operand));

function readSuffix(reader: TokenReader, operand: Expression): Expression {
  const { line } = reader.next;
  if (reader.skip('.')) {
    const name = reader.readWord();
    if (!reader.skip('(')) return readSuffixes(reader, { kind: 'property', line, of: operand, name });
    const args = readExpressionList(reader, ')');
    const call: Expression =
      operand.kind === 'name' && namespaces.has(operand.name)
        ? { kind: 'call', line, name: `${operand.name}.${name}`, args }
        : { kind: 'method', line, of: operand, name, args };
    return readSuffixes(reader, call);
  }
  if (reader.skip('[')) {
    const at = readExpression(reader);
    if (reader.skip(']')) return readSuffixes(reader, { kind: 'index', line, of: operand, at });
    reader.expect(':');
    const to = readExpression(reader);
    reader.expect(']');
    return readSuffixes(reader, { kind: 'slice', line, of: operand, from: at, to });
  }
  return operand;
}

function readOperand(reader: TokenReader): Expression {
  if (reader.nextIs('/')) return readPath(reader);
  const { kind, text, line } = reader.take();
  switch (kind) {
    case 'text':
      return { kind: 'literal', line, value: text };
    case 'float':
      return { kind: 'literal', line, value: Number(text) };
    case 'int':
      if (BigInt(text) > maxInt) throw reader.createError(`${text} does not fit into 64 bits`);
      return { kind: 'literal', line, value: BigInt(text) };
    case 'word': {
      const constant = constants.get(text);
      if (constant !== undefined) return { kind: 'literal', line, value: constant };
      return reader.skip('(')
        ? { kind: 'call', line, name: text, args: readExpressionList(reader, ')') }
        : { kind: 'name', line, name: text };
    }
  }
  if (text === '(') {
    const inner = readExpression(reader);
    reader.expect(')');
    return inner;
  }
  if (text === '[') return { kind: 'list', line, items: readExpressionList(reader, ']') };
  if (text === '{') return readMap(reader, line);
  throw reader.createError(`a value cannot begin with ${text}`, line);
}

function readMap(reader: TokenReader, line: number): Expression {
  const entries: [Expression, Expression][] = [];
  if (reader.skip('}')) return { kind: 'map', line, entries };
  do {
    const key = readExpression(reader);
    reader.expect(':');
    entries.push([key, readExpression(reader)]);
  } while (reader.skip(','));
  reader.expect('}');
  return { kind: 'map', line, entries };
}

/** `/databases/$(database)/documents/News_List`: a segment is a text, or `$(...)`. */
function readPath(reader: TokenReader): Expression {
  const { line } = reader.next;
  const segments: Expression[] = [];
  while (reader.nextIs('/') && (segments.length === 0 || !reader.next.spaced)) {
    reader.take();
    if (reader.skip('$')) {
      reader.expect('(');
      segments.push(readExpression(reader));
      reader.expect(')');
    } else segments.push({ kind: 'literal', line, value: reader.readSegment() });
  }
  return { kind: 'path', line, segments };
}
