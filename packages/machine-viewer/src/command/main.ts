#!/usr/bin/env node
/** `machine-viewer path/to/machine.ts`: writes the machine viewer with the machines of that file, as one HTML file. */
import { runCommand } from './runCommand.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  cwd: process.cwd(),
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
