import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { directories } from '../../../server/http/serve.ts';
import type { RunningServer } from '../../../server/http/server.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { serviceMessages } from '../../../src/i18n/en/service.ts';
import { toWindowTitle } from '../../../src/routes/menu.ts';
import { site } from '../../../src/site.ts';
import { toClientRenderedPath, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { post, testDocumentsRoot } from '../../support/server/runningServer.ts';

withBrowser();

const charter = '**/CitizensCharter_List:runQuery';
const clearance = '/services/issuance-of-barangay-clearance';
const noSuch = '/services/no-such-service';

interface CharterEntry {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}
const charterEntries = JSON.parse(
  readFileSync(`${directories.content}/CitizensCharter_List.json`, 'utf8'),
) as CharterEntry[];

/** A value as Firestore's REST calls write it. */
const toWireValue = (value: unknown): unknown => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: `${value}` };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWireValue) } };
  return { mapValue: { fields: toWireFields(value as object) } };
};
const toWireFields = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toWireValue(value)]));

/** Puts services into the store, as staff do. */
const put = async (server: RunningServer, services: Readonly<Record<string, object>>) => {
  const writes = Object.entries(services).map(([id, fields]) => ({
    update: {
      name: `${testDocumentsRoot}/${site.root}/CitizensCharter_List/list/${id}`,
      fields: toWireFields({ status: 'active', ...fields }),
    },
  }));
  expect((await post(server, ':commit', { writes }, 'staff')).status).toBe(200);
};

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const requests = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: serviceMessages.english.request });

describe('§2 the six fixed paths', () => {
  it.each(Object.entries(formTypes))(
    'the path for %s shows its service and title, and links to its form',
    async (type, { slug }) => {
      const name = charterEntries.find((service) => service.slug === slug)?.name ?? '';
      const { page } = await visit(`/services/${slug}`);
      await heading(page, name).waitFor();
      expect(await page.title()).toBe(toWindowTitle(name));
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      // The service is a sample until the barangay provides its charter.
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
      // The fee of the record names the act, so the law's note would repeat it.
      const isFreeForJobseekers = ['BARANGAY_CLEARANCE', 'BARANGAY_CERTIFICATIONS'].includes(type);
      expect(await page.getByText('Papers for a first job: free, once (RA 11261)').count()).toBe(
        isFreeForJobseekers ? 1 : 0,
      );
      expect(await page.getByText('Free once for the papers of your first job (RA 11261).').count()).toBe(0);
      const requestLinks = await requests(page).all();
      expect(await Promise.all(requestLinks.map((requestLink) => requestLink.getAttribute('href')))).toEqual([
        `/Form_Request?formType=${type}`,
        `/Form_Request?formType=${type}`,
      ]);
      await requestLinks[0]!.click();
      await heading(page, requestMessages.english.services[type as FormType].title).waitFor();
    },
  );
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
      'Procedure',
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

  it('limits a service to 1000 pixels, and shows its table as cards of the same markup on a phone', async () => {
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
    expect(await display()).toBe('block');
    expect(await page.getByRole('table').innerHTML()).toBe(markup);
    const total = page.locator('tfoot td');
    expect(await total.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe(
      '"Processing Time"',
    );
  });

  it('marks a sample service as Sample, and no other', async () => {
    const { page, server } = await visit(noSuch);
    await put(server, { own: { name: 'Own Service', content: 'Not a sample.' } });
    await page.goto('/services/own-service');
    await heading(page, 'Own Service').waitFor();
    expect(await page.getByRole('main').getByText('Sample', { exact: true }).count()).toBe(0);
    await page.goto(clearance);
    await page.getByRole('main').getByText('Sample', { exact: true }).first().waitFor();
  });

  it('shows the hall instead of a request link for a service without a form, and marks blank fields', async () => {
    const { page, server } = await visit(noSuch);
    await put(server, { bare: { name: 'Sample: Certificate, Other' } });
    await page.goto('/services/sample-certificate-other');
    await heading(page, 'Sample: Certificate, Other').waitFor();
    expect(await requests(page).count()).toBe(0);
    await page.getByText(/This service has no online form\. Ask for it at the barangay hall/).waitFor();
    await page.getByText('No requirements specified for this service.', { exact: true }).waitFor();
    expect(await page.getByRole('row').last().textContent()).toBe('TotalNo time specified');
    expect(await page.getByText(serviceMessages.english.blank, { exact: true }).count()).toBe(3);
  });

  it('opens the first service by id when two have the same name (failures 24)', async () => {
    const { page, server } = await visit(noSuch);
    await put(server, {
      b: { name: 'Sample Twice', content: 'The second.', slug: 'sample-twice-2' },
      a: { name: 'Sample Twice', content: 'The first.', slug: 'sample-twice' },
    });
    await page.goto('/services/sample-twice');
    await page.getByText('The first.').waitFor();
    await page.goto('/services/sample-twice-2');
    await page.getByText('The second.').waitFor();
  });

  it('focuses the heading of a service that is opened from its form', async () => {
    const { page } = await visit('/Form_Request?formType=BARANGAY_CLEARANCE');
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
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page } = await visit(toClientRenderedPath(clearance), {
      before: async (opening) => {
        await opening.route(charter, async (route) => {
          queries.push(JSON.parse(route.request().postData() ?? '{}'));
          await held;
          await route.continue();
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

  it("shows 'Service not found' for an unknown service, with a link to the charter", async () => {
    const { page } = await visit(noSuch);
    await expectNotFound(page);
  });

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
      await expectNotFound(page);
      expect(logged()).toHaveLength(1);
      await page.goto(clearance);
      await expect.poll(() => logged().length).toBe(2);
      await heading(page, 'Issuance of Barangay Clearance').waitFor();
      expect(await requests(page).count()).toBe(2);
      expect(await page.getByText(pageMessages.english.failed).count()).toBe(0);
    },
  );
});

describe('failures 24: malformed service addresses', () => {
  it.each([
    ['a malformed escape', '/services/%E0%A4%A'],
    ['two dots', '/services/..%2f..'],
    ['a NUL', '/services/%00'],
    ['a script', `/services/${encodeURIComponent(hostilePayloads[0]!)}`],
    ['10 kB', `/services/${'a'.repeat(10_240)}`],
  ])("shows 'Service not found' for an address with %s", async (_, path) => {
    const { page } = await visit(path, { mayLog: [/could not be decoded because it is a malformed/] });
    await heading(page, 'Service not found').waitFor();
    expect(await overflow(page)).toBe(0);
    await page.getByRole('main').getByRole('link', { name: serviceMessages.english.notFound.home }).click();
    await page.waitForURL(/\/home$/i);
  });
});

describe('failures 22: forty payloads in every field', () => {
  it('runs, links and embeds nothing from the payloads of a service', async () => {
    const dialogs: string[] = [];
    const { page, server } = await visit(noSuch, { width: widths.desk, mayLog: [/^The record '/] });
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const all = [...hostilePayloads];
    await put(server, {
      hostile: {
        name: `Sample ${all.join(' ').slice(0, 900)}`,
        slug: 'sample-hostile',
        shortName: all.join(' '),
        content: all.join(' '),
        client: all.join(' '),
        manualTotalTime: all[7],
        extraPurposes: all,
        fees: all,
        Procedure: all,
        responsible_person: all,
        processing_time: all,
        requirements: all,
        New_applicants: all,
        renewal: all,
      },
    });
    for (const width of [widths.desk, widths.phone]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/services/sample-hostile');
      await heading(page, 'REQUIREMENTS').waitFor();
      expect(await page.getByRole('row').count()).toBe(42);
      const main = page.getByRole('main');
      expect(
        await main
          .locator(
            'script:not([type="application/ld+json"]), img, iframe, object, embed, video, form, input, style, base, math, details, [onerror], [onload]',
          )
          .count(),
      ).toBe(0);
      const hrefs = await main
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(['/home', '/Citizens-Charter']);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(await overflow(page)).toBe(0);
    }
    expect(dialogs).toEqual([]);
  });
});

describe('failures 23, 30: odd records and print', () => {
  it('fits lists of unequal length, long words and wrong types without horizontal scrolling', async () => {
    const { page, server } = await visit(noSuch, { width: 320, mayLog: [/^The record '/] });
    await put(server, {
      odd: {
        name: 'Sample Odd',
        content: 'x'.repeat(1_500),
        extraPurposes: 'One purpose',
        client: 7,
        fees: null,
        Procedure: Array.from({ length: 50 }, (_, at) => `Step ${at} ${'y'.repeat(80)}`),
        responsible_person: ['z'.repeat(300)],
        processing_time: ['1-2 days', 15, null, { deep: 'map' }, '1e309 days', '-5 min'],
        requirements: { not: 'a list' },
        New_applicants: ['• One', '', '-'],
      },
    });
    for (const width of [320, widths.phone, widths.desk]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/services/sample-odd');
      await heading(page, 'Sample Odd').waitFor();
      expect([width, await overflow(page)]).toEqual([width, 0]);
    }
    expect(await page.getByRole('row').count()).toBe(52);
    expect(await page.getByRole('row').last().textContent()).toBe('Total2 days, 15 minutes');
    expect(await section(page, 'PURPOSE').getByRole('listitem').allTextContents()).toEqual([
      '(A) One purpose',
    ]);
    expect(await section(page, 'REQUIREMENTS').getByRole('listitem').allTextContents()).toEqual(['One']);
  });

  it('prints a service as a table, without navigation and buttons', async () => {
    const { page } = await visit(clearance);
    await heading(page, 'REQUIREMENTS').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(
      await page
        .locator('tbody tr')
        .first()
        .evaluate((row) => getComputedStyle(row).display),
    ).toBe('table-row');
    for (const hidden of [requests(page).first(), page.getByRole('navigation').first()])
      expect(await hidden.isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: serviceMessages.english.print }).count()).toBe(0);
  });
});
