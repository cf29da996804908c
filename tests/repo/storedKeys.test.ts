/** Each file that stores data on a phone is listed (docs/decisions/0045-stored-data.md): a new one has its key and shape recorded. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const writes = /\.setItem\(|\bstoreText\(|\bcaches\.open\(|document\.cookie =|\bindexedDB\b/;

const expectedFiles = [
  'src/app/locale/localeCookie.ts',
  'src/app/version/versionEffects.ts',
  'src/features/navigation/pageName.ts',
  'src/features/request/storage/browserStorage.ts',
  'src/features/request/storage/draft.ts',
  'src/features/request/storage/pendingReceipt.ts',
  'src/features/request/storage/queuedRequest.ts',
  'src/features/request/storage/tabReceipt.ts',
  'src/query/queryStorage.ts',
  'src/service-worker/cache.ts',
  'src/ssr/hydration/dataSaverChoice.ts',
  'src/ssr/hydration/dismissedAlerts.ts',
  'src/staff/documents/signingKey.ts',
  'src/staff/session/linkSession.ts',
];

it('lists every source file that stores data on a phone, and docs/decisions/0045-stored-data.md names each', () => {
  const files = globSync('src/**/*.{ts,tsx}').sort();
  const found = files.filter((file) => writes.test(readFileSync(file, 'utf8')));
  expect(
    found,
    'What is stored on phones is an interface: record its keys and shapes in tests/support/stored/phone.json, ' +
      'add the file to the table of docs/decisions/0045-stored-data.md and here.',
  ).toEqual(expectedFiles);
  const page = readFileSync('docs/decisions/0045-stored-data.md', 'utf8');
  expect(expectedFiles.filter((file) => !page.includes(file))).toEqual([]);
});
