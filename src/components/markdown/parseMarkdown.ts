/**
 * A text of the store as a tree of the few things that the site shows (failures 22). The library reads the Markdown;
 * its renderer is not used, so nothing that this file does not name can be shown. What else it reads becomes its text.
 */
import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx';
import { plainText } from '../../content/search/plainText.ts';
import { type SafeLink, safeLink } from '../../lib/safeLink.ts';

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'lineEnd' }
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Part[] }
  | { readonly kind: 'link'; readonly link: SafeLink; readonly parts: readonly Part[] };

type Parts = readonly Part[];

export type Block =
  | { readonly kind: 'paragraph'; readonly parts: Parts }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly parts: Parts }
  | { readonly kind: 'bullets'; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'numbers'; readonly first: number; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'rule' }
  | { readonly kind: 'table'; readonly head: readonly Parts[]; readonly rows: readonly (readonly Parts[])[] };

type Node = MarkdownToJSX.ASTNode;
type Read = (text: string) => readonly Node[];

/** What stands inside more than so many others is shown as their text. */
const deepest = 6;

const rule = String.raw`[ \t]*(?:(?:-[ \t]*)+|(?:\*[ \t]*)+)$`;
const opening = String.raw`[ \t]*(?:>|[-+*][ \t](?:[ \t]*\[[ xX]\])?|\d{1,9}[.)][ \t])`;
/** A line that stands far to the right, or opens more quotes and lists than are shown and is not a rule ('- - -'). */
const tooDeep = new RegExp(String.raw`^(?:[ \t]{25}|(?!${rule})(?:${opening}){${deepest + 1}})`, 'm');

/** More than people write, and little enough to be read at once. */
const most = {
  /** Columns times lines: a table has its empty cells too, and a short text could ask for millions. */
  cells: 10_000,
  /** Each that is begun and not ended is looked for to the end of the text. */
  links: 400,
  /** Lines without a blank one: each may go on in any list or quote above it. */
  linesTogether: 400,
} as const;

const largest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);

/**
 * Whether the library reads the text in a time, and into a tree, that a page can bear. Of what is not so it can make
 * work for minutes: '- - - - …' and a thousand lines below it, or a table of a thousand columns.
 */
export const isBearable = (text: string): boolean => {
  const lines = text.split(/\r\n?|\n/);
  const columns = largest(lines.map((line) => line.split('|').length));
  const together = largest(text.split(/\n[ \t]*\n/).map((part) => part.split('\n').length));
  const links = text.split('](').length - 1;
  return (
    columns * lines.length <= most.cells &&
    links <= most.links &&
    together <= most.linesTogether &&
    !tooDeep.test(text)
  );
};

const read: Read = (text) =>
  parser(text, {
    disableParsingRawHTML: true,
    ignoreHTMLBlocks: true,
    // An address is a link where somebody made it one.
    disableAutoLink: true,
    // A rule at the start of a text is a rule.
    disableFrontmatter: true,
    slugify: () => '',
  });

const own = (node: Node): string => {
  switch (node.type) {
    case RuleType.text:
    case RuleType.codeInline:
    case RuleType.codeBlock:
      return node.text;
    case RuleType.image:
      return node.alt ?? '';
    case RuleType.footnoteReference:
      return `[${node.text}]`;
    case RuleType.gfmTask:
      return node.completed ? '[x]' : '[ ]';
    case RuleType.breakLine:
      return '\n';
    default:
      return '';
  }
};

const inside = (node: Node): readonly Node[] => {
  if ('items' in node) return node.items.flat();
  if ('cells' in node) return [...node.header, ...node.cells.flat()].flat();
  return 'children' in node ? (node.children ?? []) : [];
};

const blockTypes: ReadonlySet<number> = new Set([
  RuleType.blockQuote,
  RuleType.breakThematic,
  RuleType.codeBlock,
  RuleType.heading,
  RuleType.orderedList,
  RuleType.paragraph,
  RuleType.table,
  RuleType.unorderedList,
]);
const isBlock = (node: Node): boolean => blockTypes.has(node.type);

/** All text in the nodes, however deep, a block's on a line of its own. */
const textIn = (nodes: readonly Node[]): string => {
  const left = [...nodes].reverse();
  let text = '';
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    text += isBlock(node) && text !== '' ? `\n${own(node)}` : own(node);
    for (const child of [...inside(node)].reverse()) left.push(child);
  }
  return text;
};

const isBlank = (parts: Parts): boolean =>
  parts.every((part) =>
    part.kind === 'text' ? part.text.trim() === '' : part.kind === 'lineEnd' || isBlank(part.parts),
  );

const said = (text: string): Parts => (text === '' ? [] : [{ kind: 'text', text }]);

interface Place {
  /** How many may still stand inside one another here. */
  readonly room: number;
  readonly isInLink: boolean;
}

const formatted = (tag: string, parts: Parts): Parts => {
  if (tag === 'strong' || tag === 'em') return isBlank(parts) ? parts : [{ kind: tag, parts }];
  // Without its marks, what is struck out would be said.
  return tag === 'del' ? [...said('~~'), ...parts, ...said('~~')] : parts;
};

const linked = (target: string | null, parts: Parts): Parts => {
  const link = target === null ? null : safeLink(target);
  return link === null || isBlank(parts) ? parts : [{ kind: 'link', link, parts }];
};

const partsOf = (nodes: readonly Node[], { room, isInLink }: Place): Parts => {
  if (room <= 0) return said(textIn(nodes));
  return nodes.flatMap((node): Parts => {
    switch (node.type) {
      case RuleType.breakLine:
        return [{ kind: 'lineEnd' }];
      case RuleType.textFormatted:
        return formatted(node.tag, partsOf(node.children, { room: room - 1, isInLink }));
      case RuleType.link: {
        const parts = partsOf(node.children, { room: room - 1, isInLink: true });
        return isInLink ? parts : linked(node.target, parts);
      }
      default:
        return said(textIn([node]));
    }
  });
};

const paragraph = (parts: Parts): readonly Block[] => (isBlank(parts) ? [] : [{ kind: 'paragraph', parts }]);

const levels = { 1: 2, 2: 2, 3: 3, 4: 4, 5: 4, 6: 4 } as const;

const cellOf = (nodes: readonly Node[]): Parts => partsOf(nodes, { room: deepest, isInLink: false });

const blockOf = (node: Node, room: number): readonly Block[] => {
  const parts = (nodes: readonly Node[]) => partsOf(nodes, { room, isInLink: false });
  switch (node.type) {
    case RuleType.heading: {
      const title = parts(node.children);
      return isBlank(title) ? [] : [{ kind: 'heading', level: levels[node.level], parts: title }];
    }
    case RuleType.blockQuote: {
      const alert = paragraph(said(node.alert ?? ''));
      const blocks = [...alert, ...blocksOf(node.children, room - 1)];
      return blocks.length === 0 ? [] : [{ kind: 'quote', blocks }];
    }
    case RuleType.unorderedList:
      return [{ kind: 'bullets', items: node.items.map((item) => blocksOf(item, room - 1)) }];
    case RuleType.orderedList: {
      const items = node.items.map((item) => blocksOf(item, room - 1));
      return [{ kind: 'numbers', first: node.start ?? 1, items }];
    }
    case RuleType.breakThematic:
      return [{ kind: 'rule' }];
    case RuleType.table:
      return [
        { kind: 'table', head: node.header.map(cellOf), rows: node.cells.map((row) => row.map(cellOf)) },
      ];
    case RuleType.paragraph:
      return paragraph(parts(node.children));
    default:
      return paragraph(said(textIn([node])));
  }
};

/** Blocks as they are; what stands between them as paragraphs. */
const blocksOf = (nodes: readonly Node[], room: number): readonly Block[] => {
  if (room <= 0) return paragraph(said(textIn(nodes)));
  const blocks: Block[] = [];
  let loose: Node[] = [];
  const gather = () => {
    blocks.push(...paragraph(partsOf(loose, { room, isInLink: false })));
    loose = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      gather();
      blocks.push(...blockOf(node, room));
    } else loose.push(node);
  }
  gather();
  return blocks;
};

/** A note under the text is shown at its end: '[^1]: Sample' → '[1] Sample'. Addresses that stand there are not. */
const notesOf = (nodes: readonly Node[]): readonly Block[] =>
  nodes
    .flatMap((node) => (node.type === RuleType.refCollection ? Object.entries(node.refs) : []))
    .filter(([name]) => name.startsWith('^'))
    .flatMap(([name, { target }]) => paragraph(said(`[${name.slice(1)}] ${plainText(target)}`)));

const paragraphs = (text: string): readonly Block[] =>
  text.split(/\n\s*\n/).flatMap((lines) => paragraph(said(lines.trim())));

/** The blocks of a text of at most 20,000 characters; its bare paragraphs where it cannot be read as Markdown. */
export const markdownTree = (text: string, nodesOf: Read = read): readonly Block[] => {
  if (!isBearable(text)) return paragraphs(text);
  try {
    const nodes = nodesOf(text);
    return [...blocksOf(nodes, deepest), ...notesOf(nodes)];
  } catch {
    return paragraphs(text);
  }
};
