/** Builds the commands that have words, such as `npm run store backup`, with commander, and runs them. */
import { Command, CommanderError, type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { isHelp } from '../../../server/http/commandHelp.ts';
import { parseDataDir } from '../../../server/http/settings.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { readCommandArgs } from './commandArgs.ts';
import { refuseMoved } from './movedCommands.ts';
import { readUsage, runToExitCode, UsageError } from './runCommand.ts';
import type { StoreClient } from './storeClient.ts';
import { type MissingStoreAction, openStoreClient, parseStoreTarget, type StoreTarget } from './target.ts';

export interface CommandEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Epoch ms. */
  readonly now: number;
}

const print = (text: string): void => console.log(text.trimEnd());

/** Said below the flags of each help. */
export const flagNote =
  'Each flag also works without dashes, which PowerShell needs: --day tomorrow as day=tomorrow, --dry-run as dry-run.';

/** Creates a command that prints its help on stdout, and throws one line as a UsageError for wrong arguments. */
export function createCommand(name: string): Command {
  const command = new Command(name);
  return (
    command
      // Without it a program that also acts by itself has no 'help'.
      .helpCommand(true)
      .configureOutput({ writeOut: print, writeErr: print, outputError: () => {} })
      .exitOverride((error) => {
        if (error.code.startsWith('commander.help') && error.exitCode === 0) throw error;
        const message = error.code === 'commander.help' ? 'Name one of its commands' : error.message;
        const problem = sanitizeLine(message.replace('error: ', '').replaceAll('\n', ' '), 300);
        const help = command.parent === null ? `${name} help` : `${command.parent.name()} help ${name}`;
        throw new UsageError(
          `${problem.slice(0, 1).toUpperCase()}${problem.slice(1).replace(/\.?$/, '.')} Help: ${help}`,
        );
      })
      .addHelpText('after', `\n${flagNote}`)
  );
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

const storeNames = ['embedded', 'cloud'] as const;

/** An option that names a store, such as '--to <STORE>'. */
export const createStoreOption = <Flags extends string>(flags: Flags) =>
  new Option(flags, 'the store; without it the cloud where a project is set').choices(storeNames);

/** Creates a command that works on a store. */
export const createStoreCommand = (name: string) =>
  createCommand(name).addOption(createStoreOption('--to <STORE>'));

/** The store of a command, and its data directory, which only its owner can read. */
export interface StoreLocation {
  readonly target: StoreTarget;
  readonly dataDir: string;
}

/**
 * Works on the store that `--to` names.
 *
 * @throws UsageError for wrong settings; UserError when there is no store, and where the work fails
 */
export async function withStore(
  { env }: CommandEnvironment,
  to: StoreTarget['store'] | undefined,
  work: (client: StoreClient, location: StoreLocation) => Promise<void>,
  absent: MissingStoreAction = 'refuse',
): Promise<void> {
  const location = readUsage(() => ({ target: parseStoreTarget(to, env), dataDir: parseDataDir(env) }));
  const client = openStoreClient(location.target, absent);
  try {
    await work(client, location);
  } finally {
    client.close();
  }
}

/** Creates the program of a command: its words, its help, and what each word does. */
export type ProgramFactory = (environment: CommandEnvironment) => CommandUnknownOpts;

/**
 * Runs a program. Its arguments are judged before anything is done. Without the name of a command it is `list`, where there is
 * one, so options may come first. Help is printed.
 *
 * @throws UsageError for wrong arguments or settings, UserError for a failure
 */
export async function runProgram(
  createProgram: ProgramFactory,
  args: readonly string[],
  environment: CommandEnvironment,
): Promise<void> {
  const program = createProgram(environment);
  const [first = ''] = args;
  // A flag is a word with '=', too, and stood alone before the list.
  const isUnnamed = first === '' || first.startsWith('-') || first.includes('=');
  if (!args.some(isHelp) && first !== 'help')
    refuseMoved(program.name().replace('npm run ', ''), isUnnamed ? 'list' : first);
  const find = (name: string) => program.commands.find((each) => each.name() === name);
  const named = find(first);
  const list = isUnnamed && !isHelp(first) ? find('list') : undefined;
  const chosen = named ?? list;
  const dashed = toDashedArgs(chosen ?? program, named === undefined ? args : args.slice(1), environment.env);
  try {
    await program.parseAsync(chosen === undefined ? dashed : [chosen.name(), ...dashed], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
  }
}

/** Runs a program with the arguments of this process, and sets its exit code. */
export const runProcessProgram = (createProgram: ProgramFactory): Promise<void> =>
  runToExitCode(() =>
    runProgram(createProgram, process.argv.slice(2), { env: process.env, now: Date.now() }),
  );
