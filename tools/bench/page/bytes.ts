/** The download size of a page, read from the built directory: its HTML and its initial scripts. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { localesDirectory } from '../../../server/ssr/template.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { BenchRoute } from './routes.ts';

export interface RouteBytes {
  /** The HTML file of the page, relative to the directory. */
  readonly file: string;
  /** Brotli. */
  readonly html: number;
  /** The total of all scripts, gzip. */
  readonly scripts: number;
  /** The names of all scripts. */
  readonly names: readonly string[];
  /** Resources that block the first paint. */
  readonly blockers: readonly string[];
  /** Initial scripts that contain the Firestore SDK. */
  readonly sdk: readonly string[];
}

const sizes = new Map<string, number>();

/** The bytes of a file as it is sent. Pages share most scripts, so each is compressed once. */
function sizeOf(file: string, compress: (content: Buffer) => Buffer): number {
  const size = sizes.get(file) ?? compress(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

/** The prerendered file of a path in a language, or else the shell that renders every path. */
export function htmlFileOf(dist: string, address: string, locale: Locale = 'en'): string {
  const path = decodeURIComponent(address.split('?', 1)[0] ?? '');
  const directory = locale === 'en' ? '' : join(localesDirectory, locale);
  const name = [`${path.slice(1)}.html`, 'shell.html']
    .map((each) => join(directory, each))
    .find((each) => existsSync(join(dist, each)));
  return name ?? 'index.html';
}

/** 'assets/Home-DndAhQw0.js' → 'Home'. The hash has eight characters. */
const chunkOf = (script: string): string => basename(script).replace(/-[\w-]{8}\.js$/, '');

/** The static imports of a script, without dynamic ones. */
const importsIn = (code: string): readonly string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name = '']) => name);

/** Scripts with their transitive imports. */
function withImports(dist: string, scripts: readonly string[]): ReadonlySet<string> {
  const found = new Set(scripts);
  for (const name of found)
    for (const imported of importsIn(readFileSync(join(dist, 'assets', name), 'utf8'))) found.add(imported);
  return found;
}

/** The scripts that the HTML names, and the page's own script, which has the page's name. */
export function initialScripts(dist: string, html: string, page: BenchRoute['page']): ReadonlySet<string> {
  const named = [...html.matchAll(/\bassets\/([\w.-]+\.js)\b/g)].map(([, name = '']) => name);
  const own = globSync('*.js', { cwd: join(dist, 'assets') }).filter((name) => chunkOf(name) === page);
  return withImports(dist, [...new Set([...named, ...own])]);
}

/** This spelling occurs only in the call table of Firestore lite. */
const holdsSdk = (code: string): boolean => code.includes('BatchGetDocuments');

const blocking = [
  /<link\b[^>]*\brel="?(?:stylesheet|preload|modulepreload)\b[^>]*>/g,
  /<script\b[^>]*\bsrc=[^>]*>/g,
  /<style\b[^>]*>[^<]*@import[^;]*;/g,
];

/** Ignores <noscript>, which browsers with scripts do not render. */
export const blockersIn = (html: string): readonly string[] => {
  const withoutNoscript = html.replace(/<noscript>[\s\S]*?<\/noscript>/g, '');
  return blocking.flatMap((pattern) => [...withoutNoscript.matchAll(pattern)].map(([found]) => found));
};

/** @param dist the built directory */
export function measureBytes(
  dist: string,
  { address, page }: Pick<BenchRoute, 'address' | 'page'>,
  locale: Locale = 'en',
): RouteBytes {
  const file = htmlFileOf(dist, address, locale);
  const html = readFileSync(join(dist, file), 'utf8');
  const names = [...initialScripts(dist, html, page)];
  const paths = names.map((name) => join(dist, 'assets', name));
  return {
    file,
    html: sizeOf(join(dist, file), brotliCompressSync),
    scripts: paths.reduce((total, path) => total + sizeOf(path, gzipSync), 0),
    names,
    blockers: blockersIn(html),
    sdk: names.filter((_, at) => holdsSdk(readFileSync(paths[at]!, 'utf8'))),
  };
}
