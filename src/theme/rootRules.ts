/** Generates the color rules on `:root`: light, dark on the system's preference, and print last so that it wins. */
type Tokens<Column extends string> = Readonly<Record<string, Readonly<Record<Column, string>>>>;

/** The custom properties of one column: `--ink:#12201a;` */
export const toDeclarations = <Column extends string>(tokens: Tokens<Column>, column: Column): string =>
  Object.entries(tokens)
    .map(([name, token]) => `--${name}:${token[column]};`)
    .join('');

export const createRootRules = (tokens: Tokens<'light' | 'dark' | 'print'>): string =>
  `:root{color-scheme:light dark;${toDeclarations(tokens, 'light')}}
@media (prefers-color-scheme:dark){:root{${toDeclarations(tokens, 'dark')}}}
@media print{:root{color-scheme:light;${toDeclarations(tokens, 'print')}}}`;
