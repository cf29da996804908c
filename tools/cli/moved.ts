/** `npm run feedback` and other commands of version 1 that are elsewhere: each ends with exit code 2, and says where. */
import { refuseMoved } from './lib/movedCommands.ts';
import { runToExitCode } from './lib/runCommand.ts';

const [command = ''] = process.argv.slice(2);
await runToExitCode(async () => refuseMoved(command));
