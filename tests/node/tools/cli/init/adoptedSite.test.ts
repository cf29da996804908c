/** §1 A newly adopted site passes the tests: they test the code, and not whose site it is. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PlainObject } from '../../../../../packages/embedded-firestore/src/protocol/index.ts';
import { contentListNames } from '../../../../../server/content/contentFiles.ts';
import type { ListName } from '../../../../../src/content/schema/lists.ts';
import { findBinFile } from '../../../../../tools/cli/lib/binFile.ts';
import { isFullRun } from '../../../../support/sampling.ts';
import { commitAllFiles, createSecondBarangay, initDetailArgs } from '../../../../support/secondBarangay.ts';
import { contentSamples, toContentFile } from '../../../../support/server/contentSamples.ts';
import { writeFiles } from '../../../../support/server/runningServer.ts';

const projects = ['--project', 'repo', '--project', 'unit'] as const;

/** The tests that name zones, content, telephone or rules; in a full run all of these projects. */
const tests = isFullRun
  ? projects
  : [
      ...projects,
      ...['tests/repo/specification', 'tests/repo/siteNeutral'],
      ...['tests/unit/server/ops/siteRules', 'tests/unit/server/content/translations'],
      ...['tests/unit/content/seo/structuredData', 'tests/unit/form/record'],
    ];

/** Those of them that start a server or a command, without the emulator. */
const testsWithServers = [
  ...['--project', 'node', '--testNamePattern', '^(?!.*emulator)'],
  ...['tests/node/form/agreement', 'tests/node/tools/cli/requests/filters'],
  'tests/node/server/main',
];

/** The tests that read records, of this project or of the barangay. */
const testsOfContent = [
  ...projects,
  ...['tests/repo/law', 'tests/unit/content/search/searchIndex', 'tests/unit/server/content'],
  ...['tests/unit/staff/content/values', 'tests/unit/tools/bench/page/bytes'],
];

/** One record in each list, as a barangay writes it: no sample, with an official's name and a number that reaches somebody. */
const ownRecords = {
  ...contentSamples,
  contacts: { ...contentSamples.contacts, mobileCon1: '0900 000 0001' },
  officials: { ...contentSamples.officials, name: 'Sample Name' },
  charter: { ...contentSamples.charter, translations: { ceb: { name: 'Sample nga serbisyo 2' } } },
} as const satisfies Record<ListName, PlainObject>;

/**
 * The environment, without the variables that Vitest sets for its own workers, and without FULL: whose site it is cannot
 * depend on the thousandth random draw, which the same run has tried already.
 */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TEST$|NODE_ENV$|DEV$|PROD$|MODE$|SSR$|FULL$)/.test(name),
  ),
);

const commitAndRun = (
  root: string,
  ...runs: readonly (readonly [file: string, ...args: string[]])[]
): void => {
  commitAllFiles(root);
  for (const [file, ...args] of runs) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    const output = status === 0 ? '' : `${stdout}${stderr}`.slice(-20_000);
    expect([file, status, output]).toEqual([file, 0, '']);
  }
};

const vitest = [findBinFile('vitest'), 'run', '--reporter', 'dot'] as const;

const adopt = (args: readonly string[]): string => {
  const { root, result, remove } = createSecondBarangay(args);
  onTestFinished(remove);
  expect(result).toMatchObject({ code: 0, error: '' });
  return root;
};

describe('a newly adopted site', () => {
  it('is tested by files that exist', () => {
    const named = [...tests, ...testsWithServers, ...testsOfContent].filter((arg) =>
      arg.startsWith('tests/'),
    );
    const isThere = (name: string) => [name, `${name}.test.ts`, `${name}.test.tsx`].some(existsSync);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  it('passes the tests that could depend on whose site it is, and has formatted files', () => {
    commitAndRun(
      adopt([...initDetailArgs, '--zones', '1']),
      [
        findBinFile('@biomejs/biome'),
        'check',
        '--error-on-warnings',
        'src/site.json',
        'content',
        'package.json',
      ],
      [...vitest, ...tests],
      [...vitest, ...testsWithServers],
    );
  }, 1_200_000);

  it.each([
    ['are empty', () => []],
    ['have one record each, of its own', (list: ListName) => [ownRecords[list]]],
  ])(
    'passes the tests that read records when its lists %s',
    (_, toRecords) => {
      const root = adopt([]);
      for (const list of contentListNames)
        writeFiles(join(root, 'content'), toContentFile(list, toRecords(list)));
      commitAndRun(root, [...vitest, ...testsOfContent]);
    },
    1_200_000,
  );
});
