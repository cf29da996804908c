/** Frames the commands that serve until a signal ends them: their help, and one line for what a person can mend. */
import { asksForHelp, formatHelp, refuseArguments } from './commandHelp.ts';
import { toUserMessage } from './serve.ts';
import type { SettingTexts } from './settingTexts.ts';

interface ServerCommand {
  /** As people type it: 'npm start'. */
  readonly name: string;
  /** A sentence for its help. */
  readonly what: string;
  readonly settings: SettingTexts;
}

/** Exit 2: an argument, a wrong setting or a store that cannot be opened. @throws any other error of the command */
export async function runServerCommand(
  { name, what, settings }: ServerCommand,
  run: () => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) return console.log(formatHelp([`Use: ${name}`, '', what], settings));
  try {
    refuseArguments(args, name);
    await run();
  } catch (error) {
    const line = toUserMessage(error);
    if (line === null) throw error;
    console.error(line);
    process.exitCode = 2;
  }
}
