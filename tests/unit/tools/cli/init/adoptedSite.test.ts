/** §1 A site that was just adopted passes the tests: they hold the code, and not whose site it is. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isFullRun } from '../../../../support/sampling.ts';
import { commitAllFiles, createSecondBarangay, initDetailArgs } from '../../../../support/secondBarangay.ts';

const projects = ['--project', 'house', '--project', 'facts'] as const;

/** Those that name zones, content, telephone or rules, without the emulator; in the full run all of them but this one. */
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

/** The environment, without what this run of Vitest tells its own workers. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TEST$|NODE_ENV$|DEV$|PROD$|MODE$|SSR$)/.test(name),
  ),
);

describe('an adopted site that nobody has touched', () => {
  it('passes the tests that could depend on whose site it is, and its files are formatted', () => {
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
      const told = status === 0 ? '' : `${stdout}${stderr}`.slice(-20_000);
      expect([args[0], status, told]).toEqual([args[0], 0, '']);
    };
    run('biome', 'check', '--error-on-warnings', 'src/site.json', 'content', 'package.json');
    run('vitest', 'run', '--reporter', 'dot', ...tests);
  }, 1_200_000);
});
