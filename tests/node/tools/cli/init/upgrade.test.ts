/**
 * §1 §6 The upgrade that docs/adopt.md describes, run as documented: git in a temporary folder, an upstream of two commits,
 * and sites adopted from the first one.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
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
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSiteRules } from '../../../../../server/ops/siteRules.ts';
import { site } from '../../../../../src/site.ts';
import { projectRoot } from '../../../../../tools/cli/init/projectFiles.ts';
import { buildTimeout } from '../../../../support/browser/builtSite.ts';
import { initDetailArgs, initNameArgs, runInitIn } from '../../../../support/secondBarangay.ts';
import {
  commitAll,
  copyProject,
  gitIn,
  hashFiles,
  readDocumentedCommands,
  runCommands,
  upgradeEnv,
  upgradeSite,
} from '../../../../support/upgrade.ts';

vi.setConfig({ testTimeout: buildTimeout, hookTimeout: buildTimeout });

const rulesFile = 'server/firestore.rules';
const upstreamFiles = [rulesFile, 'server/firestore.indexes.json', 'firebase.json'] as const;
const namedTest = 'tests/repo/specificationOfDicklum.test.ts';
const picture = `public${site.picture.src}`;

/** Files that only the earlier version has. */
const deletedChart = 'docs/machines/earlierMachine.svg';
const deletedCode = 'src/earlier.ts';

/** The vocabulary of the search, which only the later version has, and which fits every barangay. */
const sharedContent = 'content/search-words.json';

/** An earlier version had its charts as pictures, in the colors of the site. */
const chartInColour = (colour: string): string => `<svg style="--knot:${colour}"/>\n`;

const textIn = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

/** File → the edit that makes its text an older version: rules, headers, and files that an adopter owns too. */
const olderTexts: Readonly<Record<string, (text: string) => string>> = {
  [rulesFile]: (text) => text.replace(/^ *allow .*isStaff\(\).*\n/gm, ''),
  'server/firestore.indexes.json': (text) => text.replace(/"order": "DESCENDING"/, '"order": "ASCENDING"'),
  'firebase.json': (text) => text.replace('"DENY"', '"SAMEORIGIN"'),
  '.gitignore': (text) => text.replace(/^\/docs\/machines\/.*\n/gm, ''),
  'package.json': (text) => text.replace(/"version": ".*"/, '"version": "0.0.9"'),
  'README.md': (text) => text.replace(/^(# Barangay .*)$/m, '$1, older'),
  'docs/design.md': (text) => text.replace(/(?<=^\| `deep` \|.*) \|$/m, ', older |'),
  'src/site.json': (text) => text.replace('"name":', '"name" :'),
  'content/News_List.json': (text) => `${text}\n`,
  'public/images/seal.svg': (text) => `${text}<!-- older -->\n`,
  [picture]: (text) => `${text}older`,
  [namedTest]: (text) => `${text}// older\n`,
  ...Object.fromEntries(globSync('docs/pictures/*').map((file) => [file, (text: string) => `${text}older`])),
};

const directory = mkdtempSync(join(tmpdir(), 'barangay-upgrade-'));
const upstream = join(directory, 'upstream');
const adopted = join(directory, 'adopted');

beforeAll(() => {
  // Found by every site below.
  symlinkSync(join(projectRoot, 'node_modules'), join(directory, 'node_modules'));
  copyProject(upstream);
  const olds = Object.entries(olderTexts).filter(([file]) => existsSync(join(upstream, file)));
  for (const [file, toOlder] of olds) {
    const now = textIn(upstream, file);
    const older = toOlder(now);
    expect([file, older === now]).toEqual([file, false]);
    writeFileSync(join(upstream, file), older);
  }
  rmSync(join(upstream, sharedContent));
  writeFileSync(join(upstream, deletedChart), chartInColour('#b0532c'));
  writeFileSync(join(upstream, deletedCode), 'export {};\n');
  gitIn(upstream, 'init', '-q', '-b', 'main');
  commitAll(upstream, 'An earlier version');
  gitIn(upstream, 'branch', 'earlier');
  for (const [file] of olds) cpSync(join(projectRoot, file), join(upstream, file));
  cpSync(join(projectRoot, sharedContent), join(upstream, sharedContent));
  writeFileSync(join(upstream, 'content/Later_List.json'), '[]\n');
  for (const file of [deletedChart, deletedCode]) rmSync(join(upstream, file));
  commitAll(upstream, 'This version');
  gitIn(directory, 'clone', '-q', '--branch', 'earlier', upstream, 'adopted');
  // The tests may run at a barangay that is adopted itself.
  const result = runInitIn(adopted, [...initNameArgs, ...initDetailArgs, '--new-place']);
  expect(result).toMatchObject({ code: 0, error: '' });
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

/** A site adopted from the earlier version, with an edit of its own, committed. */
const adoptSite = (name: string, edit: (root: string) => void): string => {
  const root = join(directory, name);
  cpSync(adopted, root, { recursive: true });
  edit(root);
  commitAll(root, 'Our site');
  return root;
};

const own = [
  'src/site.json',
  'content/*_List.json',
  'public/images/seal.svg',
  'public/images/barangay-*',
] as const;

/** Expects the state that every upgrade ends with. @param before the site's own files before the upgrade */
const expectUpgraded = (root: string, before: readonly unknown[]): void => {
  for (const file of upstreamFiles)
    expect([file, textIn(root, file)]).toEqual([file, textIn(upstream, file)]);
  expect(hashFiles(root, 'docs/pictures/*')).toEqual(hashFiles(upstream, 'docs/pictures/*'));
  expect(own.map((pattern) => hashFiles(root, pattern))).toEqual(before);
  expect(createSiteRules(textIn(root, rulesFile), { root: 'Sample_website', zones: 12 })).toContain(
    'isStaff()',
  );
  expect(existsSync(join(root, namedTest))).toBe(false);
  expect(JSON.parse(textIn(root, 'package.json'))).toMatchObject({
    name: 'barangay-sample',
    version: JSON.parse(textIn(upstream, 'package.json')).version,
  });
  expect(textIn(root, 'README.md')).toMatch(/^# Barangay Sample$/m);
  expect(textIn(root, 'docs/design.md')).not.toContain(', older');
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
    const before = own.map((pattern) => hashFiles(root, pattern));
    upgradeSite(root, upstream);
    expectUpgraded(root, before);
    expect(gitIn(root, 'log', '-1', '--format=%s %p')).toMatch(/^Upgrade to [\d.]+ \(\w+\) \w+ \w+\n$/);
  });

  it.each([
    ['its tag', 'v9.0.0'],
    ['its commit', null],
  ])('takes a version that is named by %s, and notes its commit', (_, tag) => {
    gitIn(upstream, 'tag', '-f', '-a', 'v9.0.0', '-m', 'Version 9.0.0');
    const commit = gitIn(upstream, 'rev-parse', 'main').trim();
    const source = tag ?? commit;
    const root = adoptSite(`by-${source}`, () => {});
    const before = own.map((pattern) => hashFiles(root, pattern));
    const lines = [
      `git remote add upstream ${upstream} && git fetch -q upstream --tags`,
      `git checkout -q ${source} -- tools/cli/upgrade.mjs`,
      `node tools/cli/upgrade.mjs ${source} --skip-install`,
    ];
    expect(runCommands(root, lines.join(' && ')).code).toBe(0);
    expectUpgraded(root, before);
    const [, short = ''] = /^Upgrade to \S+ \((\w+)\)/.exec(gitIn(root, 'log', '-1', '--format=%s')) ?? [];
    expect([short.length > 6, commit.startsWith(short)]).toEqual([true, true]);
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
    const before = own.map((pattern) => hashFiles(root, pattern));
    upgradeSite(root, upstream);
    expectUpgraded(root, before);
  });

  it.each([
    ['code', 'src/pages/Home.tsx', '// ours'],
    ['a sentence of README.md beside those with names', 'README.md', 'Ours too.'],
    ['a package', 'package.json', ''],
    ['the rules', rulesFile, '// ours'],
  ])(
    'lists %s that the site changed, saves it as a patch and stops, and goes on with --mine-is-saved',
    (_, file, line) => {
      const root = adoptSite(`changed-${file.replaceAll('/', '-')}`, (site) => {
        const before = textIn(site, file);
        writeFileSync(
          join(site, file),
          line === ''
            ? before.replace('"dependencies": {', '"dependencies": { "ours": "1.0.0",')
            : `${before}${line}\n`,
        );
      });
      const [head, mine] = [gitIn(root, 'rev-parse', 'HEAD'), textIn(root, file)];
      const stopped = runCommands(root, readDocumentedCommands(upstream));
      expect(stopped).toMatchObject({
        code: 1,
        out: expect.stringContaining(`:\n  ${file}\nYour changes are saved in upgrade-mine.patch.\n`),
        error: expect.stringContaining('--mine-is-saved'),
      });
      expect([gitIn(root, 'rev-parse', 'HEAD'), textIn(root, file)]).toEqual([head, mine]);

      const again = runCommands(root, 'node tools/cli/upgrade.mjs --mine-is-saved --skip-install');
      expect(again).toMatchObject({
        code: 0,
        out: expect.stringContaining('git apply --3way upgrade-mine.patch'),
      });
      expect(gitIn(root, 'status', '--porcelain')).toBe('');
      expect(textIn(root, file)).not.toBe(mine);
      // In package.json git marks both sides where the version beside the name changed too.
      runCommands(root, 'git apply --3way upgrade-mine.patch');
      expect(textIn(root, file)).toContain(line === '' ? '"ours"' : line);
    },
  );

  it('keeps every file that upstream never had, removes what upstream deleted, and takes the vocabulary of the search', () => {
    const ownFiles = [
      'docs/our notes/ñ.txt',
      'public/images/hall-480.webp',
      'content/Ours_List.json',
    ] as const;
    const root = adoptSite('own-files', (site) => {
      for (const file of ownFiles) {
        mkdirSync(dirname(join(site, file)), { recursive: true });
        writeFileSync(join(site, file), file);
      }
      // An older init put the colors of the site into a chart that upstream has no more.
      writeFileSync(join(site, deletedChart), chartInColour('#12305a'));
    });
    upgradeSite(root, upstream);
    expect(ownFiles.map((file) => textIn(root, file))).toEqual(ownFiles);
    expect(
      [deletedChart, deletedCode, 'content/Later_List.json'].filter((file) => existsSync(join(root, file))),
    ).toEqual([]);
    expect(textIn(root, sharedContent)).toBe(textIn(upstream, sharedContent));
  });

  it('changes nothing at a second run', () => {
    const root = adoptSite('twice', () => {});
    upgradeSite(root, upstream);
    const head = gitIn(root, 'rev-parse', 'HEAD');
    expect(runCommands(root, 'node tools/cli/upgrade.mjs --skip-install')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nothing changes'),
    });
    expect([gitIn(root, 'rev-parse', 'HEAD'), gitIn(root, 'status', '--porcelain')]).toEqual([head, '']);
  });

  it('says how to go on and how to go back when the packages cannot be installed, and both work', () => {
    const root = adoptSite('no-packages', () => {});
    const broken = join(directory, 'broken-npm');
    mkdirSync(broken);
    writeFileSync(join(broken, 'npm'), '#!/bin/sh\necho no network >&2\nexit 1\n');
    chmodSync(join(broken, 'npm'), 0o755);
    const env = { ...upgradeEnv, PATH: [broken, upgradeEnv.PATH].join(delimiter) };
    const failed = runCommands(root, readDocumentedCommands(upstream, ''), env);
    expect(failed).toMatchObject({ code: 1, error: expect.stringContaining('upgrade.mjs --continue') });
    gitIn(root, 'reset', '-q', '--hard');
    expect(gitIn(root, 'status', '--porcelain')).toBe('');

    const [, , checkout = '', command = ''] = readDocumentedCommands(upstream, '').split('\n');
    expect(runCommands(root, `${checkout} && ${command}`, env).code).toBe(1);
    const went = runCommands(root, `${command} --continue --skip-install`);
    expect(went).toMatchObject({ code: 0, out: expect.stringContaining('Upgraded to') });
    expect(gitIn(root, 'status', '--porcelain')).toBe('');
  });

  it.each([
    ['uncommitted changes', 'echo more >> README.md', 'Commit first: the upgrade can then be undone by git.'],
    ['a file that git does not know', 'echo more > new.txt', 'Commit first'],
    ['an unknown source', 'set -- upstream/none', 'There is no upstream/none here'],
    [
      'a source that is another project',
      'git branch other $(git commit-tree -m x $(git mktree </dev/null)); set -- other',
      'other is no later version of this project',
    ],
    [
      'a merge that is not finished',
      'git merge -q -s ours --no-commit --no-ff upstream/main',
      'A merge is not finished',
    ],
    ['an unknown flag', 'set -- --force', 'Use: node tools/cli/upgrade.mjs'],
    ['two sources', 'set -- upstream/main upstream/earlier', 'Use: node tools/cli/upgrade.mjs'],
  ])('refuses %s in a sentence and changes nothing', (name, before, sentence) => {
    const root = adoptSite(`refused-${name.replaceAll(' ', '-')}`, () => {});
    gitIn(root, 'remote', 'add', 'upstream', upstream);
    gitIn(root, 'fetch', '-q', 'upstream');
    const head = gitIn(root, 'rev-parse', 'HEAD');
    const command = join(projectRoot, 'tools/cli/upgrade.mjs');
    const { code, out, error } = runCommands(root, `${before}; node "${command}" --skip-install "$@"`);
    expect([code, out, error]).toEqual([1, '', expect.stringContaining(sentence)]);
    expect([gitIn(root, 'rev-parse', 'HEAD'), gitIn(root, 'diff', '--cached', '--name-only')]).toEqual([
      head,
      '',
    ]);
  });

  it('readSiteRules fails on the rules of an older init, and prints the git command that replaces them', () => {
    const root = adoptSite('kept', editRulesAsOldInit);
    spawnSync('git', ['merge', '--no-commit', '-X', 'ours', 'origin/main'], { cwd: root, env: upgradeEnv });
    const { status, stderr } = spawnSync(
      process.execPath,
      ['-e', "import('./server/ops/siteRules.ts').then(({ readSiteRules }) => readSiteRules())"],
      { cwd: root, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('git checkout upstream/main -- server/firestore.rules');
  });
});
