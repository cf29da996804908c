/** Ends a build in which a language lacks a sentence: all that are missing, and where they belong. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { UserError } from '../../../server/firestore/lib/userError.ts';
import type * as MessagesModule from '../messages.ts';

/** As it stands: what the configuration is bundled with knows only the words that it uses itself. */
const loadMessagesModule = async (): Promise<typeof MessagesModule> =>
  (await import(pathToFileURL(join(import.meta.dirname, '../messages.ts')).href)) as typeof MessagesModule;

export const messagesPlugin = (): Plugin => ({
  name: 'words',
  apply: 'build',
  async buildStart() {
    const { findAllMessageProblems } = await loadMessagesModule();
    const problems = await findAllMessageProblems();
    if (problems.length > 0) throw new UserError(problems.join('\n'));
  },
});
