/** Loads the street map, a chunk with its own styles, when the user asks for it. */
import { importWithRetry } from '../../lib/importWithRetry.ts';
import type { StreetMap } from './StreetMap.tsx';

let loadedStreetMap: typeof StreetMap | null = null;

/** The street map, or null if its code is not loaded. */
export const getLoadedStreetMap = (): typeof StreetMap | null => loadedStreetMap;

/** Rejects if the code cannot be fetched; a later call tries again. */
export const loadStreetMap = async (): Promise<void> => {
  ({ StreetMap: loadedStreetMap } = await importWithRetry(() => import('./StreetMap.tsx')));
};
