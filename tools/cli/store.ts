/** `npm run store`: backup and restore of the store of this machine. Exit 2: wrong arguments; exit 1: the command failed. */
import { runProcessProgram } from './lib/program.ts';
import { createStoreProgram } from './store/commands.ts';

await runProcessProgram(createStoreProgram);
