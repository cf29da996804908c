/** The command `embedded-firestore`: serves one store by itself until a signal stops it. README.md has an example. */
import { readFileSync } from 'node:fs';
import { type AddressInfo, isIPv6 } from 'node:net';
import { parseArgs } from 'node:util';
import { hasStaffToken } from './lib/bearerToken.ts';
import { errorMessageOf } from './lib/systemError.ts';
import { developmentCalls, strictCalls } from './rest/publicCalls.ts';
import type { CompositeIndex } from './rest/requiredIndexes.ts';
import { compileRules } from './rules/compile.ts';
import { RulesError } from './rules/problem.ts';
import type { Rules } from './rules/types.ts';
import { createFirestoreServer } from './server.ts';
import { StoreBusy, StoreUnreadable } from './store/file.ts';
import { openStore } from './store.ts';

const usage =
  'Use: embedded-firestore --rules FILE [--project ID] [--indexes FILE] [--file FILE] [--port PORT] [--host HOST] [--public]';

const help = `${usage}

  --rules FILE     the security rules; required
  --project ID     the project in the names of the documents; demo-project by default
  --indexes FILE   a firestore.indexes.json; without it every query is accepted
  --file FILE      the SQLite file, created if missing; :memory: by default
  --port PORT      where it listens; 8085 by default, 0 for any free port
  --host HOST      where it listens; 127.0.0.1 by default
  --public         strangers reach it: limits what one call may cost
  --version        prints the version
  --help           prints this

A call with the token of the environment's STAFF_TOKEN bypasses the rules.`;

/** A mistake in the arguments, shown without a stack. */
class UsageError extends Error {}

const defaults = { project: 'demo-project', file: ':memory:', port: '8085', host: '127.0.0.1' } as const;

interface StandaloneOptions {
  readonly projectId: string;
  readonly rules: Rules;
  /** Null: queries need no index. */
  readonly indexes: readonly CompositeIndex[] | null;
  readonly file: string;
  readonly port: number;
  readonly host: string;
  /** A call with `Authorization: Bearer TOKEN` bypasses the rules; null if none may. */
  readonly staffToken: string | null;
  /** Whether strangers reach it. */
  readonly isPublic: boolean;
}

/** @throws UsageError */
function parseOptions(flags: Flags, env: NodeJS.ProcessEnv): StandaloneOptions {
  const { rules, project, indexes, file, port, host, public: isPublic = false } = flags;
  if (rules === undefined) throw new UsageError(`--rules is missing. ${usage}`);
  if (!/^[a-z0-9-]{1,63}$/.test(project)) throw new UsageError(`--project ${project} is no project id.`);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`--port must be a number from 0 to 65535; it is '${port}'.`);
  if (host.trim() === '') throw new UsageError('--host must be a name or an address; it is empty.');
  return {
    projectId: project,
    rules: readRules(rules),
    indexes: indexes === undefined ? null : parseIndexes(readText(indexes), indexes),
    file,
    port: Number(port),
    host,
    staffToken: env.STAFF_TOKEN?.trim() || null,
    isPublic,
  };
}

function parseFlags(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    rules: text,
    project: text,
    indexes: text,
    file: text,
    port: text,
    host: text,
    public: { type: 'boolean' },
    version: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    return { ...defaults, ...values };
  } catch (error) {
    throw new UsageError(`${errorMessageOf(error).replace(/\.?$/, '.')} ${usage}`);
  }
}

type Flags = ReturnType<typeof parseFlags>;

function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${errorMessageOf(error)}.`);
  }
}

function readRules(file: string): Rules {
  const text = readText(file);
  try {
    return compileRules(text);
  } catch (error) {
    if (error instanceof RulesError) throw new UsageError(`${file}, ${error.message}`);
    throw error;
  }
}

function parseIndexes(text: string, file: string): readonly CompositeIndex[] {
  try {
    const { indexes } = JSON.parse(text) as { readonly indexes?: unknown };
    if (Array.isArray(indexes)) return indexes as readonly CompositeIndex[];
  } catch {
    // As for a file without a list.
  }
  throw new UsageError(`${file} must be JSON with a list 'indexes', as firestore.indexes.json.`);
}

/** Milliseconds in which the body of a public call must arrive: 32 kB at 3 kB a second. */
const publicBodyTime = 10_000;

/** An address of IPv6 has brackets before its port. */
const formatHost = (host: string, port: number): string => `${isIPv6(host) ? `[${host}]` : host}:${port}`;

function serve({ port, host, staffToken, isPublic, ...options }: StandaloneOptions): void {
  const publicCalls = isPublic ? strictCalls : developmentCalls;
  const store = openStore({ ...options, publicCalls, now: Date.now, report: console.error });
  const server = createFirestoreServer({
    store,
    ...(isPublic && { publicBody: { bytes: strictCalls.bounds.bytes, milliseconds: publicBodyTime } }),
    identifyCaller: (request) => ({ staff: staffToken !== null && hasStaffToken(request, () => staffToken) }),
  });
  server.on('error', (error) => {
    console.error(`${formatHost(host, port)} cannot be used: ${errorMessageOf(error)}`);
    store.close();
    process.exitCode = 2;
  });
  server.listen(port, host, () => {
    const { port: actual } = server.address() as AddressInfo;
    console.log(`Project ${options.projectId} is at http://${formatHost(host, actual)}/`);
  });
  const stop = (): void => {
    server.close(() => store.close());
    server.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

try {
  const flags = parseFlags(process.argv.slice(2));
  if (flags.help) console.log(help);
  else if (flags.version) console.log(readVersion());
  else serve(parseOptions(flags, process.env));
} catch (error) {
  const isExpected =
    error instanceof UsageError || error instanceof StoreBusy || error instanceof StoreUnreadable;
  if (!isExpected) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
