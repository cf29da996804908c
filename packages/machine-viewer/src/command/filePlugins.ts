/** Vite's plugins for a file of a stranger: the same ones load it here and build it into the page. */
import { builtinModules } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';
import { type Plugin, parseSync } from 'vite';
import { localPrefix } from './fileMachines.ts';

/** A directory of the package, and the ending that its files have: TypeScript here, JavaScript once published. */
const here = import.meta.dirname;
const ending = extname(import.meta.filename);

/** The path of a module beside this one. */
export const modulePath = (name: string): string => join(here, `${name}${ending}`);

/** Says why a file cannot be shown, in a sentence for the person who started the command. */
export class FileProblem extends Error {}

const stylePattern = /\.(?:css|scss|sass|less|styl|stylus|pcss|postcss)(?:\?.*)?$/;
const packagePattern = /^(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*(?=\/|$)/i;
/** Modules that a framework's own build makes: 'astro:content', 'virtual:routes', '$app/navigation'. */
const frameworkPattern = /^[a-z][\w-]*:|^\$/;
/** What the viewer itself needs, for files that lie in no project. */
const ownPackages = /^(?:xstate|react|react-dom|@xstate\/react)(?:\/|$)/;
/** The names of these plugins begin with it, which separates their sentences from the bundler's errors. */
export const filePluginPrefix = 'file-';
const styleId = '\0no-style';
const absentPrefix = '\0absent:';

const isBuiltin = (source: string): boolean =>
  source.startsWith('node:') || builtinModules.includes(source.split('/')[0]!);

const isInstalled = (path: string): boolean => /[\\/]node_modules[\\/]/.test(path);

/** The name of a package that a module is imported from; null for a path or an alias. */
const packageNameOf = (source: string): string | null => {
  if (/^(?:\.|\/|[@~]\/|[a-z]:[\\/])/i.test(source)) return null;
  return frameworkPattern.test(source) ? source : (packagePattern.exec(source)?.[0] ?? null);
};

/** An export at the end of CommonJS would make another kind of module of it. */
const isCommonJs = (file: string, code: string): boolean =>
  file.endsWith('.cjs') || /\bmodule\.exports\b/.test(code);

/** The names that a module declares at its top and does not export. */
const listLocalNames = (code: string): readonly string[] => {
  const { program } = parseSync('file.js', code);
  const exported = new Set<string>();
  const declared = new Set<string>();
  for (const statement of program.body) {
    if (statement.type === 'ExportNamedDeclaration')
      for (const { local } of statement.specifiers) if ('name' in local) exported.add(local.name);
    if (statement.type === 'VariableDeclaration')
      for (const { id } of statement.declarations) if (id.type === 'Identifier') declared.add(id.name);
  }
  return [...declared].filter((name) => !exported.has(name));
};

/** The code of the first decorator; null without one. The build rewrites those of a project with experimentalDecorators. */
const findDecorator = (code: string): string | null => {
  // Most code has no such sign, and is not parsed again.
  if (!/@[\w$(]/.test(code)) return null;
  const find = (node: unknown): string | null => {
    if (typeof node !== 'object' || node === null) return null;
    if ('type' in node && node.type === 'Decorator' && 'start' in node && 'end' in node)
      return code.slice(node.start as number, node.end as number);
    for (const inner of Object.values(node)) {
      const found = find(inner);
      if (found !== null) return found;
    }
    return null;
  };
  return find(parseSync('file.js', code).program);
};

/**
 * @param file the absolute path of the viewed file
 * @param absent receives each package that is not installed
 */
export const createFilePlugins = (file: string, absent: Set<string>): Plugin[] => [
  {
    name: `${filePluginPrefix}imports`,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || source.startsWith('\0')) return null;
      if (stylePattern.test(source)) return styleId;
      if (isBuiltin(source)) {
        if (!isInstalled(importer)) absent.add(source);
        return `${absentPrefix}${source}`;
      }
      const isPackage = packageNameOf(source);
      // One XState for the file and the viewer: that of the file's project.
      const from = /^xstate(?:\/|$)/.test(source) ? file : importer;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      if (found !== null) return found;
      if (ownPackages.test(source)) {
        const own = await this.resolve(source, modulePath('filePlugins'), { ...options, skipSelf: true });
        if (own !== null) return own;
      }
      if (isPackage === null) {
        const where = relative(dirname(file), importer);
        throw new FileProblem(
          /^[@~]\//.test(source)
            ? `${where} imports '${source}', which is not found: no 'paths' of a tsconfig.json names it.`
            : `${where} imports '${source}', which does not exist.`,
        );
      }
      absent.add(isPackage);
      return `${absentPrefix}${source}`;
    },
    load(id) {
      if (id === styleId) return 'export default {};';
      // As CommonJS, whose exports need no names.
      return id.startsWith(absentPrefix)
        ? `module.exports = require(${JSON.stringify(modulePath('standIn'))}).standIn;`
        : null;
    },
  },
  {
    name: `${filePluginPrefix}locals`,
    enforce: 'post',
    transform(code, id) {
      if (id !== file || isCommonJs(file, code)) return null;
      const names = listLocalNames(code);
      const list = names.map((name) => `${name} as ${JSON.stringify(localPrefix + name)}`).join(', ');
      return names.length === 0 ? null : { code: `${code}\nexport { ${list} };\n`, map: null };
    },
  },
  {
    name: `${filePluginPrefix}decorators`,
    enforce: 'post',
    transform(code, id) {
      const decorator = isInstalled(id) ? null : findDecorator(code);
      if (decorator !== null)
        throw new FileProblem(
          `${relative(dirname(file), id)} has the decorator ${decorator.split('\n')[0]}, which no browser runs: set "experimentalDecorators" in the tsconfig.json, or move the machine to a file without decorators.`,
        );
      return null;
    },
  },
];
