/**
 * `npm run content:export -- FOLDER`: every published list of a store into files that the import gives back.
 * Exit 2: asked wrongly; exit 1: it could not be done.
 */
import { parseArgs } from 'node:util';
import { Problem, reasonOf } from '../../server/firestore/lib/userError.ts';
import { exportContent } from './content/exportContent.ts';
import { command } from './lib/runCommand.ts';
import { doorTo, type Target, targetOf } from './lib/target.ts';

interface Wish {
  readonly folder: string;
  readonly target: Target;
}

const usage = 'Use: npm run content:export -- FOLDER [--from embedded|cloud]';

/** @throws Problem */
function wishOf(args: readonly string[]): Wish {
  try {
    const options = { from: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [folder, ...others] = positionals;
    if (folder === undefined || others.length > 0) throw new Problem('Name one folder to write into.');
    return { folder, target: targetOf(values.from, process.env) };
  } catch (error) {
    throw new Problem(`${reasonOf(error)} ${usage}`);
  }
}

async function run({ folder, target }: Wish): Promise<void> {
  const door = doorTo(target, 'refuse');
  try {
    await exportContent({ door, folder, say: console.log, complain: console.error });
  } finally {
    door.close();
  }
}

await command(() => wishOf(process.argv.slice(2)), run, 'The export failed.', usage);
