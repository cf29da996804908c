/** Failures 6: each module that loads late says what its failure becomes, so that no missing file is called a lost signal. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What a page shows in place of a sentence about the signal, or does. */
type Answer = 'useLoadFailure(' | 'useHasMissingFiles(' | 'failToLoad' | 'reloadOnce(';

/** The file that answers for a failed load, and how; or why the page lacks nothing that it names. */
type End = readonly [file: string, Answer] | string;

const page: End = ['src/app/LazyPage.tsx', 'reloadOnce('];
const language: End = ['src/features/preferences/LanguageSwitch.tsx', 'useLoadFailure('];
const laterModule: End = ['src/features/request/form/laterModules.ts', 'failToLoad'];
const staffPart: End = ['src/staff/FetchError.tsx', 'useHasMissingFiles('];

const ends: Readonly<Record<string, End>> = {
  'src/app/start/openPage.ts ../locale/initLocale.ts': language,
  'src/app/locale/loadMessages.ts ../../i18n/fil/messages.ts': language,
  'src/app/locale/loadMessages.ts ../../i18n/ceb/messages.ts': language,
  'src/features/request/form/laterModules.ts ./requestParts.ts': [
    'src/features/request/form/RequestPage.tsx',
    'useLoadFailure(',
  ],
  'src/features/request/form/laterModules.ts ../submission/checkAnswers.ts': laterModule,
  'src/features/request/form/laterModules.ts ../submission/placeAnswers.ts': laterModule,
  'src/features/request/form/laterModules.ts ../receipt/Confirmation.tsx': [
    'src/pages/ErrorScreen.tsx',
    'useLoadFailure(',
  ],
  'src/features/request/receipt/KeepActions.tsx ./calendarFile.ts': [
    'src/features/request/receipt/KeepActions.tsx',
    'useLoadFailure(',
  ],
  'src/features/request/receipt/KeepActions.tsx ./receiptPicture.ts': 'it advises a screenshot',
  'src/features/request/submission/RequestNoticesArea.tsx ./RequestNotices.tsx': 'the form works without it',
  'src/components/media/QrCode.tsx ./qrSvgPath.ts': 'the link remains',
  'src/query/useIsOffered.ts ./formDocuments.ts': ['src/query/useIsOffered.ts', 'failToLoad'],
  'src/query/formDocuments.ts ./formFacts.ts': 'the list shows the facts that it came with',
  'src/features/feedback/PageFeedback.tsx ./FeedbackPanel.tsx': [
    'src/features/feedback/PageFeedback.tsx',
    'useLoadFailure(',
  ],
  'src/features/tourism/loadStreetMap.ts ./StreetMap.tsx': [
    'src/features/tourism/SpotMap.tsx',
    'useLoadFailure(',
  ],
  'src/features/search/SiteSearch.tsx ./searchService.ts': [
    'src/features/search/SiteSearch.tsx',
    'useLoadFailure(',
  ],
  'src/query/loadFirestoreClient.ts ../firestore/client.ts': [
    'src/query/loadFirestoreClient.ts',
    'failToLoad',
  ],
  'src/firestore/client.ts ./appCheck.ts': ['src/firestore/client.ts', 'failToLoad'],
  'src/staff/main.tsx ./session/linkSession.ts': staffPart,
  'src/staff/requests/RequestBrowser.tsx ../counter/CounterEntry.tsx': staffPart,
  'src/staff/requests/RequestBrowser.tsx ../documents/PrepareDocument.tsx': staffPart,
  'src/staff/StaffTabs.tsx ./requests/RequestBrowser.tsx': staffPart,
  'src/staff/StaffTabs.tsx ./documents/DocumentsTab.tsx': staffPart,
  'src/staff/StaffTabs.tsx ./documents/startDocuments.ts':
    'the tab is there at the next sign-in, and each document publishes the key too',
  'src/staff/documents/issueWithCode.ts ../../components/media/qrSvgPath.ts':
    'the page says that nothing is issued yet, and tries again',
  'src/staff/StaffTabs.tsx ./hall/HallTab.tsx': staffPart,
  'src/staff/StaffTabs.tsx ./content/ContentEditor.tsx': staffPart,
  'src/staff/StaffTabs.tsx ./feedback/FeedbackBrowser.tsx': staffPart,
  'src/staff/useWorkbook.tsx ../staff-core/spreadsheet/xlsx.ts': [
    'src/staff/useWorkbook.tsx',
    'useHasMissingFiles(',
  ],
};

/** Imports that importWithRetry cannot make, or that no resident's page has. */
const withoutRetry: Readonly<Record<string, string>> = {
  'src/lib/importWithRetry.ts ./a.ts': 'an example in a comment',
  'src/lib/createModuleLoader.ts ./a.ts': 'an example in a comment',
  'src/machines-page/loadLive.ts ../../packages/machine-viewer/src/viewer/live/index.ts':
    'the page of machines',
  'src/machines-page/loadLive.ts ../qa/liveOptions.ts': 'the page of machines',
  'src/machines-page/main.tsx virtual:machine-code': 'the page of machines',
  'src/ssr/inline/loadScripts.ts script': "the page's own scripts, before which no code can say anything",
};

const imports = globSync('src/**/*.{ts,tsx}').flatMap((name) => {
  const file = name.replaceAll('\\', '/');
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/(?<!typeof )(?<![\w.])import\((?:\/\*.*?\*\/ )?(?:'([^']+)'|(\w+))\)/g)].map(
    ({ index, 1: path, 2: variable }) => ({
      name: `${file} ${path ?? variable}`,
      hasRetry: /importWithRetry\(\s*\(\) => $/.test(code.slice(0, index)),
    }),
  );
});

const isPage = ({ name }: { readonly name: string }): boolean => name.startsWith('src/app/pages.ts ');

describe('§4 a module that is imported late', () => {
  it('is imported by importWithRetry, which knows a missing file from a lost signal', () => {
    const direct = imports.filter(({ name, hasRetry }) => !hasRetry || name in withoutRetry);
    expect(direct.map(({ name }) => name).sort()).toEqual(Object.keys(withoutRetry).sort());
  });

  it('has a row here, which says what its failure becomes', () => {
    const others = imports.filter((each) => !isPage(each) && !(each.name in withoutRetry));
    expect([...new Set(others.map(({ name }) => name))].sort()).toEqual(Object.keys(ends).sort());
    expect(imports.filter(isPage).length).toBeGreaterThan(15);
  });

  const answered = [...Object.entries(ends), ['a page of the site', page] as const];
  it.each(answered.filter(([, end]) => typeof end !== 'string'))(
    'is answered for by code that knows of missing files: %s',
    (_, end) => {
      const [file, answer] = end as Exclude<End, string>;
      expect(readFileSync(file, 'utf8')).toContain(answer);
    },
  );
});
