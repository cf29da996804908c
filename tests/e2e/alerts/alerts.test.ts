import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { alertMessages } from '../../../src/i18n/en/alerts.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allRoutes } from '../../../src/routes/menu.ts';
import {
  alerted,
  arrived,
  dismiss,
  foot,
  forgetShifts,
  goTo,
  heading,
  held,
  hour,
  inFlow,
  main,
  road,
  settled,
  shifts,
  storm,
  titles,
  watchShifts,
  water,
} from '../../support/browser/alerts.ts';
import { textAt, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { sampled, shared } from '../../support/sampling.ts';
import { moment } from '../../support/server/runningServer.ts';

withBrowser();

const minute = 60_000;

/** Every address of the table; a record's is one that nobody has. */
const paths = allRoutes.map(({ path }) => path.replace(/:\w+/, 'sample'));

describe('§2 an alert', () => {
  it('is on every page, the form included, whichever is opened first', async () => {
    const { page } = await visit('/home', { server: await alerted(storm) });
    for (const path of sampled([...paths, '/no-such-page'], 4)) {
      await page.goto(path);
      await foot(page).getByText(storm.title).waitFor();
      expect([path, await titles(page).count()]).toEqual([path, 1]);
    }
  });

  it('is in the flow of every page that is gone on to', async () => {
    const { page } = await visit('/home', { server: await alerted(storm) });
    await foot(page).getByText(storm.title).waitFor();
    for (const path of sampled(
      paths.filter((each) => each !== '/Home'),
      4,
    )) {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await inFlow(page).getByText(storm.title).waitFor();
      expect([path, await titles(page).count()]).toEqual([path, 1]);
    }
  });
});

describe.each(shared(Object.entries(widths), 0, 2))('§2 an alert on a %s', (_, width) => {
  it('that arrives late moves nothing: it lies over the foot of the window', async () => {
    let letGo = () => {};
    const { page } = await visit('/News', {
      width,
      server: await alerted(storm),
      before: async (opening) => {
        await watchShifts(opening);
        letGo = await held(opening);
      },
    });
    await arrived(page);
    await main(page).getByText('Clean-up day').waitFor();
    expect(await foot(page).textContent()).toBe('');
    const before = await heading(page).boundingBox();
    await forgetShifts(page);
    letGo();
    await foot(page).getByRole('link', { name: storm.title }).waitFor();
    expect(await shifts(page)).toEqual([]);
    expect(await heading(page).boundingBox()).toEqual(before);
    const box = await foot(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800);
    expect(await inFlow(page).count()).toBe(0);
    await foot(page).getByText(partMessages.sample, { exact: true }).waitFor();
    const button = await dismiss(page, storm).boundingBox();
    expect([button?.width, button?.height]).toEqual([44, 44]);
  });

  it('stands in the flow of the next page from its first sight on', async () => {
    const { page } = await visit('/home', { width, server: await alerted(storm) });
    await foot(page).getByText(storm.title).waitFor();
    await arrived(page);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      // Not of what stands for a page that loads.
      const title = 'h1:not([role="status"] *)';
      const old = document.querySelector(title);
      const look = () => {
        const shown = document.querySelector(title);
        const strip = document.querySelector('section[aria-label="Announcement"]');
        if (shown !== old) seen.push(`${strip !== null} ${shown?.getBoundingClientRect().top ?? ''}`);
        requestAnimationFrame(look);
      };
      look();
    });
    await goTo(page, 'News');
    await inFlow(page).getByRole('link', { name: storm.title }).waitFor();
    await main(page).getByText('Clean-up day').waitFor();
    await settled(page);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.filter((each) => !each.startsWith('true '))).toEqual([]);
    expect(new Set(seen.filter((each) => each !== 'true ')).size).toBe(1);
    expect(await foot(page).textContent()).toBe('');
    const [band, title] = [await inFlow(page).boundingBox(), await heading(page).boundingBox()];
    expect((band?.y ?? 0) + (band?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  });

  it('dismissed stays so after a reload, and the others remain', async () => {
    const { page } = await visit('/home', { width, server: await alerted(storm, road) });
    await dismiss(page, storm).click();
    await dismiss(page, storm).waitFor({ state: 'detached' });
    await page.reload();
    await dismiss(page, road).waitFor();
    expect(await titles(page).count()).toBe(1);
    await dismiss(page, road).click();
    await dismiss(page, road).waitFor({ state: 'detached' });
    expect(await foot(page).textContent()).toBe('');
  });

  it('fits: half a window of 400 at most, with text twice as large, and no sideways scrolling', async () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...storm, id }));
    const { page } = await visit('/home', { width, server: await alerted(...all) });
    await page.setViewportSize({ width: width === widths.phone ? 320 : width, height: 400 });
    await textAt(page, '200%');
    await titles(page).last().waitFor();
    expect(await titles(page).count()).toBe(5);
    expect((await foot(page).boundingBox())?.height).toBeLessThanOrEqual(200);
    for (const button of await titles(page).all()) {
      await button.focus();
      expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(200);
    }
    expect(await foot(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width === widths.phone ? 320 : width,
    );
  });
});

describe('§2 an alert leads', () => {
  it('to its article, above which it then stands', async () => {
    const { page } = await visit('/home', { server: await alerted(storm) });
    await foot(page).getByRole('link', { name: storm.title }).click();
    await main(page).getByRole('heading', { level: 1, name: storm.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/Announcements/sample-storm');
    await inFlow(page).getByRole('link', { name: storm.title }).waitFor();
  });

  it('nowhere where it has no address, and says then what it is about', async () => {
    const server = await alerted({ ...storm, slug: '', summary: 'Sample: stay inside.' });
    const { page } = await visit('/home', { server });
    await foot(page).getByText('Sample: stay inside.').waitFor();
    expect(await foot(page).getByRole('link').count()).toBe(0);
  });
});

describe('§2 the validity of an alert', () => {
  it('is asked of the clock: over, to come, or not urgent, it is not shown', async () => {
    const server = await alerted(
      storm,
      { id: 'over', validUntil: moment - 1 },
      { id: 'to-come', validFrom: moment + 2 * hour },
      { id: 'calm', urgent: false },
      { id: 'withdrawn', status: 'inactive' },
    );
    const { page } = await visit('/home', { server });
    await dismiss(page, storm).waitFor();
    expect(await titles(page).count()).toBe(1);
  });

  it('is shown on a telephone whose clock is ten years off', async () => {
    let timeIsTold = () => {};
    const isWhole = new Promise<void>((resolve) => {
      timeIsTold = resolve;
    });
    const { page } = await visit('/home', {
      server: await alerted(storm),
      before: async (opening) => {
        await opening.clock.setSystemTime(moment + 87_600 * hour);
        await opening.route('**/version.json', async (route) => {
          await isWhole;
          await route.continue();
        });
      },
    });
    await arrived(page);
    timeIsTold();
    await dismiss(page, storm).waitFor();
  });

  it('begins and ends while the page is open, and moves nothing', async () => {
    const { page } = await visit('/News', {
      server: await alerted(
        { ...storm, validUntil: moment + 3 * hour },
        { ...road, validFrom: moment + hour },
      ),
      before: async (opening) => {
        await opening.clock.install();
        await watchShifts(opening);
      },
    });
    await arrived(page);
    await foot(page).getByText(storm.title).waitFor();
    expect(await titles(page).count()).toBe(1);
    const before = await heading(page).boundingBox();
    await forgetShifts(page);
    await page.clock.fastForward(hour + minute);
    await foot(page).getByText(road.title).waitFor();
    await foot(page).getByText(storm.title).waitFor();
    await page.clock.fastForward(2 * hour);
    await foot(page).getByText(storm.title).waitFor({ state: 'detached' });
    expect(await shifts(page)).toEqual([]);
    expect(await heading(page).boundingBox()).toEqual(before);
    expect(await titles(page).count()).toBe(1);
  });

  it('ends in the flow without giving up its room, until the next navigation', async () => {
    const { page } = await visit('/home', {
      server: await alerted({ ...storm, validUntil: moment + hour }, road),
      before: async (opening) => {
        await opening.clock.install();
        await watchShifts(opening);
      },
    });
    await foot(page).getByText(storm.title).waitFor();
    await goTo(page, 'News');
    await inFlow(page).getByText(storm.title).waitFor();
    await main(page).getByText('Clean-up day').waitFor();
    const before = await heading(page).boundingBox();
    await forgetShifts(page);
    await page.clock.fastForward(hour + minute);
    await inFlow(page).getByText(alertMessages.over).waitFor();
    expect(await shifts(page)).toEqual([]);
    expect(await heading(page).boundingBox()).toEqual(before);
    expect(await inFlow(page).getByRole('link').allTextContents()).toEqual([road.title]);
    await goTo(page, 'Home');
    await inFlow(page).getByText(alertMessages.over).waitFor({ state: 'detached' });
    expect(await titles(page).count()).toBe(1);
  });
});

describe('§2 alerts and those who use keys', () => {
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id);

  it('are dismissed by Enter; the focus goes to the next, to the one before, then to the page', async () => {
    const { page } = await visit('/home', { server: await alerted(storm, road, water) });
    await dismiss(page, road).focus();
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe(alertMessages.dismiss(water.title));
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe(alertMessages.dismiss(storm.title));
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('main');
    expect(await titles(page).count()).toBe(0);
  });

  it('hand the focus on in the flow as well', async () => {
    const { page } = await visit('/home', { server: await alerted(storm, road) });
    await dismiss(page, storm).waitFor();
    await goTo(page, 'News');
    await inFlow(page).getByText(storm.title).waitFor();
    await page.locator('h1:focus').waitFor();
    await dismiss(page, storm).focus();
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe(alertMessages.dismiss(road.title));
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('main');
    expect(await inFlow(page).count()).toBe(0);
  });

  it('never cover what has the focus, and the end of the page comes out from under them', async () => {
    const { page } = await visit('/Form_Request?formType=BARANGAY_CLEARANCE', {
      server: await alerted(storm, road),
    });
    await dismiss(page, road).waitFor();
    await arrived(page);
    const covered: string[] = [];
    for (let tabs = 0; tabs < 60; tabs++) {
      await page.keyboard.press('Tab');
      const under = await page.evaluate(() => {
        const strip = document.querySelector('#root > [role="status"]');
        const element = document.activeElement;
        if (strip === null || element === null || element === document.body || strip.contains(element))
          return '';
        const overlap = element.getBoundingClientRect().bottom - strip.getBoundingClientRect().top;
        return overlap > 0 ? `${element.tagName} ${element.textContent} ${overlap}` : '';
      });
      if (under !== '') covered.push(under);
    }
    expect(covered).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByText(/^Copyright/).boundingBox();
    const strip = await foot(page).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
  });

  it.each(shared(Object.entries(widths), 1, 2))('leave the way to Submit free on a %s', async (_, width) => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...storm, id }));
    const { page } = await visit('/Form_Request?formType=BARANGAY_CLEARANCE', {
      width,
      server: await alerted(...all),
    });
    await titles(page).nth(4).waitFor();
    const submit = main(page).locator('button[type="submit"]');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await submit.scrollIntoViewIfNeeded();
    const [button, strip] = [await submit.boundingBox(), await foot(page).boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
    const isOnTop = await submit.evaluate((element) => {
      const { left, top, width: wide, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + wide / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
  });

  it('come while a field at the foot is written in, and do not cover it', async () => {
    let letGo = () => {};
    const { page } = await visit('/Form_Request?formType=BARANGAY_CLEARANCE', {
      server: await alerted(storm),
      before: async (opening) => {
        letGo = await held(opening);
      },
    });
    await arrived(page);
    const field = page.locator('[name="email"]');
    await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await field.focus();
    letGo();
    await dismiss(page, storm).waitFor();
    await settled(page);
    const [box, strip] = [await field.boundingBox(), await foot(page).boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
  });

  it('lie below the drawer, which holds the focus', async () => {
    const { page } = await visit('/home', { server: await alerted(storm) });
    await dismiss(page, storm).waitFor();
    await page.getByRole('button', { name: partMessages.menu }).click();
    await page.getByRole('dialog').waitFor();
    const over = await page.evaluate(() => document.elementFromPoint(330, 790)?.tagName);
    expect(over).toBe('DIALOG');
  });
});

describe('§2 on paper', () => {
  it('there is no alert, late or in the flow', async () => {
    const { page } = await visit('/home', { server: await alerted(storm) });
    await dismiss(page, storm).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await foot(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await goTo(page, 'News');
    await inFlow(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('section[aria-label="Announcement"]').isVisible()).toBe(false);
  });
});
