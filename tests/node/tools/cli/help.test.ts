/** The help of every command. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createContentProgram } from '../../../../tools/cli/content/commands.ts';
import { createHallProgram } from '../../../../tools/cli/hall/commands.ts';
import { createRequestsProgram } from '../../../../tools/cli/requests/commands.ts';
import { createStaffProgram } from '../../../../tools/cli/staff/commands.ts';
import { createStoreProgram } from '../../../../tools/cli/store/commands.ts';
import { runScript } from '../../../support/server/childProcess.ts';
import { runInProcess } from '../../../support/server/runInProcess.ts';
import { createTempDirectory } from '../../../support/server/runningServer.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const runNamed = (name: string, args: readonly string[]) => {
  const file = scripts[name]?.split(' ').find((word) => word.endsWith('.ts')) ?? '';
  return runScript(file, args, { DATA_DIR: createTempDirectory(), PORT: '0' });
};

/** Command, the word or flag that people use for help, the start of its usage, and settings that it names. */
const commands = [
  ['start', '-h', 'Use: npm start', ['PORT', 'DATA_DIR', 'SITE_URL', 'VITE_FIREBASE_API_KEY']],
  ['dev', '--help', 'Use: npm run dev', ['PORT', 'READ_LIMIT', 'SITE_CONTENT']],
  ['serve', 'help', 'Use: npm run serve', ['HOST', 'TRUST_PROXY', 'REQUESTS_WEBHOOK']],
  ['build', 'help', 'Use: npm run build -- ', ['SITE_URL', 'SITE_PACKED', 'SITE_FORM', 'VITE_TILE_URL']],
  ['init', 'help', 'Usage: npm run init ', []],
  ['deploy', 'help', 'Usage: npm run deploy ', []],
  ['release', '--help', 'Usage: npm run release [options] <VERSION>', []],
  ['translations', '--help', 'Usage: npm run translations', []],
  ['translations', 'help', 'Usage: npm run translations', []],
  ['machines', '--help', 'Usage: npm run machines ', []],
  ['test', '--help', 'Use: npm test', []],
  ['firebase:files', '--help', 'Use: npm run firebase:files', []],
  ['qa', '--help', 'Use: npm run qa', []],
] as const;

describe('§1 the help of a command', () => {
  it.each(commands)('npm run %s %s prints its usage and exits with 0', async (name, arg, start, settings) => {
    const { code, out, error } = await runNamed(name, [arg]);
    expect([code, error, out.slice(0, start.length)]).toEqual([0, '', start]);
    expect(settings.filter((setting) => !out.includes(`\n  ${setting} `))).toEqual([]);
  });

  it.each([
    ['start', ['--port', '80'], "npm start takes no arguments; '--port' is one. Help: npm start help"],
    ['dev', ['--help2'], "npm run dev takes no arguments; '--help2' is one. Help: npm run dev help"],
    ['serve', ['dist'], "npm run serve takes no arguments; 'dist' is one. Help: npm run serve help"],
    ['build', ['--unknown'], 'Unknown option `--unknown`. Help: npm run build help'],
  ])('npm run %s refuses %j in a sentence, with exit code 2', async (name, args, sentence) => {
    const { code, error } = await runNamed(name, args);
    expect([code, error]).toEqual([2, `${sentence}\n`]);
  });

  it.each([
    ['requests [options] [command]', ['help'], createRequestsProgram],
    ['hall [options] [command]', ['--help'], createHallProgram],
    ['staff [options] [command]', ['-h'], createStaffProgram],
    ['content [options] [command]', ['help'], createContentProgram],
    ['store [options] [command]', ['help'], createStoreProgram],
    ['requests export [options]', ['export', '--help'], createRequestsProgram],
    ['requests purge [options]', ['help', 'purge'], createRequestsProgram],
    ['hall check [options]', ['check', '-h'], createHallProgram],
    ['staff grant [options] <EMAIL>', ['grant', '--help'], createStaffProgram],
    ['content import [options] [FILE|FOLDER]', ['import', 'help'], createContentProgram],
    ['store backup [options] [FILE]', ['backup', 'help'], createStoreProgram],
    ['store restore [options] <FILE>', ['restore', '--help'], createStoreProgram],
  ])("'npm run %s' is the usage that %j prints, with exit code 0", async (usage, args, createProgram) => {
    const { code, out, error } = await runInProcess(createProgram, args);
    expect([code, error]).toEqual([0, '']);
    expect(out.split('\n')[0]).toBe(`Usage: npm run ${usage}`);
  });

  it.each([
    ['content', [], createContentProgram],
    ['store', [], createStoreProgram],
    ['requests', ['help', 'exprot'], createRequestsProgram],
  ] as const)('npm run %s with %j prints its help, and exits with 2', async (name, args, createProgram) => {
    const { code, out, error } = await runInProcess(createProgram, args);
    expect([code, error]).toEqual([2, `Name one of its commands. Help: npm run ${name} help\n`]);
    expect(out).toContain(`Usage: npm run ${name} `);
  });
});
