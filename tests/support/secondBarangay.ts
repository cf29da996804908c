/** A second barangay beside this one: its project as `npm run init` makes it, in a directory of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { site } from '../../src/site.ts';

const repositoryRoot = join(import.meta.dirname, '../..');

/** More than plain shapes: the page fetches it as an image. */
export const sampleSeal = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<defs><radialGradient id="a"><stop stop-color="#fff"/><stop offset="1" stop-color="#7a1f1f"/></radialGradient></defs>
<circle cx="100" cy="100" r="98" fill="url(#a)"/><text x="100" y="110" text-anchor="middle">SAMPLE</text>
</svg>
`;

/** A place that does not exist. */
export const initNameArgs = [
  '--name',
  'Sample',
  '--municipality',
  'Sampleton',
  '--province',
  'Samplevia',
] as const;

export const initDetailArgs = [
  ...['--zones', '12', '--opens', '07:30', '--closes', '16:30', '--telephone', '(045) 000 0001'],
  ...['--area-code', '045', '--postal', '2999', '--hall', '15.1, 120.6', '--colour', '#12305a'],
] as const;

/**
 * The barangay that this site was first made for: its names, its neighbors, its figures. Its postal code counts only as
 * a whole word, because a time or a hash may contain the same four digits.
 */
const originalNames =
  'di(?:ck|c)lum|manolo|fortich|bukidnon|tankulan|sankanan|adtuyon|alimodian|cagayan|\\b8703\\b|1001314006';

const escapeRegExp = (text: string): string => text.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&');

/** Names of this site that the second does not share: it may itself lie in the sample's municipality. */
const ownNames = [site.barangay, site.root, site.tag, site.municipality, site.province].filter(
  (name) => !/sample/i.test(name),
);

/** Traces of the first that the second must not have; names of this site match whole, for part of one may be a common word. */
export const originalSitePattern = new RegExp([originalNames, ...ownNames.map(escapeRegExp)].join('|'), 'i');

export interface InitResult {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** `npm run init` of the project in a directory. */
export const runInitIn = (directory: string, args: readonly string[]): InitResult => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/cli/init.ts', ...args], {
    cwd: directory,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, error: stderr };
};

export const runInit = (args: readonly string[]): InitResult => runInitIn(repositoryRoot, args);

interface SecondBarangay {
  readonly root: string;
  readonly result: InitResult;
  readonly remove: () => void;
}

export const createSecondBarangay = (args: readonly string[] = []): SecondBarangay => {
  const directory = mkdtempSync(join(tmpdir(), 'barangay-second-'));
  const root = join(directory, 'site');
  const sealFile = join(directory, 'given.svg');
  writeFileSync(sealFile, sampleSeal);
  const result = runInit([
    ...initNameArgs,
    ...args.map((arg) => (arg === 'SEAL' ? sealFile : arg)),
    '--into',
    root,
  ]);
  if (result.code === 0) symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
  return { root, result, remove: () => rmSync(directory, { recursive: true, force: true }) };
};

/** Its files, as a repository with all of them committed. */
export const commitAllFiles = (root: string): void => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Sample', '-c', 'user.email=sample@example.com', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
  git('init');
  git('add', '-A');
  git('commit', '-m', 'A sample');
};
