/**
 * Builds the commands of `npm run requests`, `npm run hall` and `npm run staff` with commander. Each checks its
 * arguments before it opens a store.
 */
import { Command, CommanderError, type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { isHelp } from '../../../server/http/commandHelp.ts';
import { parseDataDir } from '../../../server/http/settings.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { readCommandArgs } from './commandArgs.ts';
import { refuseMoved } from './movedCommands.ts';
import type { StoreClient } from './storeClient.ts';
import { openStoreClient, parseStoreTarget, type StoreTarget } from './target.ts';

export interface CommandEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Epoch ms. */
  readonly now: number;
}

export interface CommandContext extends CommandEnvironment {
  /** Takes the work of a command whose arguments are right. */
  readonly schedule: (work: () => Promise<void>) => void;
}

const print = (text: string): void => console.log(text.trimEnd());

/** Said below the flags of each help. */
export const flagNote =
  'Each flag also works without dashes, which PowerShell needs: --day tomorrow as day=tomorrow, --dry-run as dry-run.';

/** Creates a command that prints its help on stdout, and throws one line as a UserError for wrong arguments. */
export function createCommand(name: string): Command {
  const command = new Command(name);
  return command
    .configureOutput({ writeOut: print, writeErr: print, outputError: () => {} })
    .exitOverride((error) => {
      if (error.code.startsWith('commander.help')) throw error;
      const problem = sanitizeLine(error.message.replace('error: ', '').replaceAll('\n', ' '), 200);
      const help = command.parent === null ? `${name} help` : `${command.parent.name()} help ${name}`;
      throw new UserError(
        `${problem.slice(0, 1).toUpperCase()}${problem.slice(1).replace(/\.?$/, '.')} Help: ${help}`,
      );
    })
    .addHelpText('after', `\n${flagNote}`);
}

/** The arguments of a command as commander reads them: flags that are words, or that npm took, have their dashes. */
export const toDashedArgs = (
  { options }: CommandUnknownOpts,
  args: readonly string[],
  env: CommandEnvironment['env'],
): readonly string[] =>
  readCommandArgs(
    options.map((option) => ({ name: option.long?.slice(2) ?? '', hasValue: option.required })),
    args,
    env,
  );

export const storeNames = ['embedded', 'cloud'] as const;

/** Creates a command that works on a store. */
export const createStoreCommand = (name: string) =>
  createCommand(name).addOption(
    new Option('--to <STORE>', 'the store; without it the cloud where a project is set').choices(storeNames),
  );

/** The store of a command, and its data directory, which only its owner can read. */
export interface StoreLocation {
  readonly target: StoreTarget;
  readonly dataDir: string;
}

/**
 * Schedules work on the store that `--to` names.
 *
 * @throws UserError for wrong settings; the work rejects with one when there is no store
 */
export function scheduleOnStore(
  { env, schedule }: CommandContext,
  to: string | undefined,
  work: (client: StoreClient, location: StoreLocation) => Promise<void>,
): void {
  const location = { target: parseStoreTarget(to, env), dataDir: parseDataDir(env) };
  schedule(async () => {
    const client = openStoreClient(location.target, 'refuse');
    try {
      await work(client, location);
    } finally {
      client.close();
    }
  });
}

/**
 * Parses the arguments, and returns the function that runs the command. Without the name of a command it is `list`, so
 * options may come first. Help is printed at once.
 *
 * @param command 'requests'
 * @throws UserError
 */
export function resolveCommand(
  command: string,
  createProgram: (context: CommandContext) => CommandUnknownOpts,
  args: readonly string[],
  environment: CommandEnvironment,
): () => Promise<void> {
  let scheduled = async (): Promise<void> => {};
  const schedule = (work: () => Promise<void>): void => {
    scheduled = work;
  };
  const isHelpWanted = args.some(isHelp) || args[0] === 'help';
  // A flag is a word with '=', too, and stood alone before the list.
  const isList = args[0] === undefined || args[0].startsWith('-') || args[0].includes('=');
  if (!isHelpWanted) refuseMoved(command, isList ? 'list' : args[0]);
  const program = createProgram({ ...environment, schedule });
  const named = program.commands.find((each) => each.name() === args[0]);
  const chosen = named ?? program.commands.find((each) => each.name() === 'list');
  const dashed = [
    ...(named === undefined ? [] : [named.name()]),
    ...toDashedArgs(chosen ?? program, args.slice(named === undefined ? 0 : 1), environment.env),
  ];
  const [first = '-'] = dashed;
  const isUnnamed = first.startsWith('-') && !isHelp(first);
  try {
    program.parse(isUnnamed ? ['list', ...dashed] : dashed, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
  }
  return scheduled;
}
