import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { serviceMessages } from '../../../src/i18n/en/service.ts';
import { site } from '../../../src/site.ts';
import { holdCalls } from '../../support/browser/holdCalls.ts';
import { toClientRenderedPath, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';

withBrowser();

const charter = '**/CitizensCharter_List:runQuery';
const clearance = '/services/issuance-of-barangay-clearance';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const requests = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: serviceMessages.english.request });

const entryButton = (page: Page) =>
  page.getByRole('button', { name: serviceMessages.english.entry, exact: true });
const headingsOfEntry = ['PURPOSE', 'CLIENT', 'FEES', 'PROCEDURE', 'REQUIREMENTS'];

describe('§2 the charter entry of a service', () => {
  const readVisible = async (page: Page) => {
    const shown = await Promise.all(headingsOfEntry.map((name) => heading(page, name).isVisible()));
    return headingsOfEntry.filter((_, at) => shown[at]);
  };

  it('is folded on a phone under fee, time and papers, which are on its first screen, and unfolds by its button', async () => {
    const { page } = await visit('/services/issuance-of-barangay-certifications');
    const tops = await page
      .locator('main dl > div')
      .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().top));
    expect([tops.length, tops.filter((top) => top >= 500)]).toEqual([3, []]);
    expect(await readVisible(page)).toEqual([]);
    await entryButton(page).click();
    expect(await readVisible(page)).toEqual(headingsOfEntry);
    const total = page.locator('tfoot td');
    expect(await total.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
    await entryButton(page).click();
    expect(await readVisible(page)).toEqual([]);
  });

  it('shows all of its sections on a wide screen, in print and with scripts off', async () => {
    const { page } = await visit(clearance);
    await page.emulateMedia({ media: 'print' });
    expect([await readVisible(page), await entryButton(page).isVisible()]).toEqual([headingsOfEntry, false]);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: widths.desk, height: 800 });
    expect([await readVisible(page), await entryButton(page).isVisible()]).toEqual([headingsOfEntry, false]);
    const { page: plain } = await visit(clearance, { javaScriptEnabled: false });
    expect([await readVisible(plain), await entryButton(plain).isVisible()]).toEqual([
      headingsOfEntry,
      false,
    ]);
  });

  it('begins at the edge of every other page', async () => {
    const { page } = await visit(clearance, { width: widths.desk });
    const readEdge = () =>
      page
        .getByRole('main')
        .getByRole('heading')
        .first()
        .evaluate((node) => node.getBoundingClientRect().left);
    const edge = await readEdge();
    await page.goto('/Citizens-Charter');
    expect(await readEdge()).toBe(edge);
  });
});

describe('§2 §9 a service', () => {
  it('shows headings, purposes, procedure and requirements in the order of the specification', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit(clearance, { width: widths.desk });
    await heading(page, 'Issuance of Barangay Clearance').waitFor();
    expect(await page.getByRole('main').getByRole('heading').allTextContents()).toEqual([
      'Issuance of Barangay Clearance',
      'PURPOSE',
      'CLIENT',
      'FEES',
      'PROCEDURE',
      'REQUIREMENTS',
      'General Requirements',
      'For New Applicants',
      'For Renewal',
    ]);
    expect(await section(page, 'PURPOSE').getByRole('listitem').allTextContents()).toEqual([
      '(A) For employment, school, bank or government requirements',
      '(B) For another legal purpose. For a business permit, go to the city or municipal hall (RA 11032)',
    ]);
    await section(page, 'CLIENT').getByText(`Residents of ${site.barangay}`).waitFor();
    expect(await section(page, 'FEES').getByRole('listitem').count()).toBe(2);
    const table = page.getByRole('table');
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Procedure',
      'Responsible Person',
      'Processing Time',
    ]);
    expect(await table.getByRole('row').last().allTextContents()).toEqual([
      'Total30 minutes (Under Normal Circumstances)',
    ]);
    expect(await section(page, 'REQUIREMENTS').getByRole('listitem').allTextContents()).toEqual([
      'Zone Clearance, from the leader of your zone',
      'Valid ID or Birth Certificate',
      'For free papers of a first job (first-time jobseeker, RA 11261): 6 months or more of living here, and an oath of undertaking signed at the hall',
      'Two recent photographs',
      'Community Tax Certificate',
      'Previous clearance',
    ]);
  });

  it('leads with fee, time and papers, then the request link, before the charter entry, at each width', async () => {
    const { page } = await visit(clearance);
    const facts = page.locator('main dl > div');
    expect(await facts.locator('dt').allTextContents()).toEqual([
      serviceMessages.english.facts.fee,
      serviceMessages.english.facts.time,
      serviceMessages.english.facts.bring,
    ]);
    const values = facts.locator('dd > b');
    expect(await values.allTextContents()).toEqual(['₱50', 'About 30 minutes']);
    expect(await facts.last().getByRole('listitem').first().textContent()).toBe(
      'Zone Clearance, from the leader of your zone',
    );
    const topOf = async (part: Locator) => (await part.boundingBox())!.y;
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 800 });
      expect(await values.evaluateAll((all) => all.map((each) => getComputedStyle(each).fontSize))).toEqual([
        '28px',
        '28px',
      ]);
      const tops = [
        await topOf(facts.last()),
        await topOf(requests(page).first()),
        ...(width === widths.phone
          ? [await topOf(entryButton(page))]
          : [await topOf(heading(page, 'PURPOSE')), await topOf(heading(page, 'FEES'))]),
      ];
      expect([width, tops]).toEqual([width, tops.toSorted((one, other) => one - other)]);
      // Fee and time stand side by side.
      expect(await topOf(facts.nth(1))).toBe(await topOf(facts.first()));
    }
  });

  it('limits a service to 1000 pixels, and shows its table as cards of the same markup on a phone, and as a table on paper', async () => {
    const { page } = await visit(clearance, { width: 1600 });
    const facts = page.locator('dl');
    await facts.waitFor();
    expect((await facts.boundingBox())?.width).toBe(1000);
    const display = () =>
      page
        .locator('tbody tr')
        .first()
        .evaluate((row) => getComputedStyle(row).display);
    const markup = await page.getByRole('table').innerHTML();
    expect(await display()).toBe('table-row');
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await entryButton(page).click();
    expect(await display()).toBe('block');
    expect(await page.getByRole('table').innerHTML()).toBe(markup);
    const total = page.locator('tfoot td');
    expect(await total.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe(
      '"Processing Time"',
    );
    await page.emulateMedia({ media: 'print' });
    expect(await display()).toBe('table-row');
    for (const hidden of [requests(page).first(), page.getByRole('navigation').first()])
      expect(await hidden.isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: serviceMessages.english.print }).count()).toBe(0);
  });

  it('focuses the heading of a service that is opened from its form', async () => {
    const { page } = await visit('/Form_Request/clearance', { width: widths.desk });
    await page.getByRole('main').getByRole('link', { name: 'Barangay Clearance' }).click();
    await heading(page, 'Issuance of Barangay Clearance').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Issuance of Barangay Clearance');
    await page.goBack();
    await heading(page, requestMessages.english.services.BARANGAY_CLEARANCE.title).waitFor();
  });
});

describe('§2 §7 §8 the charter query', () => {
  it("shows 'Loading service details...' until the response, and sends one query with a limit of 100", async () => {
    const queries: unknown[] = [];
    let answer = () => {};
    const { page } = await visit(toClientRenderedPath(clearance), {
      before: async (opening) => {
        answer = await holdCalls(opening, charter);
        opening.on('request', (request) => {
          if (request.url().endsWith('/CitizensCharter_List:runQuery')) queries.push(request.postDataJSON());
        });
      },
    });
    await page.getByRole('status').getByText('Loading service details...', { exact: true }).waitFor();
    answer();
    await heading(page, 'Issuance of Barangay Clearance').waitFor();
    expect(await page.getByText('Loading service details...').count()).toBe(0);
    expect(queries).toEqual([
      { structuredQuery: expect.objectContaining({ limit: 100, where: expect.anything() }) },
    ]);
  });

  const expectNotFound = async (page: Page) => {
    await heading(page, 'Service not found').waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: serviceMessages.english.notFound.charter })
      .click();
    await page.waitForURL('**/Citizens-Charter');
  };

  it.each([
    ['an error', { status: 503, body: '{}' }],
    ['an HTML page', { status: 200, contentType: 'text/html', body: '<title>Sample</title>' }],
    ['nothing', null],
  ])(
    'logs a query that returns %s, reports the service as not found, and keeps a prerendered page',
    async (_, answer) => {
      const consoleLines: string[] = [];
      const logged = () =>
        consoleLines.filter((line) => line.includes("The list 'charter' could not be read"));
      const { page } = await visit(toClientRenderedPath(clearance), {
        mayLog: [/The list 'charter' could not be read/, /Failed to load resource/],
        before: async (opening) => {
          opening.on('console', (message) => consoleLines.push(message.text()));
          await opening.route(charter, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
        },
      });
      await heading(page, 'Service not found').waitFor();
      await expect.poll(() => logged().length).toBe(1);
      await expectNotFound(page);
      // The charter, which is open now, reads the same list; its page ends before the next one is counted.
      await page.goto('about:blank');
      const before = logged().length;
      await page.goto(clearance);
      await expect.poll(() => logged().length).toBe(before + 1);
      await heading(page, 'Issuance of Barangay Clearance').waitFor();
      expect(await requests(page).count()).toBe(1);
      expect(await page.getByText(pageMessages.english.failed).count()).toBe(0);
    },
  );
});

describe('failures 24: malformed service addresses', () => {
  it("show 'Service not found'", async () => {
    const { page } = await visit('/home', { mayLog: [/could not be decoded because it is a malformed/] });
    for (const path of [
      '/services/%E0%A4%A',
      '/services/..%2f..',
      '/services/%00',
      `/services/${encodeURIComponent(hostilePayloads[0]!)}`,
      `/services/${'a'.repeat(10_240)}`,
    ]) {
      await page.goto(path);
      await heading(page, 'Service not found').waitFor();
      expect([path, await overflow(page)]).toEqual([path, 0]);
    }
    await page.getByRole('main').getByRole('link', { name: serviceMessages.english.notFound.home }).click();
    await page.waitForURL(/\/home$/i);
  });
});
