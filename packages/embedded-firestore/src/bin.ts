#!/usr/bin/env node
/** The command of the package: an older Node has no node:sqlite, and gets a sentence and not a stack. */
if (process.getBuiltinModule?.('node:sqlite') === undefined) {
  console.error(`embedded-firestore needs Node 24 or later; this is ${process.version}.`);
  process.exitCode = 2;
} else await import('./main.ts');

export {};
