/** Generates the color rules on `:root`: light, dark on the system's preference, and print last so that it wins. */
type TokenColumn = 'light' | 'dark' | 'print';
type Tokens = Readonly<Record<string, Readonly<Record<TokenColumn, string>>>>;

export const createRootRules = (tokens: Tokens): string => {
  const toDeclarations = (column: TokenColumn): string =>
    Object.entries(tokens)
      .map(([name, token]) => `--${name}:${token[column]};`)
      .join('');
  return `:root{color-scheme:light dark;${toDeclarations('light')}}
@media (prefers-color-scheme:dark){:root{${toDeclarations('dark')}}}
@media print{:root{color-scheme:light;${toDeclarations('print')}}}`;
};
