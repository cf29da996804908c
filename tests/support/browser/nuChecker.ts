/** The Nu checker, which needs a Java: without one its tests are skipped with a reason. */
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { afterAll, beforeAll } from 'vitest';
import { stopProcess, waitUntilReady } from '../../../packages/embedded-firestore/tests/support/emulator.ts';
import { findFreePort } from '../../../packages/embedded-firestore/tests/support/freePort.ts';

const require = createRequire(import.meta.url);
const jar = require.resolve('vnu-jar/build/dist/vnu.jar');

export const hasJava = spawnSync('java', ['-version']).status === 0;

/** Ends the title of a test that needs it. */
export const javaSkipNote = hasJava ? '' : ' (skipped: there is no Java on this machine)';

interface Message {
  readonly message: string;
  readonly extract?: string;
}

/** Its messages that are no fault. */
const ignoredMessages: readonly RegExp[] = [
  // React writes void elements so; it quotes the values of their attributes.
  /^Trailing slash on void elements has no effect/,
  // It does not know a value of CSS Grid Level 2, which every engine of today reads; others keep the columns of the rule before.
  /“subgrid” is not a “grid-template(?:-columns)?” value/,
  // It does not know '@supports selector()', behind which the papers of a form are open on a wide screen, and stops at its end.
  /^CSS: Parse Error\. div\{padding:0;\}\}\}/,
  // Safari takes the role from a list without markers, unless the list names it.
  /^The “list” role is unnecessary for element “ol”/,
  // It guesses at the language of a few sample words.
  /^This document appears to be written in/,
];

/** The checker queues some fifty connections and resets those beyond: this many callers at a time suffice for two cores. */
export const nuConcurrency = 2;

/** One Java for a file of tests. It checks documents: errors and warnings, and where. */
export const withNuChecker = (): {
  readonly findHtmlErrors: (html: string) => Promise<readonly string[]>;
} => {
  let address = '';
  let java: ReturnType<typeof spawn> | undefined;
  beforeAll(async () => {
    if (!hasJava) return;
    const port = String(await findFreePort());
    const bound = '-Dnu.validator.servlet.bind-address=127.0.0.1';
    java = spawn('java', [bound, '-cp', jar, 'nu.validator.servlet.Main', port], { stdio: 'ignore' });
    address = `http://127.0.0.1:${port}/?out=json`;
    await waitUntilReady(address, java);
  });
  afterAll(async () => {
    if (java !== undefined) await stopProcess(java);
  });
  return {
    findHtmlErrors: async (body) => {
      // A connection for each call: the server may close a persistent one just as it is used again.
      const headers = { 'content-type': 'text/html; charset=utf-8', connection: 'close' };
      const answer = await fetch(address, { method: 'POST', headers, body });
      const { messages } = (await answer.json()) as { readonly messages: readonly Message[] };
      return messages
        .map(({ message, extract = '' }) => `${message} ${extract.slice(0, 200)}`)
        .filter((error) => !ignoredMessages.some((text) => text.test(error)));
    },
  };
};
