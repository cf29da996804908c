/** How a person's command ends: 0 when done, 2 where it was asked wrongly, 1 where it failed, each with its reason in words. */
import { reasonOf } from '../server/problem.ts';
import { told } from '../server/serve.ts';

/** @param failed what stands before the reason. 'The import failed.' */
export async function command<Wish>(
  wishOf: () => Wish,
  run: (wish: Wish) => Promise<void>,
  failed: string,
): Promise<void> {
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
