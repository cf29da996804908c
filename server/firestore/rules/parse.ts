/** Tokens → the tree of matches, functions and allow statements. Rules version 2, Cloud Firestore only. */
import { readExpression } from './expression.ts';
import { lex } from './lex.ts';
import { Reader } from './reader.ts';
import type { Allow, Match, RulesFunction, Segment } from './syntax.ts';
import type { Method } from './types.ts';

const methodsOf: ReadonlyMap<string, readonly Method[]> = new Map([
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
]);

/** The service as a match of the empty path, in which all others lie. */
export function parse(source: string): Match {
  const reader = new Reader(lex(source));
  reader.expect('rules_version');
  reader.expect('=');
  const version = reader.take();
  if (version.kind !== 'text' || version.text !== '2') {
    throw reader.wrong("rules_version is '2' and nothing else", version.line);
  }
  reader.expect(';');
  for (const word of ['service', 'cloud', '.', 'firestore']) reader.expect(word);
  const service = readBlock(reader, []);
  if (reader.next.kind !== 'end')
    throw reader.wrong(`nothing may follow the service, not ${reader.next.text}`);
  return service;
}

function readBlock(reader: Reader, path: readonly Segment[]): Match {
  const { line } = reader.next;
  const functions = new Map<string, RulesFunction>();
  const allows: Allow[] = [];
  const inner: Match[] = [];

  reader.expect('{');
  while (!reader.skip('}')) {
    if (reader.skip('match')) inner.push(readBlock(reader, readPattern(reader)));
    else if (reader.skip('allow')) allows.push(readAllow(reader));
    else if (reader.skip('function')) {
      const read = readFunction(reader);
      if (functions.has(read.name)) throw reader.wrong(`${read.name} is defined twice`, read.line);
      functions.set(read.name, read);
    } else throw reader.wrong(`match, allow or function is due here, not ${reader.next.text}`);
  }
  return { line, path, functions, allows, inner };
}

function readPattern(reader: Reader): readonly Segment[] {
  const segments: Segment[] = [];
  while (reader.skip('/')) {
    if (segments.at(-1)?.kind === 'rest') throw reader.wrong('nothing may follow {...=**} in a path');
    segments.push(reader.skip('{') ? readWildcard(reader) : { kind: 'exactly', text: reader.segment() });
  }
  if (segments.length === 0) throw reader.wrong(`a path is due here, not ${reader.next.text}`);
  return segments;
}

function readWildcard(reader: Reader): Segment {
  const name = reader.word();
  const kind = reader.skip('=') ? 'rest' : 'any';
  if (kind === 'rest') reader.expect('**');
  reader.expect('}');
  return { kind, name };
}

function readAllow(reader: Reader): Allow {
  const { line } = reader.next;
  const methods = new Set<Method>();
  do {
    const named = methodsOf.get(reader.word());
    if (named === undefined) throw reader.wrong('get, list, create, update, delete, read or write is due');
    for (const method of named) methods.add(method);
  } while (reader.skip(','));
  reader.expect(':');
  reader.expect('if');
  const condition = readExpression(reader);
  reader.expect(';');
  return { line, methods, condition };
}

function readFunction(reader: Reader): RulesFunction {
  const { line } = reader.next;
  const name = reader.word();
  const parameters: string[] = [];
  reader.expect('(');
  if (!reader.skip(')')) {
    do parameters.push(reader.word());
    while (reader.skip(','));
    reader.expect(')');
  }
  reader.expect('{');
  const lets: [string, ReturnType<typeof readExpression>][] = [];
  while (reader.skip('let')) {
    const bound = reader.word();
    reader.expect('=');
    lets.push([bound, readExpression(reader)]);
    reader.expect(';');
  }
  reader.expect('return');
  const answer = readExpression(reader);
  reader.skip(';');
  reader.expect('}');
  return { line, name, parameters, lets, answer };
}
