/** §1 A newly adopted site passes the tests: they test the code, and not whose site it is. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isFullRun } from '../../../../support/sampling.ts';
import { commitAllFiles, createSecondBarangay, initDetailArgs } from '../../../../support/secondBarangay.ts';

const projects = ['--project', 'repo', '--project', 'unit'] as const;

/** The tests that name zones, content, telephone or rules, without the emulator; in a full run all tests but this one. */
const tests = isFullRun
  ? [...projects, '--exclude', 'tests/unit/tools/cli/init/adoptedSite.test.ts']
  : [
      ...['--testNamePattern', '^(?!.*emulator)'],
      ...[
        ...projects,
        'tests/repo/map',
        'tests/repo/siteNeutral',
        'tests/unit/server/ops/siteRules',
        'tests/unit/content/seo/structuredData',
      ],
      ...[
        'tests/unit/form/agreement',
        'tests/unit/form/record',
        'tests/unit/tools/cli/requests/filters',
        'tests/unit/server/content/translations',
      ],
    ];

/**
 * The environment, without the variables that Vitest sets for its own workers, and without FULL: whose site it is cannot
 * depend on the thousandth random draw, which the same run has tried already.
 */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TEST$|NODE_ENV$|DEV$|PROD$|MODE$|SSR$|FULL$)/.test(name),
  ),
);

describe('a newly adopted site', () => {
  it('passes the tests that could depend on whose site it is, and has formatted files', () => {
    const { root, result, remove } = createSecondBarangay([...initDetailArgs, '--zones', '1']);
    onTestFinished(remove);
    expect(result).toMatchObject({ code: 0, error: '' });
    commitAllFiles(root);
    const run = (...args: readonly string[]): void => {
      const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...args], {
        cwd: root,
        env,
        encoding: 'utf8',
      });
      const output = status === 0 ? '' : `${stdout}${stderr}`.slice(-20_000);
      expect([args[0], status, output]).toEqual([args[0], 0, '']);
    };
    run('biome', 'check', '--error-on-warnings', 'src/site.json', 'content', 'package.json');
    run('vitest', 'run', '--reporter', 'dot', ...tests);
  }, 1_200_000);
});
