/** §7. A clerk's day of 25 visitors at the built site: by the keyboard alone, on one screen, and for everybody. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { counterMessages } from '../../../src/staff/counter/messages.ts';
import { listMessages } from '../../../src/staff/requests/list/listMessages.ts';
import { sessionMessages } from '../../../src/staff/session/messages.ts';
import { staffMessages as messages } from '../../../src/staff-core/messages.ts';
import { findAxeViolations } from '../../support/browser/axe.ts';
import { signInWithToken, testToday } from '../../support/browser/clerk.ts';
import { createTestClock, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { residentAnswers } from '../../support/form/residentAnswers.ts';
import { startTestServer } from '../../support/server/runningServer.ts';
import {
  createTestClient,
  receiptDocumentName,
  type SeededRequest,
  seedRequests,
} from '../../support/server/staffCommands.ts';

withBrowser();

const hours = ['08', '09', '10', '13'];

/** Visitors of today in four hours. */
const createVisitors = (count: number): readonly SeededRequest[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `4${at.toString(16).padStart(3, '0')}`,
    fields: {
      lname: `Sample${at}`,
      schedule: `${testToday}T${hours[Math.floor((at * hours.length) / count)]}:${String(at % 6)}0`,
    },
  }));

const row = (page: Page, reference: string) => page.locator(`#row-${reference}`);
const readFocusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row') ?? null);

async function visitWith(requests: readonly SeededRequest[], width: number = widths.desk) {
  const server = await startTestServer({ dist: inject('siteDist'), now: createTestClock() });
  const client = createTestClient(server);
  const codes = await seedRequests(client, requests);
  const { page } = await visit('/staff.html', { width, server });
  await signInWithToken(page, server.token);
  await page.locator('[data-row]').first().waitFor();
  const readStates = async () => {
    const documents = codes.map((code) => receiptDocumentName(client, code));
    const answer = await client.post(':batchGet', { documents });
    return (answer as readonly { found: { fields: { state?: { stringValue: string } } } }[]).map(
      ({ found }) => found.fields.state?.stringValue ?? 'received',
    );
  };
  return { page, readStates };
}

/** Counts how far the page scrolls from now on, px. */
const countScrolling = async (page: Page): Promise<() => Promise<number>> => {
  const counter = await page.evaluateHandle(() => {
    const counted = { top: window.scrollY, far: 0 };
    window.addEventListener('scroll', () => {
      counted.far += Math.abs(window.scrollY - counted.top);
      counted.top = window.scrollY;
    });
    return counted;
  });
  return () => counter.evaluate(({ far }) => Math.round(far));
};

/** A press of a key or a button by the old way: open, choose the status, save, go back. */
const actsBefore = 4;

describe('§7 a day of 25 visitors', () => {
  it('takes two presses a visitor by the keyboard, where it took four acts, and the rows stay where they are', async () => {
    const visitors = createVisitors(25);
    const { page, readStates } = await visitWith(visitors);
    const rows = await page
      .locator('[data-row]')
      .evaluateAll((all) => all.map((each) => each.id || each.getAttribute('data-row')));
    expect(rows).toHaveLength(25);
    await row(page, rows[0]!).focus();
    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    for (const at of rows.keys()) {
      // Each paper is given out as its owner comes.
      await press('l');
      if (at < rows.length - 1) await press('j');
    }
    await page.getByText('25 today: 0 ready, 25 released, 0 still open').waitFor();
    expect(await readFocusedRow(page)).toBe(rows.at(-1));
    await expect.poll(readStates).toEqual(visitors.map(() => 'released'));
    process.stdout.write(`25 visitors: ${presses} presses in the list, ${actsBefore * 25} acts before.\n`);
    expect(presses).toBeLessThanOrEqual(50);
  });

  it('takes one press a visitor to choose them, and one for all, which one more brings back', async () => {
    const visitors = createVisitors(25);
    const { page, readStates } = await visitWith(visitors);
    await row(page, '4000').focus();
    for (let at = 0; at < visitors.length; at++) {
      await page.keyboard.press('x');
      await page.keyboard.press('ArrowDown');
    }
    await page.getByText(listMessages.chosen(25)).waitFor();
    await page.keyboard.press('r');
    await page.getByRole('button', { name: listMessages.undo }).waitFor();
    expect(await readStates()).toEqual(visitors.map(() => 'ready'));
    await page.keyboard.press('z');
    expect(await readStates()).toEqual(visitors.map(() => 'received'));
  });

  it('keeps the scroll and the row after an act, and after a request was opened', async () => {
    const { page } = await visitWith(createVisitors(25));
    await row(page, '4012').scrollIntoViewIfNeeded();
    await row(page, '4012').focus();
    const readTop = async () => Math.round((await row(page, '4012').boundingBox())!.y);
    const top = await readTop();
    await page.keyboard.press('r');
    await page.getByText('Ready: 4012.').waitFor();
    expect(await readTop()).toBe(top);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: messages.request.back }).click();
    await row(page, '4012').waitFor();
    expect(await readFocusedRow(page)).toBe('4012');
    await expect.poll(readTop).toBe(top);
  });
});

describe('§7 a day of seven visitors', () => {
  it('fits one screen of 1280 × 720 from the heading of the list on, in four different hours', async () => {
    const { page } = await visitWith(createVisitors(7));
    await page.setViewportSize({ width: 1280, height: 720 });
    const found = page.locator('section[aria-labelledby=found]');
    const { height = Infinity } = (await found.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(560);
    await page.locator('#found').evaluate((heading) => heading.scrollIntoView());
    for (const each of await page.locator('[data-row]').all()) {
      const { y, height: tall } = (await each.boundingBox())!;
      expect(y + tall).toBeLessThanOrEqual(720);
    }
  });

  it('marks the chosen day, and opens the requests of past days, the oldest due first', async () => {
    const { page } = await visitWith([
      ...createVisitors(7),
      { id: '4f3a', fields: { schedule: '2031-05-05T09:00' } },
      { id: '4f3b', fields: { schedule: '2031-04-21T09:00' } },
    ]);
    const pressed = page.locator('button[aria-pressed=true]');
    expect(await pressed.allInnerTexts()).toEqual([messages.desk.today]);
    await page.getByRole('button', { name: listMessages.carriedOver.open(2, 1) }).click();
    await page.locator('[data-row="4f3b"]').waitFor();
    expect(await pressed.allInnerTexts()).toEqual([listMessages.carriedOver.button]);
    expect(await page.locator('[data-row] b').allInnerTexts()).toEqual(['4f3b', '4f3a']);
    await row(page, '4f3b').focus();
    await page.keyboard.press('l');
    await page.getByText('Released: 4f3b.').waitFor();
    await page.getByRole('button', { name: messages.desk.today, exact: true }).click();
    await page.getByRole('button', { name: listMessages.carriedOver.open(1, 0) }).waitFor();
  });

  it.each(Object.values(widths))(
    'has no axe violations, no overflow and no target below 44 px at %d px, while rows are chosen and written',
    async (width) => {
      const { page } = await visitWith(
        [
          ...createVisitors(7),
          {
            id: '4f3a',
            fields: { schedule: `${testToday}T09:00` },
            receiptFields: { state: 'processing', since: 1, until: '2031-05-02' },
            extras: { priority: true },
          },
        ],
        width,
      );
      const found: Record<string, unknown> = {};
      const checkPage = async (name: string) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const violations = await findAxeViolations(page);
          if (violations.length > 0) found[`${name}, ${colorScheme}`] = violations;
        }
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (over > 0) found[`${name}, too wide`] = over;
        const small = await page
          .locator('section[aria-labelledby=found] button, section[aria-labelledby=found] label')
          .evaluateAll((all) =>
            all
              .map((each) => each.getBoundingClientRect())
              .filter(({ width, height }) => width < 43.9 || height < 43.9)
              .map(({ width, height }) => `${width} × ${height}`),
          );
        if (small.length > 0) found[`${name}, too small`] = small;
      };
      await checkPage('list');
      await row(page, '4000').focus();
      await page.keyboard.press('x');
      await page.keyboard.press('j');
      await page.keyboard.press('x');
      await checkPage('chosen');
      await page.keyboard.press('n');
      await page.getByText('Did not come: 4000, 4001.').waitFor();
      await checkPage('written');
      expect(found).toEqual({});
    },
  );
});

/** The same day on the page of release 1.0.0: presses of a button or a field, and px that the page scrolled. */
const release1 = { presses: 82, scrolled: 35_046 } as const;

describe('§7 a day of seven visitors and four who come without an appointment, two of whom were here before', () => {
  it('takes 56 presses where release 1.0.0 took 82, and at most half of its scrolling, on 1280 × 800', async () => {
    const purposeOf = (at: number) => `Enrolment ${at}`;
    const visitors = Array.from({ length: 7 }, (_, at): SeededRequest => {
      const hour = ['08', '08', '09', '09', '10', '13', '13'][at];
      return {
        id: `4b0${at}`,
        type: 'BARANGAY_CERTIFICATIONS',
        fields: {
          ...residentAnswers,
          age: 30,
          zone: 3,
          lname: `Sample${at}`,
          schedule: `${testToday}T${hour}:00`,
          purpose: purposeOf(at),
        },
      };
    });
    const { page, readStates } = await visitWith(visitors);
    await page.setViewportSize({ width: 1280, height: 800 });
    const readScrolled = await countScrolling(page);
    let presses = 0;
    const press = async (control: Locator) => {
      presses += 1;
      await control.click();
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const answer = async (name: string, text: string) => {
      const control = page.locator(`[name="${name}"]`);
      if ((await control.first().getAttribute('type')) === 'radio')
        return press(page.locator(`[name="${name}"][value="${text}"]`));
      await press(control);
      await control.fill(text);
    };
    const answerAll = async (lname: string) => {
      for (const [name, text] of Object.entries({ ...residentAnswers, email: '', lname }))
        if (text !== '' && name !== 'schedule' && (await page.locator(`[name="${name}"]`).count()) > 0)
          await answer(name, text);
    };

    await press(button(sessionMessages.officer.skip));
    for (const action of ['ready', 'released'] as const)
      for (const [at, { id }] of visitors.entries()) {
        // The line names the paper and its purpose.
        await row(page, id).getByText(purposeOf(at)).scrollIntoViewIfNeeded();
        await press(
          page
            .locator(`[data-row="${id}"]`)
            .getByRole('button', { name: listMessages.actions[action], exact: true }),
        );
      }
    for (const [at, known] of ['Sample0', 'Sample1', null, null].entries()) {
      await press(button(at === 0 ? counterMessages.open : counterMessages.saved.another));
      presses += 1;
      await page.getByLabel(counterMessages.form.service).selectOption('BARANGAY_CLEARANCE');
      await page.locator('#schedule:not([value=""])').waitFor({ state: 'attached' });
      if (known === null) await answerAll(`Walker${at}`);
      else {
        const find = page.getByLabel(counterMessages.person.label, { exact: true });
        await press(find);
        await find.fill(known);
        await press(button(counterMessages.person.find));
        await press(page.getByRole('button', { name: new RegExp(`^${known},`) }));
        await answer('purpose', 'Sample purpose');
      }
      await press(button(counterMessages.form.save));
      await button(counterMessages.saved.another).waitFor();
    }
    await press(button(counterMessages.saved.back));

    await expect.poll(readStates).toEqual(visitors.map(() => 'released'));
    const scrolled = await readScrolled();
    process.stdout.write(
      `Seven visitors and four others: ${presses} presses and ${scrolled} px of scrolling; ${release1.presses} and ${release1.scrolled} in release 1.0.0.\n`,
    );
    expect(presses).toBeLessThanOrEqual(56);
    expect(scrolled).toBeLessThanOrEqual(release1.scrolled / 2);
  });
});
