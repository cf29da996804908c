/** Runs a command and sets its exit code: 0 for success, 2 for wrong arguments, 1 for a failure. It prints the reason. */

import { errorMessageOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import { asksForHelp } from '../../../server/http/commandHelp.ts';
import { toUserMessage } from '../../../server/http/serve.ts';
import { UserError } from '../../../server/lib/userError.ts';

/** A wrong argument or setting, found before the command did anything: exit code 2. */
export class UsageError extends UserError {}

/** Reads arguments or settings. @throws UsageError */
export function readUsage<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new UsageError(errorMessageOf(error), { cause: error });
  }
}

/**
 * Ends a command that has an argument it does not know: it prints the usage, with exit code 0 for help and 2 for anything else.
 * @param isKnown a command without it takes no arguments
 */
export function endForUnknownArguments(
  usage: string,
  isKnown: (arg: string) => boolean = () => false,
  args: readonly string[] = process.argv.slice(2),
): void {
  const unknown = args.filter((arg) => !isKnown(arg));
  if (unknown.length === 0) return;
  console.log(usage);
  process.exit(asksForHelp(unknown) ? 0 : 2);
}

/** @param failed the start of the error message: 'The build failed.' */
export async function runToExitCode(run: () => Promise<void>, failed = 'Not done.'): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(isUsage ? error.message : `${failed} ${toUserMessage(error) ?? errorMessageOf(error)}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}
