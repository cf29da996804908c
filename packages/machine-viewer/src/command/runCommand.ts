/** What the command does with its arguments, apart from the process, so that tests call it without starting one. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildViewer } from './buildViewer.ts';

const usage = `Use: machine-viewer path/to/machine.ts [--to page.html]
Writes a page with the machines that the file exports. It works from a disk, offline.`;

/** What the command takes from its process. */
export interface CommandContext {
  /** Relative paths start there. */
  readonly cwd: string;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

interface Options {
  readonly file: string;
  readonly page: string;
}

const modulePattern = /\.(?:[jt]sx?|[cm][jt]s)$/;

const find = (path: string) => statSync(path, { throwIfNoEntry: false });

/** Writing the page replaces the file at its path, which must be a page. */
const findTargetProblem = (file: string, page: string, cwd: string): string | null => {
  const [source, target] = [find(file), find(page)];
  const shown = relative(cwd, page);
  if (target?.isDirectory()) return `--to ${shown || '.'} is a folder: name a file that ends in .html.`;
  // A link may lead from one name to the other.
  if (target !== undefined && target.dev === source?.dev && target.ino === source.ino)
    return `--to ${shown} is the file with the machines: name another file, which ends in .html.`;
  return /\.html?$/i.test(page) ? null : `--to ${shown} does not end in .html: name a file that does.`;
};

/** @throws Error with a sentence for the person who started the command */
const parseOptions = (args: readonly string[], cwd: string): Options => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new Error(usage);
  const file = resolve(cwd, path);
  const found = find(file);
  if (found === undefined) throw new Error(`${path} does not exist.`);
  if (!found.isFile()) throw new Error(`${path} is a folder: name a file with machines.`);
  if (!modulePattern.test(path))
    throw new Error(
      `${path} is no file of JavaScript or TypeScript: the viewer reads .js, .jsx, .mjs, .cjs, .ts, .tsx, .mts and .cts.`,
    );
  const page = resolve(cwd, values.to ?? `${basename(file, extname(file))}.machines.html`);
  const problem = findTargetProblem(file, page, cwd);
  if (problem !== null) throw new Error(problem);
  return { file, page };
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const writePage = async ({ file, page }: Options, { cwd, print }: CommandContext): Promise<void> => {
  // The viewer gets React's production build even if the caller's NODE_ENV is another, because the file is sent to people.
  process.env.NODE_ENV = 'production';
  print(`Building the viewer for ${relative(cwd, file)} ...`);
  const { names, html, notes } = await buildViewer(file, (name, states) =>
    print(`Drawing ${name} (${states} ${states === 1 ? 'state' : 'states'}) ...`),
  );
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, html);
  for (const note of notes) print(note);
  print(`${relative(cwd, page)}: ${names.join(', ')} (${Math.round(html.length / 1000)} kB)`);
  print('Next: open the file in a browser.');
};

/** @returns the exit code: 0 for success and for help, 2 for wrong arguments, 1 for a failure */
export const runCommand = async (args: readonly string[], context: CommandContext): Promise<number> => {
  if (args.some((arg) => ['--help', '-h', 'help'].includes(arg))) {
    context.print(usage);
    return 0;
  }
  let options: Options;
  try {
    options = parseOptions(args, context.cwd);
  } catch (error) {
    context.printError(messageOf(error));
    return 2;
  }
  try {
    await writePage(options, context);
    return 0;
  } catch (error) {
    context.printError(`The page was not written. ${messageOf(error)}`);
    return 1;
  }
};
