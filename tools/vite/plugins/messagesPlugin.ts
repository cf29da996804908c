/** Fails a build when a language lacks a message, and lists all missing messages with their files. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { UserError } from '../../../server/firestore/lib/userError.ts';
import type * as MessagesModule from '../messages.ts';

/**
 * Imports the module at run time: the copy bundled with the configuration knows only the messages that the configuration
 * uses.
 */
const loadMessagesModule = async (): Promise<typeof MessagesModule> =>
  (await import(pathToFileURL(join(import.meta.dirname, '../messages.ts')).href)) as typeof MessagesModule;

export const messagesPlugin = (): Plugin => ({
  name: 'messages',
  apply: 'build',
  async buildStart() {
    const { findAllMessageProblems } = await loadMessagesModule();
    const problems = await findAllMessageProblems();
    if (problems.length > 0) throw new UserError(problems.join('\n'));
  },
});
