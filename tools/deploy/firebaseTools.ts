/**
 * Firebase's command-line tool. npx downloads it on demand, so that an installation of this site does not need its 300
 * MB. Install scripts are off, because the commands used here need none.
 */
export const firebaseTools = ['npx', '--yes', '--ignore-scripts', 'firebase-tools@15.34.2'] as const;
