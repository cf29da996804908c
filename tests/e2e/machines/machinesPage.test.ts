/** The machine page, as testers use it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import * as registry from '../../../machines/index.ts';
import { toChart } from '../../../packages/machine-viewer/src/model/index.ts';
import { viewerMessages as words } from '../../../packages/machine-viewer/src/viewer/index.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string | RegExp) => button(page, name).click();
const active = (page: Page, state: string) =>
  page.getByRole('img', { name: words.chart('formRequest', state), exact: true }).waitFor();
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const newest = (page: Page) =>
  page.getByRole('region', { name: words.log }).locator('tbody tr').first().innerText();

describe('§4 the machine page', () => {
  it('shows what happens if two ids are taken and the citizen goes offline', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit('/machines.html', { width: widths.desk });
    await page.getByRole('main').getByRole('link', { name: 'formRequest' }).last().click();
    await active(page, 'idle');
    await press(page, 'CONFIRM');
    await press(page, 'SUBMIT');
    await press(page, 'sendable');
    await press(page, /^after minimumVisibleDelay/);
    await press(page, 'drawn');
    await press(page, 'any number');
    for (let time = 0; time < 2; time++)
      for (const choice of ['refused', 'not found', 'id taken']) await press(page, choice);
    await press(page, 'offline');
    await active(page, 'queued.inMemory');
    await expect.poll(() => newest(page)).toContain('isOfflineBeforeFirstSend: yes');
    expect(await button(page, 'reconnected').count()).toBe(1);

    // Back in time, and forward again.
    await page.getByRole('slider').press('Home');
    await active(page, 'idle');
    await page.getByRole('slider').press('End');
    await active(page, 'queued.inMemory');

    // Only the address restores the run.
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(`${address}&at=8`);
    await active(page, 'submitting.attempting.explainingRefusal');
    await page.goBack();
    await page.goBack();
    await active(page, 'queued.inMemory');
    // Going back undoes the last step.
    await page.goBack();
    await active(page, 'submitting.attempting.saving');
  });

  it('saves a run to a file, and replays it from the file', async () => {
    const { page } = await visit('/machines.html#formRequest?run=CONFIRM/SUBMIT/checkAnswers:incomplete', {
      width: widths.phone,
    });
    await active(page, 'incomplete');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, words.exportRun)]);
    const file = await download.path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      machine: 'formRequest',
      steps: [
        { choice: 'CONFIRM', state: 'robotChecked' },
        { choice: 'SUBMIT', state: 'validating' },
        { choice: 'checkAnswers:incomplete', state: 'incomplete' },
      ],
    });
    // Loading works from another machine's view too, and its message stays.
    await page.locator('summary').first().click();
    await page.getByRole('link', { name: 'navDrawer' }).click();
    await button(page, 'OPEN').waitFor();
    await page.getByLabel(words.loadRun).setInputFiles(file);
    await page.getByText(words.loaded(3)).waitFor();
    await active(page, 'incomplete');
    await page.getByLabel(words.loadRun).setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{}'),
    });
    await page.getByText(words.notARun('other.json', words.why.shape)).waitFor();
    await active(page, 'incomplete');
  });

  it('lists what a step changed of the context', async () => {
    const { page } = await visit('/machines.html#navPanel?run=HOVER:visitor/ESCAPE&at=1', {
      width: widths.desk,
    });
    const changes = page.getByRole('table', { name: words.changes });
    await expect.poll(() => changes.locator('tbody tr').allInnerTexts()).toEqual(['item\tnull\t"/Visitor"']);
    await page.getByRole('slider').press('Home');
    await changes.waitFor({ state: 'detached' });
    await page.getByRole('slider').press('End');
    expect(await changes.locator('tbody tr').allInnerTexts()).toEqual(['item\t"/Visitor"\tnull']);
  });

  it('sends an event with an edited payload, and says what is wrong with one that is no JSON object', async () => {
    const { page } = await visit('/machines.html#navPanel', { width: widths.phone });
    await page.getByText(words.payload.title).click();
    await page.getByRole('combobox', { name: words.payload.event }).selectOption('HOVER:visitor');
    const sent = page.getByRole('table', { name: words.changes }).getByText('"/Sample"');
    const payload = page.getByRole('textbox', { name: words.payload.json });
    expect(JSON.parse(await payload.inputValue())).toEqual({ item: '/Visitor', pointerType: 'mouse' });
    await payload.fill('{"item":"/Sample", "pointerType":');
    await press(page, words.payload.send);
    await page.getByText(words.payload.problem(2_000)).waitFor();
    expect(await payload.inputValue()).toContain('/Sample');
    expect(new URL(page.url()).hash).toBe('#navPanel');
    await payload.fill('{"item":"/Sample", "pointerType":"mouse"}');
    await press(page, words.payload.send);
    await sent.waitFor();
    // The link holds the payload.
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await sent.waitFor();
    expect(await overflow(page)).toBe(0);
  });

  it('reports the step at which a run in an address is impossible', async () => {
    const { page } = await visit(
      '/machines.html#formRequest?run=CONFIRM/<img src=x onerror=alert(1)>/SUBMIT',
    );
    await page.getByText("formRequest knows no '<img src=x onerror=alert(1)>'.").waitFor();
    await active(page, 'robotChecked');
  });

  it('disables events that the state does not handle, and shows the guard that refused an event', async () => {
    const { page } = await visit('/machines.html#navPanel', { width: widths.desk });
    expect(await button(page, 'ESCAPE').isDisabled()).toBe(true);
    await press(page, 'HOVER: by touch');
    await expect.poll(() => newest(page)).toContain('isMouseOnPanelItem: no');
    expect(await newest(page)).toContain(words.refusedIn('closed'));
  });

  it('lists the transitions as text, and filters them', async () => {
    const { page } = await visit('/machines.html#formRequest', { width: widths.desk });
    await page.getByRole('link', { name: words.tables.transitions, exact: true }).click();
    await page.getByLabel(words.tableFilter).fill('saveRequest isOfflineBeforeFirstSend');
    await page.getByText(words.found(1, toChart(registry.formRequest.machine).edges.length)).waitFor();
    const row = page.getByRole('table', { name: words.table, exact: true }).locator('tbody tr');
    await expect.poll(() => row.count()).toBe(1);
    expect(await row.innerText()).toContain('queued');
  });

  it('shows how often the tests took each transition', async () => {
    const { page } = await visit('/machines.html#navDrawer', { width: widths.desk });
    await page.getByLabel(words.counting.title).selectOption('actors');
    await page.locator('svg.chart g.taken').first().waitFor();
    expect(await page.locator('svg.chart .never').count()).toBe(0);
    expect(page.url()).toContain('counts=actors');
  });

  it('steps through a machine by keyboard alone', { tags: 'smoke' }, async () => {
    const { page } = await visit('/machines.html#navDrawer', { width: widths.desk });
    await button(page, 'OPEN').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const readFocus = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await readFocus()).toBe('OPEN');
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: words.chart('navDrawer', 'open'), exact: true }).waitFor();
    // The pressed event is disabled now, so the focus moved to an enabled one.
    await expect.poll(readFocus).toBe('TOGGLE: visitor');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await readFocus()).toBe('CLOSE');
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: words.chart('navDrawer', 'closed'), exact: true }).waitFor();
  });

  it.each(Object.keys(registry))(
    'shows %s without sideways scrolling on a phone and a desktop',
    async (name) => {
      const { page } = await visit(`/machines.html#${name}`, { width: widths.phone });
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(await overflow(page)).toBe(0);
      await page.setViewportSize({ width: widths.desk, height: 800 });
      expect(await overflow(page)).toBe(0);
    },
  );

  it('zooms the chart by buttons and by keys, and shows the whole chart in its frame', async () => {
    const { page } = await visit('/machines.html#formRequest', { width: widths.desk });
    await active(page, 'idle');
    const canvas = page.getByRole('group', { name: words.canvas });
    const sizeOf = () =>
      canvas.locator('svg').evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
    await press(page, words.zoom.all);
    const frame = await canvas.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
    await expect.poll(async () => (await sizeOf())[1]).toBeLessThanOrEqual(frame[1]! + 1);
    expect((await sizeOf())[0]).toBeLessThanOrEqual(frame[0]! + 1);
    const [small] = await sizeOf();
    await press(page, words.zoom.in);
    await expect.poll(async () => (await sizeOf())[0]).toBeGreaterThan(small! * 1.2);
    await canvas.focus();
    await page.keyboard.press('0');
    const width = await canvas
      .locator('svg')
      .evaluate((drawing) => (drawing as SVGSVGElement).viewBox.baseVal.width);
    await expect.poll(async () => Math.abs((await sizeOf())[0]! - width)).toBeLessThanOrEqual(1);
    await page.keyboard.press('-');
    expect((await sizeOf())[0]).toBeLessThan(width * 0.9);
  });

  it.each([widths.phone, widths.desk])('shows the active state of a long chart at %i px', async (width) => {
    const { page } = await visit('/machines.html#formRequest?run=CONFIRM/SUBMIT', { width });
    await active(page, 'validating');
    const canvas = page.getByRole('group', { name: words.canvas });
    const isInFrame = async () => {
      const [state, frame] = [page.locator('svg [data-state="formRequest.validating"] rect').first(), canvas];
      const [inner, outer] = [(await state.boundingBox())!, (await frame.boundingBox())!];
      return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
    };
    await expect.poll(isInFrame).toBe(true);
  });

  it('moves the chart when it is dragged, and selects nothing then', async () => {
    const { page } = await visit('/machines.html#formRequest?run=CONFIRM/SUBMIT', { width: widths.desk });
    await active(page, 'validating');
    const canvas = page.getByRole('group', { name: words.canvas });
    const scrolled = () => canvas.evaluate((frame) => frame.scrollTop);
    await expect.poll(scrolled).toBeGreaterThan(160);
    const before = await scrolled();
    const box = (await canvas.boundingBox())!;
    await page.mouse.move(box.x + 200, box.y + 90);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 250, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => canvas.evaluate((frame) => frame.scrollTop)).toBe(before - 160);
    expect(page.url()).not.toContain('selected');
  });

  it('selects a state on the chart, marks its row in the table, and links the steps that reached it', async () => {
    const { page } = await visit('/machines.html#navDrawer?run=OPEN/CLOSE&table=states', {
      width: widths.desk,
    });
    await page
      .locator('svg [data-state="navDrawer.closed"] rect')
      .first()
      .click({ position: { x: 5, y: 5 } });
    const selection = page.getByRole('region', { name: words.selection });
    await selection.getByText('navDrawer.closed', { exact: true }).waitFor();
    expect(page.url()).toContain('selected=navDrawer.closed');
    const row = page.getByRole('table', { name: words.states }).locator('tr[aria-current=true]');
    expect(await row.getByRole('button').innerText()).toBe('closed');
    expect(await selection.getByRole('link').allInnerTexts()).toEqual(['0', '2', words.tables.code]);
    await selection.getByRole('link', { name: '0' }).click();
    expect(page.url()).toContain('at=0');
    await press(page, words.deselect);
    await expect.poll(() => selection.count()).toBe(0);
  });

  it('selects a transition in the table of states by events, and marks it on the chart', async () => {
    const { page } = await visit('/machines.html#navDrawer?table=events', { width: widths.desk });
    const table = page.getByRole('table', { name: words.tables.events });
    await table
      .getByRole('row', { name: /^closed/ })
      .getByRole('button')
      .first()
      .click();
    await page.locator('svg .selected').first().waitFor();
    expect(page.url()).toContain('selected=navDrawer.closed+%7C+OPEN');
  });

  it('lists only the transitions that the run never took', async () => {
    const { page } = await visit('/machines.html#navDrawer?run=OPEN&table=transitions', {
      width: widths.desk,
    });
    const rows = page.getByRole('table', { name: words.table }).locator('tbody tr');
    await rows.first().waitFor();
    const all = await rows.count();
    await page.getByLabel(words.neverTaken(words.counting.run)).check();
    expect(await rows.count()).toBe(all - 1);
  });

  it.each([widths.phone, widths.desk])(
    'draws the run as a sequence with its actors at %i px, and goes to a step from there',
    async (width) => {
      const { page } = await visit(
        '/machines.html#formRequest?run=CONFIRM/SUBMIT/checkAnswers:incomplete&table=sequence',
        { width },
      );
      const picture = page.getByRole('group', { name: words.sequence.picture('formRequest') });
      await expect
        .poll(() => picture.locator('text').allTextContents())
        .toEqual([
          words.sequence.outside,
          'formRequest',
          'checkAnswers',
          'idle',
          'CONFIRM',
          'robotChecked',
          'SUBMIT',
          words.sequence.start,
          'validating',
          'checkAnswers:incomplete',
          'incomplete',
        ]);
      await picture.getByRole('link', { name: 'CONFIRM' }).click();
      await active(page, 'robotChecked');
      expect(await overflow(page)).toBe(0);
    },
  );

  it('compares a run with another, names the step at which they part, and holds both in the link', async () => {
    const { page } = await visit('/machines.html#navPanel?run=HOVER:visitor/ESCAPE&table=compare', {
      width: widths.desk,
    });
    await press(page, words.compare.keep);
    await page.getByText(words.compare.same).waitFor();
    await page.getByRole('slider').press('Home');
    expect(await page.getByRole('slider').inputValue()).toBe('0');
    await press(page, 'HOVER: visitor');
    await page.getByText(words.compare.differ(2)).waitFor();
    const rows = page.getByRole('table', { name: words.compare.table }).locator('tbody tr');
    expect(await rows.last().innerText()).toBe('2\t\t\tESCAPE\tclosed');
    const context = page.getByRole('table', { name: words.compare.context }).locator('tbody tr');
    expect(await context.allInnerTexts()).toEqual(['item\t"/Visitor"\tnull']);
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await page.getByText(words.compare.differ(2)).waitFor();
    await press(page, words.compare.open);
    await expect.poll(() => page.url()).toContain('run=HOVER:visitor/ESCAPE&');
    await press(page, words.compare.stop);
    await expect.poll(() => rows.count()).toBe(0);
  });

  it.each([widths.phone, widths.desk])(
    'shows the lines of code of what is selected at %i px, and selects what a line begins',
    async (width) => {
      const { page } = await visit('/machines.html#navDrawer?table=code&selected=navDrawer.closed', {
        width,
      });
      const code = page.getByRole('group', { name: 'machines/navigation/navDrawer.ts' });
      const current = code.locator('[aria-current] code');
      await expect.poll(async () => (await current.allInnerTexts())[0]?.trim()).toBe('closed: {');
      const line = code.locator('li', { hasText: /^\d+\s+open: \{/ }).getByRole('button');
      await line.click();
      expect(page.url()).toContain('selected=navDrawer.open');
      await page.locator('svg.chart .selected').first().waitFor();
      await expect.poll(async () => (await current.allInnerTexts())[0]?.trim()).toBe('open: {');
      expect(await overflow(page)).toBe(0);
    },
  );

  it('closes a panel, and resizes one by keyboard', async () => {
    const { page } = await visit('/machines.html#navDrawer', { width: widths.desk });
    await button(page, 'OPEN').waitFor();
    const handle = page.getByRole('separator', { name: words.panels.tables });
    const size = Number(await handle.getAttribute('aria-valuenow'));
    await handle.press('ArrowUp');
    expect(Number(await handle.getAttribute('aria-valuenow'))).toBeGreaterThan(size);
    await button(page, words.panels.tables).click();
    expect(await page.getByRole('region', { name: words.log }).count()).toBe(0);
    expect(await button(page, words.panels.tables).getAttribute('aria-pressed')).toBe('false');
  });

  it('finds a machine in the list by a word of its description', async () => {
    const { page } = await visit('/machines.html#navDrawer', { width: widths.desk });
    const list = page.getByRole('navigation', { name: words.machines });
    await list.getByLabel(words.machineSearch).fill('navd');
    expect(await list.getByRole('link').allInnerTexts()).toEqual(['navDrawer']);
    await list.getByLabel(words.machineSearch).fill('zzz');
    await list.getByText(words.noMachine).waitFor();
  });

  it('keeps the machine page out of the files that the site loads first', () => {
    const dist = (name: string) => readFileSync(join(inject('siteDist'), name), 'utf8');
    const first = [...new Set(dist('shell.html').match(/assets\/[^"]+\.js/g))];
    // The bundler's own, the six groups of tools/vite/chunks.ts that every page loads, the entry.
    expect(first.length).toBeLessThanOrEqual(8);
    expect(first.filter((file) => dist(file).includes(words.intro))).toEqual([]);
    expect(dist('machines.html').match(/assets\/machines-[^"]+\.js/)).not.toBeNull();
  });

  it('keeps the machine page out of menus and search engines', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    expect(await page.locator('a[href*="machines"]').count()).toBe(0);
    await page.goto('/machines.html');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });
});
