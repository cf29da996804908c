/** Every route, with all checks of tests/support/browser/pageChecks made on it. */
import { describe, it } from 'vitest';
import { routePages } from '../../support/browser/everyPage.ts';
import { withNuChecker } from '../../support/browser/nuChecker.ts';
import { axe } from '../../support/browser/pageChecks/axe.ts';
import { expectNoFaults, pageStateTimeout } from '../../support/browser/pageChecks/pageCheck.ts';
import { createPageChecks } from '../../support/browser/pageChecks/pageChecks.ts';
import { withBrowser } from '../../support/browser/visit.ts';

withBrowser();
const { findHtmlErrors } = withNuChecker();

/** A page of each kind: they have the same parts as the others. */
const pageKinds = [
  '/Home',
  '/Government',
  '/The-Barangay',
  '/News',
  '/News/clean-up-day-along-the-barangay-road',
  '/Emergency-Hotlines',
  '/Citizens-Charter',
  '/services/issuance-of-barangay-clearance',
  '/Form_Request/clearance',
  '/Request_Status',
];

describe('§2 §8 every page', () => {
  it.each(routePages)(
    '$name passes the checks of a page',
    (page) => expectNoFaults(page, createPageChecks(findHtmlErrors)),
    pageStateTimeout,
  );

  it.each(routePages.filter(({ name }) => pageKinds.includes(name)))(
    '$name, which stands for its kind, has no axe violations',
    { tags: 'smoke' },
    (page) => expectNoFaults(page, [[axe]]),
  );
});
