/**
 * `npm run picture`: renders the picture of shared links again, from src/site.json and the seal. Exit 1: the command failed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../server/lib/userError.ts';
import type { SiteFile } from '../../src/site.ts';
import { findSiteProblems } from './init/checkSite.ts';
import { formatSiteFile } from './init/createSite.ts';
import { projectRoot } from './init/projectFiles.ts';
import { findSealProblem } from './init/seal.ts';
import { renderSharePicture } from './init/sharePicture.ts';
import { runCommand } from './lib/runCommand.ts';

const usage = `Use: npm run picture

Renders the picture of shared links with the seal, the names and the colors of src/site.json,
over the one that is there.`;

async function renderPicture(): Promise<void> {
  const siteFile = join(projectRoot, 'src/site.json');
  const data: unknown = JSON.parse(readFileSync(siteFile, 'utf8'));
  const site = data as SiteFile;
  const problems = findSiteProblems(data);
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

await runCommand(() => null, renderPicture, 'The picture was not rendered.', usage);
