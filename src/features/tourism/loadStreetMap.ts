/** The street map is code and styles of its own, fetched when a citizen asks for it. */
import { importWithRetry } from '../../lib/importWithRetry.ts';
import type { StreetMap } from './StreetMap.tsx';

let loadedStreetMap: typeof StreetMap | null = null;

/** The street map, where its code is here already. */
export const getLoadedStreetMap = (): typeof StreetMap | null => loadedStreetMap;

/** Rejects where it cannot be fetched; a later call asks again. */
export const loadStreetMap = async (): Promise<void> => {
  ({ StreetMap: loadedStreetMap } = await importWithRetry(
    '__FILES src/features/tourism/StreetMap.tsx__',
    () => import('./StreetMap.tsx'),
  ));
};
