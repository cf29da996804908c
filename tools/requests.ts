/**
 * `npm run requests`: what staff do with requests, in the store of this machine or, with a project set, in Cloud Firestore.
 * Exit 2: asked wrongly; exit 1: it could not be done.
 */
import { nearest } from '../server/near.ts';
import { shown } from '../server/plain.ts';
import { Problem } from '../server/problem.ts';
import { dataDirOf } from '../server/settings.ts';
import { command } from './command.ts';
import { exported } from './requests/export.ts';
import { fresh, notify } from './requests/fresh.ts';
import { list } from './requests/list.ts';
import { removeOldPrints } from './requests/prints.ts';
import { purge } from './requests/purge.ts';
import { remove } from './requests/remove.ts';
import { show } from './requests/show.ts';
import { state } from './requests/state.ts';
import type { Subcommand, Surroundings } from './requests/subcommand.ts';
import { today } from './requests/today.ts';

const subcommands: Readonly<Record<string, Subcommand>> = {
  list,
  today,
  show,
  state,
  new: fresh,
  export: exported,
  notify,
  purge,
  delete: remove,
};
const names = [...Object.keys(subcommands), 'help'];

function help(): void {
  console.log('npm run requests -- COMMAND\n');
  for (const { usage, does } of Object.values(subcommands)) console.log(`${usage}\n    ${does}`);
  console.log('\nFor staff without knowledge of computers: docs/staff.md');
}

const surroundings: Surroundings = { env: process.env, now: Date.now() };

/** @throws Problem */
function wishOf([name = 'list', ...args]: readonly string[]): () => Promise<void> {
  if (['help', '--help', '-h'].includes(name)) return async () => help();
  // Without a name it is the list: its options may come at once.
  if (name.startsWith('-')) return list.prepare([name, ...args], surroundings);
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (subcommand !== undefined) return subcommand.prepare(args, surroundings);
  const meant = nearest(name, names);
  throw new Problem(
    `There is no '${shown(name, 40)}'. ${meant === null ? `There are: ${names.join(', ')}.` : `Is it: npm run requests -- ${meant}?`}`,
  );
}

async function run(act: () => Promise<void>): Promise<void> {
  removeOldPrints(dataDirOf(process.env), Date.now());
  await act();
}

await command(() => wishOf(process.argv.slice(2)), run, 'Not done.');
