import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { manilaInstant } from '../../../src/domain/dates/day.ts';
import { alertMessages } from '../../../src/i18n/en/alerts.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import {
  alertHour,
  createAlertRecords,
  roadAlert,
  typhoonAlert,
  waterAlert,
} from '../../support/alertRecords.ts';
import { getMain, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore, type TestRecord } from '../../support/components/testStore.ts';
import { testNow } from '../../support/testNow.ts';

const { region, dismiss, more, urgent } = alertMessages.english;
/** The live region at the bottom of the window, and the one above the page. */
const stickyAlerts = page.getByCss('#root > [role="status"]');
const alertBanners = page.getByRole('region', { name: region, exact: true });
const dismissButtons = page.getByRole('button', { name: /^Dismiss: / });
const getDismissButton = ({ title }: { readonly title: string }): Locator =>
  page.getByRole('button', { name: dismiss(title), exact: true });

const createStoreWith = (alerts: readonly TestRecord[]) => {
  const store = createTestStore();
  store.add('announcements', createAlertRecords(alerts));
  return store;
};

/** A page that came with these alerts. */
const renderWithAlerts = (path: string, alerts: readonly TestRecord[]) =>
  renderSite(path, { store: createStoreWith(alerts), alerts: createAlertRecords(alerts) });

/** A page that comes to know these alerts while it is open. */
const renderBeforeAlerts = (path: string, alerts: readonly TestRecord[]) =>
  renderSite(path, { store: createStoreWith(alerts) });

/** Presses Enter on the button of an alert, and on those that then have the focus. @returns what has the focus after each */
const dismissByEnter = async (first: Locator, presses: number): Promise<readonly string[]> => {
  await expect.element(first).toBeVisible();
  (first.element() as HTMLElement).focus();
  const focused: string[] = [];
  for (let at = 0; at < presses; at++) {
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement).not.toBe(document.body);
    focused.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id ?? '');
  }
  return focused;
};

describe('§2 the link of an alert', () => {
  it('opens the article of an alert, and shows the alert above it', async () => {
    const { readAddress } = await renderWithAlerts('/home', [typhoonAlert]);
    const link = alertBanners.getByRole('link', { name: typhoonAlert.title });
    await link.click();
    await expect
      .element(getMain().getByRole('heading', { level: 1, name: typhoonAlert.title }))
      .toBeVisible();
    expect(readAddress()).toBe('/Announcements/sample-storm');
    await expect.element(link).toBeVisible();
  });

  it('shows the summary of an alert without an address, and no link', async () => {
    await renderWithAlerts('/home', [{ ...typhoonAlert, slug: '', summary: 'Sample: stay inside.' }]);
    await expect.element(alertBanners.getByText('Sample: stay inside.')).toBeVisible();
    expect(alertBanners.getByRole('link').length).toBe(0);
  });
});

describe('§2 an alert reads as one', () => {
  const saturday = {
    ...typhoonAlert,
    sample: false,
    summary: 'Sample: stay inside.',
    validUntil: manilaInstant('2031-05-10T18:00'),
  };

  it.each(allLocales)('says that it is urgent, its sentence and its end in the locale %s', async (locale) => {
    const messages = localizations[locale].translate(alertMessages);
    const alerts = createAlertRecords([saturday]);
    await renderSite('/News', { store: createStoreWith([saturday]), alerts, locale });
    const banner = page.getByRole('region', { name: messages.region, exact: true });
    const day = { en: 'Saturday, 10 May', fil: 'Sabado, Mayo 10', ceb: 'Sabado, Mayo 10' }[locale];
    for (const text of [messages.urgent, saturday.summary, messages.until(`${day}, 6:00\u00a0pm`)])
      await expect.element(banner.getByText(text, { exact: true })).toBeVisible();
  });

  it('says that a sample is one, and not that it is urgent', async () => {
    await renderWithAlerts('/News', [typhoonAlert]);
    await expect.element(alertBanners.getByText(partMessages.english.sample, { exact: true })).toBeVisible();
    expect(alertBanners.getByText(urgent, { exact: true }).length).toBe(0);
  });

  it('says the same when it arrives late, and names the year of an end in another year', async () => {
    await renderBeforeAlerts('/News', [{ ...saturday, validUntil: manilaInstant('2032-01-02T23:59') }]);
    for (const text of [urgent, 'until Friday, 2 January 2032'])
      await expect.element(stickyAlerts.getByText(text, { exact: true })).toBeVisible();
  });
});

describe('§2 several alerts', () => {
  it.each([
    ['the flow', renderWithAlerts],
    ['the bottom of the window', renderBeforeAlerts],
  ] as const)(
    'show the first one, the others behind a button, and the next one where the first is dismissed, in %s',
    async (_, render) => {
      await render('/home', [typhoonAlert, roadAlert, waterAlert]);
      const buttons = page.getByRole('button', { name: /^and \d more$/ });
      await expect.element(getDismissButton(typhoonAlert)).toBeVisible();
      expect([readTexts(buttons), dismissButtons.length]).toEqual([[more(2)], 1]);
      await buttons.click();
      await expect.element(getDismissButton(waterAlert)).toBeVisible();
      await expect.element(buttons).toHaveAttribute('aria-expanded', 'true');
      expect([readTexts(buttons), dismissButtons.length]).toEqual([[more(2)], 3]);
      await buttons.click();
      await expect.element(getDismissButton(waterAlert)).not.toBeInTheDocument();
      await getDismissButton(typhoonAlert).click();
      await expect.element(getDismissButton(roadAlert)).toHaveFocus();
      expect([readTexts(buttons), dismissButtons.length]).toEqual([[more(1)], 1]);
    },
  );
});

describe('§2 the validity of an alert', () => {
  it('hides an alert that is over, to come, not urgent or withdrawn', async () => {
    await renderBeforeAlerts('/home', [
      typhoonAlert,
      { id: 'over', validUntil: testNow - 1 },
      { id: 'to-come', validFrom: testNow + 2 * alertHour },
      { id: 'calm', urgent: false },
      { id: 'withdrawn', status: 'inactive' },
    ]);
    await expect.element(getDismissButton(typhoonAlert)).toBeVisible();
    expect(dismissButtons.length).toBe(1);
  });
});

describe('§2 alerts and keyboard focus', () => {
  it('dismisses alerts by Enter, and focuses the next one, the previous one, then the page', async () => {
    await renderBeforeAlerts('/home', [typhoonAlert, roadAlert, waterAlert]);
    await page.getByRole('button', { name: more(2), exact: true }).click();
    expect(await dismissByEnter(getDismissButton(roadAlert), 3)).toEqual([
      dismiss(waterAlert.title),
      dismiss(typhoonAlert.title),
      'main',
    ]);
    expect(dismissButtons.length).toBe(0);
  });

  it('moves the focus from a dismissed alert in the flow to the next one, then to the page', async () => {
    await renderWithAlerts('/home', [typhoonAlert, roadAlert]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click();
    await expect.element(getMain().getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(alertBanners).toBeVisible();
    expect(await dismissByEnter(getDismissButton(typhoonAlert), 2)).toEqual([
      dismiss(roadAlert.title),
      'main',
    ]);
    expect(alertBanners.length).toBe(0);
  });
});
