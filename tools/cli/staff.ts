/**
 * `npm run staff`: manages which Firebase accounts belong to staff, and the token of the embedded store. Exit 2: wrong arguments; exit 1: the command failed.
 */
import { runProcessProgram } from './lib/program.ts';
import { createStaffProgram } from './staff/commands.ts';

await runProcessProgram(createStaffProgram);
