/**
 * Draws every public page beside the built site (docs/decisions/drawn-pages.md): builds the drawing itself, keeps what the
 * server needs to draw a page anew, and writes one file for each path.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin, type UserConfig } from 'vite';
import { firstContent } from '../../../server/content/firstContent.ts';
import type { Inline } from '../../../server/http/contentSecurityPolicy.ts';
import { type Drawing, drawingIn, drawPage } from '../../../server/ssr/renderer.ts';
import { drawnFiles, type Frame, inlineNames, languagesDirectory } from '../../../server/ssr/template.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { allRoutes } from '../../../src/routes/menu.ts';
import { homePath, type PageName } from '../../../src/routes/table.ts';
import { type Bundle, chunksOf, withNeeds } from '../bundle.ts';
import { oneScript } from '../classicScript.ts';
import { allLanguages } from '../locales.ts';

const root = join(import.meta.dirname, '../../..');

const chunkOf = (bundle: Bundle, module: string): string | null =>
  chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId === module)?.fileName ?? null;

/** 'TheBarangay' → src/pages/TheBarangay.tsx */
const moduleOf = (page: PageName): string => join(root, 'src/pages', `${page}.tsx`);

const scriptsOf = (bundle: Bundle, entry: string, page: PageName): readonly string[] => {
  const files = withNeeds(bundle, entry);
  const own = chunkOf(bundle, moduleOf(page));
  const order = [...files].filter((name) => name !== entry);
  // One whose page comes with the site has no file of its own.
  const needed = own === null ? [] : [...withNeeds(bundle, own)].filter((name) => !files.has(name));
  return [...order, ...needed, entry].map((name) => `/${name}`);
};

/** A script that stands in the page itself. */
const inlined = async (name: string): Promise<string> => {
  const entry = `src/ssr/inline/${name}.ts`;
  const code = (await oneScript({ entry, target: 'es2018' })).trim();
  if (code.includes('</script')) throw new Error(`${entry} would end its own element.`);
  return code;
};

const scriptTags = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

interface DrawingOptions {
  /** Of the site itself: its plugins, definitions and aliases, so that both are the same code. */
  readonly config: Pick<UserConfig, 'plugins' | 'define' | 'oxc' | 'resolve'>;
  readonly address: string;
  /** The directory of the records. */
  readonly content: string;
}

const buildDrawing = ({ config }: DrawingOptions, outDir: string) =>
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
      outDir: join(outDir, drawnFiles.drawing),
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        // What only a browser runs.
        external: [/\/src\/firestore\/client\.ts$/, /\/tourism\/StreetMap\.tsx$/],
        output: { codeSplitting: false },
      },
    },
  });

/** What speaks a language, and its sentences. */
const dictionaryOf = (bundle: Bundle, language: Locale, had: readonly string[]): readonly string[] => {
  if (language === 'en') return [];
  const names = ['src/app/initLocale.ts', `src/i18n/${language}/messages.ts`].flatMap((module) => {
    const own = chunkOf(bundle, join(root, module));
    if (own === null) throw new Error(`${module} has no file of its own.`);
    return [...withNeeds(bundle, own)].map((name) => `/${name}`);
  });
  return names.filter((name) => !had.includes(name));
};

/** '/News' → News.html; Home by its three names. */
const filesOf = (path: string): readonly string[] =>
  path === homePath ? [`${path}.html`, '/index.html'] : [`${path}.html`];

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** The records as a new installation begins with them. @throws Problem */
export const documentsIn = (content: string, now: number): Drawing.DocumentsOf => {
  const records = firstContent(content, now);
  return (list) =>
    records
      .filter((record) => record.list === list)
      .map(({ id, fields, updated }) => ({ id, data: { ...fields, updated } }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
};

export const drawing = (options: DrawingOptions): Plugin => ({
  name: 'drawing',
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
      await buildDrawing(options, dist);
      const inlineTexts = await Promise.all(
        inlineNames.map(async (name) => [name, await inlined(name)] as const),
      );
      const names = [...new Set(allRoutes.map((route) => route.page))];
      const frame: Frame = {
        template: built.replace(scriptTags, ''),
        atOnce: [...built.matchAll(scriptTags)].map(([tag]) => tag.trim()).join(''),
        scripts: Object.fromEntries(
          names.map((name) => [name, scriptsOf(bundle, entry.fileName, name)]),
        ) as Frame['scripts'],
        dictionaries: Object.fromEntries(
          allLanguages.map((language) => [
            language,
            dictionaryOf(bundle, language, scriptsOf(bundle, entry.fileName, 'Home')),
          ]),
        ) as Frame['dictionaries'],
        inline: Object.fromEntries(inlineTexts) as Frame['inline'],
        address: options.address,
      };
      write(join(dist, drawnFiles.frame), JSON.stringify(frame));
      const now = Date.now();
      const documentsOf = documentsIn(options.content, now);
      const inline: Record<string, Inline> = {};
      for (const language of allLanguages) {
        const code = await drawingIn(dist, language);
        for (const path of [null, ...code.drawnPaths(documentsOf)]) {
          const { html, styles, scripts } = await drawPage(code, frame, path, documentsOf, now);
          const known = inline[path ?? ''];
          inline[path ?? ''] = {
            styles: [...new Set([...(known?.styles ?? []), ...styles])],
            scripts: [...new Set([...(known?.scripts ?? []), ...scripts])],
          };
          for (const name of path === null ? ['/shell.html'] : filesOf(path)) {
            write(join(dist, languagesDirectory, language, name), html);
            // Whose browser asks for none of them gets English.
            if (language === 'en') write(join(dist, name), html);
          }
        }
      }
      write(join(dist, drawnFiles.inline), JSON.stringify(inline));
    },
  },
});
