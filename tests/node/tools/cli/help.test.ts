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
  ['build', 'Use: npm run build -- '],
  ['start', 'Use: npm start'],
  ['dev', 'Use: npm run dev'],
  ['serve', 'Use: npm run serve'],
  ['translations', 'Usage: npm run translations'],
  ['machines:draw', 'Use: npm run machines:draw -- '],
  ['content:import', 'Use: npm run content:import '],
  ['content:export', 'Use: npm run content:export '],
  ['content:tidy', 'Use: npm run content:tidy '],
  ['store:backup', 'Use: npm run store:backup '],
  ['store:restore', 'Use: npm run store:restore '],
  ['requests', 'Usage: npm run requests '],
  ['hall', 'Usage: npm run hall '],
  ['staff', 'Usage: npm run staff '],
  ['release', 'Use: npm run release VERSION'],
  ['test', 'Use: npm test'],
  ['test:mutants', 'Use: npm run test:mutants'],
  ['firebase:files', 'Use: npm run firebase:files'],
  ['pictures', 'Use: npm run pictures'],
  ['qa', 'Use: npm run qa'],
] as const;

describe('npm run COMMAND help', () => {
  it.each([
    ...['start', 'dev', 'build', 'serve', 'init', 'picture', 'deploy'],
    ...['content:import', 'store:restore', 'requests', 'staff'],
  ])('%s prints its usage for the word, which reaches it without dashes', async (name) => {
    const file = scripts[name]?.split(' ').find((word) => word.endsWith('.ts')) ?? '';
    const { code, out, error } = await runScript(file, ['help'], { DATA_DIR: createTempDirectory() });
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/^Us(?:e|age): npm (?:run|start)/);
  });
});

describe('§1 the commands that build and serve', () => {
  it.each([
    ['start', ['PORT', 'DATA_DIR', 'SITE_URL', 'VITE_FIREBASE_API_KEY']],
    ['dev', ['PORT', 'READ_LIMIT', 'SITE_CONTENT']],
    ['serve', ['HOST', 'TRUST_PROXY', 'REQUESTS_WEBHOOK']],
    ['build', ['SITE_URL', 'SITE_PACKED', 'SITE_FORM', 'VITE_TILE_URL']],
  ])('npm run %s -- --help names its settings', async (name, settings) => {
    const file = scripts[name]?.split(' ').find((word) => word.endsWith('.ts')) ?? '';
    const { out } = await runScript(file, ['-h'], { DATA_DIR: createTempDirectory() });
    expect(settings.filter((setting) => !out.includes(`\n  ${setting} `))).toEqual([]);
  });

  it.each([
    ['start', ['--port', '80'], "npm start takes no arguments; '--port' is one. Help: npm start help"],
    ['dev', ['--help2'], "npm run dev takes no arguments; '--help2' is one. Help: npm run dev help"],
    ['serve', ['dist'], "npm run serve takes no arguments; 'dist' is one. Help: npm run serve help"],
    ['build', ['--unknown'], 'Unknown option `--unknown`. Help: npm run build help'],
  ])('npm run %s refuses %j in a sentence, with exit code 2', async (name, args, sentence) => {
    const file = scripts[name]?.split(' ').find((word) => word.endsWith('.ts')) ?? '';
    const { code, error } = await runScript(file, args, { DATA_DIR: createTempDirectory(), PORT: '0' });
    expect([code, error]).toEqual([2, `${sentence}\n`]);
  });
});

describe('npm run COMMAND -- --help', () => {
  it.each(commands)('%s prints its usage, nothing on stderr, and exits with 0', async (name, first) => {
    const file = scripts[name]?.split(' ').find((word) => word.endsWith('.ts')) ?? '';
    const { code, out, error } = await runScript(file, ['--help'], { DATA_DIR: createTempDirectory() });
    expect([code, error]).toEqual([0, '']);
    expect(out.slice(0, first.length)).toBe(first);
  });

  it.each([
    ['requests', ['export', '--help'], 'export [options]'],
    ['requests', ['help', 'purge'], 'purge [options]'],
    ['requests', ['help', 'exprot'], '[options] [command]'],
    ['hall', ['check', '-h'], 'check [options]'],
    ['staff', ['grant', '--help'], 'grant [options] <EMAIL>'],
  ])('%s -- %j prints the usage of that command, and exits with 0', async (name, args, usage) => {
    const { code, out, error } = await runScript(`tools/cli/${name}.ts`, args, {
      DATA_DIR: createTempDirectory(),
    });
    expect([code, error]).toEqual([0, '']);
    expect(out.split('\n')[0]).toBe(`Usage: npm run ${name} ${usage}`);
  });
});
