/**
 * `npm run release VERSION`: makes the section 'Unreleased' of CHANGELOG.md that of the version, writes the version into
 * package.json and package-lock.json, and prints the commands that commit, tag and publish it. It runs none of them. Exit 2:
 * wrong arguments; exit 1: nothing was written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../server/lib/userError.ts';
import { manilaDay } from '../../src/domain/dates/day.ts';
import { projectRoot, runGit } from './init/projectFiles.ts';
import { createCommand, runProcessProgram } from './lib/program.ts';
import { planRelease } from './release/planRelease.ts';

const files = {
  changelog: 'CHANGELOG.md',
  packageJson: 'package.json',
  packageLock: 'package-lock.json',
} as const;

/** @throws UserError */
async function release(version: string, isDryRun: boolean): Promise<void> {
  const status = runGit('status', '--porcelain');
  if (status === null) throw new UserError('This is no repository of git.');
  if (status !== '' && !isDryRun)
    throw new UserError('There are changes that are not committed: a release is exactly what is committed.');
  if (runGit('tag', '--list', `v${version}`)?.trim())
    throw new UserError(`The tag v${version} is there already.`);
  const read = (name: string): string => readFileSync(join(projectRoot, name), 'utf8');
  const plan = planRelease(
    {
      changelog: read(files.changelog),
      packageJson: read(files.packageJson),
      packageLock: read(files.packageLock),
    },
    version,
    manilaDay(Date.now()),
  );
  const names = ['changelog', 'packageJson', 'packageLock'] as const;
  if (!isDryRun) for (const name of names) writeFileSync(join(projectRoot, files[name]), plan[name]);
  const written = names.map((name) => files[name]).join(', ');
  console.log(
    [
      isDryRun ? `Would write ${written}. Nothing was written.` : `${written} are of version ${version}.`,
      ...(plan.hasRules ? ["The section says 'Deploy the rules first': say so where you announce it."] : []),
      'Next:',
      '  npm test -- --full             everything; the lines below once it is green',
      `  git commit -am "Release ${version}"`,
      `  git tag -a v${version} -m "Version ${version}"`,
      `  git push origin HEAD v${version}`,
    ].join('\n'),
  );
}

await runProcessProgram(() =>
  createCommand('npm run release')
    .description(
      "Makes the section 'Unreleased' of CHANGELOG.md that of the version, writes the version into package.json and package-lock.json, and prints the commands that commit, tag and publish it.",
    )
    .argument('<VERSION>', 'such as 2.0.0')
    .option('--dry-run', 'writes nothing')
    .action(async (version, { dryRun }) => release(version, dryRun === true)),
);
