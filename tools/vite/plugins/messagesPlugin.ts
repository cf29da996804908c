/** Fails a build when a language lacks a message, and lists all missing messages with their files. */
import type { Plugin } from 'vite';
import { UserError } from '../../../server/lib/userError.ts';
import { findAllMessageProblems } from '../messages.ts';

export const messagesPlugin = (): Plugin => ({
  name: 'messages',
  apply: 'build',
  buildStart() {
    const problems = findAllMessageProblems();
    if (problems.length > 0) throw new UserError(problems.join('\n'));
  },
});
