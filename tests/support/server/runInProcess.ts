import { vi } from 'vitest';
import { type ProgramFactory, runProgram } from '../../../tools/cli/lib/program.ts';
import { runToExitCode } from '../../../tools/cli/lib/runCommand.ts';
import type { ProcessResult } from './childProcess.ts';
import { testNow } from './runningServer.ts';

/** What a command prints and the code with which it ends, as `runScript` without a process of its own. */
export async function runInProcess(
  createProgram: ProgramFactory,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  now: number = testNow,
): Promise<ProcessResult> {
  const [out, error]: [string[], string[]] = [[], []];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line) => void out.push(`${line}\n`)),
    vi.spyOn(console, 'error').mockImplementation((line) => void error.push(`${line}\n`)),
  ];
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await runToExitCode(() => runProgram(createProgram, args, { env, now }));
    return { code: Number(process.exitCode), out: out.join(''), error: error.join('') };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}
