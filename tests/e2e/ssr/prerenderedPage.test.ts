/** Prerendered pages before and after hydration (docs/decisions/0033-prerendered-pages.md), in a real browser under the final policy. */

import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { readsPerRender } from '../../../server/http/rateLimit.ts';
import { directories } from '../../../server/http/serve.ts';
import { loadServerEntry } from '../../../server/ssr/renderer.ts';
import { fieldRowOf, type InputFieldName, inputFieldsOf } from '../../../src/form/fields.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { newerMessages } from '../../../src/i18n/en/newer.ts';
import { readInitialDocuments } from '../../../tools/vite/plugins/prerenderPlugin.ts';
import { visitWithHeldScripts } from '../../support/browser/heldScripts.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { seedRecords } from '../../support/browser/seedRecords.ts';
import { createTestClock, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

withBrowser();

const types = Object.keys(formTypes) as FormType[];
const code = await loadServerEntry(inject('siteDist'));
const paths = [
  ...code.listPrerenderedPaths(readInitialDocuments(directories.content, testNow)),
  '/',
  '/News?fbclid=sample',
];

/** Each visible element of a page with its classes and its own text. */
const readVisibleElements = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('*')]
        .filter((each) => each.checkVisibility() && !each.closest('[role=group]'))
        .map(
          (each) =>
            `${each.tagName} ${each.getAttribute('class') ?? ''} ${each.children.length === 0 ? each.textContent : ''}`,
        ),
    );

/** A prerendered page omits component classes that no style rule names (server/ssr/pageDocument.ts). */
const readRuledElements = async (page: Page): Promise<readonly string[]> =>
  (await readVisibleElements(page)).map((each) => each.replace(/\bsc-\w+-\d+\b/g, '').replace(/ +/g, ' '));

describe('§2 a prerendered page', () => {
  it.each(paths)('%s hydrates without a change of its content or a layout shift', async (path) => {
    const { page, hydrate } = await visitWithHeldScripts(path, { width: widths.desk });
    const before = await readVisibleElements(page);
    expect(before.length).toBeGreaterThan(5);
    await page.evaluate(async () => {
      // Two frames paint the whole page: a busy machine may paint the start of a document before its end has loaded.
      for (const _frame of ['first', 'second']) await new Promise(requestAnimationFrame);
      Reflect.set(window, 'moved', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Reflect.set(
            window,
            'moved',
            Number(Reflect.get(window, 'moved')) + Number(Reflect.get(entry, 'value')),
          );
        }
      }).observe({ type: 'layout-shift' });
    });
    await hydrate();
    expect(await page.locator('template, [data-other]').count()).toBe(0);
    expect(await readVisibleElements(page)).toEqual(before);
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBe(0);
    // The records equal the prerendered ones.
    expect(await page.getByRole('button', { name: newerMessages.english.show }).count()).toBe(0);
  });

  it.each(paths.filter((path) => !path.includes('?') && path !== '/' && path !== '/home'))(
    '%s has the same text and classes when the browser renders all of it',
    async (path) => {
      const { page } = await visit(path, { width: widths.desk });
      const prerendered = await readRuledElements(page);
      // In another case the path has no file of its own, and the server sends the shell.
      await page.goto(path.replace(/^\/\w/, (start) => start.toLowerCase()));
      // The shell reads its records once it has time.
      await expect.poll(() => readRuledElements(page)).toEqual(prerendered);
    },
  );

  it('hides a prerendered list until hydration when the address names another page of it', async () => {
    const { page, hydrate } = await visitWithHeldScripts('/News?before=1.a');
    expect(await page.getByRole('main').isVisible()).toBe(false);
    await hydrate();
    expect(await page.getByRole('main').isVisible()).toBe(true);
  });

  it.each(['receipt', 'draft'])(
    'hides a form until hydration only where the tab keeps a receipt: %s',
    async (word) => {
      const { page, hydrate } = await visitWithHeldScripts('/Form_Request/clearance', {
        before: (opening) =>
          opening.addInitScript((key) => sessionStorage.setItem(key, '{}'), `${word} BARANGAY_CLEARANCE`),
      });
      expect(await page.getByRole('main').isVisible()).toBe(word === 'draft');
      await hydrate();
      expect(await page.locator('[name="lname"]').isVisible()).toBe(true);
    },
  );

  it('filters the charter by text typed before hydration', async () => {
    const { page, hydrate } = await visitWithHeldScripts('/Citizens-Charter');
    await page.getByRole('searchbox').fill('health');
    await hydrate();
    await page.getByText(/^1 of /).waitFor();
  });
});

describe('§2 §5 input before hydration', () => {
  it.each(types)('submits answers to %s that were typed before hydration', async (type) => {
    const { page, hydrate, server } = await visitWithHeldScripts(requestPath(type));
    await fillInForm(page, type);
    await checkRobotBox(page);
    await hydrate();
    const isText = (name: InputFieldName) =>
      !['radio', 'checkbox'].includes(fieldRowOf(name).input?.control ?? '');
    for (const name of inputFieldsOf(type).filter(isText))
      expect([name, await page.locator(`[name="${name}"]`).inputValue()]).not.toEqual([name, '']);
    await submitForm(page);
    const { id } = await readConfirmation(page);
    expect(await readStoredRequests(server)).toMatchObject([{ id, lname: 'Sample-Ñ' }]);
  });

  it('sets the middle name to N/A when its checkbox was checked before hydration', async () => {
    const { page, hydrate } = await visitWithHeldScripts('/Form_Request/clearance');
    await page.getByLabel(fieldMessages.english.fields.mname.none).check();
    await hydrate();
    expect(await page.locator('[name="mname"]').inputValue()).toBe('N/A');
    expect(await page.getByLabel(fieldMessages.english.fields.mname.none).isChecked()).toBe(true);
  });

  it("fills 'Your answers' when its line was pressed before hydration", async () => {
    const { page, hydrate } = await visitWithHeldScripts('/Form_Request/clearance');
    await page.locator('[name="lname"]').fill('Sample');
    const answers = page.getByRole('region', { name: formMessages.english.form.answers.title, exact: true });
    await answers.locator('summary').click();
    await hydrate();
    await answers.getByText('Sample', { exact: true }).waitFor();
    await answers.getByText(formMessages.english.form.answers.missing(11)).waitFor();
  });

  it('keeps the focus and the caret of a field through hydration', async () => {
    const { page, hydrate } = await visitWithHeldScripts('/Form_Request/clearance');
    const field = page.locator('[name="purpose"]');
    await field.pressSequentially('Sample');
    await hydrate();
    await field.press('ArrowLeft');
    await page.keyboard.type('X');
    expect(await field.inputValue()).toBe('SamplXe');
  });

  it('keeps typed text out of the address on Enter before hydration, and answers the key after it', async () => {
    const { page, hydrate } = await visitWithHeldScripts('/Request_Status');
    await page.getByRole('textbox').fill('no code at all');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    await hydrate();
    // After hydration the page answers the key.
    await page
      .getByText(/is not a receipt code|not a whole|code/i)
      .first()
      .waitFor();
    expect(page.url()).toMatch(/\/Request_Status$/);
  });
});

describe('§7 content that changed after prerendering', () => {
  const news = (at: number) => ({
    id: `sample-${at}`,
    title: `Sample news ${at}`,
    slug: `sample-news-${at}`,
    date: testNow + at,
  });

  it('shows new news only after a press, and changes nothing before it', async () => {
    const { page, server, hydrate } = await visitWithHeldScripts('/News');
    await seedRecords(server, 'news', [news(1)]);
    const before = await readVisibleElements(page);
    await hydrate();
    const show = page.getByRole('button', { name: newerMessages.english.show });
    await show.waitFor();
    expect(await readVisibleElements(page)).toEqual(before);
    await show.click();
    await page.getByRole('main').getByText('Sample news 1').waitFor();
    await expect.poll(() => show.count()).toBe(0);
  });

  it('shows new news after the next navigation', async () => {
    const { page, server, hydrate } = await visitWithHeldScripts('/News');
    await seedRecords(server, 'news', [news(1)]);
    await hydrate();
    await page.getByRole('button', { name: newerMessages.english.show }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Resident' }).click();
    await page.getByRole('heading', { level: 1, name: 'Resident' }).waitFor();
    await page.goBack();
    await page.getByRole('main').getByText('Sample news 1').waitFor();
  });

  it('removes a withdrawn hotline at once', async () => {
    const { page, server, hydrate } = await visitWithHeldScripts('/Emergency-Hotlines');
    const first = page.getByRole('main').getByRole('listitem').first();
    const name = (await first.locator('b').first().textContent()) ?? '';
    const { id } = readInitialDocuments(
      directories.content,
      testNow,
    )('contacts').find(({ data }) => (data as { name: string }).name === name)!;
    await seedRecords(server, 'contacts', [{ id, name, status: 'inactive' }]);
    await hydrate();
    await expect.poll(() => page.getByRole('main').getByText(name).count()).toBe(0);
    expect(await page.getByRole('button', { name: newerMessages.english.show }).count()).toBe(0);
  });
});

describe("§7 a page beyond its address's limit of renders", () => {
  it('answers with the shell, which renders the page in the browser', async () => {
    const options = {
      dist: inject('siteDist'),
      now: createTestClock(),
      trustProxy: 1,
      readLimit: readsPerRender,
    };
    const { page } = await visit('/home', {
      server: await startTestServer(options),
      extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' },
    });
    const response = await page.goto('/News');
    expect([response?.status(), await response?.text()]).toEqual([
      200,
      expect.stringContaining('>Loading</h1>'),
    ]);
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
    await page.getByRole('main').getByText('Clean-up day along the barangay road').waitFor();
  });
});
