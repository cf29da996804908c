/**
 * Parses stored Markdown into a tree of the few elements that the site allows (failures 22). The library only parses;
 * its renderer is not used, so no element can appear that this file does not name. All else becomes plain text.
 */
import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx';
import { lineBreakTag, toPlainText } from '../../content/search/plainText.ts';
import { mendMarkdownLinks } from '../../lib/markdownLinks.ts';
import { parseSafeLink, type SafeLink } from '../../lib/safeLink.ts';

export type MarkdownInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'lineEnd' }
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly MarkdownInline[] }
  | { readonly kind: 'link'; readonly link: SafeLink; readonly parts: readonly MarkdownInline[] };

type Inlines = readonly MarkdownInline[];

export type MarkdownBlock =
  | { readonly kind: 'paragraph'; readonly parts: Inlines }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly parts: Inlines }
  | { readonly kind: 'bullets'; readonly items: readonly (readonly MarkdownBlock[])[] }
  | {
      readonly kind: 'numbers';
      readonly start: number;
      readonly items: readonly (readonly MarkdownBlock[])[];
    }
  | { readonly kind: 'quote'; readonly blocks: readonly MarkdownBlock[] }
  | { readonly kind: 'rule' }
  | {
      readonly kind: 'table';
      readonly head: readonly Inlines[];
      readonly rows: readonly (readonly Inlines[])[];
    };

type Node = MarkdownToJSX.ASTNode;
type NodeParser = (text: string) => readonly Node[];

/** Deeper nesting becomes plain text. */
const maxDepth = 6;

const rulePattern = String.raw`[ \t]*(?:(?:-[ \t]*)+|(?:\*[ \t]*)+)$`;
const openingPattern = String.raw`[ \t]*(?:>|[-+*][ \t](?:[ \t]*\[[ xX]\])?|\d{1,9}[.)][ \t])`;
/** A line that is indented far, or opens more quotes and lists than are allowed and is not a rule ('- - -'). */
const tooDeep = new RegExp(
  String.raw`^(?:[ \t]{25}|(?!${rulePattern})(?:${openingPattern}){${maxDepth + 1}})`,
  'm',
);

/** More than people write, and little enough to parse at once. */
const limits = {
  /** Columns times lines: a table includes its empty cells, so a short text could demand millions. */
  cells: 10_000,
  /** The parser searches for the end of each unclosed link through the whole text. */
  links: 400,
  /** Consecutive lines without a blank one: each may continue any list or quote above it. */
  linesTogether: 400,
} as const;

const maxOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);

/**
 * Whether the library parses the text in a time, and into a tree, that a page can bear. Other texts can keep it busy
 * for minutes: '- - - - …' with a thousand lines below it, or a table of a thousand columns.
 */
export const isSafeToParse = (text: string): boolean => {
  const lines = text.split(/\r\n?|\n/);
  const columns = maxOf(lines.map((line) => line.split('|').length));
  const linesInBlock = maxOf(text.split(/\n[ \t]*\n/).map((part) => part.split('\n').length));
  const links = text.split('](').length - 1;
  return (
    columns * lines.length <= limits.cells &&
    links <= limits.links &&
    linesInBlock <= limits.linesTogether &&
    !tooDeep.test(text)
  );
};

const parseNodes: NodeParser = (text) =>
  parser(text, {
    disableParsingRawHTML: true,
    ignoreHTMLBlocks: true,
    // Bare addresses do not become links; only written links do.
    disableAutoLink: true,
    // A rule at the start of a text is a rule.
    disableFrontmatter: true,
    slugify: () => '',
  });

const ownText = (node: Node): string => {
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

const childrenOf = (node: Node): readonly Node[] => {
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

/** All text in the nodes, at any depth; each block starts a new line. */
const collectText = (nodes: readonly Node[]): string => {
  const left = [...nodes].reverse();
  let text = '';
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    text += isBlock(node) && text !== '' ? `\n${ownText(node)}` : ownText(node);
    for (const child of [...childrenOf(node)].reverse()) left.push(child);
  }
  return text;
};

const isBlank = (parts: Inlines): boolean =>
  parts.every((part) =>
    part.kind === 'text' ? part.text.trim() === '' : part.kind === 'lineEnd' || isBlank(part.parts),
  );

const toText = (text: string): Inlines => (text === '' ? [] : [{ kind: 'text', text }]);

interface InlineContext {
  /** The levels of nesting that are still allowed here. */
  readonly depthLeft: number;
  readonly isInLink: boolean;
  readonly isInCell?: boolean;
}

const toFormatted = (tag: string, parts: Inlines): Inlines => {
  if (tag === 'strong' || tag === 'em') return isBlank(parts) ? parts : [{ kind: tag, parts }];
  // Keeps the marks: without them, struck-out text would read as valid.
  return tag === 'del' ? [...toText('~~'), ...parts, ...toText('~~')] : parts;
};

const toLink = (target: string | null, parts: Inlines): Inlines => {
  const link = target === null ? null : parseSafeLink(target);
  return link === null || isBlank(parts) ? parts : [{ kind: 'link', link, parts }];
};

/** Of all HTML only this becomes an element, and only in a table's cell. */
const toLines = (text: string): Inlines =>
  text
    .split(lineBreakTag)
    .flatMap((line, at): Inlines => [...(at === 0 ? [] : [{ kind: 'lineEnd' } as const]), ...toText(line)]);

const toInlines = (nodes: readonly Node[], context: InlineContext): Inlines => {
  const { depthLeft, isInLink, isInCell } = context;
  if (depthLeft <= 0) return toText(collectText(nodes));
  return nodes.flatMap((node): Inlines => {
    switch (node.type) {
      case RuleType.breakLine:
        return [{ kind: 'lineEnd' }];
      case RuleType.textFormatted:
        return toFormatted(node.tag, toInlines(node.children, { ...context, depthLeft: depthLeft - 1 }));
      case RuleType.link: {
        const parts = toInlines(node.children, { ...context, depthLeft: depthLeft - 1, isInLink: true });
        return isInLink ? parts : toLink(node.target, parts);
      }
      case RuleType.text:
        return isInCell === true ? toLines(node.text) : toText(node.text);
      default:
        return toText(collectText([node]));
    }
  });
};

const toParagraph = (parts: Inlines): readonly MarkdownBlock[] =>
  isBlank(parts) ? [] : [{ kind: 'paragraph', parts }];

const levels = { 1: 2, 2: 2, 3: 3, 4: 4, 5: 4, 6: 4 } as const;

const toCell = (nodes: readonly Node[]): Inlines =>
  toInlines(nodes, { depthLeft: maxDepth, isInLink: false, isInCell: true });

const convertBlock = (node: Node, depthLeft: number): readonly MarkdownBlock[] => {
  const parts = (nodes: readonly Node[]) => toInlines(nodes, { depthLeft, isInLink: false });
  switch (node.type) {
    case RuleType.heading: {
      const title = parts(node.children);
      return isBlank(title) ? [] : [{ kind: 'heading', level: levels[node.level], parts: title }];
    }
    case RuleType.blockQuote: {
      const alert = toParagraph(toText(node.alert ?? ''));
      const blocks = [...alert, ...convertBlocks(node.children, depthLeft - 1)];
      return blocks.length === 0 ? [] : [{ kind: 'quote', blocks }];
    }
    case RuleType.unorderedList:
      return [{ kind: 'bullets', items: node.items.map((item) => convertBlocks(item, depthLeft - 1)) }];
    case RuleType.orderedList: {
      const items = node.items.map((item) => convertBlocks(item, depthLeft - 1));
      return [{ kind: 'numbers', start: node.start ?? 1, items }];
    }
    case RuleType.breakThematic:
      return [{ kind: 'rule' }];
    case RuleType.table:
      return [
        { kind: 'table', head: node.header.map(toCell), rows: node.cells.map((row) => row.map(toCell)) },
      ];
    case RuleType.paragraph:
      return toParagraph(parts(node.children));
    default:
      return toParagraph(toText(collectText([node])));
  }
};

/** Converts blocks as blocks, and the nodes between them to paragraphs. */
const convertBlocks = (nodes: readonly Node[], depthLeft: number): readonly MarkdownBlock[] => {
  if (depthLeft <= 0) return toParagraph(toText(collectText(nodes)));
  const blocks: MarkdownBlock[] = [];
  let loose: Node[] = [];
  const gather = () => {
    blocks.push(...toParagraph(toInlines(loose, { depthLeft, isInLink: false })));
    loose = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      gather();
      blocks.push(...convertBlock(node, depthLeft));
    } else loose.push(node);
  }
  gather();
  return blocks;
};

/** Puts footnotes at the end: '[^1]: Sample' → '[1] Sample'. Drops link reference definitions. */
const toFootnotes = (nodes: readonly Node[]): readonly MarkdownBlock[] =>
  nodes
    .flatMap((node) => (node.type === RuleType.refCollection ? Object.entries(node.refs) : []))
    .filter(([name]) => name.startsWith('^'))
    .flatMap(([name, { target }]) => toParagraph(toText(`[${name.slice(1)}] ${toPlainText(target)}`)));

const toParagraphs = (text: string): readonly MarkdownBlock[] =>
  text.split(/\n\s*\n/).flatMap((lines) => toParagraph(toText(lines.trim())));

/** The blocks of a text of at most 20,000 characters; plain paragraphs when it cannot be parsed as Markdown. */
export const parseMarkdown = (text: string, parse: NodeParser = parseNodes): readonly MarkdownBlock[] => {
  if (!isSafeToParse(text)) return toParagraphs(text);
  try {
    const nodes = parse(mendMarkdownLinks(text));
    return [...convertBlocks(nodes, maxDepth), ...toFootnotes(nodes)];
  } catch {
    return toParagraphs(text);
  }
};
