/** Parses tokens into the tree of matches, functions and allow statements. Rules version 2, Cloud Firestore only. */
import { readExpression } from './expression.ts';
import { tokenize } from './lex.ts';
import { TokenReader } from './reader.ts';
import type { Allow, Match, RulesFunction, Segment } from './syntax.ts';
import type { AccessMethod } from './types.ts';

const methodsByKeyword: ReadonlyMap<string, readonly AccessMethod[]> = new Map([
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
]);

/** Parses the service into a match of the empty path, which contains all others. */
export function parseRules(source: string): Match {
  const reader = new TokenReader(tokenize(source));
  reader.expect('rules_version');
  reader.expect('=');
  const version = reader.take();
  if (version.kind !== 'text' || version.text !== '2') {
    throw reader.createError("rules_version is '2' and nothing else", version.line);
  }
  reader.expect(';');
  for (const word of ['service', 'cloud', '.', 'firestore']) reader.expect(word);
  const service = readBlock(reader, []);
  if (reader.next.kind !== 'end')
    throw reader.createError(`nothing may follow the service, not ${reader.next.text}`);
  return service;
}

function readBlock(reader: TokenReader, path: readonly Segment[]): Match {
  const { line } = reader.next;
  const functions = new Map<string, RulesFunction>();
  const allows: Allow[] = [];
  const inner: Match[] = [];

  reader.expect('{');
  while (!reader.skip('}')) {
    if (reader.skip('match')) inner.push(reader.nest(() => readBlock(reader, readMatchPath(reader))));
    else if (reader.skip('allow')) allows.push(readAllow(reader));
    else if (reader.skip('function')) {
      const read = readFunction(reader);
      if (functions.has(read.name)) throw reader.createError(`${read.name} is defined twice`, read.line);
      functions.set(read.name, read);
    } else throw reader.createError(`match, allow or function is due here, not ${reader.next.text}`);
  }
  return { line, path, functions, allows, inner };
}

function readMatchPath(reader: TokenReader): readonly Segment[] {
  const segments: Segment[] = [];
  while (reader.skip('/')) {
    if (segments.at(-1)?.kind === 'rest') throw reader.createError('nothing may follow {...=**} in a path');
    segments.push(reader.skip('{') ? readWildcard(reader) : { kind: 'exactly', text: reader.readSegment() });
  }
  if (segments.length === 0) throw reader.createError(`a path is due here, not ${reader.next.text}`);
  return segments;
}

function readWildcard(reader: TokenReader): Segment {
  const name = reader.readWord();
  const kind = reader.skip('=') ? 'rest' : 'any';
  if (kind === 'rest') reader.expect('**');
  reader.expect('}');
  return { kind, name };
}

function readAllow(reader: TokenReader): Allow {
  const { line } = reader.next;
  const methods = new Set<AccessMethod>();
  do {
    const named = methodsByKeyword.get(reader.readWord());
    if (named === undefined)
      throw reader.createError('get, list, create, update, delete, read or write is due');
    for (const method of named) methods.add(method);
  } while (reader.skip(','));
  reader.expect(':');
  reader.expect('if');
  const condition = readExpression(reader);
  reader.expect(';');
  return { line, methods, condition };
}

function readFunction(reader: TokenReader): RulesFunction {
  const { line } = reader.next;
  const name = reader.readWord();
  const parameters: string[] = [];
  reader.expect('(');
  if (!reader.skip(')')) {
    do parameters.push(reader.readWord());
    while (reader.skip(','));
    reader.expect(')');
  }
  reader.expect('{');
  const lets: [string, ReturnType<typeof readExpression>][] = [];
  while (reader.skip('let')) {
    const bound = reader.readWord();
    reader.expect('=');
    lets.push([bound, readExpression(reader)]);
    reader.expect(';');
  }
  reader.expect('return');
  const result = readExpression(reader);
  reader.skip(';');
  reader.expect('}');
  return { line, name, parameters, lets, result };
}
