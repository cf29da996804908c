/** The texts of one page that are not at the same place of another: "'Balita' instead of 'News'". */
export const findTextDifferences = (
  texts: readonly string[],
  expected: readonly string[],
): readonly string[] =>
  Array.from({ length: Math.max(texts.length, expected.length) }, (_, at) => [texts[at], expected[at]])
    .filter(([text, other]) => text !== other)
    .map(([text, other]) => `'${text ?? ''}' instead of '${other ?? ''}'`);
