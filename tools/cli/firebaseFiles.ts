/**
 * `npm run firebase:files`: regenerates Firebase's deployment files from their source tables. A test fails when they are
 * outdated.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cloudSources, createFirebaseConfig } from '../deploy/hosting.ts';
import { indexesFile } from '../deploy/indexes.ts';
import { findBinFile } from './lib/binFile.ts';
import { endForUnknownArguments } from './lib/runCommand.ts';

endForUnknownArguments('Use: npm run firebase:files');

const files: Readonly<Record<string, unknown>> = {
  'firebase.json': createFirebaseConfig(cloudSources),
  'server/firestore.indexes.json': indexesFile,
};
for (const [name, content] of Object.entries(files)) writeFileSync(name, JSON.stringify(content, null, 2));
execFileSync(process.execPath, [findBinFile('@biomejs/biome'), 'format', '--write', ...Object.keys(files)]);
console.log(`${Object.keys(files).join(', ')} were written. Look at what changed (git diff), and commit it.`);
