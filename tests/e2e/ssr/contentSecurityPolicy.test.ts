/** The site under its production headers (docs/decisions/0037-headers.md). Every visit of the other tests uses them too. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';
import { mapMessages } from '../../../src/i18n/en/map.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allRoutes } from '../../../src/routes/menu.ts';
import { qaBand, startQaTestSite } from '../../support/browser/qaSite.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { mockTiles } from '../../support/browser/tiles.ts';
import { getBrowser, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { takeSample } from '../../support/sampling.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

withBrowser();

/** An address of every route, and some that match none. */
const paths = [
  ...allRoutes.map(({ path }) => path.replace(/:\w+/, 'sample')),
  '/services/issuance-of-barangay-clearance',
  '/News/clean-up-day-along-the-barangay-road',
  '/official-details/punong-barangay',
  '/Form_Request/clearance',
  '/no-such-page',
  '/machines',
  '/machines#formRequest?run=CONFIRM/SUBMIT/checkAnswers:incomplete',
] as const;

/** Records the violations that the page itself reports, also those that no console shows. */
const recordViolations = async (page: Page, refused: string[]) => {
  await page.exposeFunction('tellRefused', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      (globalThis as unknown as { tellRefused: (what: string) => void }).tellRefused(
        `${location.pathname} ${violatedDirective} ${blockedURI} ${sourceFile}`,
      ),
    );
  });
};

const visitRecordingViolations = async (
  path: string,
  { server, mayLog = [] }: { readonly server?: RunningServer; readonly mayLog?: readonly RegExp[] } = {},
) => {
  const refused: string[] = [];
  const { page, context } = await visit(path, {
    width: widths.desk,
    mayLog,
    server: server ?? (await startTestServer({ dist: inject('siteDist') })),
    before: async (opening, inContext) => {
      await mockTiles(inContext, 'a picture');
      await recordViolations(opening, refused);
    },
  });
  return { page, context, refused };
};

const waitForHeading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();

const showStreets = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: mapMessages.english.street.show, exact: true })
    .click();
  await page.locator('img.leaflet-tile-loaded').first().waitFor();
};

const submitRequest = async (page: Page) => {
  await fillInForm(page, 'BARANGAY_CLEARANCE');
  await checkRobotBox(page);
  await submitForm(page);
  await readConfirmation(page);
};

describe('§2 the security headers of the site', () => {
  it('the routes and the machine viewer load without a violation', async () => {
    const { page, refused } = await visitRecordingViolations('/home');
    for (const path of takeSample(paths)) {
      await page.goto(path);
      await waitForHeading(page);
    }
    expect(refused).toEqual([]);
  });

  it('the page reports a forbidden style, script and picture as violations', async () => {
    const { address } = await startTestServer({ dist: inject('siteDist') });
    const context = await getBrowser().newContext({ baseURL: address });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const refused: string[] = [];
    await recordViolations(page, refused);
    await page.goto('/home');
    await waitForHeading(page);
    await page.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement('style'), { textContent: 'b { color: red }' }),
      );
      document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }));
      document.body.append(
        Object.assign(document.createElement('img'), { src: 'https://elsewhere.example/' }),
      );
    });
    await expect
      .poll(() => refused.map((each) => each.split(' ')[1]))
      .toEqual(['style-src-elem', 'script-src-elem', 'img-src']);
  });

  it('the form is filled in, submitted and confirmed without a violation', async () => {
    const { page, refused } = await visitRecordingViolations('/Form_Request/clearance');
    await submitRequest(page);
    expect(refused).toEqual([]);
  });

  it('the street map loads its tiles and opens a marker without a violation', async () => {
    const { page, refused } = await visitRecordingViolations('/Tourism-Map');
    await showStreets(page);
    await page
      .getByRole('region', { name: mapMessages.english.street.label })
      .getByRole('button')
      .nth(1)
      .click();
    expect(refused).toEqual([]);
  });

  it('the error screen renders without a violation', async () => {
    const { page, context, refused } = await visitRecordingViolations('/home', { mayLog: [/./] });
    await context.route('**/assets/FormRequest-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/Form_Request');
    await page.getByRole('main').getByRole('link', { name: partMessages.english.errorScreen.home }).waitFor();
    expect(refused).toEqual([]);
  });

  it('the QA build submits a request and opens the machine viewer without a violation', async () => {
    const { page, refused } = await visitRecordingViolations('/Form_Request/clearance', {
      server: await startQaTestSite(),
    });
    await qaBand(page).waitFor();
    await submitRequest(page);
    await page.goto('/machines#formRequest');
    await waitForHeading(page);
    expect(refused).toEqual([]);
  });
});
