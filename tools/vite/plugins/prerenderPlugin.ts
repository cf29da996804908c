/**
 * Prerenders every public page of the built site (docs/decisions/0033-prerendered-pages.md): builds the renderer, writes the files
 * that the server needs to render a page again, and writes one HTML file per path.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin, type UserConfig } from 'vite';
import { readInitialContent } from '../../../server/content/initialContent.ts';
import type { InlineHashes } from '../../../server/http/contentSecurityPolicy.ts';
import { loadServerEntry, renderPage } from '../../../server/ssr/renderer.ts';
import {
  inlineScriptNames,
  localesDirectory,
  type PageTemplate,
  ssrBuildFiles,
} from '../../../server/ssr/template.ts';
import { allLocales, type Locale } from '../../../src/i18n/locales.ts';
import { allRoutes, writtenPageRows } from '../../../src/routes/menu.ts';
import { homePath, type PageName } from '../../../src/routes/table.ts';
import type { DocumentSource } from '../../../src/ssr/contract.ts';
import { type Bundle, chunksOf, collectImports } from '../bundle.ts';
import { buildClassicScript } from '../classicScript.ts';

const root = join(import.meta.dirname, '../../..');

const chunkOf = (bundle: Bundle, module: string): string | null =>
  chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId === module)?.fileName ?? null;

/** 'News' → src/pages/News.tsx; the pages that the barangay writes have one module. */
const moduleOf = (page: PageName): string =>
  join(root, 'src/pages', `${writtenPageRows.some((row) => row.page === page) ? 'SectionsPage' : page}.tsx`);

const scriptsOf = (bundle: Bundle, entry: string, page: PageName): readonly string[] => {
  const files = collectImports(bundle, entry);
  const own = chunkOf(bundle, moduleOf(page));
  const order = [...files].filter((name) => name !== entry);
  // A page bundled with the site has no file of its own.
  const needed = own === null ? [] : [...collectImports(bundle, own)].filter((name) => !files.has(name));
  return [...order, ...needed, entry].map((name) => `/${name}`);
};

/** Builds a script that is inlined in the page. */
const buildInlineScript = async (name: string): Promise<string> => {
  const entry = `src/ssr/inline/${name}.ts`;
  const code = (await buildClassicScript({ entry, target: 'es2018' })).trim();
  if (code.includes('</script')) throw new Error(`${entry} would end its own element.`);
  return code;
};

const scriptTags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

interface PrerenderOptions {
  /** The site's own plugins, definitions and aliases, so that renderer and site run the same code. */
  readonly config: Pick<UserConfig, 'plugins' | 'define' | 'oxc' | 'resolve'>;
  readonly address: string;
  /** The directory of the records. */
  readonly content: string;
}

const buildRenderer = ({ config }: PrerenderOptions, outDir: string) =>
  build({
    ...config,
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      ...config.define,
      'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production'),
    },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/app/entryServer.tsx'),
      outDir: join(outDir, ssrBuildFiles.renderer),
      emptyOutDir: true,
      // The server keeps this text in memory as long as it renders pages.
      minify: true,
      rolldownOptions: {
        checks: { pluginTimings: false },
        // These modules run only in a browser.
        external: [/\/src\/firestore\/client\.ts$/, /\/tourism\/StreetMap\.tsx$/],
        output: { codeSplitting: false },
      },
    },
  });

/** The scripts that activate a locale, with its messages. */
const messageScriptsOf = (bundle: Bundle, locale: Locale, loaded: readonly string[]): readonly string[] => {
  if (locale === 'en') return [];
  const names = ['src/app/locale/initLocale.ts', `src/i18n/${locale}/messages.ts`].flatMap((module) => {
    const own = chunkOf(bundle, join(root, module));
    if (own === null) throw new Error(`${module} has no file of its own.`);
    return [...collectImports(bundle, own)].map((name) => `/${name}`);
  });
  return names.filter((name) => !loaded.includes(name));
};

/** '/News' → '/News.html'; Home also becomes '/index.html'. */
const filesOf = (path: string): readonly string[] =>
  path === homePath ? [`${path}.html`, '/index.html'] : [`${path}.html`];

const writeTextFile = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** The initial records of a new installation. @throws UserError */
export const readInitialDocuments = (content: string, now: number): DocumentSource => {
  const records = readInitialContent(content, now);
  return (list) =>
    records
      .filter((record) => record.list === list)
      .map(({ id, fields, updated }) => ({ id, data: { ...fields, updated } }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
};

export const prerenderPlugin = (options: PrerenderOptions): Plugin => ({
  name: 'prerender',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir }, bundle) {
      const dist = dir!;
      const page = bundle['index.html'];
      const entry = chunksOf(bundle).find(({ isEntry, name }) => isEntry && name === 'index');
      if (page?.type !== 'asset' || entry === undefined) throw new Error('The build has no index.html.');
      const built = String(page.source);
      await buildRenderer(options, dist);
      const inlineTexts = await Promise.all(
        inlineScriptNames.map(async (name) => [name, await buildInlineScript(name)] as const),
      );
      const names = [...new Set(allRoutes.map((route) => route.page))];
      const frame: PageTemplate = {
        html: built.replace(scriptTags, ''),
        shellScripts: [...built.matchAll(scriptTags)].map(([tag]) => tag.trim()).join(''),
        scripts: Object.fromEntries(
          names.map((name) => [name, scriptsOf(bundle, entry.fileName, name)]),
        ) as PageTemplate['scripts'],
        messageScripts: Object.fromEntries(
          allLocales.map((locale) => [
            locale,
            messageScriptsOf(bundle, locale, scriptsOf(bundle, entry.fileName, 'Home')),
          ]),
        ) as PageTemplate['messageScripts'],
        inline: Object.fromEntries(inlineTexts) as PageTemplate['inline'],
        address: options.address,
      };
      writeTextFile(join(dist, ssrBuildFiles.frame), JSON.stringify(frame));
      const now = Date.now();
      const documentsOf = readInitialDocuments(options.content, now);
      const inline: Record<string, InlineHashes> = {};
      const code = await loadServerEntry(dist);
      for (const locale of allLocales) {
        for (const path of [null, ...code.listPrerenderedPaths(documentsOf)]) {
          const { html, styles, scripts } = await renderPage(code, frame, path, { locale, documentsOf, now });
          const existing = inline[path ?? ''];
          inline[path ?? ''] = {
            styles: [...new Set([...(existing?.styles ?? []), ...styles])],
            scripts: [...new Set([...(existing?.scripts ?? []), ...scripts])],
          };
          for (const name of path === null ? ['/shell.html'] : filesOf(path)) {
            writeTextFile(join(dist, localesDirectory, locale, name), html);
            // Browsers whose languages the site lacks get English.
            if (locale === 'en') writeTextFile(join(dist, name), html);
          }
        }
      }
      writeTextFile(join(dist, ssrBuildFiles.inline), JSON.stringify(inline));
    },
  },
});
