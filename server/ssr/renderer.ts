/** The drawing that a build left beside the site, loaded from there. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Drawing from '../../src/app/entryServer.tsx';
import type { Locale } from '../../src/i18n/locales.ts';
import { type DrawnPage, pageOf, searchesOf } from './pageDocument.ts';
import { drawnFiles, type Frame } from './template.ts';

export type { Drawing };

/**
 * One for each language, for its sentences are its own.
 * @param dist the directory of the built site; one that was built anew is loaded anew
 */
export const drawingIn = async (dist: string, language: Locale = 'en'): Promise<typeof Drawing> => {
  const file = join(dist, drawnFiles.drawing, 'entryServer.js');
  const code = (await import(
    `${pathToFileURL(file)}?${statSync(file).mtimeMs} ${language}`
  )) as typeof Drawing;
  await code.speakIn(language);
  return code;
};

export interface Made extends DrawnPage {
  readonly lists: Drawing.DrawnParts['lists'];
}

/** @param now epoch ms */
export const drawPage = async (
  { draw }: typeof Drawing,
  frame: Frame,
  path: string | null,
  documentsOf: Drawing.DocumentsOf,
  now: number,
): Promise<Made> => {
  const searches = [...searchesOf(path).values()];
  const parts = await draw(path, { documentsOf, now, address: frame.address }, searches);
  return { ...pageOf(frame, path, parts, now), lists: parts.lists };
};
