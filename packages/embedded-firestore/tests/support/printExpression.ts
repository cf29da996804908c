/** An expression of the rules as a line of text, which identifies it in a message. */
import type { Expression } from '../../src/rules/syntax.ts';

const maxLength = 90;

const printList = (items: readonly Expression[]): string => items.map(printFull).join(', ');

function printFull(at: Expression): string {
  switch (at.kind) {
    case 'literal':
      return typeof at.value === 'string' ? `'${at.value}'` : String(at.value);
    case 'name':
      return at.name;
    case 'list':
      return `[${printList(at.items)}]`;
    case 'map':
      return '{...}';
    case 'path':
      return `/${at.segments.map((segment) => (segment.kind === 'literal' ? segment.value : `$(${printFull(segment)})`)).join('/')}`;
    case 'property':
      return `${printFull(at.of)}.${at.name}`;
    case 'index':
      return `${printFull(at.of)}[${printFull(at.at)}]`;
    case 'slice':
      return `${printFull(at.of)}[${printFull(at.from)}:${printFull(at.to)}]`;
    case 'call':
      return `${at.name}(${printList(at.args)})`;
    case 'method':
      return `${printFull(at.of)}.${at.name}(${printList(at.args)})`;
    case 'unary':
      return `${at.operator}(${printFull(at.right)})`;
    case 'logic':
    case 'binary':
      return `${printFull(at.left)} ${at.operator} ${printFull(at.right)}`;
    case 'is':
      return `${printFull(at.left)} is ${at.type}`;
    case 'choice':
      return `${printFull(at.condition)} ? ${printFull(at.yes)} : ${printFull(at.no)}`;
  }
}

export function printExpression(at: Expression): string {
  const text = printFull(at).replaceAll('\n', '\\n');
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
