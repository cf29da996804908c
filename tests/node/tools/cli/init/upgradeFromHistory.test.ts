/**
 * §1 The upgrade of docs/adopt.md from versions that barangays may have: each is taken from the history, adopted by its own
 * `init`, and upgraded to the files as they are now.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../../../../tools/cli/init/projectFiles.ts';
import { buildTimeout } from '../../../../support/browser/builtSite.ts';
import { takeSample } from '../../../../support/sampling.ts';
import { initDetailArgs, initNameArgs } from '../../../../support/secondBarangay.ts';
import {
  commitAll,
  copyProject,
  gitIn,
  hashFiles,
  runCommands,
  upgradeSite,
} from '../../../../support/upgrade.ts';

vi.setConfig({ testTimeout: buildTimeout, hookTimeout: buildTimeout });

/** The first is from before most files moved; the second is the last whose documents upgrade by a merge; the third is 0.2.0. */
const versions = ['6971f3f95275899695750823d9f8cbef4e8415f2', '2d202058', 'bd06276a'] as const;

/** The flags that the oldest version knows too. */
const initArgs = [...initNameArgs, ...initDetailArgs];

const hasHistory = versions.every(
  (version) =>
    spawnSync('git', ['merge-base', '--is-ancestor', version, 'HEAD'], { cwd: projectRoot }).status === 0,
);
const unlessThere = hasHistory ? '' : ' (skipped: this clone does not have the history)';

const directory = mkdtempSync(join(tmpdir(), 'barangay-history-'));
const upstream = join(directory, 'upstream');
const fresh = join(directory, 'fresh');

/** `npm run init` of the version that is checked out. */
const runOwnInit = (root: string, flags: readonly string[]): void => {
  const args = [...initArgs, ...flags].map((arg) => `'${arg}'`).join(' ');
  expect(runCommands(root, `node $(ls tools/cli/init.ts tools/init.ts 2>/dev/null) ${args}`)).toMatchObject({
    code: 0,
    error: '',
  });
};

beforeAll(() => {
  if (!hasHistory) return;
  symlinkSync(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
  gitIn(directory, 'clone', '-q', '--shared', '--no-checkout', projectRoot, 'upstream');
  gitIn(upstream, 'checkout', '-q', '-B', 'main');
  for (const file of gitIn(upstream, 'ls-files', '-z').split('\0').filter(Boolean))
    rmSync(join(upstream, file));
  copyProject(upstream);
  gitIn(upstream, 'add', '-A');
  gitIn(upstream, 'commit', '-q', '--allow-empty', '-m', 'This version');
  gitIn(directory, 'clone', '-q', upstream, 'fresh');
  // The tests may run at a barangay that is adopted itself.
  runOwnInit(fresh, ['--new-place']);
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

const owned = [
  'content/*_List.json',
  'public/images/seal.svg',
  'docs/own.txt',
  'public/images/own-of-this-test.svg',
];

/** The site file without what its picture shows: init renders the picture of an older version again. */
const readSiteFile = (root: string): object => {
  const { picture, ...site } = JSON.parse(readFileSync(join(root, 'src/site.json'), 'utf8')) as {
    readonly picture: { readonly shows: string };
  };
  const { shows: _, ...stays } = picture;
  return { ...site, picture: stays };
};

/** What a barangay writes: news of its own beside the samples, a picture, a document. */
const writeOwnFiles = (root: string): void => {
  const file = join(root, 'content/News_List.json');
  const news = JSON.parse(readFileSync(file, 'utf8')) as readonly object[];
  writeFileSync(file, `${JSON.stringify([...news, { ...news[0], id: 'ours', title: 'Ours' }], null, 2)}\n`);
  cpSync(join(root, 'public/images/seal.svg'), join(root, 'public/images/own-of-this-test.svg'));
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(join(root, 'docs/own.txt'), 'Ours.\n');
};

const makeClone = (version: string, name: string): string => {
  gitIn(directory, 'clone', '-q', '--no-checkout', upstream, name);
  gitIn(join(directory, name), 'checkout', '-q', '-B', 'main', version);
  runOwnInit(join(directory, name), []);
  return join(directory, name);
};

/** A copy without any history, as `init --into` makes it. */
const makeCopy = (version: string, name: string): string => {
  const [from, root] = [join(directory, `${name}-from`), join(directory, name)];
  gitIn(directory, 'clone', '-q', '--no-checkout', upstream, `${name}-from`);
  gitIn(from, 'checkout', '-q', '-B', 'main', version);
  runOwnInit(from, ['--into', root]);
  gitIn(root, 'init', '-q', '-b', 'main');
  return root;
};

/** Path → content, without what is the barangay's, and without lists that a command makes of its content. */
const projectFilesOf = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    gitIn(root, 'ls-files', '-s')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.split('\t')[1]!, line.split(' ')[1]!] as const)
      .filter(
        ([file]) =>
          !/^(?:content|docs\/translations|src\/i18n\/translatedFrom)|^src\/site\.json$|^public\/images\/(?:seal|barangay-)/.test(
            file,
          ),
      ),
  );

describe('the upgrade of docs/adopt.md', () => {
  it.skipIf(!hasHistory).each(
    takeSample(
      versions.flatMap((version) => [
        { version, kind: 'a clone', make: makeClone },
        { version, kind: 'a site made with --into', make: makeCopy },
      ]),
    ),
  )(
    `ends with the files of a site that is adopted today and with everything that the barangay wrote: from $version, $kind${unlessThere}`,
    ({ version, kind, make }) => {
      const root = make(version, `${version}-${kind.at(-1)}`);
      writeOwnFiles(root);
      commitAll(root, 'Our site');
      const readOwned = () => [readSiteFile(root), ...owned.map((pattern) => hashFiles(root, pattern))];
      const before = readOwned();
      const out = upgradeSite(root, upstream);
      expect(out).not.toContain('You changed');
      expect(readOwned()).toEqual(before);
      gitIn(fresh, 'add', '-A');
      const {
        'docs/own.txt': document,
        'public/images/own-of-this-test.svg': photograph,
        ...files
      } = projectFilesOf(root);
      expect([document, photograph]).toEqual([expect.any(String), expect.any(String)]);
      expect(files).toEqual(projectFilesOf(fresh));
      const pictures = gitIn(root, 'ls-files', 'public/images/barangay-*').split('\n').filter(Boolean);
      expect(pictures).toEqual(['public/images/barangay-sample.png']);
    },
  );
});
