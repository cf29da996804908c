/** §4 `npm run machines view`: the viewer with the machines of one file, opened from a disk, without a network. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { toChart } from '../../../packages/machine-viewer/src/model/index.ts';
import { viewerMessages as words } from '../../../packages/machine-viewer/src/viewer/index.ts';
import { registerMachines } from '../../../packages/machine-viewer/src/vite/index.ts';
import * as patterns from '../../../packages/machine-viewer/tests/support/patterns.ts';
import { getBrowser, widths, withBrowser } from '../../support/browser/visit.ts';
import { createTempDirectory } from '../../support/server/runningServer.ts';

withBrowser();

const root = join(import.meta.dirname, '../../..');
const command = join(root, 'packages/machine-viewer/src/command/main.ts');
const patternsFile = join(root, 'packages/machine-viewer/tests/support/patterns.ts');
const allFile = join(root, 'packages/machine-viewer/tests/support/files/all.ts');
const machines = registerMachines(patterns);

const directory = mkdtempSync(join(tmpdir(), 'view-machine-'));
const [patternsPage, allPage] = ['patterns.html', 'all.html'].map((name) => join(directory, name)) as [
  string,
  string,
];
afterAll(() => rmSync(directory, { recursive: true, force: true }));
beforeAll(() => {
  execFileSync(process.execPath, [command, patternsFile, '--to', patternsPage], { cwd: root });
  execFileSync(process.execPath, [command, allFile, '--to', allPage], { cwd: root });
});

/** Opens the chart of a machine from the disk; at the end of the test nothing else was requested or logged. */
const open = async (name: string, width: number = widths.desk, file = patternsPage): Promise<Page> => {
  const context = await getBrowser().newContext({ viewport: { width, height: 800 }, offline: true });
  const page = await context.newPage();
  const [requested, problems] = [[] as string[], [] as string[]];
  page.on('request', (request) => requested.push(request.url()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (line) => problems.push(line.text()));
  const address = pathToFileURL(file).href;
  onTestFinished(async () => {
    await context.close();
    expect([requested.filter((url) => !url.startsWith(address)), problems]).toEqual([[], []]);
  });
  await page.goto(`${address}#${name}`);
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  return page;
};

const chartOf = (page: Page, name: string) => page.getByRole('img', { name: `Statechart of ${name}` });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The old view stays until a step was replayed, and a press on it would replace that step. */
const pressInTurn = async (page: Page, names: readonly string[]): Promise<void> => {
  const steps = page.getByRole('region', { name: words.log }).locator('tbody tr');
  for (const [at, name] of names.entries()) {
    await press(page, name);
    await steps.nth(at + 1).waitFor();
  }
};
const isActive = (page: Page, id: string) => page.locator(`[data-state="${id}"].on`).waitFor();

describe('§4 a machine that is not in the registry', () => {
  it.each(Object.entries(machines))(
    'shows every state and every event of %s on its chart',
    async (name, { machine }) => {
      const page = await open(name);
      const { states, edges } = toChart(machine);
      const drawn = await chartOf(page, name)
        .locator('[data-state]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-state')));
      expect(drawn.toSorted()).toEqual(states.map(({ id }) => id).toSorted());
      const text = (await chartOf(page, name).textContent()) ?? '';
      for (const { event } of edges) expect(text).toContain(event);
    },
  );

  it('runs a machine of parallel states from a file on the disk', async () => {
    const page = await open('player');
    await press(page, 'PLAY');
    await isActive(page, 'player.track.playing');
    await isActive(page, 'player.volume.normal');
  });

  it.each(Object.keys(machines))('shows the code of %s at the lines of its initial state', async (name) => {
    const page = await open(name);
    await page.getByRole('link', { name: words.tables.code, exact: true }).click();
    const code = page.getByRole('group', { name: 'patterns.ts' });
    await code.locator('[aria-current] code').first().waitFor();
    expect(await code.innerText()).toContain(name);
  });

  it('returns to the deepest states of a history state', async () => {
    const page = await open('checkout');
    await pressInTurn(page, ['CHECK', 'HELP', 'BACK_TO_ALL']);
    await isActive(page, 'checkout.payment.method.check');
    expect(await chartOf(page, 'checkout').textContent()).toContain('deep history');
  });

  it('decides by an inline guard, and ends in a final state', async () => {
    const page = await open('grade');
    await pressInTurn(page, ['ADD', 'ADD']);
    await isActive(page, 'grade.passed');
  });

  it('settles an invoked machine by a sample answer', async () => {
    const page = await open('order');
    await press(page, 'answers');
    await isActive(page, 'order.done');
  });

  it('writes the actions of entry and exit on the chart, and none by which XState starts a timer', async () => {
    const page = await open('clock');
    const text = await chartOf(page, 'clock').textContent();
    for (const note of ['entry / begin', 'exit / end']) expect(text).toContain(note);
    expect(text).not.toMatch(/raise|cancel/);
  });

  it('writes the length of a delay, fixed or named, on the chart', async () => {
    const page = await open('trafficLight', widths.phone);
    const text = await chartOf(page, 'trafficLight').textContent();
    for (const delay of ['after greenTime (20 s)', 'after 3000 (3 s)']) expect(text).toContain(delay);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
  });
});

describe('§4 machines as their authors write them', () => {
  it.each([
    ['actor', ['STOP', 'RESET'], 'stopwatch.stopped'],
    ['authMachine', ['SIGN_IN', 'answers'], 'auth.session.signedIn'],
    ['creditCheckMachine', ['SUBMIT'], 'creditCheck.checking.second.reading'],
    ['fetchRetry', ['FETCH', 'fails', 'after backoff: in 1 s'], 'fetchRetry.loading'],
    ['playerMachine', ['PLAY', 'LOUDER', 'PAUSE'], 'player.paused'],
    ['searchMachine', ['TYPE', 'after pause: in 300 ms'], 'search.searching'],
    ['socketMachine', ['CONNECT', 'message.*', '*', 'DISCONNECT'], 'socket.closed'],
    ['ticTacToeMachine', ['PLAY', 'PLAY'], 'game.playing'],
    ['todosMachine', ['ADD', 'ADD'], 'todos.ready'],
    ['trafficLight', ['after 3000: in 3 s'], '(machine).yellow'],
    ['uploadMachine', ['CHOOSE'], 'upload.uploading'],
    ['made.toggle', ['TOGGLE', 'BRIGHTER', 'TOGGLE', 'TOGGLE'], 'toggle.on.bright'],
    ['made.lamp', ['PRESS'], 'lamp.on'],
  ])('steps through %s', async (name, events, state) => {
    const page = await open(name, widths.desk, allPage);
    await pressInTurn(page, events);
    await isActive(page, state);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('says that a machine needs an input, starts it with one, and has it in the address', async () => {
    const page = await open('elevatorMachine', widths.phone, allPage);
    await page.getByRole('alert').getByText('The machine does not start').waitFor();
    await page.getByLabel(words.input.json).fill('{"floors":{"top":2}}');
    await press(page, words.input.start);
    await press(page, 'UP');
    await isActive(page, 'elevator.rising');
    expect(decodeURIComponent(page.url())).toContain('input={"floors":{"top":2}}');
    await page.reload();
    await isActive(page, 'elevator.rising');
  });

  it('shows values that JSON does not know', async () => {
    const page = await open('uploadMachine', widths.desk, allPage);
    const state = page.getByLabel(words.state, { exact: true });
    for (const value of ['undefined', '12n', '1970-01-01T00:00:00.000Z'])
      expect(await state.last().innerText()).toContain(value);
  });
});

describe('§4 `npm run machines view` with a wrong file', () => {
  const run = (text: string | null) => {
    const path = join(createTempDirectory(), 'wrong.ts');
    if (text !== null) writeFileSync(path, text);
    const { status, stderr } = spawnSync(process.execPath, [command, path], { cwd: root, encoding: 'utf8' });
    return { status, stderr };
  };

  it.each([
    ['a file that does not exist', null, 2, /wrong\.ts does not exist\./],
    [
      'a file without a machine',
      'export const one = 1;',
      1,
      /exports no machine: export what createMachine\(\) returns\./,
    ],
    ['a file that throws', "throw new Error('Sample fault');", 1, /cannot be loaded: Sample fault/],
  ])('says what is wrong with %s, and writes no page', (_, text, status, sentence) => {
    const result = run(text);
    expect(result.status).toBe(status);
    expect(result.stderr).toMatch(sentence);
  });
});
