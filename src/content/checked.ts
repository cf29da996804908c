/** What every shape of a record is made with: whatever the store holds, bounded text comes out, and nothing throws. */

/** A document as it came; nobody has checked its fields. */
export interface Unchecked {
  readonly id: string;
  readonly data: unknown;
}

const longestText = 300;
const longestBody = 20_000;

/** Control characters but for the line's end, and those that turn the direction of what follows. */
const unseen = /[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Half of a sign, as a cut through a pair leaves it. */
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const bounded = (value: unknown, most: number): string => {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return '';
  return text.slice(0, most).replace(halves, '').replace(unseen, ' ').trim();
};

/** One line of text; blank for what is neither text nor number. 2013 → '2013' */
export const textOf = (value: unknown): string => bounded(value, longestText).replaceAll('\n', ' ');

/** The marks of a body's small Markdown, which is shown as plain text: '## When' → 'When', '[News](/News)' → 'News'. */
const withoutMarks = (paragraph: string): string =>
  paragraph
    .replace(/^#{1,6} /gm, '')
    .replace(/^[-*] /gm, '• ')
    .replace(/\[([^[\]\n]{1,300})\]\([^()\s]{1,300}\)/g, '$1');

/** 'One.\n\nTwo.' → ['One.', 'Two.']; a single line's end stays in its paragraph. */
export const paragraphsOf = (value: unknown): readonly string[] =>
  bounded(value, longestBody)
    .split(/\n\s*\n/)
    .map((paragraph) => withoutMarks(paragraph.trim()))
    .filter((paragraph) => paragraph !== '');

export type Fields = ReadonlyMap<string, unknown>;

export const fieldsOf = (data: unknown): Fields =>
  new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);

const latest = Date.UTC(9999, 0, 1);

/** Epoch milliseconds of a day that can be written with four digits of its year; null for everything else. */
export const instantOf = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value < latest ? Math.floor(value) : null;

/** Of two records the one whose id comes first. */
export const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : 1;

/** The records by their `order`, else by their ids; those without one stand behind those that have one. */
export const inOrder = <Shown>(
  documents: readonly Unchecked[],
  shape: (id: string, fields: Fields) => Shown,
): readonly Shown[] =>
  documents
    .map(({ id, data }) => {
      const fields = fieldsOf(data);
      const order = fields.get('order');
      const isPlaced = typeof order === 'number' && Number.isFinite(order);
      return { id, order: isPlaced ? order : Number.POSITIVE_INFINITY, shown: shape(id, fields) };
    })
    .sort((a, b) => (a.order === b.order ? byId(a, b) : a.order < b.order ? -1 : 1))
    .map(({ shown }) => shown);
