/** The commands of the hall and of adopters, as npm passes what people type: with dashes, as words, and where npm takes flags. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { createContentProgram } from '../../../../tools/cli/content/commands.ts';
import { findNpmFile } from '../../../../tools/cli/lib/binFile.ts';
import { createRequestsProgram } from '../../../../tools/cli/requests/commands.ts';
import { createStoreProgram } from '../../../../tools/cli/store/commands.ts';
import { runScript } from '../../../support/server/childProcess.ts';
import { runInProcess } from '../../../support/server/runInProcess.ts';
import { createTempDirectory } from '../../../support/server/runningServer.ts';

const runNpm = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [findNpmFile(), 'run', '-s', ...args], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout, error: stderr };
};

const dashed = ['--', '--name', 'Sample', '--municipality', 'Sampleton', '--province', 'Samplevia'] as const;

describe('§1 npm run init', () => {
  it('plans the same site for flags with dashes and for words', () => {
    const expected = runNpm('init', ...dashed, '--new-place', '--dry-run');
    expect(expected).toMatchObject({ code: 0, error: '' });
    expect(expected.out).toContain('Barangay Sample, Municipality of Sampleton, Province of Samplevia\n');
    const place = ['name=Sample', 'municipality=Sampleton', 'province=Samplevia'];
    expect(runNpm('init', ...place, 'new-place', 'dry-run')).toEqual(expected);
  });

  it('plans that site, and says how it read the flags, where npm took them', async () => {
    const taken = {
      npm_command: 'run-script',
      npm_config_name: 'Sample',
      ...{ npm_config_province: 'true', npm_config_municipality: 'true', npm_config_dry_run: 'true' },
      npm_config_new_place: 'true',
    };
    const { code, out, error } = await runScript('tools/cli/init.ts', ['Sampleton', 'Samplevia'], taken);
    expect(code).toBe(0);
    expect(out).toContain('Barangay Sample, Municipality of Sampleton, Province of Samplevia\n');
    expect(out).toContain('Nothing was written.');
    expect(error).toBe(
      'npm took flags for itself. They are read as: --name=Sample --municipality=Sampleton --province=Samplevia --new-place --dry-run. Where that is wrong, write them without dashes: name=Sample municipality=Sampleton province=Samplevia new-place dry-run\n',
    );
  });
});

const programs = {
  content: createContentProgram,
  requests: createRequestsProgram,
  store: createStoreProgram,
} as const;

describe('§6 commands of the hall whose flags npm took', () => {
  const run = (name: keyof typeof programs, args: readonly string[], env: Readonly<Record<string, string>>) =>
    runInProcess(programs[name], args, { DATA_DIR: createTempDirectory(), ...env });

  it.each([
    ['requests', ['purge'], { npm_config_dry_run: 'true' }, 'purge --dry-run', 'read as: --dry-run.'],
    ['requests', ['export', 'soon'], { npm_config_day: 'true' }, 'the day', '--day=soon'],
    ['requests', ['export'], { npm_config_token_description: 'nowhere' }, 'the store', '--to=nowhere'],
    ['content', ['import', 'none'], { npm_config_dry_run: 'true' }, 'the dry run', '--dry-run'],
    ['content', ['export', 'records'], { npm_config_from: 'nowhere' }, 'the store', '--from=nowhere'],
    ['store', ['restore', 'none.sqlite'], { npm_config_damaged: 'true' }, 'the consent', '--damaged'],
  ] as const)('%s %j with %j keeps %s', async (name, args, env, _, expected) => {
    const { error } = await run(name, args, { npm_command: 'run-script', ...env });
    expect(error).toContain('npm took flags for itself.');
    expect(error.split('\n')[0]).toContain(expected);
  });

  it.each([
    ['requests', ['export', 'day=soon'], "'--day <DAY>' argument 'soon' is invalid"],
    ['requests', ['export', 'zone=x'], "'--zone <N>' argument 'x' is invalid"],
    ['content', ['export', 'records', 'from=nowhere'], "'--from <STORE>' argument 'nowhere' is invalid"],
  ] as const)('%s %j reads the words as flags, and refuses a wrong value', async (name, args, says) => {
    const { code, error } = await run(name, args, {});
    expect([code, error]).toEqual([2, expect.stringContaining(says)]);
  });
});
