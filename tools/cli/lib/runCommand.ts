/** Runs a command and sets its exit code: 0 for success, 2 for wrong arguments, 1 for a failure. It prints the reason. */
import { errorMessageOf } from '../../../server/firestore/lib/userError.ts';
import { toUserMessage } from '../../../server/http/serve.ts';

/** Whether an argument requests the command's usage. */
export const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

/** Ends a command that takes no arguments when it has one: with its usage for --help, else with exit code 2. */
export function endForArguments(usage: string): void {
  const args = process.argv.slice(2);
  if (args.length === 0) return;
  console.log(usage);
  process.exit(args.every(isHelp) ? 0 : 2);
}

/**
 * @param failed the start of the error message: 'The import failed.'
 * @param usage printed on --help and help, which run nothing else
 */
export async function runCommand<Wish>(
  parseOptions: () => Wish,
  run: (options: Wish) => Promise<void>,
  failed: string,
  usage?: string,
): Promise<void> {
  const args = process.argv.slice(2);
  if (usage !== undefined && (args.some(isHelp) || args.join() === 'help')) {
    console.log(usage);
    return;
  }
  let options: Wish;
  try {
    options = parseOptions();
  } catch (error) {
    console.error(errorMessageOf(error));
    process.exitCode = 2;
    return;
  }
  try {
    await run(options);
  } catch (error) {
    console.error(`${failed} ${toUserMessage(error) ?? errorMessageOf(error)}`);
    process.exitCode = 1;
  }
}
