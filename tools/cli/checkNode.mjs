/**
 * Every npm script runs as `node tools/cli/checkNode.mjs FILE ARGUMENTS`: this checks the version of Node, then imports FILE
 * (a path from the project's root) into the same process, with process.argv as FILE would have it on its own. In JavaScript
 * that any Node with modules can read: the tools and node:sqlite need Node 24. Why one process: docs/decisions/toolchain.md
 */
const needed = 24;
const [major] = process.versions.node.split('.').map(Number);
if (major < needed) {
  console.error(
    `Node ${needed} or later is needed and this is ${process.versions.node}: run \`npm ci\` (it brings Node ${needed} for Linux and Windows), or install Node ${needed}, then run the command through npm again.`,
  );
  process.exit(2);
}

// npm passes SIGINT and SIGTERM on to its shell alone. Where that is dash (Debian, Ubuntu), it ends without passing them on.
if (process.env.npm_lifecycle_event !== undefined) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

process.argv.splice(1, 1);
const file = process.argv[1];
let isDone = false;
// Node itself says so of a file that it starts, but not of one that is imported.
process.once('beforeExit', () => {
  if (isDone) return;
  console.error(`${file} stopped before its end: it waits for something that cannot come any more.`);
  process.exitCode = 13;
});
void import(new URL(`../../${file}`, import.meta.url).href).then(() => {
  isDone = true;
});
