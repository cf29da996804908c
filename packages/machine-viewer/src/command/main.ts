/**
 * `npm run machines:view -- path/to/machine.ts`: writes the machine viewer with the machines of that file, as one HTML file.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { basename, extname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../../../../server/lib/userError.ts';
import { runCommand } from '../../../../tools/cli/lib/runCommand.ts';
import { buildViewer } from './buildViewer.ts';

const usage = `Use: npm run machines:view -- path/to/machine.ts [--to page.html]
Writes a page with the machines that the file exports. It works from a disk, offline.`;

interface Options {
  readonly file: string;
  readonly page: string;
}

/** @throws UserError */
const parseOptions = (): Options => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new UserError(usage);
  const file = resolve(path);
  if (!existsSync(file)) throw new UserError(`${path} does not exist.`);
  return { file, page: resolve(values.to ?? `${basename(file, extname(file))}.machines.html`) };
};

await runCommand(
  parseOptions,
  async ({ file, page }) => {
    // The viewer gets React's production build even if the caller's NODE_ENV is another, because the file is sent to people.
    process.env.NODE_ENV = 'production';
    console.log(`The viewer is built for ${relative('', file)}.`);
    const { names, html } = await buildViewer(file);
    writeFileSync(page, html);
    console.log(`${relative('', page)}: ${names.join(', ')} (${Math.round(html.length / 1000)} kB)`);
    console.log('Next: open the file in a browser.');
  },
  'The page was not written.',
  usage,
);
