/**
 * Converts a body's Markdown to one line without marks, for search, descriptions and structured data:
 * '## When\n\n- Read [News](/News) **today**' → 'When Read News today'. Runs in linear time. Unrecognized marks stay as
 * they are, '<' too: callers that put the text into HTML must escape it.
 */

import { mendMarkdownLinks } from '../../lib/markdownLinks.ts';

/** A line without text: a rule, the line under a heading, a table's second row, either end of a code block. */
const decorationLine = /^(?:[-=*_|:][-=*_|: ]*|(?:```|~~~)[^`]*)$/;
/** A link reference definition: '[1]: /News'. */
const addressLine = /^\[(?!\^)[^[\]]+\]:/;
/** Quotes, bullets, headings. The numbers of a list stay: '2013. ' may be a year. */
const lineMarks = /^(?:>[ \t]*|[-+*][ \t]+|#{1,6}[ \t]+)+/;

/** HTML's line break, in any spelling; in a table's cell Markdown has no other. */
export const lineBreakTag = /<\s*\/?\s*br(?=[\s/>])[^<>]*>/gi;

const stripLineMarks = (line: string): string => {
  const trimmed = line.includes('|') ? line.replace(lineBreakTag, ' ').trim() : line.trim();
  if (decorationLine.test(trimmed) || addressLine.test(trimmed)) return '';
  if (trimmed.startsWith('|')) return trimmed.replaceAll('|', ' ').trim();
  const bare = trimmed.replace(lineMarks, '');
  return trimmed.startsWith('#') ? bare.replace(/ #+$/, '') : bare;
};

const inlineMarks: readonly RegExp[] = [
  // Images first: a link may contain one.
  /(?<!\\)!\[([^[\]]*)\]\((?:[^()\s]*|<[^<>]*>)(?:\s+"[^"()]*")?\)/g,
  /(?<!\\)\[([^[\]]*)\](?:\((?:[^()\s]*|<[^<>]*>)(?:\s+"[^"()]*")?\)|\[[^[\]]*\])/g,
  /<((?:https?:\/\/|mailto:|tel:)[^<>\s]+|[^<>\s@]+@[^<>\s@]+)>/g,
  /(?<![\\`])`+([^`]+)`+/g,
  /(?<!\\)\*\*(?=\S)((?:[^*]|\*(?!\*))+(?<=\S))\*\*/g,
  /(?<!\\)\*{1,3}(?=\S)([^*]*[^*\s])\*{1,3}/g,
  /(?<![\p{L}\p{N}\\_])_{1,3}(?=\S)([^_]*[^_\s])_{1,3}(?![\p{L}\p{N}_])/gu,
  /(?<!\\)==(?=\S)([^=]*[^=\s])==/g,
];

const stripInlineMarks = (text: string): string =>
  inlineMarks.reduce((result, mark) => result.replace(mark, '$1'), text);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const toParagraphText = (lines: string): string =>
  // Twice, because marks nest.
  stripInlineMarks(stripInlineMarks(lines.replaceAll('\n', ' ')))
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name]!);

export const toPlainText = (markdown: string): string =>
  mendMarkdownLinks(markdown)
    .split(/\r\n?|\n/)
    .map(stripLineMarks)
    .join('\n')
    .split(/\n{2,}/)
    .map(toParagraphText)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
