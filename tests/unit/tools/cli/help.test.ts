/** --help of every command that takes arguments. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runScript } from '../../../support/server/childProcess.ts';
import { createTempDirectory } from '../../../support/server/runningServer.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Command → the start of its usage. */
const commands = [
  ['init', 'Use: npm run init -- '],
  ['deploy', 'Usage: npm run deploy'],
  ['build', 'vite/'],
  ['bench', 'Use: npm run bench -- '],
  ['translations', 'Usage: npm run translations'],
  ['machines:draw', 'Use: npm run machines:draw -- '],
  ['content:import', 'Use: npm run content:import -- '],
  ['content:export', 'Use: npm run content:export -- '],
  ['store:backup', 'Use: npm run store:backup -- '],
  ['store:restore', 'Use: npm run store:restore -- '],
  ['requests', 'npm run requests -- COMMAND'],
  ['requests:export', 'Use: npm run requests:export -- '],
  ['feedback', 'npm run feedback -- COMMAND'],
  ['staff', 'npm run staff -- COMMAND'],
  ['test', 'Use: npm test'],
] as const;

describe('npm run COMMAND -- --help', () => {
  it.each(commands)('%s prints its usage, nothing on stderr, and exits with 0', async (name, first) => {
    const file = scripts[name]?.split(' ').at(2) ?? '';
    const { code, out, error } = await runScript(file, ['--help'], { DATA_DIR: createTempDirectory() });
    expect([code, error]).toEqual([0, '']);
    expect(out.slice(0, first.length)).toBe(first);
  });

  it.each([
    ['requests', 'state', 'state ID STATE'],
    ['feedback', 'show', 'show ID'],
    ['staff', 'grant', 'grant EMAIL'],
  ])('%s -- %s --help prints the usage of that subcommand', async (name, subcommand, usage) => {
    const { code, out, error } = await runScript(`tools/cli/${name}.ts`, [subcommand, '--help'], {
      DATA_DIR: createTempDirectory(),
    });
    expect([code, error]).toEqual([0, '']);
    expect(out).toContain(`Use: npm run ${name} -- ${usage}`);
  });
});
