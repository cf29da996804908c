/** §6 §7. A clerk edits the site's content: the page checks it, previews it, saves it where residents read it, and undoes the save. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { language as inCebuano } from '../../../src/i18n/ceb/language.ts';
import { languageMessages } from '../../../src/i18n/en/language.ts';
import { language as inFilipino } from '../../../src/i18n/fil/language.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { site } from '../../../src/site.ts';
import { staffContentMessages as messages } from '../../../src/staff/content/messages.ts';
import { staffPageMessages } from '../../../src/staff/messages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { requestRow, visitAsStaff } from '../../support/browser/clerk.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { toClientRenderedPath, widths, withBrowser } from '../../support/browser/visit.ts';
import { post, testDocumentsRoot } from '../../support/server/runningServer.ts';

withBrowser();

const { held } = staffPageMessages;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.locator(`[id="${name}"]`);
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** There the bar of Save covers nothing, which axe would take for a target that is too small. */
const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** Opens the content tab at the records of a list. */
const openList = async (
  list: keyof typeof messages.lists,
  options: Parameters<typeof visitAsStaff>[0] = {},
) => {
  const visited = await visitAsStaff(options);
  const { page } = visited;
  await page.getByRole('link', { name: staffMessages.tabs.content }).click();
  await press(page, messages.lists[list].title);
  await page.getByRole('button', { name: messages.create(messages.lists[list].one) }).waitFor();
  return visited;
};

const storedNews = async (server: Parameters<typeof post>[0], id: string) => {
  const name = `${testDocumentsRoot}/${site.root}/News_List/list/${id}`;
  const { body } = await post(server, ':batchGet', { documents: [name] }, 'staff');
  const [row] = body as readonly { readonly found?: { readonly fields: Record<string, object> } }[];
  return row?.found?.fields ?? null;
};

/** The button of the first record in the list. */
const firstRecord = (page: Page) => page.locator('main li > button').first();

describe('§7 content editing by staff', () => {
  it('validates a news record, previews it, saves it where residents read it, and undoes the save', {
    tags: 'smoke',
  }, async () => {
    const { page, server } = await openList('news');
    const title = (await firstRecord(page).innerText()).split('\n')[0]!;
    await firstRecord(page).click();
    const slug = await field(page, 'slug').inputValue();
    const id = (
      await (async () => {
        const { body } = await post(
          server,
          `/${site.root}/News_List:runQuery`,
          { structuredQuery: { from: [{ collectionId: 'list' }], limit: 50 } },
          'staff',
        );
        const rows = body as readonly {
          document: { name: string; fields: { slug: { stringValue: string } } };
        }[];
        return rows.find(({ document }) => document.fields.slug.stringValue === slug)!.document.name;
      })()
    )
      .split('/')
      .at(-1)!;
    const before = await storedNews(server, id);

    // Each problem is shown at its field, and in the summary above the fields.
    await field(page, 'title').fill('');
    await field(page, 'date').fill('');
    await press(page, messages.save);
    const problems = page.getByRole('alert').getByRole('link');
    await problems.first().waitFor();
    // One sentence for each cause: the two translations of the title stay as they are.
    expect(await problems.allInnerTexts()).toEqual([
      `${messages.fields.title}: ${messages.problems.missing.other}`,
      `${messages.fields.date}: ${messages.problems.missing.date}`,
    ]);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('title');
    expect(await storedNews(server, id)).toEqual(before);

    await field(page, 'title').fill('Sample: the hall is painted');
    await field(page, 'date').fill('2031-05-06T08:00');
    await field(page, 'body').fill('It is **green** now.');
    await press(page, messages.preview);
    await page.getByText(messages.previewTitle).waitFor();
    expect(await page.locator('main strong', { hasText: 'green' }).count()).toBe(1);
    await press(page, messages.back);
    expect(await field(page, 'title').inputValue()).toBe('Sample: the hall is painted');
    await press(page, messages.save);
    await page.getByText(messages.saved, { exact: true }).waitFor();
    expect(await storedNews(server, id)).toMatchObject({
      title: { stringValue: 'Sample: the hall is painted' },
      slug: { stringValue: slug },
      date: { integerValue: String(Date.UTC(2031, 4, 6)) },
    });

    const resident = await page.context().newPage();
    await resident.goto(toClientRenderedPath('/News'));
    await resident.getByText('Sample: the hall is painted').first().waitFor();

    await press(page, messages.undo);
    await page.getByText(messages.undone, { exact: true }).waitFor();
    const { updated: _, ...others } = (await storedNews(server, id))!;
    const { updated, ...was } = before!;
    expect(updated).toBeDefined();
    expect(others).toEqual(was);
    await press(page, messages.goOn);
    await page.getByRole('button', { name: title }).waitFor();
  });

  it('shows a changed title in English until its translation is confirmed or changed', async () => {
    const { page } = await openList('news');
    const [english, moved] = ['Clean-up day along the barangay road', 'Clean-up day MOVED to Sunday'];
    const path = '/News/clean-up-day-along-the-barangay-road';
    const [label, filipino, cebuano] = [messages.fields.title!, 'Filipino', 'Cebuano'];
    const resident = await page.context().newPage();
    const readHeading = async (language: Locale, isPrerendered: boolean) => {
      await withLocaleCookie(language)(page, page.context());
      await resident.goto(isPrerendered ? path : toClientRenderedPath(path));
      const heading = resident.getByRole('heading', { level: 1 });
      await heading.filter({ hasText: /MOVED|paglilinis|paglimpyo|INILIPAT|Clean-up/ }).waitFor();
      const notes = {
        fil: inFilipino.someEnglish,
        ceb: inCebuano.someEnglish,
        en: languageMessages.english.someEnglish,
      };
      const hasNote = (await resident.locator('main').getByText(notes[language]).count()) > 0;
      return [await heading.innerText(), await heading.getAttribute('lang'), hasNote];
    };
    expect(await readHeading('fil', true)).toEqual([
      'Araw ng paglilinis sa kalsada ng barangay',
      null,
      false,
    ]);

    // The translation beside its field is marked as soon as the English differs.
    await page.getByRole('button', { name: english }).click();
    await page.getByLabel(messages.stale.label(label, filipino)).waitFor();
    expect(await page.getByText(messages.stale.why(filipino)).count()).toBe(0);
    await field(page, 'title').fill(moved);
    await page.getByText(messages.stale.why(filipino)).waitFor();
    await page.getByText(messages.stale.why(cebuano)).waitFor();
    expect(await page.getByText(messages.stale.from(english)).count()).toBe(2);
    expect(await findAxeViolations(page)).toEqual([]);
    await press(page, messages.save);
    await page.getByText(messages.saved, { exact: true }).waitFor();
    for (const language of [filipino, cebuano])
      await page.getByText(messages.stale.note(language, label)).waitFor();
    for (const isPrerendered of [true, false]) {
      expect(await readHeading('fil', isPrerendered)).toEqual([moved, 'en', true]);
      expect(await readHeading('ceb', isPrerendered)).toEqual([moved, 'en', true]);
      expect(await readHeading('en', isPrerendered)).toEqual([moved, null, false]);
      // The other texts stay translated.
      await readHeading('fil', isPrerendered);
      await resident.getByText('Inaanyayahan ng barangay').waitFor();
    }

    await press(page, messages.goOn);
    await page.getByRole('button', { name: moved }).getByText(messages.stale.row).waitFor();
    await page.getByRole('button', { name: moved }).click();
    const fits = page.getByLabel(messages.stale.fits(label, filipino));
    await fits.check();
    // The confirmation was for another text.
    await field(page, 'title').fill(`${moved}!`);
    expect(await fits.isChecked()).toBe(false);
    await field(page, 'title').fill(moved);
    await fits.check();
    await page.getByLabel(messages.stale.label(label, cebuano)).fill('Adlaw sa paglimpyo: Dominggo');
    await press(page, messages.save);
    await page.getByText(messages.saved, { exact: true }).waitFor();
    expect(await page.getByText(messages.stale.note(filipino, label)).count()).toBe(0);
    for (const isPrerendered of [true, false]) {
      expect(await readHeading('fil', isPrerendered)).toEqual([
        'Araw ng paglilinis sa kalsada ng barangay',
        null,
        false,
      ]);
      expect(await readHeading('ceb', isPrerendered)).toEqual(['Adlaw sa paglimpyo: Dominggo', null, false]);
    }
  });

  it('takes the first translations of a new item beside the English, and shows them to residents', async () => {
    const { page, server } = await openList('news');
    await press(page, messages.create(messages.lists.news.one));
    await field(page, 'title').fill('Sample: the hall is open');
    await field(page, 'body').fill('From 8 in the morning.');
    const [inFil, bodyInFil] = ['translations.fil.title', 'translations.fil.body'] as const;
    await field(page, inFil).fill('Halimbawa: bukas ang barangay hall');
    expect(await field(page, inFil).getAttribute('lang')).toBe('fil');
    expect(await field(page, bodyInFil).isVisible()).toBe(false);
    await press(page, messages.save);
    await page.getByText(messages.stale.note('Filipino', messages.fields.body!)).waitFor();
    await withLocaleCookie('fil')(page, page.context());
    const resident = await page.context().newPage();
    await resident.goto('/News/sample-the-hall-is-open');
    await resident.getByRole('heading', { level: 1, name: 'bukas ang barangay hall' }).waitFor();
    await resident.getByText('From 8 in the morning.').waitFor();
    await resident.getByText(inFilipino.someEnglish).waitFor();

    // The missing text is marked, so its fold is open. A key folds and opens others.
    await press(page, messages.goOn);
    await page.getByRole('button', { name: 'Sample: the hall is open' }).click();
    await field(page, bodyInFil).fill('Mula 8 ng umaga.');
    await press(page, messages.save);
    await page.getByText(messages.saved, { exact: true }).waitFor();
    expect(await page.getByText(messages.stale.note('Filipino', messages.fields.body!)).count()).toBe(0);
    expect(await storedNews(server, 'sample-the-hall-is-open')).not.toHaveProperty('translatedFrom');
    await resident.reload();
    await resident.getByText('Mula 8 ng umaga.').waitFor();
    expect(await resident.getByText(inFilipino.someEnglish).count()).toBe(0);

    // Cleared again, it is read in English.
    await press(page, messages.goOn);
    await page.getByRole('button', { name: 'Sample: the hall is open' }).click();
    await page.locator('summary', { hasText: messages.translationsOf(messages.fields.body!) }).focus();
    await page.keyboard.press('Enter');
    await field(page, bodyInFil).fill('');
    await press(page, messages.save);
    await page.getByText(messages.stale.note('Filipino', messages.fields.body!)).waitFor();
  });

  it('begins a new item with the present time in Manila, wherever the device is', async () => {
    const { page, server } = await openList('news', { timezoneId: 'America/Los_Angeles' });
    await press(page, messages.create(messages.lists.news.one));
    const preset = await field(page, 'date').inputValue();
    expect(preset).toMatch(/^2031-05-06T11:\d\d$/);
    await field(page, 'title').focus();
    await page.keyboard.type('Sample of today');
    await press(page, messages.save);
    await page.getByText(messages.saved, { exact: true }).waitFor();
    const date = String(Date.parse(`${preset}:00+08:00`));
    expect(await storedNews(server, 'sample-of-today')).toMatchObject({ date: { integerValue: date } });
  });

  it('keeps unsaved input through the skip link, tabs and Back, and warns before sign-out or closing', async () => {
    const { page } = await openList('history');
    await firstRecord(page).click();
    const was = await field(page, 'year').inputValue();
    await field(page, 'year').fill('1950');
    const expectUnsaved = async () => expect(await field(page, 'year').inputValue()).toBe('1950');
    await page.getByRole('link', { name: staffMessages.skip }).focus();
    await page.keyboard.press('Enter');
    expect(page.url()).toMatch(/#main$/);
    await field(page, 'year').waitFor();
    await expectUnsaved();
    await page.getByRole('link', { name: staffMessages.tabs.requests }).click();
    await requestRow(page, '4f3a').waitFor();
    expect(await field(page, 'year').isVisible()).toBe(false);
    await page.goBack();
    await page.goBack();
    await field(page, 'year').waitFor();
    await expectUnsaved();
    await press(page, staffMessages.signOut);
    await page.getByText(held.title).waitFor();
    await press(page, held.stay);
    await expectUnsaved();
    const dialogOpened = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await dialogOpened;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expectUnsaved();
    // A value equal to the stored one is no unsaved change.
    await field(page, 'year').fill(was);
    await press(page, staffMessages.signOut);
    await page.getByLabel(staffMessages.signIn.token.label).waitFor();
  });
});

describe('§2 the content tab of the staff page', () => {
  it.each(Object.values(widths))('has no axe violations and no sideways overflow at %d px', async (width) => {
    const found: Record<string, unknown> = {};
    const { page } = await openList('news', { width });
    const checkPage = async (name: string) => {
      await scrollToEnd(page);
      const violations = await findAxeViolations(page);
      if (violations.length > 0) found[name] = violations;
      const over = await overflow(page);
      if (over > 0) found[`${name}, too wide`] = over;
    };
    await checkPage('records');
    await firstRecord(page).click();
    await field(page, 'title').waitFor();
    await checkPage('editor');
    await press(page, messages.preview);
    await page.getByText(messages.previewTitle).waitFor();
    await checkPage('preview');
    await press(page, messages.back);
    await field(page, 'title').fill('');
    await press(page, messages.save);
    await page.getByRole('alert').waitFor();
    await checkPage('wrong');
    await field(page, 'title').fill('Sample of a title that is changed');
    await field(page, 'translations.fil.title').waitFor();
    await checkPage('translations');
    expect(found).toEqual({});
  });

  it.each(Object.values(widths))('has no axe violations in steps and alerts at %d px', async (width) => {
    const { page } = await openList('charter', { width });
    const found: unknown[] = [];
    const checkPage = async () => {
      await scrollToEnd(page);
      found.push(...(await findAxeViolations(page)), await overflow(page));
    };
    await checkPage();
    await firstRecord(page).click();
    await press(page, messages.steps.of(messages.steps.addBelow, 1));
    await field(page, 'Procedure.1').fill('Sample step');
    await field(page, 'translations.fil.Procedure.1').waitFor();
    await checkPage();
    await page.getByRole('link', { name: staffMessages.tabs.content }).click();
    await page.getByText(messages.leaving.title).waitFor();
    await checkPage();
    await press(page, messages.leaving.leave);
    await press(page, messages.lists.announcements.title);
    await press(page, messages.create(messages.lists.announcements.one));
    await page.getByRole('radio', { name: messages.kinds.alert }).check();
    await field(page, 'title').fill('Sample: the river rises');
    await checkPage();
    await press(page, messages.alertEnd.tomorrow);
    await press(page, messages.preview);
    await page.getByText(messages.previewTitle).waitFor();
    await checkPage();
    expect(found).toEqual([0, 0, 0, 0, 0]);
  });
});
