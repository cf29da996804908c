/** What `npm run bench` is asked for. */
import { parseArgs } from 'node:util';
import { Problem } from '../../server/firestore/lib/userError.ts';
import { type Route, representative, routesOf } from './page/routes.ts';

export const use =
  'Use: npm run bench -- [--rounds N] [--routes /home,/News | --all] [--topics bytes,paint] [--json FILE] [--no-build]';

export const topics = ['bytes', 'paint', 'cpu', 'keys', 'list', 'form', 'parser', 'reads'] as const;
export type Topic = (typeof topics)[number];

export interface Wish {
  readonly rounds: number;
  /** All of the site: for what is only read, and not timed. */
  readonly all: readonly Route[];
  /** Those that are timed. */
  readonly routes: readonly Route[];
  readonly topics: readonly Topic[];
  readonly json: string | null;
  readonly isBuilt: boolean;
}

const options = {
  rounds: { type: 'string', default: '5' },
  routes: { type: 'string' },
  all: { type: 'boolean', default: false },
  topics: { type: 'string', default: topics.join(',') },
  json: { type: 'string' },
  'no-build': { type: 'boolean', default: false },
} as const;

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch {
    throw new Problem(use);
  }
}

const isTopic = (name: string): name is Topic => (topics as readonly string[]).includes(name);

/** @throws Problem */
export function wishOf(args: readonly string[]): Wish {
  const given = valuesOf(args);
  const rounds = Number(given.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 100)
    throw new Problem(`--rounds must be a whole number from 1 to 100; it is '${given.rounds}'.`);
  const asked = given.topics.split(',');
  for (const name of asked)
    if (!isTopic(name)) throw new Problem(`--topics must be of ${topics.join(', ')}; one is '${name}'.`);
  if (given.all && given.routes !== undefined)
    throw new Problem(`--all and --routes exclude each other. ${use}`);
  const all = routesOf();
  const named = given.routes?.split(',').map((address) => {
    const found = all.find((route) => route.address.toLowerCase() === address.toLowerCase());
    if (found === undefined)
      throw new Problem(
        `--routes must be addresses of the site; '${address}' is none. They are: ${all.map((each) => each.address).join(', ')}`,
      );
    return found;
  });
  return {
    rounds,
    all,
    routes: named ?? (given.all ? all : representative(all)),
    topics: asked.filter(isTopic),
    json: given.json ?? null,
    isBuilt: given['no-build'],
  };
}
