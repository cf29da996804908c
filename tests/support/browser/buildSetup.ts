/** Builds the site once for all browser tests, and the build for testers. */
import type { TestProject } from 'vitest/node';
import { buildSite, removeOldBuilds } from './builtSite.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The directory of the built site. */
    siteDist: string;
    /** The directory of the QA build. */
    qaDist: string;
  }
}

export const setup = async (run: TestProject): Promise<void> => {
  // A try of faults (tools/cli/lib/tryFaults.ts) would build the site for each of them.
  if (process.env.WITHOUT_BUILD === '1') return;
  const [siteDist, qaDist] = await Promise.all([buildSite({ SITE_QA: '' }), buildSite({ SITE_QA: '1' })]);
  run.provide('siteDist', siteDist);
  run.provide('qaDist', qaDist);
  removeOldBuilds();
};
