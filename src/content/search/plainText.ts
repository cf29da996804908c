/**
 * The small Markdown of a body as one line without its marks, for search, descriptions and structured data:
 * '## When\n\n- Read [News](/News) **today**' → 'When Read News today'. Its time grows with the text's length and no
 * faster. What is not read as a mark stays as it was written, '<' too: who puts it into HTML escapes it.
 */

/** A line that only draws: a rule, the line under a heading, a table's second row, either end of a block of code. */
const decorationLine = /^(?:[-=*_|:][-=*_|: ]*|(?:```|~~~)[^`]*)$/;
/** The address of a link that stands elsewhere: '[1]: /News'. */
const addressLine = /^\[(?!\^)[^[\]]+\]:/;
/** Quotes, bullets, a heading. The numbers of a list stay: '2013. ' may be a year. */
const lineMarks = /^(?:>[ \t]*|[-+*][ \t]+|#{1,6}[ \t]+)+/;

const stripLineMarks = (line: string): string => {
  const trimmed = line.trim();
  if (decorationLine.test(trimmed) || addressLine.test(trimmed)) return '';
  if (trimmed.startsWith('|')) return trimmed.replaceAll('|', ' ').trim();
  const bare = trimmed.replace(lineMarks, '');
  return trimmed.startsWith('#') ? bare.replace(/ #+$/, '') : bare;
};

const inlineMarks: readonly RegExp[] = [
  // Images first: one may stand inside a link.
  /(?<!\\)!\[([^[\]]*)\]\((?:[^()\s]*|<[^<>()]*>)(?:\s+"[^"()]*")?\)/g,
  /(?<!\\)\[([^[\]]*)\](?:\((?:[^()\s]*|<[^<>()]*>)(?:\s+"[^"()]*")?\)|\[[^[\]]*\])/g,
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
  // Twice: a mark may stand inside another.
  stripInlineMarks(stripInlineMarks(lines.replaceAll('\n', ' ')))
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name]!);

export const toPlainText = (markdown: string): string =>
  markdown
    .split(/\r\n?|\n/)
    .map(stripLineMarks)
    .join('\n')
    .split(/\n{2,}/)
    .map(toParagraphText)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
