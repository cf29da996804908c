/** Runs the worked example of README.md unchanged: its rules and its test, over the sources of the package. */
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { createTempDirectory } from '../support/tempDirectory.ts';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** The first code block after a line with this text. */
const readBlock = (caption: string): string => {
  const [, block] = /```\w+\n(.*?)```/s.exec(readme.slice(readme.indexOf(caption))) ?? [];
  if (!readme.includes(caption) || block === undefined) throw new Error(`README.md has no '${caption}'.`);
  return block;
};

const config = {
  resolve: { alias: { 'embedded-firestore/vitest': join(root, 'src/vitest.ts') } },
  server: { fs: { strict: false } },
};

it('the worked example of a rules test in README.md passes, and fails when its rules are broken', () => {
  const vitestFolder = dirname(createRequire(import.meta.url).resolve('vitest/package.json'));
  const folder = createTempDirectory();
  symlinkSync(dirname(vitestFolder), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'notes.test.ts'), readBlock('`notes.test.ts`'));
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(config)};`);
  const run = (rules: string) => {
    writeFileSync(join(folder, 'firestore.rules'), rules);
    const args = [join(vitestFolder, 'vitest.mjs'), 'run', '--root', folder];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  };
  const rules = readBlock('`firestore.rules`');
  expect(run(rules)).toMatchObject({ status: 0 });
  const broken = run(rules.replace('request.auth.uid ==', 'request.auth.uid !='));
  expect(broken).toMatchObject({ status: 1, output: expect.stringContaining('The rules do not') });
});
