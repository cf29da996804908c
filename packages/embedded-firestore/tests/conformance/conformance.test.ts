/** The store's behavior, case by case, beside Google's emulator. */
import { renderDifferencesPage } from '../support/differencesPage.ts';
import { testConformance } from '../support/testConformance.ts';
import { storeCases } from './cases.ts';
import { testedRules } from './testedRules.ts';

testConformance({
  ...testedRules,
  cases: storeCases,
  recordedFile: new URL('./recorded.json', import.meta.url),
  page: {
    file: new URL('../../DIFFERENCES.md', import.meta.url),
    text: renderDifferencesPage(storeCases, [
      '## What no case can show',
      '',
      '- Connections, and the unread answers of one connection, have no limit of the store. Google limits its own.',
      '- There is no sign-in: a program says who calls, and the rules see that account as `request.auth`.',
      '- The rules language lacks some functions, and all sets: README.md lists them. A file that uses one is refused at the start.',
    ]),
  },
});
