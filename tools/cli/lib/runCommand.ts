/** How a person's command ends: 0 when done, 2 where it was asked wrongly, 1 where it failed, each with its reason in words. */
import { reasonOf } from '../../../server/firestore/lib/userError.ts';
import { told } from '../../../server/http/serve.ts';

/** Whether a person asks how a command is written, and nothing else. */
export const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

/**
 * @param failed what stands before the reason. 'The import failed.'
 * @param usage how the command is written: printed on --help, and then nothing is done
 */
export async function command<Wish>(
  wishOf: () => Wish,
  run: (wish: Wish) => Promise<void>,
  failed: string,
  usage?: string,
): Promise<void> {
  if (usage !== undefined && process.argv.slice(2).some(isHelp)) {
    console.log(usage);
    return;
  }
  let wish: Wish;
  try {
    wish = wishOf();
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 2;
    return;
  }
  try {
    await run(wish);
  } catch (error) {
    console.error(`${failed} ${told(error) ?? reasonOf(error)}`);
    process.exitCode = 1;
  }
}
