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
export const markPure = (code: string): string =>
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

/**
 * What react-router does for sites whose router loads their data, which this one does not: it fetches pages ahead of a
 * click, and shows how far they are. The text that decides it → what it always is here.
 */
const dataRouterPatches: readonly (readonly [RegExp, string])[] = [
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, '= [false, null, {}];'],
  [/return shouldPrefetch && !isAbsolute \? [^\n]* : link;/, 'return link;'],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = null;'],
];

/** @throws Error where the library says it in another way by now */
export const removeDataRouter = (code: string): string =>
  dataRouterPatches.reduce((lean, [part, instead]) => {
    if (!part.test(lean))
      throw new Error(`react-router has no ${part.source} any more (tools/vite/plugins/leanPlugin.ts).`);
    return lean.replace(part, instead);
  }, code);

/** The file of react-router that draws links and routes. */
const isLinkModule = (code: string): boolean => /^function usePrefetchBehavior\(/m.test(code);

export const leanPlugin = (): Plugin => ({
  name: 'lean',
  apply: 'build',
  transform: {
    filter: { id: libraries },
    handler: (code) => ({ code: markPure(isLinkModule(code) ? removeDataRouter(code) : code), map: null }),
  },
});
