/**
 * `npm run search:try FILE`: searches the content for each query of a file, and prints how many first results are right. A row is
 * a language, a query and the path that it should open, with tabs between them. Every third row is left out of the list of
 * wrong ones, unless `--left-out` asks for only those. Exit 2: wrong arguments or a malformed row.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { errorMessageOf } from '../../packages/embedded-firestore/src/lib/index.ts';
import { directories } from '../../server/http/serve.ts';
import { UserError } from '../../server/lib/userError.ts';
import { allLocales } from '../../src/i18n/locales.ts';
import { readProcessArgs } from './lib/commandArgs.ts';
import { runCommand } from './lib/runCommand.ts';
import { formatTable } from './lib/table.ts';
import { parseQueryRows, type QueryRow, type TriedQuery, tryQueries } from './search/tryQueries.ts';

interface TrySearchOptions {
  readonly rows: readonly QueryRow[];
  /** Whether to list the wrong results of the left-out rows instead of those of the others. */
  readonly listsLeftOut: boolean;
}

const usage = 'Use: npm run search:try FILE [left-out]';

/** @throws UserError */
function parseOptions(): TrySearchOptions {
  try {
    const options = { 'left-out': { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({
      args: readProcessArgs(options),
      options,
      allowPositionals: true,
    });
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0) throw new UserError('Name one file of queries.');
    return { rows: parseQueryRows(readFileSync(path, 'utf8')), listsLeftOut: values['left-out'] };
  } catch (error) {
    throw new UserError(`${errorMessageOf(error).replace(/\.?$/, '.')} ${usage}`);
  }
}

const outcomes = ['right', 'wrong', 'nothing'] as const;

function formatCounts(name: string, tried: readonly TriedQuery[]): readonly string[] {
  const counts = outcomes.map((name) => tried.filter(({ outcome }) => outcome === name).length);
  const part = tried.length === 0 ? '' : `${((100 * counts[0]!) / tried.length).toFixed(1)} %`;
  return [name, ...[tried.length, ...counts].map(String), part];
}

async function run({ rows, listsLeftOut }: TrySearchOptions): Promise<void> {
  const tried = tryQueries(rows, directories.content);
  const listed = tried.filter(({ isLeftOut, outcome }) => isLeftOut === listsLeftOut && outcome !== 'right');
  for (const { locale, query, expected, opened } of listed)
    console.log(`${locale}\t${query}\t${opened ?? 'nothing'}\tnot ${expected}`);
  const table = [
    ['', 'rows', ...outcomes, ''],
    ...allLocales.map((name) =>
      formatCounts(
        name,
        tried.filter(({ locale }) => locale === name),
      ),
    ),
    formatCounts(
      'every third row',
      tried.filter(({ isLeftOut }) => isLeftOut),
    ),
    formatCounts(
      'the other rows',
      tried.filter(({ isLeftOut }) => !isLeftOut),
    ),
    formatCounts('all', tried),
  ];
  console.log(formatTable(table).join('\n'));
}

await runCommand(parseOptions, run, 'The search failed.', usage);
