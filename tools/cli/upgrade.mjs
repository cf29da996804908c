/**
 * `node tools/cli/upgrade.mjs [SOURCE]`: brings a later version of this project into a barangay's site
 * (docs/adopt.md, 'Later versions'). Every file becomes that of SOURCE, and what SOURCE does not have goes, except what the
 * barangay wrote. It needs no common history, so that a site made with `init --into` upgrades like a clone.
 *
 * An older site takes only this file from the later version and runs it with its own Node: plain JavaScript, no package.
 */
import { execFileSync, execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const usage =
  'Use: node tools/cli/upgrade.mjs [SOURCE] [--mine-is-saved] [--continue] [--skip-install]\nSOURCE is upstream/main if left out.';

const self = 'tools/cli/upgrade.mjs';
const patchFile = 'upgrade-mine.patch';
const reviewMarks = 'src/i18n/reviewed.json';

/** What only the barangay writes: its side wins, and so does a file that it does not have. */
const owned = /^(?:src\/site\.json|content\/.*|public\/images\/(?:seal\.svg|barangay-[^/]*\.png))$/;

/** The one file of content that fits every barangay: a site that never had it takes it. */
const sharedContent = 'content/search-words.json';

/** What commands write into files of the project: a file that differs in nothing else was not changed by hand. */
const rewritten = [
  { path: /^(?:package-lock\.json|docs\/translations.*\.md|src\/i18n\/translatedFrom\.json)$/, by: /.*/gs },
  { path: /^(?:docs\/pictures\/|public\/images\/icon-)/, by: /.*/gs },
  { path: /^package\.json$/, by: /^ {2}"(?:name|description)": .*$/gm },
  { path: /^README\.md$/, by: /^(?:# Barangay |The public website of Barangay ).*$/gm },
  { path: /^SECURITY\.md$/, by: /^> .*$/gm },
  { path: /^docs\/design\.md$/, by: /^\| `[\w-]+` \| #.*$/gm },
  { path: /^docs\/machines\/.*\.svg$/, by: /--knot:#\w+/g },
  // An older `npm run init` wrote the collection and the last zone into the rules.
  {
    path: /^server\/firestore\.rules$/,
    by: /\/\w+\/(?=(?:\{collection\}|\w+)\/list\/)|(?<=d\.zone <= )\d+/g,
  },
];

/** Ends the command with a sentence in place of a stack. */
class UpgradeError extends Error {}

/** Names as they are, and the first commit too, whatever the settings of this computer are. */
const settings = ['-c', 'core.quotePath=false', '-c', 'log.showRoot=true'];
const options = { encoding: 'utf8', maxBuffer: 1_000_000_000, stdio: ['pipe', 'pipe', 'pipe'] };

const git = (args, input = '') => execFileSync('git', [...settings, ...args], { ...options, input });
const lines = (text) => text.split('\n').filter(Boolean);
const tryGit = (args) => {
  try {
    return git(args).trim();
  } catch {
    return null;
  }
};

const isMerging = () => tryGit(['rev-parse', '--verify', '-q', 'MERGE_HEAD']) !== null;

/** Path → hash of its content. */
const listTree = (commit) =>
  new Map(
    lines(git(['ls-tree', '-r', commit])).map((line) => {
      const [fields, path] = line.split('\t');
      return [path, fields.split(' ')[2]];
    }),
  );

const rawLog = ['log', '--raw', '--no-abbrev', '--no-renames', '-m'];

/** `:100644 100644 OLD NEW M\tpath` → the path and its new hash. */
const parseChange = (line) => {
  const [fields, path] = line.split('\t');
  return { path, hash: fields.split(' ')[3], isDeleted: fields.endsWith(' D') };
};

/** Path → every content that it ever had. */
const listHistory = (source) => {
  const history = new Map();
  for (const { path, hash, isDeleted } of lines(git([...rawLog, '--format=', source])).map(parseChange)) {
    if (!history.has(path)) history.set(path, new Set());
    if (!isDeleted) history.get(path).add(hash);
  }
  return history;
};

/** The commit whose files the site has most of: the version that it was made from. */
const findBase = (source, site) => {
  let [commit, matches, best] = ['', 0, { commit: source, matches: 0 }];
  const compare = () => {
    if (matches >= best.matches) best = { commit, matches };
  };
  const now = new Map();
  for (const line of lines(git([...rawLog, '--reverse', '--first-parent', '--format=%H', source]))) {
    if (!line.startsWith(':')) {
      compare();
      commit = line;
      continue;
    }
    const { path, hash, isDeleted } = parseChange(line);
    const wanted = site.get(path);
    if (wanted !== undefined) matches -= Number(now.get(path) === wanted);
    if (isDeleted) now.delete(path);
    else now.set(path, hash);
    if (wanted !== undefined) matches += Number(now.get(path) === wanted);
  }
  compare();
  return best.commit;
};

/** Whether only commands made a file differ from each content that the project ever gave it. */
const isRewritten = (path, hash, versions) => {
  const row = rewritten.find((each) => each.path.test(path));
  if (row === undefined) return false;
  const strip = (blob) => git(['cat-file', 'blob', blob]).replace(row.by, '');
  const text = strip(hash);
  return [...versions].some((version) => strip(version) === text);
};

/** @returns the paths of the site that stay, and those of the project that were changed by hand */
const sortFiles = (site, history) => {
  const [kept, changed] = [[], []];
  for (const [path, hash] of site) {
    const versions = history.get(path);
    const isChanged = versions !== undefined && !versions.has(hash);
    if (versions === undefined || owned.test(path) || (path === reviewMarks && isChanged)) kept.push(path);
    else if (isChanged && !isRewritten(path, hash, versions)) changed.push(path);
  }
  return { kept, changed };
};

const isIgnored = (line) => [self, patchFile].includes(line.slice(3));

/** @throws UpgradeError where nothing may be changed */
const check = (source) => {
  if (!existsSync('src/site.json'))
    throw new UpgradeError('This is no site of this project: it has no src/site.json.');
  if (tryGit(['rev-parse', '--verify', '-q', `${source}^{commit}`]) === null)
    throw new UpgradeError(`There is no ${source} here: run the two lines of docs/adopt.md before this one.`);
  if (tryGit(['cat-file', '-e', `${source}:${self}`]) === null)
    throw new UpgradeError(`${source} is no later version of this project: it has no ${self}.`);
  if (tryGit(['rev-parse', '--is-shallow-repository']) === 'true')
    throw new UpgradeError(
      'The history here is cut, and it tells what you wrote: git fetch --unshallow upstream',
    );
  if (isMerging())
    throw new UpgradeError('A merge is not finished here. To go back to the last commit: git merge --abort');
  if (lines(git(['status', '--porcelain'])).some((line) => !isIgnored(line)))
    throw new UpgradeError('Commit first: the upgrade can then be undone by git.');
};

/** Makes the files here those of SOURCE and of the barangay. @throws UpgradeError */
const takeFiles = (source, isSaved) => {
  const [site, next] = [listTree('HEAD'), listTree(source)];
  const { kept, changed } = sortFiles(site, listHistory(source));
  if (changed.length > 0) {
    const base = findBase(source, site);
    git(['diff', '--binary', '--full-index', `--output=${patchFile}`, base, 'HEAD', '--', ...changed]);
    console.log(`You changed files of the project since ${base.slice(0, 8)}:`);
    for (const path of changed) console.log(`  ${path}`);
    console.log(`Your changes are saved in ${patchFile}.`);
    if (!isSaved)
      throw new UpgradeError(
        `The upgrade takes these files from ${source}. To go on, add --mine-is-saved; afterwards: git apply --3way ${patchFile}`,
      );
  }
  git(['reset', '-q', '--', self]);
  git(['merge', '-q', '-s', 'ours', '--no-commit', '--no-ff', '--allow-unrelated-histories', source]);
  git(['read-tree', '--reset', '-u', source]);
  const inFile = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  git(['--literal-pathspecs', 'checkout', '-q', 'HEAD', ...inFile], kept.join('\0'));
  const isNew = (path) =>
    path === sharedContent && git(['log', '-1', '--format=%h', 'HEAD', '--', path]) === '';
  const absent = [...next.keys()].filter((path) => owned.test(path) && !site.has(path) && !isNew(path));
  if (absent.length > 0) git(['--literal-pathspecs', 'rm', '-q', '-f', ...inFile], absent.join('\0'));
  const content = kept.filter((path) => path.startsWith('content/')).length;
  console.log(
    `Yours, untouched: src/site.json, ${content} files of content, ${kept.length - content - 1} other files.`,
  );
};

/** @throws UpgradeError that says how to go on and how to go back */
const run = (command, act) => {
  console.log(command);
  try {
    return act(command);
  } catch (error) {
    console.error(`${error.stdout ?? ''}${error.stderr ?? ''}`.trimEnd());
    throw new UpgradeError(
      `'${command}' failed, and nothing is committed. To go on: node ${self} --continue. To go back: git reset --hard`,
    );
  }
};

/** Puts the names and colors of the barangay in, and commits. @throws UpgradeError */
const finish = (source, isInstalled, isSaved) => {
  if (!isInstalled) run('npm ci', (command) => execSync(command, { stdio: 'inherit' }));
  // Windows finds npm only in a shell.
  const runQuietly = (command) => run(command, () => execSync(command, options));
  runQuietly('npm run init same-names anyway');
  runQuietly('npm run translations');
  git(['add', '-A']);
  const commit = git(['rev-parse', '--short', `${source}^{commit}`]).trim();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (tryGit(['diff', '--cached', '--quiet', 'HEAD']) !== null && !isMerging())
    return console.log(`Nothing changes: this is ${version} (${commit}) already.`);
  run('git commit', () => git(['commit', '-q', '-m', `Upgrade to ${version} (${commit})`]));
  console.log(`Upgraded to ${version} (${commit}). To undo it: git reset --hard HEAD^, then npm ci`);
  if (isSaved && existsSync(patchFile))
    console.log(`Your changes to files of the project: git apply --3way ${patchFile}`);
  console.log('Next: npm run check');
};

const flags = process.argv.slice(2).filter((arg) => arg.startsWith('-'));
const [source = 'upstream/main', ...more] = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
const known = ['--mine-is-saved', '--continue', '--skip-install'];
try {
  if (flags.some((flag) => ['--help', '-h'].includes(flag))) console.log(usage);
  else {
    if (more.length > 0 || flags.some((flag) => !known.includes(flag))) throw new UpgradeError(usage);
    const isContinued = flags.includes('--continue');
    const isSaved = flags.includes('--mine-is-saved');
    const top = tryGit(['rev-parse', '--show-toplevel']);
    if (top === null)
      throw new UpgradeError('This is no repository of git: run `git init`, and commit your site.');
    process.chdir(top);
    if (!isContinued) {
      check(source);
      takeFiles(source, isSaved);
    }
    finish(source, flags.includes('--skip-install'), isSaved || isContinued);
  }
} catch (error) {
  if (!(error instanceof UpgradeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
