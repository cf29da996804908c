/** `npm run firebase:files`: writes what Firebase is deployed with anew, from the tables it is made of, and in the rules the names of the site's file. A test fails where it is not fresh. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { site } from '../src/site.ts';
import { rulesFor } from './adopt/rules.ts';
import { cloudSources, hostingOf } from './hosting.ts';
import { indexesFile } from './indexes.ts';

const files: Readonly<Record<string, unknown>> = {
  'firebase.json': hostingOf(cloudSources),
  'server/firestore.indexes.json': indexesFile,
};
for (const [name, content] of Object.entries(files)) writeFileSync(name, JSON.stringify(content, null, 2));
const rules = 'server/firestore.rules';
writeFileSync(rules, rulesFor(readFileSync(rules, 'utf8'), { root: site.root, zones: site.zones.most }));
execFileSync('npx', ['--no-install', 'biome', 'format', '--write', ...Object.keys(files)]);
console.log(
  `${[...Object.keys(files), rules].join(', ')} are written anew. Look at what changed (git diff), and commit it.`,
);
