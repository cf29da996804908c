/** The pages that a search engine is told of by the table alone: each once, by its canonical path, but for those kept out; records tell of themselves. */
import { allRoutes } from './menu.ts';
import { hasParameter } from './recordRoutes.ts';

export const staticPaths: readonly string[] = allRoutes
  .filter(({ path, canonical, isUnlisted }) => path === canonical && !hasParameter(path) && !isUnlisted)
  .map(({ path }) => path);
