/**
 * The floor: each kind of page as hand-written HTML with our text and look, its styles inline and no script. Nothing that
 * shows the same can be faster, so it is the baseline for ours.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const renderFloorPage = (kind: FloorKind): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="#0d3631"><meta name="description" content="Official website of Barangay Dicklum, Manolo Fortich, Bukidnon."><link rel="icon" href="data:,"><title>${titles[kind]}</title><style>${style}</style></head>
<body>${readPart('top.html')}${readPart(`${kind}.html`)}${readPart('bottom.html')}</body></html>
`;

/** The hash that lets the content security policy allow the styles. */
export const floorStyleHash = (): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** A page with one field and nothing else: the cost of a key without any code. */
const blank = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>One field</title></head><body><input name="lname"></body></html>
`;

export const blankPage = '/blank';

/** Writes the pages into a directory, as a build does. */
export function writeFloor(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const kind of floorKinds) writeFileSync(join(directory, `${kind}.html`), renderFloorPage(kind));
  writeFileSync(join(directory, `${blankPage.slice(1)}.html`), blank);
  writeFileSync(join(directory, 'index.html'), renderFloorPage('home'));
}
