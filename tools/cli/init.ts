/**
 * `npm run init name=... municipality=... province=...`: turns this project into the site of another barangay, or changes the
 * details of its own (docs/adopt.md). One wrong flag prevents all writes. The command is idempotent. `npm run init picture` renders
 * the picture of shared links again. Exit 2: wrong arguments; exit 1: the command failed.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { UserError } from '../../server/lib/userError.ts';
import type { SiteFile } from '../../src/site.ts';
import { findSiteProblems } from './init/checkSite.ts';
import { createSite, formatSiteFile, isSamePlace } from './init/createSite.ts';
import { createInitCommand, type InitOptions, readInitOptions } from './init/options.ts';
import { createInitPlan, isAdopted } from './init/plan.ts';
import { listProjectFiles, projectRoot, runGit } from './init/projectFiles.ts';
import { findSealProblem } from './init/seal.ts';
import { renderSharePicture } from './init/sharePicture.ts';
import { createCommand, runProcessProgram } from './lib/program.ts';
import { readUsage } from './lib/runCommand.ts';

const siteFile = join(projectRoot, 'src/site.json');
const readSite = (): SiteFile => JSON.parse(readFileSync(siteFile, 'utf8')) as SiteFile;

/** @throws UserError */
function resolveTargetDirectory({ into, isAnyway, isDry }: InitOptions): string {
  if (into === null) {
    const changes = runGit('status', '--porcelain');
    if (changes && !isAnyway && !isDry)
      throw new UserError(
        'There are changes here that are not committed, and init writes over files: commit them first, or add --anyway.',
      );
    return projectRoot;
  }
  const target = resolve(into);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new UserError(`--into must be a directory that is empty or not there yet; it is '${into}'.`);
  if (!relative(projectRoot, target).startsWith('..'))
    throw new UserError(`--into must be outside of this project; it is '${into}'.`);
  return target;
}

async function run(options: InitOptions): Promise<void> {
  const target = resolveTargetDirectory(options);
  const now = readSite();
  const next = createSite(options, now, new Date().getFullYear());
  const problems = findSiteProblems(next);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  if (target === projectRoot && isAdopted(projectRoot, now) && !isSamePlace(now, next) && !options.isNewPlace)
    throw new UserError(
      `This is the site of Barangay ${now.name}, ${now.municipality}, ${now.province}: for another place all of it would start over, including its content. If that is what you want, add --new-place. To change only how a name is written, edit src/site.json.`,
    );
  const plan = createInitPlan(projectRoot, now, next, options.seal);
  const copied = target === projectRoot ? [] : listProjectFiles();
  const isSame = isSamePlace(now, next);

  console.log(`Barangay ${next.name}, ${next.municipality}, ${next.province}`);
  if (copied.length > 0) console.log(`${copied.length} files are copied into ${target}.`);
  for (const file of plan.writes.keys()) console.log(`  ${file}`);
  for (const file of plan.removes) console.log(`  ${file} is removed`);
  if (plan.writes.size === 0 && plan.removes.length === 0)
    console.log('  Nothing changes: it is already so.');
  for (const note of plan.notes) console.log(note);
  if (options.isDry) return console.log('This is what would be written. Nothing was written.');

  for (const file of copied) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(target, file));
  }
  for (const [file, content] of plan.writes) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), content);
  }
  for (const file of plan.removes) rmSync(join(target, file), { force: true });
  if (plan.writes.size > 0) for (const line of nextSteps(options, next, isSame)) console.log(line);
}

const nextSteps = (options: InitOptions, next: SiteFile, isSame: boolean): readonly string[] => [
  '',
  'Next:',
  ...(options.into === null ? [] : [`  cd ${options.into} && git init && npm ci`]),
  '  npm start                      look at it: http://127.0.0.1:8080/',
  ...(isSame ? [] : ["  content/                       sample records, each marked 'Sample': replace them"]),
  ...(next.hall.telephone.sample ? ['  --telephone                    is a sample until you give one'] : []),
  ...(next.map === null ? ['  --hall                         the map waits for the place of the hall'] : []),
  '  docs/adopt.md                  everything up to the first request, in an hour',
];

/** Renders the picture of shared links from src/site.json and the seal. @throws UserError */
async function renderPicture(): Promise<void> {
  const site = readSite();
  const problems = findSiteProblems(site);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  const seal = readFileSync(join(projectRoot, 'public', site.seal), 'utf8');
  const sealProblem = findSealProblem(seal);
  if (sealProblem !== null) throw new UserError(`public${site.seal} ${sealProblem}.`);
  const { src } = site.picture;
  const picture = renderSharePicture(site, seal);
  writeFileSync(join(projectRoot, 'public', src), picture.png);
  writeFileSync(siteFile, formatSiteFile({ ...site, picture: { src, shows: 'plateau' } }));
  console.log(`public${src} is rendered. Look at it, then commit it with src/site.json.`);
  for (const problem of picture.problems) console.log(problem);
}

await runProcessProgram(() => {
  const command = createInitCommand();
  return command
    .action(() => run(readUsage(() => readInitOptions(command, readSite()))))
    .addCommand(
      createCommand('picture')
        .description(
          'renders the picture of shared links from seal, names and colors, over the one that is there',
        )
        .action(renderPicture),
    );
});
