/**
 * `npm run pictures:compare -- BEFORE AFTER`: lists the differences between two folders of pictures. Exit 1 when there
 * are any.
 */
import { existsSync } from 'node:fs';
import { UserError } from '../../server/lib/userError.ts';
import { runCommand } from './lib/runCommand.ts';
import { type Comparison, comparePages, comparePictures } from './screenshots/compare.ts';
import { screenshotFolderPath } from './screenshots/folder.ts';

const usage = `Use: npm run pictures:compare -- BEFORE AFTER
     npm run pictures:compare -- --pages BUILD_BEFORE BUILD_AFTER

Compares two folders of npm run pictures:all by pixel, and writes a picture of each difference into
pictures/BEFORE-AFTER. With --pages: the HTML of every page of two builds (such as dist and a copy
of it), but for hashed names. Ends with 1 where anything differs.`;

interface CompareOptions {
  readonly isPages: boolean;
  readonly before: string;
  readonly after: string;
  readonly differences: string;
}

const parseCompareOptions = (args: readonly string[]): CompareOptions => {
  const names = args.filter((arg) => arg !== '--pages');
  const [one, other, ...others] = names;
  if (one === undefined || other === undefined || others.length > 0) throw new UserError(usage);
  const isPages = names.length < args.length;
  const [before, after] = isPages ? [one, other] : [screenshotFolderPath(one), screenshotFolderPath(other)];
  for (const folder of [before, after])
    if (!existsSync(folder)) throw new UserError(`There is no folder ${folder}.`);
  return { isPages, before, after, differences: screenshotFolderPath(`${one}-${other}`) };
};

const report = ({ same, missing, added, different }: Comparison): boolean => {
  for (const name of missing) console.log(`missing    ${name}`);
  for (const name of added) console.log(`new        ${name}`);
  for (const [name, how] of different) console.log(`different  ${name}: ${how}`);
  console.log(
    `${same} the same, ${different.size} different, ${missing.length} missing, ${added.length} new.`,
  );
  return missing.length + added.length + different.size > 0;
};

await runCommand(
  () => parseCompareOptions(process.argv.slice(2)),
  async ({ isPages, before, after, differences }) => {
    const compared = isPages ? comparePages(before, after) : comparePictures(before, after, differences);
    if (!report(compared)) {
      console.log('Nothing moved.');
      return;
    }
    process.exitCode = 1;
    console.log(isPages ? 'Next: diff the pages named above.' : `Next: look at ${differences} beside both.`);
  },
  'The comparison failed.',
  usage,
);
