/**
 * `npm run search:try FILE`: searches the content for each query of a file, and prints how many first results are right. A row is
 * a language, a query and the path that it should open, with tabs between them. Every third row is left out of the list of
 * wrong ones, unless `--left-out` asks for only those. Exit 2: wrong arguments or a malformed row.
 */
import { readFileSync } from 'node:fs';
import { directories } from '../../server/http/serve.ts';
import { UserError } from '../../server/lib/userError.ts';
import { allLocales } from '../../src/i18n/locales.ts';
import { parseProcessArgs } from './lib/commandArgs.ts';
import { runCommand } from './lib/runCommand.ts';
import { formatTable } from './lib/table.ts';
import { parseQueryRows, type TriedQuery, tryQueries } from './search/tryQueries.ts';

const usage = 'Use: npm run search:try FILE [left-out]';

const parseOptions = () =>
  parseProcessArgs(usage, { 'left-out': { type: 'boolean' } }, ({ flags, words }) => {
    const [path, ...others] = words;
    if (path === undefined || others.length > 0) throw new UserError('Name one file of queries.');
    return { rows: parseQueryRows(readFileSync(path, 'utf8')), listsLeftOut: flags['left-out'] === true };
  });

const outcomes = ['right', 'wrong', 'nothing'] as const;

function formatCounts(name: string, tried: readonly TriedQuery[]): readonly string[] {
  const counts = outcomes.map((name) => tried.filter(({ outcome }) => outcome === name).length);
  const part = tried.length === 0 ? '' : `${((100 * counts[0]!) / tried.length).toFixed(1)} %`;
  return [name, ...[tried.length, ...counts].map(String), part];
}

async function run({ rows, listsLeftOut }: ReturnType<typeof parseOptions>): Promise<void> {
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
