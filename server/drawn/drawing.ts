/** The drawing that a build left beside the site, loaded from there. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Drawing from '../../src/app/drawing.tsx';
import { drawnFiles, type Frame } from './frame.ts';
import { type DrawnPage, pageOf, searchesOf } from './page.ts';

export type { Drawing };

/** @param dist the directory of the built site; one that was built anew is loaded anew */
export const drawingIn = async (dist: string): Promise<typeof Drawing> => {
  const file = join(dist, drawnFiles.drawing, 'drawing.js');
  return (await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`)) as typeof Drawing;
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
