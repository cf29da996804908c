/**
 * Builds the subcommands of `npm run requests -- NAME ...` and `npm run feedback -- NAME ...`. Each parses its arguments
 * before it opens a store.
 */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { errorMessageOf, UserError } from '../../../server/firestore/lib/userError.ts';
import { parseDataDir } from '../../../server/http/settings.ts';
import { findNearestWord } from '../../../src/lib/nearestWord.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { isHelp } from './runCommand.ts';
import type { StoreClient } from './storeClient.ts';
import { openStoreClient, parseStoreTarget, type StoreTarget } from './target.ts';

export interface CommandEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Epoch ms. */
  readonly now: number;
}

export interface Subcommand {
  /** 'show ID' */
  readonly usage: string;
  /** One line of the help. */
  readonly description: string;
  /** Parses the arguments and returns the function that runs the command. @throws UserError */
  prepare(args: readonly string[], environment: CommandEnvironment): () => Promise<void>;
}

export const storeOption = { to: { type: 'string' } } as const satisfies ParseArgsOptionsConfig;

const parseStrict = <Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) =>
  parseArgs({ args: [...args], options, allowPositionals: true, strict: true });

/**
 * @param positionalNames the names of the positional arguments, as the usage shows them
 * @param command as npm runs it
 * @throws UserError
 */
export function parseCommandArgs<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
  positionalNames: readonly string[] = [],
  command = 'requests',
): ReturnType<typeof parseStrict<Options>> {
  try {
    const parsedArgs = parseStrict(args, options);
    if (parsedArgs.positionals.length !== positionalNames.length)
      throw new UserError(
        positionalNames.length === 0
          ? `'${parsedArgs.positionals[0]?.slice(0, 40)}' is not expected here.`
          : `Name ${positionalNames.join(' and ')}.`,
      );
    return parsedArgs;
  } catch (error) {
    throw new UserError(`${errorMessageOf(error)} Use: npm run ${command} -- ${usage}`);
  }
}

/** The store of a command, and its data directory, which only its owner can read. */
export interface StoreLocation {
  readonly target: StoreTarget;
  readonly dataDir: string;
}

/** @throws UserError */
export const parseStoreLocation = (to: string | undefined, { env }: CommandEnvironment): StoreLocation => ({
  target: parseStoreTarget(to, env),
  dataDir: parseDataDir(env),
});

/** @throws UserError when there is no store */
export async function withStoreClient<Result>(
  { target }: StoreLocation,
  act: (client: StoreClient) => Promise<Result>,
): Promise<Result> {
  const client = openStoreClient(target, 'refuse');
  try {
    return await act(client);
  } finally {
    client.close();
  }
}

interface CommandTable {
  /** As npm runs it. */
  readonly command: string;
  /** By name; `list` is the default. */
  readonly subcommands: Readonly<Record<string, Subcommand>>;
  readonly helpLines: () => readonly string[];
}

/** The usage of each command with its description. */
export const formatUsages = (subcommands: CommandTable['subcommands']): readonly string[] =>
  Object.values(subcommands).flatMap(({ usage, description }) => [usage, `    ${description}`]);

/** Parses the arguments and returns the function that runs the command. @throws UserError */
export function resolveCommand(
  { command, subcommands, helpLines }: CommandTable,
  [name = 'list', ...args]: readonly string[],
  environment: CommandEnvironment,
): () => Promise<void> {
  if (name === 'help' || isHelp(name)) return async () => console.log(helpLines().join('\n'));
  // Without a name the command is `list`, so options may come first.
  if (name.startsWith('-'))
    return resolveCommand({ command, subcommands, helpLines }, ['list', name, ...args], environment);
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (subcommand !== undefined && args.some(isHelp))
    return async () =>
      console.log(`Use: npm run ${command} -- ${subcommand.usage}\n    ${subcommand.description}`);
  if (subcommand !== undefined) return subcommand.prepare(args, environment);
  const names = [...Object.keys(subcommands), 'help'];
  const suggestion = findNearestWord(name, names);
  throw new UserError(
    `There is no '${sanitizeLine(name, 40)}'. ${suggestion === null ? `There are: ${names.join(', ')}.` : `Did you mean: npm run ${command} -- ${suggestion}?`}`,
  );
}
