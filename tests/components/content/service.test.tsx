import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { toFacebookShareUrl } from '../../../src/components/sharing/shareEffects.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { serviceMessages } from '../../../src/i18n/en/service.ts';
import { toWindowTitle } from '../../../src/routes/menu.ts';
import { getMain, measureOverflow, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore, readContentList } from '../../support/components/testStore.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { widths } from '../../support/widths.ts';

const clearance = '/services/issuance-of-barangay-clearance';

/** A store with these services beside those of the content. */
const createStoreWith = (services: Readonly<Record<string, object>>) => {
  const store = createTestStore();
  store.add(
    'charter',
    Object.entries(services).map(([id, fields]) => ({ id, ...fields })),
  );
  return store;
};

const getHeading = (name: string): Locator => page.getByRole('heading', { name, exact: true });
const getSection = (name: string): Locator =>
  page.getByCss('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const requestLinks = getMain().getByRole('link', { name: serviceMessages.english.request });
const rows = page.getByRole('row');

const expectNotFound = async (): Promise<void> => {
  await expect.element(getHeading('Service not found')).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(page.getByRole('alert').length).toBe(0);
};

describe('§2 the six fixed paths', () => {
  it.each(Object.entries(formTypes))(
    'the path for %s shows its service and title, and links to its form',
    async (type, { slug }) => {
      const service = readContentList('charter').find(
        ({ data }) => Reflect.get(Object(data), 'slug') === slug,
      );
      const name = String(Reflect.get(Object(service?.data), 'name'));
      await renderSite(`/services/${slug}`, { width: widths.desk });
      await expect.element(getHeading(name)).toBeVisible();
      expect(document.title).toBe(toWindowTitle(name));
      expect(page.getByRole('heading', { level: 1 }).length).toBe(1);
      // The service is a sample until the barangay provides its charter.
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
      // The fee of the record names the act, so the law's note would repeat it.
      const isFreeForJobseekers = ['BARANGAY_CLEARANCE', 'BARANGAY_CERTIFICATIONS'].includes(type);
      expect(
        page.getByRole('listitem').filter({ hasText: 'Papers for a first job: free, once (RA 11261)' })
          .length,
      ).toBe(isFreeForJobseekers ? 1 : 0);
      expect(page.getByText('Free once for the papers of your first job (RA 11261).').length).toBe(0);
      const form = requestPath(type as FormType);
      expect(requestLinks.elements().map((link) => link.getAttribute('href'))).toEqual([form, form]);
      await requestLinks.first().click();
      await expect
        .element(getHeading(requestMessages.english.services[type as FormType].title))
        .toBeVisible();
    },
  );
});

describe('§2 §9 a service', () => {
  it('marks a sample service as Sample, and no other', async () => {
    const store = createStoreWith({ own: { name: 'Own Service', content: 'Not a sample.' } });
    const sampleMark = getMain().getByText(partMessages.english.sampleContent.title, { exact: true });
    await renderSite('/services/own-service', { store });
    await expect.element(getHeading('Own Service')).toBeVisible();
    expect(sampleMark.length).toBe(0);
    await renderSite(clearance, { store });
    await expect.element(sampleMark).toBeVisible();
  });

  it('shows the hall instead of a request link for a service without a form, and marks blank fields', async () => {
    const store = createStoreWith({ bare: { name: 'Sample: Certificate, Other' } });
    await renderSite('/services/sample-certificate-other', { store, width: widths.desk });
    await expect.element(getHeading('Sample: Certificate, Other')).toBeVisible();
    expect(requestLinks.length).toBe(0);
    for (const text of [
      /This service has no online form\. Ask for it at the barangay hall/,
      /^No requirements specified for this service\.$/,
    ])
      await expect.element(page.getByText(text)).toBeVisible();
    expect(rows.last().element().textContent).toBe('TotalNo time specified');
    expect(page.getByText(serviceMessages.english.blank, { exact: true }).length).toBe(3);
  });

  it('opens the first service by id when two have the same name (failures 24)', async () => {
    const store = createStoreWith({
      b: { name: 'Sample Twice', content: 'The second.', slug: 'sample-twice-2' },
      a: { name: 'Sample Twice', content: 'The first.', slug: 'sample-twice' },
    });
    await renderSite('/services/sample-twice', { store });
    await expect.element(page.getByText('The first.')).toBeVisible();
    await renderSite('/services/sample-twice-2', { store });
    await expect.element(page.getByText('The second.')).toBeVisible();
  });
});

describe('§2 §7 §8 the charter query', () => {
  it("shows 'Service not found' for an unknown service, with a link to the charter", async () => {
    await renderSite('/services/no-such-service');
    await expectNotFound();
    await getMain().getByRole('link', { name: serviceMessages.english.notFound.charter }).click();
    await expect
      .element(getMain().getByRole('heading', { level: 1, name: "Citizen's Charter" }))
      .toBeVisible();
  });
});

describe('failures 22: forty payloads in every field', () => {
  it('runs, links and embeds nothing from the payloads of a service', async () => {
    const all = [...hostilePayloads];
    const store = createStoreWith({
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
      await renderSite('/services/sample-hostile', { store, width, mayLog: [/^The record '/] });
      if (width === widths.phone)
        await page.getByRole('button', { name: serviceMessages.english.entry }).click();
      await expect.element(getHeading('REQUIREMENTS')).toBeVisible();
      expect(rows.length).toBe(42);
      const foreign =
        'script:not([type="application/ld+json"]), img, iframe, object, embed, video, form, input, style, base, math, details, [onerror], [onload]';
      expect(getMain().element().querySelectorAll(foreign)).toHaveLength(0);
      const hrefs = getMain()
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href'));
      const share = toFacebookShareUrl(`${location.origin}/services/sample-hostile`);
      expect(hrefs).toEqual(['/home', '/Citizens-Charter', share]);
      expect('ran' in window).toBe(false);
      expect(measureOverflow()).toBe(0);
    }
  });
});

describe('failures 23, 30: odd records and print', () => {
  it('fits lists of unequal length, long words and wrong types without horizontal scrolling', async () => {
    const store = createStoreWith({
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
      await renderSite('/services/sample-odd', { store, width, mayLog: [/^The record '/] });
      await expect.element(getHeading('Sample Odd')).toBeVisible();
      expect([width, measureOverflow()]).toEqual([width, 0]);
    }
    expect(rows.length).toBe(52);
    expect(rows.last().element().textContent).toBe('Total2 days, 15 minutes');
    expect(readTexts(getSection('PURPOSE').getByRole('listitem'))).toEqual(['(A) One purpose']);
    expect(readTexts(getSection('REQUIREMENTS').getByRole('listitem'))).toEqual(['One']);
  });
});
