/** The first thing every command does, in JavaScript that any Node can read: the tools and node:sqlite need Node 24. */
const needed = 24;
const [major] = process.versions.node.split('.').map(Number);
if (major < needed) {
  console.error(
    `Node ${needed} or later is needed and this is ${process.versions.node}: run \`npm ci\` (it brings Node ${needed} for Linux and Windows), or install Node ${needed}, then run the command through npm again.`,
  );
  process.exit(2);
}
