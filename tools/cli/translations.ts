/**
 * `npm run translations`: writes the lists of translations that a native speaker still has to review. `-- read fil
 * KEY...` marks some as reviewed. `-- check` reports whether the list of messages is up to date, whatever the content of
 * this site is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { UserError } from '../../server/firestore/lib/userError.ts';
import { type TranslationLocale, translationLocales } from '../../src/i18n/locales.ts';
import { readTranslatedTexts } from './content/contentTranslations.ts';
import { runCommand } from './lib/runCommand.ts';
import {
  contentListFile,
  findUnreviewed,
  formatContentList,
  formatTranslationList,
  type ReviewMarks,
  readReviewMarks,
  readTranslationRows,
  reviewedFile,
  reviewMarkOf,
  translationListFile,
} from './translations/translationList.ts';

const usage = `Usage: npm run translations, or npm run translations -- read ${translationLocales.join('|')} KEY..., or npm run translations -- check`;

interface TranslationsOptions {
  readonly isCheck: boolean;
  readonly locale: TranslationLocale | null;
  readonly keys: readonly string[];
}

function parseTranslationsOptions(): TranslationsOptions {
  const [action, locale, ...keys] = process.argv.slice(2);
  if (action === undefined || (action === 'check' && locale === undefined))
    return { isCheck: action === 'check', locale: null, keys: [] };
  const knownLocale = translationLocales.find((each) => each === locale);
  if (action !== 'read' || knownLocale === undefined || keys.length === 0) throw new UserError(usage);
  return { isCheck: false, locale: knownLocale, keys };
}

/** @throws UserError for an unknown key */
async function markReviewed(
  read: ReviewMarks,
  locale: TranslationLocale,
  keys: readonly string[],
): Promise<ReviewMarks> {
  const rows = [...readTranslationRows(locale), ...readTranslatedTexts(locale)];
  const own: Record<string, string> = { ...read[locale] };
  for (const key of keys) {
    const matching = rows.filter((row) => row.key === key || row.key.startsWith(`${key}.`));
    if (matching.length === 0)
      throw new UserError(
        `There is no sentence '${key}': the keys are the first column of docs/translations.md and docs/translations-of-content.md.`,
      );
    for (const row of matching) own[row.key] = reviewMarkOf(row);
  }
  return { ...read, [locale]: own };
}

async function updateLists({ isCheck, locale, keys }: TranslationsOptions): Promise<void> {
  const before = readReviewMarks();
  if (isCheck) {
    if (readFileSync(translationListFile, 'utf8') === (await formatTranslationList(before)))
      return console.log('The list is fresh.');
    throw new UserError('docs/translations.md is out of date: run npm run translations.');
  }
  const read = locale === null ? before : await markReviewed(before, locale, keys);
  if (locale !== null) writeFileSync(reviewedFile, `${JSON.stringify(read, null, 2)}\n`);
  writeFileSync(translationListFile, await formatTranslationList(read));
  writeFileSync(contentListFile, formatContentList(read));
  for (const each of translationLocales) {
    const rows = [...readTranslationRows(each), ...readTranslatedTexts(each)];
    console.log(`${each}: ${findUnreviewed(each, rows, read).length} of ${rows.length} are yet to be read.`);
  }
  console.log(
    'docs/translations.md and docs/translations-of-content.md list them. Give them to somebody who grew up with the language.',
  );
}

await runCommand(parseTranslationsOptions, updateLists, 'The list could not be made.', usage);
