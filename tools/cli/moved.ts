/** `npm run feedback` and other commands of version 1 that are elsewhere: each ends with exit code 2, and says where. */
import { refuseMoved } from './lib/movedCommands.ts';
import { runCommand } from './lib/runCommand.ts';

const [command = ''] = process.argv.slice(2);
await runCommand(
  () => refuseMoved(command),
  async () => {},
  'Not done.',
);
