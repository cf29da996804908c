/**
 * The text of a document that the hall prints (docs/decisions/0068-documents.md): words, `{name}` from the request, and `{?CTC number}`,
 * which staff are asked. A text is parsed once, before any value is put in, so that a value is never read as text.
 */

/** What the request, the hall and the day fill in. */
export const placeholderNames = [
  'name',
  'age',
  'sex',
  'civil status',
  'birth date',
  'birth place',
  'address',
  'zone',
  'purpose',
  'barangay',
  'municipality',
  'province',
  'day',
  'valid until',
  'receipt',
  'amount',
] as const;

export type PlaceholderName = (typeof placeholderNames)[number];

export type TextPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'value'; readonly name: PlaceholderName }
  | { readonly kind: 'question'; readonly name: string };

/** What stands in braces and is neither; `line` counts from one. */
export interface UnknownPlaceholder {
  readonly line: number;
  readonly text: string;
}

const maxQuestionLength = 60;

/** A part in braces, or a single brace. */
const bracesPattern = /\{[^{}\n]*\}|[{}]/g;

const parseBraces = (written: string): TextPart | null => {
  const inside = written.slice(1, -1).trim();
  const name = placeholderNames.find((each) => each === inside);
  if (name !== undefined) return { kind: 'value', name };
  const question = inside.startsWith('?') ? inside.slice(1).trim() : '';
  return question !== '' && question.length <= maxQuestionLength
    ? { kind: 'question', name: question }
    : null;
};

/** @returns the parts in their order, without those that are unknown */
export const parseDocumentText = (
  text: string,
): { readonly parts: readonly TextPart[]; readonly unknown: readonly UnknownPlaceholder[] } => {
  const parts: TextPart[] = [];
  const unknown: UnknownPlaceholder[] = [];
  let from = 0;
  for (const { 0: written, index } of text.matchAll(bracesPattern)) {
    if (index > from) parts.push({ kind: 'words', text: text.slice(from, index) });
    from = index + written.length;
    const part = parseBraces(written);
    if (part !== null) parts.push(part);
    else unknown.push({ line: text.slice(0, index).split('\n').length, text: written });
  }
  if (from < text.length) parts.push({ kind: 'words', text: text.slice(from) });
  return { parts, unknown };
};

/** The questions of texts, each once, in their order. */
export const listQuestions = (texts: readonly string[]): readonly string[] => [
  ...new Set(
    texts.flatMap((text) =>
      parseDocumentText(text).parts.flatMap((part) => (part.kind === 'question' ? part.name : [])),
    ),
  ),
];
