/**
 * Google's command line tool for Firebase. npx fetches it where it is needed, so that an installation of this site does not
 * hold its 300 MB. Install scripts are not run: what is asked of it needs none of them.
 */
export const firebaseTools = ['npx', '--yes', '--ignore-scripts', 'firebase-tools@15.34.2'] as const;
