/** What `npm run requests -- NAME ...` and `npm run feedback -- NAME ...` are made of: each reads what was asked before anything is opened. */
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
  /** Reads what was asked; what it gives does it. @throws Problem */
  prepare(args: readonly string[], environment: CommandEnvironment): () => Promise<void>;
}

export const storeOption = { to: { type: 'string' } } as const satisfies ParseArgsOptionsConfig;

const parseStrict = <Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) =>
  parseArgs({ args: [...args], options, allowPositionals: true, strict: true });

/**
 * @param positionalNames the names of what stands without a dash, as the usage says them
 * @param command as npm runs it
 * @throws Problem
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

/** Where a command goes, and the directory that is its owner's alone. */
export interface StoreLocation {
  readonly target: StoreTarget;
  readonly dataDir: string;
}

/** @throws Problem */
export const parseStoreLocation = (to: string | undefined, { env }: CommandEnvironment): StoreLocation => ({
  target: parseStoreTarget(to, env),
  dataDir: parseDataDir(env),
});

/** @throws Problem where there is no store */
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
  /** By name; `list` is meant where none is named. */
  readonly subcommands: Readonly<Record<string, Subcommand>>;
  readonly helpLines: () => readonly string[];
}

/** Each with what it does. */
export const formatUsages = (subcommands: CommandTable['subcommands']): readonly string[] =>
  Object.values(subcommands).flatMap(({ usage, description }) => [usage, `    ${description}`]);

/** Reads what was asked; what it gives does it. @throws Problem */
export function resolveCommand(
  { command, subcommands, helpLines }: CommandTable,
  [name = 'list', ...args]: readonly string[],
  environment: CommandEnvironment,
): () => Promise<void> {
  if (name === 'help' || isHelp(name)) return async () => console.log(helpLines().join('\n'));
  // Without a name it is the list: its options may come at once.
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
