/**
 * Marks top-level `createContext`, `forwardRef` and `memo` calls in react-router and formik as pure, so that unused
 * exports tree-shake. Both libraries are published as one file, and a bundler must assume that such calls have side
 * effects. The plugin also removes the names for developer tools.
 */
import type { Plugin } from 'vite';

/** The libraries, by path in node_modules. */
const libraries = /[\\/]node_modules[\\/](?:react-router|formik)[\\/]dist[\\/]/;

const pure = '/* @__PURE__ */';

/** @param code in which each statement begins a line, as bundlers publish it */
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
 * Removes react-router's support for data routers, which this site does not use: prefetching pages and tracking their
 * progress. Each row maps a pattern to its constant replacement here.
 */
const dataRouterPatches: readonly (readonly [RegExp, string])[] = [
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, '= [false, null, {}];'],
  [/return shouldPrefetch && !isAbsolute \? [^\n]* : link;/, 'return link;'],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = null;'],
];

/** @throws Error when a new version of the library no longer matches a pattern */
export const removeDataRouter = (code: string): string =>
  dataRouterPatches.reduce((lean, [part, instead]) => {
    if (!part.test(lean))
      throw new Error(`react-router has no ${part.source} any more (tools/vite/plugins/leanPlugin.ts).`);
    return lean.replace(part, instead);
  }, code);

/** Whether the code is react-router's file with links and routes. */
const isLinkModule = (code: string): boolean => /^function usePrefetchBehavior\(/m.test(code);

export const leanPlugin = (): Plugin => ({
  name: 'lean',
  apply: 'build',
  transform: {
    filter: { id: libraries },
    handler: (code) => ({ code: markPure(isLinkModule(code) ? removeDataRouter(code) : code), map: null }),
  },
});
