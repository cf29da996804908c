/** How a person's command ends: 0 when done, 2 where it was asked wrongly, 1 where it failed, each with its reason in words. */
import { errorMessageOf } from '../../../server/firestore/lib/userError.ts';
import { toUserMessage } from '../../../server/http/serve.ts';

/** Whether a person asks how a command is written, and nothing else. */
export const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

/**
 * @param failed what stands before the reason. 'The import failed.'
 * @param usage how the command is written: printed on --help, and then nothing is done
 */
export async function runCommand<Wish>(
  parseOptions: () => Wish,
  run: (options: Wish) => Promise<void>,
  failed: string,
  usage?: string,
): Promise<void> {
  if (usage !== undefined && process.argv.slice(2).some(isHelp)) {
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
