/** Ends a build in which a language lacks a sentence: all that are missing, and where they belong. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { Problem } from '../../../server/firestore/lib/userError.ts';
import type * as Words from '../messages.ts';

/** As it stands: what the configuration is bundled with knows only the words that it uses itself. */
const load = async (): Promise<typeof Words> =>
  (await import(pathToFileURL(join(import.meta.dirname, '../messages.ts')).href)) as typeof Words;

export const words = (): Plugin => ({
  name: 'words',
  apply: 'build',
  async buildStart() {
    const { allProblems } = await load();
    const problems = await allProblems();
    if (problems.length > 0) throw new Problem(problems.join('\n'));
  },
});
