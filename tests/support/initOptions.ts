import { createInitCommand, type InitOptions, readInitOptions } from '../../tools/cli/init/options.ts';

/** The options of `npm run init` with these arguments. */
export const parseInitOptions = (
  args: readonly string[],
  now: Parameters<typeof readInitOptions>[1],
): InitOptions => readInitOptions(createInitCommand().parse(args, { from: 'user' }), now);
