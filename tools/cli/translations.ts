/**
 * `npm run translations`: writes the lists of translations that a native speaker still has to review, which git ignores, and
 * notes the English of each changed translation. `read fil KEY...` marks some as reviewed. `fits fil KEY...` confirms
 * translations of an older English. `check` reports whether the English of every message is noted, whatever the content of this
 * site is.
 */
import { writeFileSync } from 'node:fs';
import { Argument } from '@commander-js/extra-typings';
import { UserError } from '../../server/lib/userError.ts';
import { type TranslationLocale, translationLocales } from '../../src/i18n/locales.ts';
import { createCommand, runProcessProgram } from './lib/program.ts';
import {
  areSourcesCurrent,
  contentListFile,
  findOutdated,
  findUnreviewed,
  formatContentList,
  formatTranslationList,
  readAllRows,
  readReviewMarks,
  readTranslationRows,
  readTranslationSources,
  reviewedFile,
  reviewMarkOf,
  sourceOf,
  sourcesFile,
  type TranslationRow,
  translationListFile,
  updateSources,
} from './translations/translationList.ts';

/** A statement about some translations: a native speaker has read them, or they fit the present English. */
interface Statement {
  readonly is: 'read' | 'fits';
  readonly locale: TranslationLocale;
  readonly keys: readonly string[];
}

/** @throws UserError for an unknown key */
function findRows({ locale, keys }: Statement): readonly TranslationRow[] {
  const rows = readAllRows(locale);
  return keys.flatMap((key) => {
    const matching = rows.filter((row) => row.key === key || row.key.startsWith(`${key}.`));
    if (matching.length === 0)
      throw new UserError(
        `There is no sentence '${key}': the keys are the first column of docs/translations.md and docs/translations-of-content.md.`,
      );
    return matching;
  });
}

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Adds the statement's rows to what a file has of its language. */
const addRows = <File extends Readonly<Record<string, Readonly<Record<string, string>>>>>(
  file: File,
  { locale }: Statement,
  rows: readonly TranslationRow[],
  markOf: (row: TranslationRow) => string,
) => ({
  ...file,
  [locale]: { ...file[locale], ...Object.fromEntries(rows.map((row) => [row.key, markOf(row)])) },
});

/** @throws UserError where the English of a message is not noted */
function checkSources(): void {
  const sources = readTranslationSources();
  if (!translationLocales.every((locale) => areSourcesCurrent(readTranslationRows(locale), sources[locale])))
    throw new UserError('src/i18n/translatedFrom.json is out of date: run npm run translations.');
  console.log('src/i18n/translatedFrom.json is up to date.');
}

/** @throws UserError for an unknown key */
function updateLists(statement: Statement | null): void {
  const [marks, sources] = [readReviewMarks(), readTranslationSources()];
  const stated = statement === null ? [] : findRows(statement);
  // A speaker who has read both has seen that they fit.
  const confirmed = statement === null ? sources : addRows(sources, statement, stated, sourceOf);
  const read = statement?.is === 'read' ? addRows(marks, statement, stated, reviewMarkOf) : marks;
  const updated = Object.fromEntries(
    translationLocales.map((locale) => [locale, updateSources(readAllRows(locale), confirmed[locale])]),
  );
  if (statement?.is === 'read') writeJson(reviewedFile, read);
  writeJson(sourcesFile, updated);
  writeFileSync(translationListFile, formatTranslationList(read, updated));
  writeFileSync(contentListFile, formatContentList(read, updated));
  for (const locale of translationLocales) {
    const rows = readAllRows(locale);
    const outdated = findOutdated(rows, updated[locale]).length;
    console.log(
      `${locale}: ${findUnreviewed(locale, rows, read).length} of ${rows.length} are yet to be read. Translated from an older English: ${outdated}.`,
    );
  }
  console.log(
    'docs/translations.md and docs/translations-of-content.md list them. Give them to somebody who grew up with the language.',
  );
}

const createStatementCommand = (is: Statement['is'], description: string) =>
  createCommand(is)
    .description(description)
    .addArgument(new Argument('<LANGUAGE>', 'of the translations').choices(translationLocales))
    .argument('<KEYS...>', 'the first column of the lists, or the beginning of several')
    .action((locale, keys) => updateLists({ is, locale, keys }));

await runProcessProgram(() =>
  createCommand('npm run translations')
    .description('Lists the translations that a native speaker has yet to read.')
    .action(() => updateLists(null))
    .addCommand(createStatementCommand('read', 'marks what a native speaker has read'))
    .addCommand(createStatementCommand('fits', 'marks translations that fit the changed English'))
    .addCommand(
      createCommand('check')
        .description(
          'says whether the English of every message is noted, whatever the content of this site is',
        )
        .action(checkSources),
    ),
);
