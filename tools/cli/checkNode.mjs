/**
 * Every npm script runs as `node tools/cli/checkNode.mjs FILE ARGUMENTS`. This file checks the version of Node, then
 * imports FILE (a path from the project's root) into the same process, with process.argv as FILE would see it on its own.
 * It uses only JavaScript that any Node with modules can parse, because the tools and node:sqlite need Node 24. Why one
 * process: docs/decisions/0024-toolchain.md
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const needed = 24;
const [major] = process.versions.node.split('.').map(Number);
if (major < needed) {
  console.error(
    `Node ${needed} or later is needed and this is ${process.versions.node}: run \`npm ci\` (it brings Node ${needed} for Linux and Windows), or install Node ${needed}, then run the command through npm again.`,
  );
  process.exit(2);
}

// npm sends SIGINT and SIGTERM only to its shell. dash, the shell on Debian and Ubuntu, exits without forwarding them.
if (process.env.npm_lifecycle_event !== undefined) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

// Node keeps the code that it compiled, by the content of each file. A later run needs neither the time nor the memory of
// the compiler that removes the types. Where the folder cannot be written, nothing changes.
module.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)));

process.argv.splice(1, 1);
// PowerShell drops the dashes of `npm run NAME -- --help`, so that help may also be a word.
if (process.argv.length === 3 && process.argv[2] === 'help') process.argv[2] = '--help';
const file = process.argv[1];
const address = new URL(`../../${file}`, import.meta.url);
process.argv[1] = fileURLToPath(address);
let isDone = false;
// Node itself reports this for its main file, but not for an imported one.
process.once('beforeExit', () => {
  if (isDone) return;
  console.error(`${file} stopped before its end: it waits for something that cannot come any more.`);
  process.exitCode = 13;
});
void import(address.href).then(() => {
  isDone = true;
  // A server may end without warning.
  module.flushCompileCache();
});
