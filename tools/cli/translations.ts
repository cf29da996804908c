/**
 * `npm run translations`: writes the lists of what a native speaker has yet to read. `-- read fil KEY...` marks what
 * one has; `-- check` says whether the list of the sentences is fresh, whatever the content of this site is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Problem } from '../../server/firestore/lib/userError.ts';
import { type Translation, translations } from '../vite/locales.ts';
import { contentTexts } from './content/contentTranslations.ts';
import { command } from './lib/runCommand.ts';
import {
  contentListFile,
  contentListText,
  listFile,
  listText,
  markOf,
  type Read,
  readFile,
  readSoFar,
  rowsOf,
  unreadOf,
} from './translations/translationList.ts';

const usage = `Usage: npm run translations, or npm run translations -- read ${translations.join('|')} KEY..., or npm run translations -- check`;

interface Wish {
  readonly isCheck: boolean;
  readonly language: Translation | null;
  readonly keys: readonly string[];
}

function wishOf(): Wish {
  const [act, language, ...keys] = process.argv.slice(2);
  if (act === undefined || (act === 'check' && language === undefined))
    return { isCheck: act === 'check', language: null, keys: [] };
  const known = translations.find((each) => each === language);
  if (act !== 'read' || known === undefined || keys.length === 0) throw new Problem(usage);
  return { isCheck: false, language: known, keys };
}

/** @throws Problem where a key is none */
async function marked(read: Read, language: Translation, keys: readonly string[]): Promise<Read> {
  const rows = [...(await rowsOf(language)), ...contentTexts(language)];
  const own: Record<string, string> = { ...read[language] };
  for (const key of keys) {
    const meant = rows.filter((row) => row.key === key || row.key.startsWith(`${key}.`));
    if (meant.length === 0)
      throw new Problem(
        `There is no sentence '${key}': the keys are the first column of docs/translations.md and docs/translations-of-content.md.`,
      );
    for (const row of meant) own[row.key] = markOf(row);
  }
  return { ...read, [language]: own };
}

async function list({ isCheck, language, keys }: Wish): Promise<void> {
  const before = readSoFar();
  if (isCheck) {
    if (readFileSync(listFile, 'utf8') === (await listText(before))) return console.log('The list is fresh.');
    throw new Problem('docs/translations.md is out of date: run npm run translations.');
  }
  const read = language === null ? before : await marked(before, language, keys);
  if (language !== null) writeFileSync(readFile, `${JSON.stringify(read, null, 2)}\n`);
  writeFileSync(listFile, await listText(read));
  writeFileSync(contentListFile, contentListText(read));
  for (const each of translations) {
    const rows = [...(await rowsOf(each)), ...contentTexts(each)];
    console.log(`${each}: ${unreadOf(each, rows, read).length} of ${rows.length} are yet to be read.`);
  }
  console.log(
    'docs/translations.md and docs/translations-of-content.md list them. Give them to somebody who grew up with the language.',
  );
}

await command(wishOf, list, 'The list could not be made.', usage);
