/** `npm run firebase:files`: writes what Firebase is deployed with anew, from the tables it is made of. A test fails where it is not fresh. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cloudSources, createFirebaseConfig } from '../deploy/hosting.ts';
import { indexesFile } from '../deploy/indexes.ts';

const files: Readonly<Record<string, unknown>> = {
  'firebase.json': createFirebaseConfig(cloudSources),
  'server/firestore.indexes.json': indexesFile,
};
for (const [name, content] of Object.entries(files)) writeFileSync(name, JSON.stringify(content, null, 2));
execFileSync('npx', ['--no-install', 'biome', 'format', '--write', ...Object.keys(files)]);
console.log(`${Object.keys(files).join(', ')} were written. Look at what changed (git diff), and commit it.`);
