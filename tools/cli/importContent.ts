/**
 * `npm run content:import -- FILE|FOLDER`: the records of content files into a store, over the ones of the same id; others
 * stay. With a problem in any file nothing is written, and every problem is told. `--dry-run` says what would be done.
 * Exit 2: asked wrongly; exit 1: it could not be done.
 */
import { parseArgs } from 'node:util';
import { contentAt } from '../../server/content/readContent.ts';
import { Problem, reasonOf } from '../../server/firestore/lib/userError.ts';
import { directories } from '../../server/http/serve.ts';
import { importContent } from './content/importContent.ts';
import { command } from './lib/runCommand.ts';
import { doorTo, type Target, targetOf } from './lib/target.ts';

interface Wish {
  readonly path: string;
  readonly isDry: boolean;
  readonly target: Target;
}

const usage = 'Use: npm run content:import -- FILE|FOLDER [--dry-run] [--to embedded|cloud]';

/** @throws Problem */
function wishOf(args: readonly string[]): Wish {
  try {
    const options = { 'dry-run': { type: 'boolean', default: false }, to: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [path = directories.content, ...others] = positionals;
    if (others.length > 0) throw new Problem('One file or one folder is imported at a time.');
    return { path, isDry: values['dry-run'], target: targetOf(values.to, process.env) };
  } catch (error) {
    throw new Problem(`${reasonOf(error)} ${usage}`);
  }
}

async function run({ path, isDry, target }: Wish): Promise<void> {
  const content = contentAt(path);
  const door = doorTo(target, isDry || content.problems.length > 0 ? 'empty' : 'make');
  try {
    const voice = { say: console.log, complain: console.error };
    await importContent({ content, door, isDry, now: Date.now(), ...voice });
  } finally {
    door.close();
  }
}

await command(() => wishOf(process.argv.slice(2)), run, 'The import failed.', usage);
