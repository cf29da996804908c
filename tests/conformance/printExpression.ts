/** An expression of the rules as a line of text, for telling which one is meant. */
import type { Expression } from '../../server/firestore/rules/syntax.ts';

const most = 90;

const all = (items: readonly Expression[]): string => items.map(whole).join(', ');

function whole(at: Expression): string {
  switch (at.kind) {
    case 'literal':
      return typeof at.value === 'string' ? `'${at.value}'` : String(at.value);
    case 'name':
      return at.name;
    case 'list':
      return `[${all(at.items)}]`;
    case 'map':
      return '{...}';
    case 'path':
      return `/${at.segments.map((segment) => (segment.kind === 'literal' ? segment.value : `$(${whole(segment)})`)).join('/')}`;
    case 'property':
      return `${whole(at.of)}.${at.name}`;
    case 'index':
      return `${whole(at.of)}[${whole(at.at)}]`;
    case 'slice':
      return `${whole(at.of)}[${whole(at.from)}:${whole(at.to)}]`;
    case 'call':
      return `${at.name}(${all(at.args)})`;
    case 'method':
      return `${whole(at.of)}.${at.name}(${all(at.args)})`;
    case 'unary':
      return `${at.operator}(${whole(at.right)})`;
    case 'logic':
    case 'binary':
      return `${whole(at.left)} ${at.operator} ${whole(at.right)}`;
    case 'is':
      return `${whole(at.left)} is ${at.type}`;
    case 'choice':
      return `${whole(at.condition)} ? ${whole(at.yes)} : ${whole(at.no)}`;
  }
}

export function spelled(at: Expression): string {
  const text = whole(at).replaceAll('\n', '\\n');
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
