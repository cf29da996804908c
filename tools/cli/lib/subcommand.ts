/** What `npm run requests -- NAME ...` and `npm run feedback -- NAME ...` are made of: each reads what was asked before anything is opened. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Problem, reasonOf } from '../../../server/firestore/lib/userError.ts';
import { dataDirOf } from '../../../server/http/settings.ts';
import { findNearestWord } from '../../../src/lib/nearestWord.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { isHelp } from './runCommand.ts';
import type { Door } from './storeClient.ts';
import { doorTo, type Target, targetOf } from './target.ts';

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Epoch ms. */
  readonly now: number;
}

export interface Subcommand {
  /** 'show ID' */
  readonly usage: string;
  /** One line of the help. */
  readonly does: string;
  /** Reads what was asked; what it gives does it. @throws Problem */
  prepare(args: readonly string[], surroundings: Surroundings): () => Promise<void>;
}

export const toOption = { to: { type: 'string' } } as const satisfies ParseArgsOptionsConfig;

const parsed = <Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) =>
  parseArgs({ args: [...args], options, allowPositionals: true, strict: true });

/**
 * @param wanted the names of what stands without a dash, as the usage says them
 * @param command as npm runs it
 * @throws Problem
 */
export function asked<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
  wanted: readonly string[] = [],
  command = 'requests',
): ReturnType<typeof parsed<Options>> {
  try {
    const given = parsed(args, options);
    if (given.positionals.length !== wanted.length)
      throw new Problem(
        wanted.length === 0
          ? `'${given.positionals[0]?.slice(0, 40)}' is not expected here.`
          : `Name ${wanted.join(' and ')}.`,
      );
    return given;
  } catch (error) {
    throw new Problem(`${reasonOf(error)} Use: npm run ${command} -- ${usage}`);
  }
}

/** Where a command goes, and the directory that is its owner's alone. */
export interface Place {
  readonly target: Target;
  readonly dataDir: string;
}

/** @throws Problem */
export const placeOf = (to: string | undefined, { env }: Surroundings): Place => ({
  target: targetOf(to, env),
  dataDir: dataDirOf(env),
});

/** @throws Problem where there is no store */
export async function through<Result>(
  { target }: Place,
  act: (door: Door) => Promise<Result>,
): Promise<Result> {
  const door = doorTo(target, 'refuse');
  try {
    return await act(door);
  } finally {
    door.close();
  }
}

interface Commands {
  /** As npm runs it. */
  readonly command: string;
  /** By name; `list` is meant where none is named. */
  readonly subcommands: Readonly<Record<string, Subcommand>>;
  readonly helpLines: () => readonly string[];
}

/** Each with what it does. */
export const usagesOf = (subcommands: Commands['subcommands']): readonly string[] =>
  Object.values(subcommands).flatMap(({ usage, does }) => [usage, `    ${does}`]);

/** Reads what was asked; what it gives does it. @throws Problem */
export function chosenOf(
  { command, subcommands, helpLines }: Commands,
  [name = 'list', ...args]: readonly string[],
  surroundings: Surroundings,
): () => Promise<void> {
  if (name === 'help' || isHelp(name)) return async () => console.log(helpLines().join('\n'));
  // Without a name it is the list: its options may come at once.
  if (name.startsWith('-'))
    return chosenOf({ command, subcommands, helpLines }, ['list', name, ...args], surroundings);
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (subcommand !== undefined && args.some(isHelp))
    return async () => console.log(`Use: npm run ${command} -- ${subcommand.usage}\n    ${subcommand.does}`);
  if (subcommand !== undefined) return subcommand.prepare(args, surroundings);
  const names = [...Object.keys(subcommands), 'help'];
  const meant = findNearestWord(name, names);
  throw new Problem(
    `There is no '${sanitizeLine(name, 40)}'. ${meant === null ? `There are: ${names.join(', ')}.` : `Did you mean: npm run ${command} -- ${meant}?`}`,
  );
}
