/** --help of every command that takes arguments. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runScript } from '../../../support/server/childProcess.ts';
import { createTempDirectory } from '../../../support/server/runningServer.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Command → the start of its usage. */
const commands = [
  ['init', 'Usage: npm run init '],
  ['picture', 'Use: npm run picture'],
  ['deploy', 'Usage: npm run deploy'],
  ['build', 'vite/'],
  ['bench', 'Use: npm run bench -- '],
  ['map', 'Use: npm run map -- '],
  ['translations', 'Usage: npm run translations'],
  ['machines:draw', 'Use: npm run machines:draw -- '],
  ['content:import', 'Use: npm run content:import '],
  ['content:export', 'Use: npm run content:export '],
  ['search:try', 'Use: npm run search:try '],
  ['store:backup', 'Use: npm run store:backup '],
  ['store:restore', 'Use: npm run store:restore '],
  ['requests', 'Usage: npm run requests '],
  ['requests:export', 'Usage: npm run requests export '],
  ['feedback', 'Usage: npm run feedback '],
  ['staff', 'Usage: npm run staff '],
  ['test', 'Use: npm test'],
] as const;

describe('npm run COMMAND help', () => {
  it.each(['init', 'picture', 'deploy', 'content:import', 'store:restore', 'requests', 'staff'])(
    '%s prints its usage for the word, which reaches it without dashes',
    async (name) => {
      const file = scripts[name]?.split(' ').find((word) => word.endsWith('.ts')) ?? '';
      const { code, out, error } = await runScript(file, ['help'], { DATA_DIR: createTempDirectory() });
      expect([code, error]).toEqual([0, '']);
      expect(out).toMatch(/^Us(?:e|age): npm run /);
    },
  );
});

describe('npm run COMMAND -- --help', () => {
  it.each(commands)('%s prints its usage, nothing on stderr, and exits with 0', async (name, first) => {
    const file = scripts[name]?.split(' ').find((word) => word.endsWith('.ts')) ?? '';
    const { code, out, error } = await runScript(file, ['--help'], { DATA_DIR: createTempDirectory() });
    expect([code, error]).toEqual([0, '']);
    expect(out.slice(0, first.length)).toBe(first);
  });

  it.each([
    ['requests', ['state', '--help'], 'state [options] <ID> <STATE>'],
    ['requests', ['help', 'state'], 'state [options] <ID> <STATE>'],
    ['requests', ['--zone', '1', '--help'], 'list [options]'],
    ['requests', ['help', 'lsit'], '[options] [command]'],
    ['feedback', ['show', '-h'], 'show [options] <ID>'],
    ['staff', ['grant', '--help'], 'grant [options] <EMAIL>'],
  ])('%s -- %j prints the usage of that command, and exits with 0', async (name, args, usage) => {
    const { code, out, error } = await runScript(`tools/cli/${name}.ts`, args, {
      DATA_DIR: createTempDirectory(),
    });
    expect([code, error]).toEqual([0, '']);
    expect(out.split('\n')[0]).toBe(`Usage: npm run ${name} ${usage}`);
  });
});
