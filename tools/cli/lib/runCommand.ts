/** Runs a command and sets its exit code: 0 for success, 2 for wrong arguments, 1 for a failure. It prints the reason. */

import { errorMessageOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import { asksForHelp } from '../../../server/http/commandHelp.ts';
import { toUserMessage } from '../../../server/http/serve.ts';

/**
 * Ends a command that has an argument it does not know: it prints the usage, with exit code 0 for help and 2 for anything else.
 * @param isKnown a command without it takes no arguments
 */
export function endForUnknownArguments(usage: string, isKnown: (arg: string) => boolean = () => false): void {
  const unknown = process.argv.slice(2).filter((arg) => !isKnown(arg));
  if (unknown.length === 0) return;
  console.log(usage);
  process.exit(asksForHelp(unknown) ? 0 : 2);
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
  if (usage !== undefined && asksForHelp(process.argv.slice(2))) {
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
