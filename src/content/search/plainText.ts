/**
 * The small Markdown of a body as one line without its marks, for search, descriptions and structured data:
 * '## When\n\n- Read [News](/News) **today**' → 'When Read News today'. Its time grows with the text's length and no
 * faster. What is not read as a mark stays as it was written, '<' too: who puts it into HTML escapes it.
 */

/** A line that only draws: a rule, the line under a heading, a table's second row, either end of a block of code. */
const drawn = /^(?:[-=*_|:][-=*_|: ]*|(?:```|~~~)[^`]*)$/;
/** The address of a link that stands elsewhere: '[1]: /News'. */
const addressLine = /^\[(?!\^)[^[\]]+\]:/;
/** Quotes, bullets, a heading. The numbers of a list stay: '2013. ' may be a year. */
const lineMarks = /^(?:>[ \t]*|[-+*][ \t]+|#{1,6}[ \t]+)+/;

const lineOf = (line: string): string => {
  const written = line.trim();
  if (drawn.test(written) || addressLine.test(written)) return '';
  if (written.startsWith('|')) return written.replaceAll('|', ' ').trim();
  const bare = written.replace(lineMarks, '');
  return written.startsWith('#') ? bare.replace(/ #+$/, '') : bare;
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

const unmarked = (text: string): string =>
  inlineMarks.reduce((shown, mark) => shown.replace(mark, '$1'), text);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const paragraphOf = (lines: string): string =>
  // Twice: a mark may stand inside another.
  unmarked(unmarked(lines.replaceAll('\n', ' ')))
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name]!);

export const plainText = (markdown: string): string =>
  markdown
    .split(/\r\n?|\n/)
    .map(lineOf)
    .join('\n')
    .split(/\n{2,}/)
    .map(paragraphOf)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
