/** The help of the commands that take settings of the environment, and no arguments of their own. */
import { sanitizeLine } from '../../src/lib/sanitizeLine.ts';
import { UserError } from '../lib/userError.ts';
import type { SettingTexts } from './settingTexts.ts';

const formatSettings = (settings: SettingTexts): readonly string[] => {
  const width = Math.max(...Object.keys(settings).map((name) => name.length));
  return Object.entries(settings).map(
    ([name, { what, default: value }]) =>
      `  ${name.padEnd(width)}  ${what}${value === null ? '' : ` (${value})`}`,
  );
};

/** @param usage the line that starts the command, and a sentence about it */
export const formatHelp = (usage: readonly string[], settings: SettingTexts): string =>
  [
    ...usage,
    '',
    'Settings, as variables of the environment (docs/deploy.md):',
    ...formatSettings(settings),
  ].join('\n');

/** Whether an argument asks for the command's usage. */
export const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

/** Whether arguments ask for help; npm keeps `--help` for itself, so that the word works as well. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.some(isHelp) || (args.length === 1 && args[0] === 'help');

/** @throws UserError when there is an argument */
export function refuseArguments(args: readonly string[], command: string): void {
  const [first] = args;
  if (first !== undefined)
    throw new UserError(
      `${command} takes no arguments; '${sanitizeLine(first, 60)}' is one. Help: ${command} help`,
    );
}
