import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { requestPath } from '../../../src/form/requestPath.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import {
  checkRobotBox,
  fillInForm,
  readConfirmation,
  saturdaySchedule,
  submitForm,
} from '../../support/browser/resident.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { testNow } from '../../support/server/runningServer.ts';

withBrowser();

const type = 'BARANGAY_CLEARANCE';
const path = requestPath(type);
const key = `draft ${type}`;

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).first();
const value = (page: Page, name: string) => field(page, name).inputValue();
const enter = (page: Page, name: string, text: string) => field(page, name).fill(text);
const restored = (page: Page) => page.getByText(draftMessages.english.restored.title).waitFor();
const saveBox = (page: Page) => page.getByLabel(draftMessages.english.keep);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const clearNow = (page: Page) => button(page, draftMessages.english.clear);
/** The draft that the tab holds now, and the phone's. */
const readStoredDraft = (page: Page) =>
  page.evaluate((of) => [sessionStorage.getItem(of), localStorage.getItem(of)], key);
/** All that both storages hold. */
const everything = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

const another = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(path);
  await field(page, 'lname').waitFor();
  return page;
};

const sensitive = ['1990-02-28', 'Single', '123 456 789', '123-456-789', 'Sample condition'];
const foreign = (values: object) => JSON.stringify({ formType: type, values });

describe('§2 a draft in the tab', () => {
  it.each(Object.values(widths))(
    'restores a draft after a reload at %i px, and names the answers that it did not save',
    async (width) => {
      const { page } = await visit(path, { width });
      await fillInForm(page, type);
      await checkRobotBox(page);
      await page.reload();
      await restored(page);
      await page
        .getByText(draftMessages.english.restored.notKept('Birth date, Civil status and priority lane'))
        .waitFor();
      expect(await value(page, 'lname')).toBe('Sample-Ñ');
      expect(await value(page, 'purpose')).toBe('Job application\n(sample)');
      expect(await page.getByLabel('Female').isChecked()).toBe(true);
      expect(await value(page, 'birthDate')).toBe('');
      expect(await page.getByLabel('Single').isChecked()).toBe(false);
      expect(await page.getByLabel(formMessages.english.form.robot).isChecked()).toBe(false);
    },
  );

  it('stores a draft when the page is left, though the page was never idle', async () => {
    const { page } = await visit(path);
    await page.evaluate(() => {
      window.requestIdleCallback = () => 0;
    });
    await enter(page, 'lname', 'Sample');
    expect(await readStoredDraft(page)).toEqual([null, null]);
    await page.reload();
    expect(await value(page, 'lname')).toBe('Sample');
  });

  it('keeps an answer when the form is left and reopened with Back, and after Forward and Back', async () => {
    const { page } = await visit(path);
    await enter(page, 'lname', 'Sample');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    // The address changes before the page does: going back at once would never leave the form.
    await page.locator('[name="lname"]').waitFor({ state: 'detached' });
    await page.goBack();
    expect(await value(page, 'lname')).toBe('Sample');
    expect(await page.getByText(draftMessages.english.restored.title).count()).toBe(0);
    await page.goForward();
    await page.locator('[name="lname"]').waitFor({ state: 'detached' });
    await page.goBack();
    expect(await value(page, 'lname')).toBe('Sample');
  });

  it('restores a draft after a version update reloads the site', async () => {
    let served = 'one';
    const { page } = await visit(path, {
      before: (opening) =>
        opening.route('**/version.json', (route) => route.fulfill({ json: { version: served } })),
    });
    await enter(page, 'lname', 'Sample');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('version'))).toBe('one');
    served = 'two';
    await page.goto('/home');
    // The version is stored before the reload: a visit in between would race with it.
    const readReload = () =>
      page.evaluate(() => [
        sessionStorage.getItem('versionReloaded'),
        performance
          .getEntriesByType('navigation')
          .map((entry) => (entry as PerformanceNavigationTiming).type),
      ]);
    await expect.poll(readReload).toEqual(['two', ['reload']]);
    await page.goto(path);
    await restored(page);
    expect(await value(page, 'lname')).toBe('Sample');
  });

  it.each([type, 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE', 'HEALTH_SERVICES'] as const)(
    'stores no sensitive answer of %s, neither in the tab nor on the phone (failures 28)',
    async (each) => {
      const { page } = await visit(requestPath(each));
      await fillInForm(page, each);
      await checkRobotBox(page);
      await saveBox(page).check();
      const held = await everything(page);
      expect(held.split('Sample-Ñ')).toHaveLength(3);
      expect(sensitive.filter((text) => held.includes(text))).toEqual([]);
      expect(held).not.toContain('robot');
      expect(await page.evaluate(() => JSON.stringify(history.state) + location.href)).not.toContain(
        'Sample',
      );
      await page.reload();
      await restored(page);
    },
  );

  it('removes a draft from the tab and the phone after a submission (failures 28)', async () => {
    const { page, server } = await visit(path);
    await fillInForm(page, type);
    await saveBox(page).check();
    await checkRobotBox(page);
    await submitForm(page);
    await readConfirmation(page);
    expect(await readStoredDraft(page)).toEqual([null, null]);
    expect(await everything(page)).not.toContain('Sample');
    await page.getByRole('button', { name: outcomeMessages.english.success.another }).click();
    expect(await value(page, 'lname')).toBe('');
    await page.reload();
    await field(page, 'lname').waitFor();
    expect(await value(page, 'lname')).toBe('');
    expect(await page.getByText(draftMessages.english.restored.title).count()).toBe(0);
    expect(await readStoredRequests(server)).toHaveLength(1);
  });

  it('submits a restored draft once its two unsaved answers are entered again', {
    tags: 'smoke',
  }, async () => {
    const { page, server } = await visit(path);
    await fillInForm(page, type);
    await page.reload();
    await restored(page);
    await checkRobotBox(page);
    await submitForm(page);
    await page.getByRole('alert').getByText(formMessages.english.form.summary(2)).waitFor();
    await enter(page, 'birthDate', '1990-02-28');
    await page.getByLabel('Single').check();
    await submitForm(page);
    await readConfirmation(page);
    expect(await readStoredRequests(server)).toHaveLength(1);
  });

  it.each([
    ['a weekend', saturdaySchedule, formMessages.english.weekend.alert, ''],
    [
      'a day that has passed',
      '2031-05-05T09:30',
      fieldMessages.english.rules.schedulePast,
      '2031-05-05T09:30',
    ],
  ])(
    'validates a restored draft with %s for a schedule (failures 19)',
    async (_, schedule, sentence, left) => {
      const { page } = await visit(path, {
        before: (opening) =>
          opening.addInitScript(
            ([of, text]) => sessionStorage.setItem(of!, text!),
            [key, foreign({ lname: 'Sample', schedule })],
          ),
      });
      await page.getByText(sentence).first().waitFor();
      expect(await value(page, 'schedule')).toBe(left);
      expect(await value(page, 'lname')).toBe('Sample');
    },
  );
});

describe('§2 a draft on the phone', () => {
  it('saves a draft on the phone by choice only, and restores it in a new tab', {
    tags: 'smoke',
  }, async () => {
    const { page, context } = await visit(path);
    await enter(page, 'lname', 'Sample');
    expect((await readStoredDraft(page))[1]).toBe(null);
    const empty = await another(context);
    expect(await value(empty, 'lname')).toBe('');
    await empty.close();
    await saveBox(page).check();
    await enter(page, 'fname', 'Resident');
    await expect.poll(async () => (await readStoredDraft(page))[1]).toContain('Resident');
    await page.close();
    const next = await another(context);
    await restored(next);
    expect([await value(next, 'lname'), await value(next, 'fname')]).toEqual(['Sample', 'Resident']);
    expect(await saveBox(next).isChecked()).toBe(true);
    await saveBox(next).uncheck();
    expect((await readStoredDraft(next))[1]).toBe(null);
    expect(await value(next, 'lname')).toBe('Sample');
  });

  /** Moves the clock of the device on by so many hours. */
  const later = (page: Page, hours: number) =>
    page.addInitScript((by) => {
      const { now } = Date;
      Date.now = () => now() + by * 3_600_000;
    }, hours);

  it.each([
    [23.9, 'Sample', true],
    [24.1, '', false],
    [-1, '', false],
  ])('a form reopened %d hours later has the last name %j', async (hours, left, isThere) => {
    const { page, context } = await visit(path);
    await enter(page, 'lname', 'Sample');
    await saveBox(page).check();
    await page.close();
    const next = await context.newPage();
    await later(next, hours);
    await next.goto(path);
    await field(next, 'lname').waitFor();
    expect(await value(next, 'lname')).toBe(left);
    expect((await readStoredDraft(next))[1] !== null).toBe(isThere);
  });

  it('removes a draft from the phone after 24 hours under an open page, which keeps its answers', async () => {
    const { page } = await visit(path, { clock: 'installed', mayLog: [/deadline-exceeded/] });
    await enter(page, 'lname', 'Sample');
    await saveBox(page).check();
    // Each timer fires once, as after a phone has slept: the alerts' minutely reads of a whole day would be 1,440 at once.
    await page.clock.fastForward('24:00:01');
    await page.getByText(draftMessages.english.gone.title).waitFor();
    expect((await readStoredDraft(page))[1]).toBe(null);
    expect(await value(page, 'lname')).toBe('Sample');
  });
});

describe("§2 'Clear now'", () => {
  it.each(Object.values(widths))(
    "keeps 'Clear now' in view at %i px while a draft is stored, and clears the draft once confirmed",
    async (width) => {
      const { page } = await visit(path, { width });
      expect(await clearNow(page).count()).toBe(0);
      await enter(page, 'lname', 'Sample');
      await saveBox(page).check();
      for (const name of ['lname', 'email', 'purpose', 'schedule']) {
        await field(page, name).scrollIntoViewIfNeeded();
        const box = await clearNow(page).boundingBox();
        expect(box!.y >= 0 && box!.y + box!.height <= 800).toBe(true);
      }
      await clearNow(page).click();
      await button(page, draftMessages.english.sure.no).click();
      expect(await value(page, 'lname')).toBe('Sample');
      await clearNow(page).click();
      await button(page, draftMessages.english.sure.yes).click();
      await page.getByText(draftMessages.english.cleared.title).waitFor();
      expect(await readStoredDraft(page)).toEqual([null, null]);
      expect(await everything(page)).not.toContain('Sample');
      expect(await value(page, 'lname')).toBe('');
      const notice = page.getByText(draftMessages.english.cleared.title);
      const readPlace = async () => (await notice.boundingBox())?.y ?? Number.NaN;
      await expect.poll(async () => (await readPlace()) >= 0 && (await readPlace()) < 800).toBe(true);
      await page.reload();
      await field(page, 'lname').waitFor();
      expect(await page.getByText(draftMessages.english.restored.title).count()).toBe(0);
    },
  );

  it.each(allLocales)(
    'is one line of 44 px on a phone, and covers neither Submit nor what follows, in %s',
    async (locale) => {
      const { translate } = localizations[locale];
      const { page } = await visit(path, { before: withLocaleCookie(locale) });
      await enter(page, 'lname', 'Sample');
      const bar = page.getByRole('region', { name: translate(draftMessages).region });
      await bar.waitFor();
      const submit = page
        .getByRole('main')
        .getByRole('button', { name: translate(formMessages).form.submit });
      // Submit comes up from below the window, and no part of the bar is ever over it.
      for (let step = 0; step < 12; step++) {
        const { height, bottom, top } = await bar.evaluate((node) => node.getBoundingClientRect());
        expect(height).toBeLessThanOrEqual(44.5);
        const button = await submit.evaluate((node) => node.getBoundingClientRect());
        expect(button.top >= bottom - 0.5 || button.bottom <= top).toBe(true);
        await page.evaluate(
          (part) => scrollTo(0, (document.documentElement.scrollHeight * part) / 12),
          step + 1,
        );
      }
    },
  );

  it("reaches 'Clear now' by keyboard, and the draft bar never covers the focused element", async () => {
    const { page } = await visit(path);
    await field(page, 'lname').focus();
    await page.keyboard.type('Sample');
    const focused = () =>
      page.evaluate((label) => {
        const at = document.activeElement!;
        const draftBar = document.querySelector(`[aria-label="${label}"]`)!;
        if (draftBar.contains(at)) return { name: at.textContent, isSeen: true };
        const { bottom } = at.getBoundingClientRect();
        return { name: null, isSeen: bottom <= draftBar.getBoundingClientRect().top + 1 };
      }, draftMessages.english.region);
    // Appears in idle time after the first answer.
    await page.getByRole('region', { name: draftMessages.english.region }).waitFor();
    for (let step = 0; step < 80; step++) {
      await page.keyboard.press('Tab');
      const { name, isSeen } = await focused();
      expect(isSeen).toBe(true);
      if (name === draftMessages.english.clear) break;
      if (await saveBox(page).evaluate((box) => box === document.activeElement))
        await page.keyboard.press('Space');
    }
    expect(await saveBox(page).isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(draftMessages.english.cleared.title).waitFor();
    expect(await readStoredDraft(page)).toEqual([null, null]);
  });
});

describe('§2 a draft in two tabs', () => {
  const two = async () => {
    const opened = await visit(path);
    const { page, context } = opened;
    await enter(page, 'lname', 'Sample');
    await saveBox(page).check();
    const other = await another(context);
    await restored(other);
    return { ...opened, other };
  };

  it('asks the person which answers to use when another tab changed the draft, and overwrites none', async () => {
    const { page, other } = await two();
    await enter(other, 'lname', 'Other');
    await page.getByText(draftMessages.english.which.title).waitFor();
    await enter(page, 'fname', 'Mine');
    expect((await readStoredDraft(page))[1]).toContain('Other');
    expect((await readStoredDraft(page))[0]).toContain('Mine');
    await button(page, draftMessages.english.which.theirs).click();
    expect([await value(page, 'lname'), await value(page, 'fname')]).toEqual(['Other', '']);
    expect(await saveBox(page).isChecked()).toBe(true);
  });

  it('stores the answers of one tab by choice, and asks the person in the other tab too', async () => {
    const { page, other } = await two();
    await enter(other, 'lname', 'Other');
    await button(page, draftMessages.english.which.ours).click();
    expect((await readStoredDraft(page))[1]).toContain('Sample');
    await other.getByText(draftMessages.english.which.title).waitFor();
    expect(await value(other, 'lname')).toBe('Other');
    await button(other, draftMessages.english.which.later).click();
    expect((await readStoredDraft(other))[1]).toContain('Sample');
    expect((await readStoredDraft(other))[0]).toContain('Other');
  });

  it('asks the person about a changed draft without a message from the other tab, also after a reload', async () => {
    const { page, other } = await two();
    await other.close();
    await page.evaluate(
      ([of, text]) => localStorage.setItem(of!, text!),
      [key, JSON.stringify({ formType: type, values: { lname: 'Other' }, keptAt: testNow })],
    );
    await enter(page, 'fname', 'Mine');
    await page.getByText(draftMessages.english.which.title).waitFor();
    expect((await readStoredDraft(page))[1]).toContain('Other');
    await page.reload();
    await page.getByText(draftMessages.english.which.title).waitFor();
    expect([await value(page, 'lname'), await value(page, 'fname')]).toEqual(['Sample', 'Mine']);
  });

  it('keeps the answers of one tab when the other clears the draft, and reports that it is gone', async () => {
    const { page, other } = await two();
    await clearNow(other).click();
    await button(other, draftMessages.english.sure.yes).click();
    await page.getByText(draftMessages.english.gone.title).waitFor();
    expect(await value(page, 'lname')).toBe('Sample');
    expect(await saveBox(page).isChecked()).toBe(false);
    await enter(page, 'fname', 'Mine');
    expect((await readStoredDraft(page))[1]).toBe(null);
  });

  it('reports in a second tab with the same draft that it was sent, with its reference (failures 11)', async () => {
    const { page, context } = await visit(path);
    await fillInForm(page, type);
    const second = await context.newPage();
    await second.addInitScript(
      ([of, text]) => sessionStorage.setItem(of!, text!),
      [key, (await readStoredDraft(page))[0]!],
    );
    await second.goto(path);
    await restored(second);
    await checkRobotBox(page);
    await submitForm(page);
    const { id } = await readConfirmation(page);
    await second.getByText(draftMessages.english.sentElsewhere.title(id)).waitFor();
    expect((await readStoredDraft(second))[0]).toBe(null);
  });
});

describe('§8 storage that fails (failures 9)', () => {
  it.each(['SecurityError', 'QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])(
    'reports a %s of the storage once, and still submits the form',
    async (name) => {
      const { page, server } = await visit(path, {
        mayLog: [/The version check/],
        before: (opening) =>
          opening.addInitScript((thrown) => {
            Storage.prototype.setItem = () => {
              throw new DOMException('no room', thrown);
            };
          }, name),
      });
      await enter(page, 'lname', 'S');
      await page.getByText(draftMessages.english.notKept.title).waitFor();
      const [fieldBox, draftBar] = await Promise.all([
        field(page, 'lname').boundingBox(),
        page.getByRole('region', { name: draftMessages.english.region }).boundingBox(),
      ]);
      expect(fieldBox!.y + fieldBox!.height).toBeLessThanOrEqual(draftBar!.y);
      await page.getByRole('region', { name: draftMessages.english.region }).getByRole('button').click();
      await fillInForm(page, type);
      await checkRobotBox(page);
      expect(await page.getByText(draftMessages.english.notKept.title).count()).toBe(0);
      await submitForm(page);
      await readConfirmation(page);
      expect(await readStoredRequests(server)).toHaveLength(1);
    },
  );

  it('reports blocked storages, and does not offer to save on the phone', async () => {
    const { page } = await visit(path, {
      mayLog: [/The version check/],
      before: (opening) =>
        opening.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('blocked', 'SecurityError');
              },
            });
        }),
    });
    await enter(page, 'lname', 'Sample');
    await page.getByText(draftMessages.english.notKept.title).waitFor();
    expect(await saveBox(page).count()).toBe(0);
  });

  it('reports that the phone has no room, and still restores the draft of the tab', async () => {
    const { page } = await visit(path, {
      before: (opening) =>
        opening.addInitScript(() => {
          const { setItem } = Storage.prototype;
          Storage.prototype.setItem = function (name, text) {
            if (name.startsWith('draft') && this === localStorage)
              throw new DOMException('no room', 'QuotaExceededError');
            setItem.call(this, name, text);
          };
        }),
    });
    await enter(page, 'lname', 'Sample');
    await saveBox(page).click();
    await page.getByText(draftMessages.english.notKept.title).waitFor();
    expect(await saveBox(page).isChecked()).toBe(false);
    await page.reload();
    await restored(page);
  });

  it.each(['rubbish', '{"formType":', '[]', JSON.stringify({ formType: type, values: { lname: 7 } })])(
    'reports the unreadable draft %j once, and removes it',
    async (text) => {
      const { page } = await visit(path, {
        before: (opening) =>
          opening.addInitScript(
            ([of, rubbish]) => {
              if (sessionStorage.getItem('planted') !== null) return;
              sessionStorage.setItem('planted', 'yes');
              sessionStorage.setItem(of!, rubbish!);
              localStorage.setItem(of!, rubbish!);
            },
            [key, text],
          ),
      });
      await page.getByText(draftMessages.english.notRead.title).waitFor();
      expect(await readStoredDraft(page)).toEqual([null, null]);
      await enter(page, 'lname', 'Sample');
      await page.reload();
      await restored(page);
      expect(await page.getByText(draftMessages.english.notRead.title).count()).toBe(0);
    },
  );
});
