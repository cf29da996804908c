/** The sitemap's paths from the route table: each indexed page once, by its canonical path. Records add their own paths. */
import { allRoutes } from './menu.ts';
import { hasParameter } from './recordRoutes.ts';

export const staticPaths: readonly string[] = allRoutes
  .filter(({ path, canonical, isUnlisted }) => path === canonical && !hasParameter(path) && !isUnlisted)
  .map(({ path }) => path);
