/**
 * `npm run machines`: view writes the machine viewer with the machines of a file; draw generates docs/machines. Exit 2: wrong
 * arguments; exit 1: the command failed, or the tables of the tests differ from the machines.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createCommand, runProcessProgram } from './lib/program.ts';

const viewer = join(import.meta.dirname, '../../packages/machine-viewer/src/command/main.ts');

await runProcessProgram(() =>
  createCommand('npm run machines')
    .description('The machines as a page, and as the files of docs/machines (CONTRIBUTING.md).')
    .addCommand(
      createCommand('view')
        .description('writes the machine viewer with the machines of a file, as one page that works offline')
        .argument('<FILE>', 'of JavaScript or TypeScript, which exports machines')
        .option('--to <PAGE.html>', 'without it, the name of the file with .machines.html')
        .action((file, { to }) => {
          const args = [viewer, ...(to === undefined ? [] : [`--to=${to}`]), '--', file];
          process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
        }),
    )
    .addCommand(
      createCommand('draw')
        .description(
          'writes the Mermaid and the counts of docs/machines, and the SVG and the runs that git ignores',
        )
        .option('--browser', 'counts the covers in Chromium too')
        .action(async ({ browser }) => {
          const { drawMachines } = await import('./machines/drawMachines.ts');
          await drawMachines(browser === true);
        }),
    ),
);
