/** Builds with settings of their own. */
import { beforeAll } from 'vitest';
import { buildSite, buildTimeout } from './builtSite.ts';

/** Its directory is known when the tests run, which change nothing in it. */
export const withBuild = (env: Readonly<Record<string, string>>): { readonly dist: string } => {
  let dist = '';
  beforeAll(async () => {
    dist = await buildSite(env);
  }, buildTimeout);
  return {
    get dist() {
      return dist;
    },
  };
};
