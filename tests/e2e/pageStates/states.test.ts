/** Every state of a page, with all checks of tests/support/browser/pageChecks made on it. */
import { describe, it } from 'vitest';
import { otherPageStates } from '../../support/browser/everyPage.ts';
import { withNuChecker } from '../../support/browser/nuChecker.ts';
import { expectNoFaults, pageStateTimeout } from '../../support/browser/pageChecks/pageCheck.ts';
import { createPageChecks } from '../../support/browser/pageChecks/pageChecks.ts';
import { withBrowser } from '../../support/browser/visit.ts';

withBrowser();
const { findHtmlErrors } = withNuChecker();

describe('§2 §8 every state of a page', () => {
  it.each(otherPageStates)(
    '$name passes the checks of a page',
    (state) => expectNoFaults(state, createPageChecks(findHtmlErrors)),
    pageStateTimeout,
  );
});
