/**
 * The floor: each kind of page as hand-written HTML with our text and look, its styles inline and no script. Nothing that
 * shows the same can be faster, so it is the baseline for ours.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { type FloorKind, floorKinds } from './page/routes.ts';

const readPart = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'floor', name), 'utf8').trim();

/** Minified as a person would do it by hand: without comments and indents. */
const style = readPart('look.css')
  .replace(/\/\*.*?\*\//g, '')
  .replace(/\s*([{};])\s*/g, '$1')
  .replace(/\s+/g, ' ')
  .trim();

const titles: Readonly<Record<FloorKind, string>> = {
  home: 'Barangay Dicklum Official Website',
  article: 'Clean-up day along the barangay road - Barangay Dicklum',
  form: 'Request a Service - Barangay Dicklum',
};

/** @param script an element before the end of the body */
const renderFloorPage = (kind: FloorKind, script = ''): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="#0d3631"><meta name="description" content="Official website of Barangay Dicklum, Manolo Fortich, Bukidnon."><link rel="icon" href="data:,"><title>${titles[kind]}</title><style>${style}</style></head>
<body>${readPart('top.html')}${readPart(`${kind}.html`)}${readPart('bottom.html')}${script}</body></html>
`;

/** A page of 2 kB in its own few styles: the second floor of a paint. */
const minimal = readPart('minimal.html');
const [, minimalStyle = ''] = /<style>(.*?)<\/style>/s.exec(minimal) ?? [];

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes that let the content security policy allow the styles. */
export const floorStyleHashes = (): string => `${hashOf(style)} ${hashOf(minimalStyle)}`;

export const formikPage = '/formik';
export const minimalPage = '/minimal';

/** Builds the script of the page whose fields are in bare Formik. */
const buildFormik = (directory: string) =>
  build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: directory,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'floor/formik.ts'),
        output: { entryFileNames: 'formik.js' },
      },
    },
  });

/** Writes the pages into a directory, as a build does. */
export async function writeFloor(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  await buildFormik(directory);
  const formik = renderFloorPage('form', '<script type="module" src="/formik.js"></script>');
  writeFileSync(join(directory, `${formikPage.slice(1)}.html`), formik);
  writeFileSync(join(directory, `${minimalPage.slice(1)}.html`), minimal);
  for (const kind of floorKinds) writeFileSync(join(directory, `${kind}.html`), renderFloorPage(kind));
  writeFileSync(join(directory, 'index.html'), renderFloorPage('home'));
}
