/** The options of `npm run bench`. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../../server/lib/userError.ts';
import { type BenchRoute, listBenchRoutes, selectRepresentative } from './page/routes.ts';

export const benchUsage =
  'Use: npm run bench -- [--rounds N] [--routes /home,/News | --all] [--topics paint,cpu,tasks,keys] [--json FILE] [--no-build] [--before CHECKOUT]';

export const benchTopics = ['paint', 'cpu', 'tasks', 'keys'] as const;
export type BenchTopic = (typeof benchTopics)[number];

export interface BenchOptions {
  readonly rounds: number;
  readonly routes: readonly BenchRoute[];
  /** The form whose keys are measured. */
  readonly form: BenchRoute;
  readonly topics: readonly BenchTopic[];
  readonly json: string | null;
  readonly isBuilt: boolean;
  /** The directory of an older checkout to compare with, installed and built. */
  readonly before: string | null;
}

const flagOptions = {
  rounds: { type: 'string', default: '5' },
  routes: { type: 'string' },
  all: { type: 'boolean', default: false },
  topics: { type: 'string', default: benchTopics.join(',') },
  json: { type: 'string' },
  'no-build': { type: 'boolean', default: false },
  before: { type: 'string' },
} as const;

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flagOptions, allowPositionals: false }).values;
  } catch {
    throw new UserError(benchUsage);
  }
}

/** @throws UserError */
function parseCheckout(directory: string): string {
  for (const file of ['server/main.ts', 'dist/index.html'])
    if (!existsSync(join(directory, file)))
      throw new UserError(
        `--before must be the directory of another checkout, after 'npm ci' and 'npm run build'; '${directory}' has no ${file}.`,
      );
  return resolve(directory);
}

const isTopic = (name: string): name is BenchTopic => (benchTopics as readonly string[]).includes(name);

/** @throws UserError */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const flags = parseFlags(args);
  const rounds = Number(flags.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 100)
    throw new UserError(`--rounds must be a whole number from 1 to 100; it is '${flags.rounds}'.`);
  const topicNames = flags.topics.split(',');
  for (const name of topicNames)
    if (!isTopic(name))
      throw new UserError(`--topics must be of ${benchTopics.join(', ')}; one is '${name}'.`);
  if (flags.all && flags.routes !== undefined)
    throw new UserError(`--all and --routes exclude each other. ${benchUsage}`);
  const all = listBenchRoutes();
  const namedRoutes = flags.routes?.split(',').map((address) => {
    const found = all.find((route) => route.address.toLowerCase() === address.toLowerCase());
    if (found === undefined)
      throw new UserError(
        `--routes must be addresses of the site; '${address}' is none. They are: ${all.map((each) => each.address).join(', ')}`,
      );
    return found;
  });
  return {
    rounds,
    routes: namedRoutes ?? (flags.all ? all : selectRepresentative(all)),
    form: all.find(({ floor }) => floor === 'form')!,
    topics: topicNames.filter(isTopic),
    json: flags.json ?? null,
    isBuilt: flags['no-build'],
    before: flags.before === undefined ? null : parseCheckout(flags.before),
  };
}
