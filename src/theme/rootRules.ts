/** The colours as rules on `:root`: light, dark where the system asks for it, and paper last so that it wins. */
type Column = 'light' | 'dark' | 'print';
type Tokens = Readonly<Record<string, Readonly<Record<Column, string>>>>;

export const rootRules = (tokens: Tokens): string => {
  const declared = (column: Column): string =>
    Object.entries(tokens)
      .map(([name, token]) => `--${name}:${token[column]};`)
      .join('');
  return `:root{color-scheme:light dark;${declared('light')}}
@media (prefers-color-scheme:dark){:root{${declared('dark')}}}
@media print{:root{color-scheme:light;${declared('print')}}}`;
};
