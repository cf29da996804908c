/** Each file that stores something on a phone is known (docs/decisions/stored-data.md): a new one has its key and shape recorded. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const writes = /\.setItem\(|\bcaches\.open\(|document\.cookie =|\bindexedDB\b/;

const known = [
  'src/app/languageChoice.ts',
  'src/app/version.ts',
  'src/boot/savingChoice.ts',
  'src/parts/dismissedAlerts.ts',
  'src/parts/draftStore.ts',
  'src/parts/keptAnswers.ts',
  'src/parts/pageName.ts',
  'src/parts/sentCodes.ts',
  'src/parts/waitingStore.ts',
  'src/staff/linkSession.ts',
  'src/worker/keeping.ts',
];

it('knows every file that stores something on a phone, and its page names each', () => {
  const files = globSync('src/**/*.{ts,tsx}').sort();
  const found = files.filter((file) => writes.test(readFileSync(file, 'utf8')));
  expect(
    found,
    'What is stored on phones is an interface: record its keys and shapes in tests/browser/stored/recorded.json, ' +
      'add the file to the table of docs/decisions/stored-data.md and here.',
  ).toEqual(known);
  const page = readFileSync('docs/decisions/stored-data.md', 'utf8');
  expect(known.filter((file) => !page.includes(file))).toEqual([]);
});
