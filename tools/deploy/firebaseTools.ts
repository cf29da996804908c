import { findNpmFile } from '../cli/lib/binFile.ts';

/**
 * Firebase's command-line tool. npm downloads it on demand, so that an installation of this site does not need its 300
 * MB. Install scripts are off, because the commands used here need none.
 */
const firebaseTools = 'firebase-tools@15.34.2';

/** The line that starts the tool in a terminal. */
export const formatFirebaseCommand = (args: readonly string[]): string =>
  ['npx --yes --ignore-scripts', firebaseTools, ...args].join(' ');

/** The same for a process: the arguments of `process.execPath`. @throws UserError */
export const toFirebaseArgs = (args: readonly string[]): readonly string[] => [
  findNpmFile(),
  'exec',
  '--yes',
  '--ignore-scripts',
  '--',
  firebaseTools,
  ...args,
];
