/**
 * §1 §6 The upgrade that docs/adopt.md describes, run as documented: git in a temporary folder, an upstream of two commits,
 * and sites adopted from the first one.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteRules } from '../../../../../server/ops/siteRules.ts';
import { site } from '../../../../../src/site.ts';
import { listProjectFiles, projectRoot } from '../../../../../tools/cli/init/projectFiles.ts';
import { initDetailArgs, initNameArgs, runInitIn } from '../../../../support/secondBarangay.ts';

const rulesFile = 'server/firestore.rules';
const upstreamFiles = [rulesFile, 'server/firestore.indexes.json', 'firebase.json'] as const;
const namedTest = 'tests/repo/specificationOfDicklum.test.ts';
const picture = `public${site.picture.src}`;

const env = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  GIT_AUTHOR_NAME: 'Sample',
  GIT_AUTHOR_EMAIL: 'sample@example.com',
  GIT_COMMITTER_NAME: 'Sample',
  GIT_COMMITTER_EMAIL: 'sample@example.com',
  GIT_CONFIG_GLOBAL: '',
  GIT_CONFIG_NOSYSTEM: '1',
};

const gitIn = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const commitAll = (root: string, message: string): void => {
  gitIn(root, 'add', '-A');
  gitIn(root, 'commit', '-q', '-m', message);
};

const textIn = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

/** File → the hash of its content. */
const filesIn = (root: string, pattern: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync(pattern, { cwd: root }).map((file) => [file, hash('sha256', readFileSync(join(root, file)))]),
  );

/** File → the edit that makes its text an older version: rules, headers, and files that an adopter owns too. */
const olderTexts: Readonly<Record<string, (text: string) => string>> = {
  [rulesFile]: (text) => text.replace(/^ *allow .*isStaff\(\).*\n/gm, ''),
  'server/firestore.indexes.json': (text) => text.replace(/"order": "DESCENDING"/, '"order": "ASCENDING"'),
  'firebase.json': (text) => text.replace('"DENY"', '"SAMEORIGIN"'),
  'package.json': (text) => text.replace(/"version": ".*"/, '"version": "0.0.9"'),
  'README.md': (text) => text.replace(/^(# Barangay .*)$/m, '$1, older'),
  'docs/design.md': (text) => text.replace(/(?<=^\| `deep` \|.*) \|$/m, ', older |'),
  'docs/machines/formRequest.svg': (text) => text.replace('--knot:#', '--older:#000000;--knot:#'),
  'src/site.json': (text) => text.replace('"name":', '"name" :'),
  'content/News_List.json': (text) => `${text}\n`,
  'public/images/seal.svg': (text) => `${text}<!-- older -->\n`,
  [picture]: (text) => `${text}older`,
  [namedTest]: (text) => `${text}// older\n`,
  ...Object.fromEntries(globSync('docs/pictures/*').map((file) => [file, (text: string) => `${text}older`])),
};

const directory = mkdtempSync(join(tmpdir(), 'barangay-upgrade-'));
const upstream = join(directory, 'upstream');

beforeAll(() => {
  // Found by every site below.
  symlinkSync(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
  for (const file of listProjectFiles()) {
    mkdirSync(dirname(join(upstream, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(upstream, file));
  }
  const olds = Object.entries(olderTexts).filter(([file]) => existsSync(join(upstream, file)));
  for (const [file, toOlder] of olds) {
    const now = textIn(upstream, file);
    const older = toOlder(now);
    expect([file, older === now]).toEqual([file, false]);
    writeFileSync(join(upstream, file), older);
  }
  gitIn(upstream, 'init', '-q', '-b', 'main');
  commitAll(upstream, 'An earlier version');
  gitIn(upstream, 'branch', 'earlier');
  for (const [file] of olds) cpSync(join(projectRoot, file), join(upstream, file));
  writeFileSync(join(upstream, 'content/Later_List.json'), '[]\n');
  commitAll(upstream, 'This version');
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Edits the rules as the first `npm run init` did. */
const editRulesAsOldInit = (root: string): void =>
  writeFileSync(
    join(root, rulesFile),
    textIn(root, rulesFile)
      .replace(/\/\w+\/(\{collection\}|\w+)\/list\//g, '/Sample_website/$1/list/')
      .replace(/(d\.zone >= 1 && d\.zone <= )\d+/g, '$112'),
  );

const takePictures = (root: string): void => {
  for (const file of globSync('docs/pictures/*', { cwd: root })) writeFileSync(join(root, file), 'own');
};

/** Adopts a site from the earlier version and commits it. */
const adoptSite = (name: string, edit: (root: string) => void): string => {
  const root = join(directory, name);
  gitIn(directory, 'clone', '-q', '--branch', 'earlier', upstream, name);
  // The tests may run at a barangay that is adopted itself.
  const result = runInitIn(root, [...initNameArgs, ...initDetailArgs, '--new-place']);
  expect(result).toMatchObject({ code: 0, error: '' });
  edit(root);
  commitAll(root, 'Our site');
  return root;
};

/** The block of commands in docs/adopt.md; the packages are there already. */
const readDocumentedCommands = (): string => {
  const [, block = ''] =
    /```sh\n(git remote add upstream[^`]*)```/.exec(readFileSync('docs/adopt.md', 'utf8')) ?? [];
  return block.replace('ADDRESS-OF-THIS-PROJECT', upstream).replace('npm ci\n', '');
};

const upgrade = (root: string, commands = readDocumentedCommands()): void => {
  const { stdout, stderr } = spawnSync('sh', ['-c', commands], { cwd: root, env, encoding: 'utf8' });
  expect([gitIn(root, 'status', '--porcelain'), stdout + stderr]).toEqual(['', expect.any(String)]);
};

const own = ['src/site.json', 'content/*', 'public/images/seal.svg', 'public/images/barangay-*'] as const;

/** Expects the state that every upgrade ends with. @param before the site's own files before the upgrade */
const expectUpgraded = (root: string, before: readonly unknown[]): void => {
  for (const file of upstreamFiles)
    expect([file, textIn(root, file)]).toEqual([file, textIn(upstream, file)]);
  expect(filesIn(root, 'docs/pictures/*')).toEqual(filesIn(upstream, 'docs/pictures/*'));
  expect(own.map((pattern) => filesIn(root, pattern))).toEqual(before);
  expect(createSiteRules(textIn(root, rulesFile), { root: 'Sample_website', zones: 12 })).toContain(
    'isStaff()',
  );
  expect(existsSync(join(root, namedTest))).toBe(false);
  expect(JSON.parse(textIn(root, 'package.json'))).toMatchObject({
    name: 'barangay-sample',
    version: JSON.parse(textIn(upstream, 'package.json')).version,
  });
  expect(textIn(root, 'README.md')).toMatch(/^# Barangay Sample$/m);
  for (const file of ['docs/design.md', 'docs/machines/formRequest.svg'])
    expect([file, /older/.test(textIn(root, file))]).toEqual([file, false]);
  expect(textIn(root, 'docs/design.md')).toContain('#12305a');
  expect(runInitIn(root, initNameArgs).out).toContain('Nothing changes');
};

describe('the upgrade of docs/adopt.md', () => {
  it.each([
    ['made by this init, without a change of its own', () => {}],
    ['made by this init, with pictures of its own', takePictures],
    ['made by an older init, which edited the rules', editRulesAsOldInit],
  ])('brings the rules, indexes, headers and pictures of upstream into a site %s', (_, edit) => {
    const root = adoptSite(`site-${edit.name || 'plain'}`, edit);
    const before = own.map((pattern) => filesIn(root, pattern));
    upgrade(root);
    expectUpgraded(root, before);
    expect(gitIn(root, 'log', '-1', '--format=%s %p')).toMatch(/^Upgrade \w+ \w+\n$/);
  });

  it('finds the rules, indexes and headers unedited in a site made by this init', () => {
    const root = adoptSite('unedited', () => {});
    expect(gitIn(root, 'diff', '--name-only', 'origin/earlier', 'HEAD', '--', ...upstreamFiles)).toBe('');
  });

  it('brings the same files into a site made with --into, which shares no history with upstream', () => {
    const root = adoptSite('shared', () => {});
    rmSync(join(root, '.git'), { recursive: true });
    gitIn(root, 'init', '-q', '-b', 'main');
    commitAll(root, 'Our site');
    const before = own.map((pattern) => filesIn(root, pattern));
    upgrade(root, readDocumentedCommands().replace('git merge', 'git merge --allow-unrelated-histories'));
    expectUpgraded(root, before);
  });

  it('readSiteRules fails on the rules of an older init, and prints the git command that replaces them', () => {
    const root = adoptSite('kept', editRulesAsOldInit);
    spawnSync('git', ['merge', '--no-commit', '-X', 'ours', 'origin/main'], { cwd: root, env });
    const { status, stderr } = spawnSync(
      process.execPath,
      ['-e', "import('./server/ops/siteRules.ts').then(({ readSiteRules }) => readSiteRules())"],
      { cwd: root, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('git checkout upstream/main -- server/firestore.rules');
  });
});
