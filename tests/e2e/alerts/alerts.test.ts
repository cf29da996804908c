import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { manilaInstant } from '../../../src/domain/dates/day.ts';
import { alertMessages } from '../../../src/i18n/en/alerts.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { allRoutes } from '../../../src/routes/menu.ts';
import { site } from '../../../src/site.ts';
import {
  alertBanners,
  clickFooterLink,
  dismissButton,
  dismissButtons,
  main,
  mainHeading,
  readLayoutShifts,
  resetLayoutShifts,
  showAllAlerts,
  stickyAlerts,
  visitBeforeAlerts,
  waitForPageContent,
  watchLayoutShifts,
} from '../../support/browser/alerts.ts';
import { holdCalls } from '../../support/browser/holdCalls.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { navigateByHistory } from '../../support/browser/navigate.ts';
import { waitUntilSettled } from '../../support/browser/settled.ts';
import { setTextSize, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { takeSample } from '../../support/sampling.ts';
import {
  alertHour,
  roadAlert,
  seedAlerts,
  startServerWithAlerts,
  typhoonAlert,
} from '../../support/server/alerts.ts';
import { testNow } from '../../support/server/runningServer.ts';

withBrowser();

const minute = 60_000;

/** An address of every route; the address of a record matches none. */
const paths = allRoutes.map(({ path }) => path.replace(/:\w+/, 'sample'));

describe('§2 an alert', () => {
  it('shows an alert in the flow of any page that is opened first', { tags: 'smoke' }, async () => {
    const { page } = await visit('/home', { server: await startServerWithAlerts(typhoonAlert) });
    for (const path of takeSample([...paths, '/no-such-page'])) {
      await page.goto(path);
      await alertBanners(page).getByText(typhoonAlert.title).waitFor();
      expect([path, await dismissButtons(page).count()]).toEqual([path, 1]);
    }
  });

  it('renders an alert in the flow of each page reached by navigation', async () => {
    const { page, arrive } = await visitBeforeAlerts('/home', [typhoonAlert]);
    await arrive();
    await stickyAlerts(page).getByText(typhoonAlert.title).waitFor();
    for (const path of takeSample(paths.filter((each) => each !== '/Home'))) {
      await navigateByHistory(page, path);
      await alertBanners(page).getByText(typhoonAlert.title).waitFor();
      expect([path, await dismissButtons(page).count()]).toEqual([path, 1]);
    }
  });
});

describe.each(Object.entries(widths))('§2 an alert at %s width', (_, width) => {
  it('shows a late alert at the bottom of the window without a layout shift', async () => {
    const { page, arrive } = await visitBeforeAlerts('/News', [typhoonAlert], {
      width,
      before: watchLayoutShifts,
    });
    await waitForPageContent(page);
    await main(page).getByText('Clean-up day').waitFor();
    expect(await stickyAlerts(page).textContent()).toBe('');
    const before = await mainHeading(page).boundingBox();
    await resetLayoutShifts(page);
    await arrive();
    await stickyAlerts(page).getByRole('link', { name: typhoonAlert.title }).waitFor();
    expect(await readLayoutShifts(page)).toEqual([]);
    expect(await mainHeading(page).boundingBox()).toEqual(before);
    const box = await stickyAlerts(page).getByRole('list').boundingBox();
    expect(box).toMatchObject({ x: 0, width });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800);
    expect(await alertBanners(page).count()).toBe(0);
    await stickyAlerts(page).getByText(partMessages.english.sample, { exact: true }).waitFor();
    const button = await dismissButton(page, typhoonAlert).boundingBox();
    expect([button?.width, (button?.height ?? 0) >= 44]).toEqual([44, true]);
  });

  it('renders the alert in the flow of the next page from its first frame', async () => {
    const { page, arrive } = await visitBeforeAlerts('/home', [typhoonAlert], { width });
    await arrive();
    await stickyAlerts(page).getByText(typhoonAlert.title).waitFor();
    await waitForPageContent(page);
    await page.evaluate((region) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      // Not the heading of a page that is still loading.
      const title = 'h1:not([role="status"] *)';
      const old = document.querySelector(title);
      const recordFrame = () => {
        const shown = document.querySelector(title);
        const alertArea = document.querySelector(`section[aria-label="${region}"]`);
        if (shown !== old) seen.push(`${alertArea !== null} ${shown?.getBoundingClientRect().top ?? ''}`);
        requestAnimationFrame(recordFrame);
      };
      recordFrame();
    }, alertMessages.english.region);
    await clickFooterLink(page, 'News');
    await alertBanners(page).getByRole('link', { name: typhoonAlert.title }).waitFor();
    await main(page).getByText('Clean-up day').waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.filter((each) => !each.startsWith('true '))).toEqual([]);
    expect(new Set(seen.filter((each) => each !== 'true ')).size).toBe(1);
    expect(await stickyAlerts(page).textContent()).toBe('');
    const [band, title] = [await alertBanners(page).boundingBox(), await mainHeading(page).boundingBox()];
    expect((band?.y ?? 0) + (band?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  });

  it('keeps an alert dismissed after a reload, and shows the others', { tags: 'smoke' }, async () => {
    const { page } = await visit('/home', {
      width,
      server: await startServerWithAlerts(typhoonAlert, roadAlert),
    });
    await dismissButton(page, typhoonAlert).click();
    await dismissButton(page, typhoonAlert).waitFor({ state: 'detached' });
    await page.reload();
    await dismissButton(page, roadAlert).waitFor();
    expect(await dismissButtons(page).count()).toBe(1);
    await dismissButton(page, roadAlert).click();
    await dismissButton(page, roadAlert).waitFor({ state: 'detached' });
    expect(await stickyAlerts(page).textContent()).toBe('');
  });

  it('limits five alerts at double text size to half the window, without horizontal scrolling', async () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...typhoonAlert, id }));
    const { page, arrive } = await visitBeforeAlerts('/home', all, { width });
    await arrive();
    await page.setViewportSize({ width: width === widths.phone ? 320 : width, height: 400 });
    await setTextSize(page, '200%');
    await showAllAlerts(page);
    expect(await dismissButtons(page).count()).toBe(5);
    expect((await stickyAlerts(page).boundingBox())?.height).toBeLessThanOrEqual(200);
    for (const button of await dismissButtons(page).all()) {
      await button.focus();
      expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(200);
    }
    expect(await stickyAlerts(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width === widths.phone ? 320 : width,
    );
  });
});

describe('§2 the room that alerts take on a telephone', () => {
  const service = '/services/issuance-of-barangay-certifications';
  const long = { summary: 'Sample: stay inside, and away from the river. '.repeat(4) };
  const tops = async (page: Page) => {
    const [band, title] = [await alertBanners(page).boundingBox(), await mainHeading(page).boundingBox()];
    return { height: band?.height ?? 0, title: title?.y ?? 0 };
  };

  it('is two lines on the first page and on Home, and one line of 44 px on any other, after a reload too', async () => {
    const server = await startServerWithAlerts({ ...typhoonAlert, ...long }, { ...roadAlert, ...long });
    const { page } = await visit(service, { server, before: watchLayoutShifts });
    await waitForPageContent(page);
    const first = await tops(page);
    expect(first.height).toBeLessThanOrEqual(62);
    expect(first.title).toBeLessThan(260);
    await page.reload();
    await waitForPageContent(page);
    const later = await tops(page);
    expect([later.height, first.title - later.title]).toEqual([46, first.height - 46]);
    expect(await readLayoutShifts(page)).toEqual([]);
    await clickFooterLink(page, 'Home');
    await main(page).getByText(partMessages.english.home.services).waitFor();
    expect((await tops(page)).height).toBe(first.height);
    await clickFooterLink(page, 'News');
    await main(page).getByText('Clean-up day').waitFor();
    expect((await tops(page)).height).toBe(46);
    const link = alertBanners(page).getByRole('link', { name: typhoonAlert.title });
    const target = await link.evaluate((node) => {
      const { width, height } = node.closest('p')!.parentElement!.getBoundingClientRect();
      return [width > 180, height >= 44];
    });
    expect(target).toEqual([true, true]);
  });
});

describe('§2 an alert reads as one', () => {
  const saturday = {
    ...typhoonAlert,
    summary: 'Sample: stay inside.',
    validUntil: manilaInstant('2031-05-10T18:00'),
  };

  it('has an edge where colors are forced', async () => {
    const { page } = await visit('/News', {
      server: await startServerWithAlerts(saturday),
      forcedColors: 'active',
    });
    const width = await alertBanners(page).evaluate((band) => getComputedStyle(band).borderTopWidth);
    expect(width).toBe('3px');
  });
});

describe('§2 the slogan of Home', () => {
  const slogan = partMessages.english.hero.title[1];

  it('gives way to an urgent alert, also to one that was dismissed, and comes back without one', async () => {
    const { page, server } = await visit('/home', { server: await startServerWithAlerts(typhoonAlert) });
    await mainHeading(page).getByText(site.barangay, { exact: true }).waitFor();
    expect(await main(page).getByText(slogan).count()).toBe(0);
    await dismissButton(page, typhoonAlert).click();
    await page.reload();
    await mainHeading(page).getByText(site.barangay, { exact: true }).waitFor();
    await main(page).getByRole('link', { name: partMessages.english.hero.readAlert }).waitFor();
    await seedAlerts(server, [{ ...typhoonAlert, validUntil: testNow }]);
    await page.reload();
    await mainHeading(page).getByText(slogan).waitFor();
  });

  it.each(Object.values(widths).flatMap((width) => allLocales.map((locale) => [width, locale] as const)))(
    'gives way to an alert that arrives while Home is read at %i px in %s, and nothing moves',
    async (width, locale) => {
      const messages = localizations[locale].translate(partMessages);
      const { page, arrive } = await visitBeforeAlerts('/home', [typhoonAlert], {
        width,
        before: async (opening, context) => {
          await withLocaleCookie(locale)(opening, context);
          await watchLayoutShifts(opening);
        },
      });
      await main(page).getByText(messages.hall.holidaysMayBeMissing, { exact: true }).waitFor();
      await arrive();
      await stickyAlerts(page).getByText(typhoonAlert.title).waitFor();
      await mainHeading(page).getByText(site.barangay, { exact: true }).waitFor();
      await main(page).getByRole('link', { name: messages.hero.readAlert }).waitFor();
      await main(page)
        .getByText(messages.hall.holidaysMayBeMissing, { exact: true })
        .waitFor({ state: 'detached' });
      expect(await mainHeading(page).count()).toBe(1);
      expect(await main(page).getByText(messages.hero.title[1]).isVisible()).toBe(false);
      expect(await readLayoutShifts(page)).toEqual([]);
    },
  );
});

describe('§2 the validity of an alert', () => {
  it('shows a valid alert on a device whose clock is ten years ahead', async () => {
    let releaseVersion = () => {};
    const { page } = await visit('/home', {
      server: await startServerWithAlerts(typhoonAlert),
      clock: 'real',
      before: async (opening) => {
        await opening.clock.setSystemTime(testNow + 87_600 * alertHour);
        releaseVersion = await holdCalls(opening, '**/version.json');
      },
    });
    await waitForPageContent(page);
    releaseVersion();
    await dismissButton(page, typhoonAlert).waitFor();
  });

  it('shows and removes alerts on an open page without a layout shift', async () => {
    const alerts = [
      { ...typhoonAlert, validUntil: testNow + 3 * alertHour },
      { ...roadAlert, validFrom: testNow + alertHour },
    ];
    const { page, arrive } = await visitBeforeAlerts('/News', alerts, {
      clock: 'installed',
      before: watchLayoutShifts,
    });
    await waitForPageContent(page);
    await arrive();
    await stickyAlerts(page).getByText(typhoonAlert.title).waitFor();
    expect(await dismissButtons(page).count()).toBe(1);
    const before = await mainHeading(page).boundingBox();
    await resetLayoutShifts(page);
    await page.clock.fastForward(alertHour + minute);
    await stickyAlerts(page).getByText(alertMessages.english.more(1)).waitFor();
    await page.clock.fastForward(2 * alertHour);
    await stickyAlerts(page).getByText(roadAlert.title).waitFor();
    await stickyAlerts(page).getByText(typhoonAlert.title).waitFor({ state: 'detached' });
    expect(await readLayoutShifts(page)).toEqual([]);
    expect(await mainHeading(page).boundingBox()).toEqual(before);
    expect(await dismissButtons(page).count()).toBe(1);
  });

  it('marks an expired alert in the flow without a layout shift, and removes it on the next navigation', async () => {
    const { page } = await visit('/home', {
      server: await startServerWithAlerts({ ...typhoonAlert, validUntil: testNow + alertHour }, roadAlert),
      clock: 'installed',
      before: async (opening) => {
        await watchLayoutShifts(opening);
      },
    });
    await alertBanners(page).getByText(typhoonAlert.title).waitFor();
    await clickFooterLink(page, 'News');
    await alertBanners(page).getByText(typhoonAlert.title).waitFor();
    await main(page).getByText('Clean-up day').waitFor();
    const before = await mainHeading(page).boundingBox();
    await resetLayoutShifts(page);
    await page.clock.fastForward(alertHour + minute);
    await alertBanners(page).getByText(alertMessages.english.over).waitFor();
    expect(await readLayoutShifts(page)).toEqual([]);
    expect(await mainHeading(page).boundingBox()).toEqual(before);
    expect(await alertBanners(page).getByRole('link').count()).toBe(0);
    await clickFooterLink(page, 'Home');
    await alertBanners(page).getByRole('link', { name: roadAlert.title }).waitFor();
    await alertBanners(page).getByText(alertMessages.english.over).waitFor({ state: 'detached' });
    expect(await dismissButtons(page).count()).toBe(1);
  });
});

/** The focused element if the alerts at the bottom cover it, with the px covered; '' if not. */
const findCovered = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const alertArea = document.querySelector('#root > [role="status"]');
    const element = document.activeElement;
    if (alertArea === null || element === null || element === document.body || alertArea.contains(element))
      return '';
    const overlap = element.getBoundingClientRect().bottom - alertArea.getBoundingClientRect().top;
    return overlap > 0 ? `${element.tagName} ${element.textContent} ${overlap}` : '';
  });

describe('§2 alerts and keyboard focus', () => {
  it('never covers the focused element or the end of the page', async () => {
    const { page, arrive } = await visitBeforeAlerts('/Form_Request/clearance', [typhoonAlert, roadAlert]);
    await arrive();
    await dismissButton(page, typhoonAlert).waitFor();
    await waitForPageContent(page);
    for (let tabs = 0; tabs < 60; tabs++) {
      await page.keyboard.press('Tab');
      // The error of the field before it may appear after the focus.
      expect(await findCovered(page)).toBe('');
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByText(/^Copyright/).boundingBox();
    const alertArea = await stickyAlerts(page).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(alertArea?.y ?? 0);
  });

  it('uncovers the focused field when errors of the fields above it appear', async () => {
    const { page, arrive } = await visitBeforeAlerts('/Form_Request/clearance', [typhoonAlert, roadAlert]);
    await arrive();
    await dismissButton(page, typhoonAlert).waitFor();
    await waitForPageContent(page);
    const release = await holdCalls(page, '**/assets/checkAnswers-*.js');
    for (const name of ['lname', 'fname', 'mname']) await page.locator(`[name="${name}"]`).focus();
    await page.keyboard.press('Tab');
    // As low as it can be.
    await page.evaluate(() => {
      const alertTop = document.querySelector('#root > [role="status"]')?.getBoundingClientRect().top ?? 0;
      window.scrollBy(0, (document.activeElement?.getBoundingClientRect().bottom ?? 0) - alertTop + 1);
    });
    expect(await findCovered(page)).toBe('');
    release();
    await expect.poll(() => page.locator('[id$="-error"]').count()).toBe(3);
    await expect.poll(() => findCovered(page)).toBe('');
  });

  it.each(Object.entries(widths))('leaves Submit uncovered at %s width', async (_, width) => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...typhoonAlert, id }));
    const { page, arrive } = await visitBeforeAlerts('/Form_Request/clearance', all, {
      width,
    });
    await arrive();
    await showAllAlerts(page);
    const submit = main(page).locator('button[type="submit"]');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await submit.scrollIntoViewIfNeeded();
    const [button, alertArea] = [await submit.boundingBox(), await stickyAlerts(page).boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(alertArea?.y ?? 0);
    const isOnTop = await submit.evaluate((element) => {
      const { left, top, width: wide, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + wide / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
  });

  it('leaves the focused field at the bottom uncovered when an alert arrives', async () => {
    const { page, arrive } = await visitBeforeAlerts('/Form_Request/clearance', [typhoonAlert]);
    await waitForPageContent(page);
    const field = page.locator('[name="email"]');
    await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await field.focus();
    await arrive();
    await dismissButton(page, typhoonAlert).waitFor();
    await waitUntilSettled(page);
    const [box, alertArea] = [await field.boundingBox(), await stickyAlerts(page).boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(alertArea?.y ?? 0);
  });

  it('renders alerts below the open drawer', async () => {
    const { page, arrive } = await visitBeforeAlerts('/home', [typhoonAlert]);
    await arrive();
    await dismissButton(page, typhoonAlert).waitFor();
    await page.getByRole('button', { name: partMessages.english.menu }).click();
    await page.getByRole('dialog').waitFor();
    const over = await page.evaluate(() => document.elementFromPoint(330, 790)?.tagName);
    expect(over).toBe('DIALOG');
  });
});

describe('§2 the printed page', () => {
  it('prints no alert, at the bottom of the window or in the flow', async () => {
    const { page, arrive } = await visitBeforeAlerts('/home', [typhoonAlert]);
    await arrive();
    await dismissButton(page, typhoonAlert).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await stickyAlerts(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await clickFooterLink(page, 'News');
    await alertBanners(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator(`section[aria-label="${alertMessages.english.region}"]`).isVisible()).toBe(
      false,
    );
  });
});
