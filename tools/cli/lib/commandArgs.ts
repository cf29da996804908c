/**
 * The arguments of a command that people type as `npm run NAME ...`. PowerShell, which is what Windows opens, drops the ` -- `
 * before flags, so npm takes `--day tomorrow` for a setting of its own. So a flag may also be a word: `day=tomorrow`, `dry-run`.
 * What npm took for itself is read from the variables in which npm passes its settings to a script.
 */
import { isHelp } from '../../../server/http/commandHelp.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';

/** `--day <DAY>` has a value, `--dry-run` has none. */
export interface CommandFlag {
  /** Without dashes. */
  readonly name: string;
  readonly hasValue: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The arguments with their flags as `--name` and `--name=value`.
 *
 * @param flags in the order of the command's help: npm keeps no order, so several values without a name follow this one
 * @param report prints the line that says how the arguments were read, where npm took some
 */
export function readCommandArgs(
  flags: readonly CommandFlag[],
  args: readonly string[],
  env: Environment,
  report: (line: string) => void = console.error,
): readonly string[] {
  if (args.length === 1 && args[0] === 'help') return ['--help'];
  const named = readWords(flags, args);
  if (named.some(isHelp)) return named;
  const taken = readTakenFlags(flags, named, env);
  if (taken.length === 0) return named;
  const unnamed = taken.filter(({ value }) => value === null);
  // Values come last, after the name of a command or a record.
  const values = named.slice(Math.max(0, named.length - unnamed.length));
  const others = named.slice(0, named.length - values.length);
  const read = taken.map(({ name, value }) => {
    const own = value ?? values.shift();
    return own === undefined || own === '' ? `--${name}` : `--${name}=${own}`;
  });
  report(
    `npm took flags for itself. They are read as: ${formatWords([...others, ...read])}. Where that is wrong, write them without dashes: ${formatWords(read.map((flag) => flag.slice(2)))}`,
  );
  return [...others, ...read];
}

/** As a shell reads them: `"name=San Roque" dry-run`. */
const formatWords = (words: readonly string[]): string =>
  words
    .map((word) => (word.includes(' ') ? `"${sanitizeLine(word, 300)}"` : sanitizeLine(word, 300)))
    .join(' ');

/** `day=tomorrow` → `--day=tomorrow`, `dry-run` → `--dry-run`; all else stays, also the value of `--day tomorrow`. */
function readWords(flags: readonly CommandFlag[], args: readonly string[]): string[] {
  const isFlag = (name: string | undefined, hasValue: boolean): boolean =>
    flags.some((flag) => flag.name === name && flag.hasValue === hasValue);
  return args.map((arg, at) => {
    const before = args[at - 1];
    if (before?.startsWith('--') && isFlag(before.slice(2), true)) return arg;
    const [, name] = /^([a-z-]+)=/.exec(arg) ?? [];
    return isFlag(name, true) || isFlag(arg, false) ? `--${arg}` : arg;
  });
}

/** npm takes a flag by the beginning of a setting's name: `--to` sets `token-description`. */
const npmNames: Readonly<Record<string, string>> = { to: 'token_description' };

/** Machines set `yes` for npm's own questions; it must not confirm that a record is deleted. */
const ownNamesOfNpm: readonly string[] = ['yes'];

/** The flags that npm took, with the value that it kept; null where npm left the value among the words. */
function readTakenFlags(
  flags: readonly CommandFlag[],
  args: readonly string[],
  env: Environment,
): readonly { readonly name: string; readonly value: string | null }[] {
  if (env.npm_command !== 'run-script' && env.npm_command !== 'run') return [];
  const isGiven = (name: string): boolean =>
    args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  return flags.flatMap(({ name, hasValue }) => {
    const value = env[`npm_config_${npmNames[name] ?? name.replaceAll('-', '_')}`] ?? '';
    if (value === '' || value === 'false' || ownNamesOfNpm.includes(name) || isGiven(name)) return [];
    if (hasValue) return [{ name, value: value === 'true' ? null : value }];
    return value === 'true' ? [{ name, value: '' }] : [];
  });
}
