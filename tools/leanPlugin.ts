/**
 * Lets the bundler leave out what the site does not use of a library that is published as one file: its contexts and
 * components are made by calls at the top of the file, which a bundler must take for acts, and keeps with all that they name.
 * Marked as pure they go where nobody uses them. The names for developers' tools go in any case.
 */
import type { Plugin } from 'vite';

/** The libraries, by their path in node_modules. */
const libraries = /[\\/]node_modules[\\/](?:react-router|formik)[\\/]dist[\\/]/;

const pure = '/* @__PURE__ */';

/** @param code with each statement at the beginning of a line, as a bundler publishes it */
export const markedPure = (code: string): string =>
  code
    .replace(
      /^(var \w+ = )((?:React\d*\.|\/\*#__PURE__\*\/)?(?:createContext|forwardRef|memo)\()/gm,
      `$1${pure} $2`,
    )
    .replace(/^\w+\.(?:displayName|defaultProps) = (?:[^\n]*|{\n[\s\S]*?\n});$/gm, '')
    .replace(
      /^(var \w+ = )(class extends React\d*\.Component \{\n[\s\S]*?\n\});$/gm,
      `$1${pure} (() => $2)();`,
    );

export const lean = (): Plugin => ({
  name: 'lean',
  apply: 'build',
  transform: {
    filter: { id: libraries },
    handler: (code) => ({ code: markedPure(code), map: null }),
  },
});
