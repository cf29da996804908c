import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fieldRowOf, type InputFieldName, inputFieldsOf } from '../../../src/form/fields.ts';
import { toRequestRecord } from '../../../src/form/record.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { createRecordValidator } from '../../../src/form/schema.ts';
import { createEmptyValues } from '../../../src/form/values.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import type { SitePlace } from '../../../src/i18n/place.ts';
import { site } from '../../../src/site.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { setTextSize, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { readStoredRecords } from '../../support/form/storedRecord.ts';
import { fieldTexts, sampleTexts } from '../../support/form/texts.ts';
import { isFullRun } from '../../support/sampling.ts';
import { testNow } from '../../support/server/runningServer.ts';

withBrowser();

const type = 'BARANGAY_CLEARANCE';
const validate = createRecordValidator(type, testNow, translateToEnglish);
const path = requestPath(type);
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).first();
const answersRegion = (page: Page) =>
  page.getByRole('region', { name: formMessages.english.form.answers.title, exact: true });
const answerOf = (page: Page, label: string) =>
  answersRegion(page).locator('dl > div').filter({ hasText: label }).locator('dd').first();

describe('accessibility and autofill of the form', () => {
  it('exposes name, description, invalid and required of each field to screen readers', async () => {
    const { page } = await visit('/Form_Request/health');
    await checkRobotBox(page);
    await submitForm(page);
    await page.getByRole('alert').waitFor();
    const { hall } = partMessages.english;
    const session = await page.context().newCDPSession(page);
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as {
      nodes: {
        role?: { value: string };
        name?: { value: string };
        description?: { value: string };
        properties?: { name: string; value: { value: unknown } }[];
      }[];
    };
    for (const name of inputFieldsOf('HEALTH_SERVICES')) {
      // The charter has no papers for a renewal of it.
      if (name === 'newOrRenewal') continue;
      const {
        label,
        hint: hintMessage = '',
        ask = '',
      }: { label: string; hint?: string | ((place: SitePlace) => string); ask?: string } = fieldMessages
        .english.fields[name];
      const hint = typeof hintMessage === 'function' ? hintMessage(site.place) : hintMessage;
      const isTick = name === 'priority';
      const isOptional = fieldRowOf(name).optional === true;
      // The input of the schedule has a hint of its own, below the buttons of the days.
      const ownHint = name === 'schedule' && hall.holidaysMayBeMissing;
      const node = nodes.find(
        (each) =>
          each.name?.value === [label, isOptional && !isTick && '(optional)'].filter(Boolean).join(' ') &&
          ['textbox', 'radiogroup', 'checkbox', 'Date', 'DateTime', 'InputTime'].includes(
            each.role?.value ?? '',
          ),
      );
      const readProperty = (property: string) =>
        node?.properties?.find((each) => each.name === property)?.value.value;
      expect([name, node?.description?.value]).toEqual([
        name,
        [hint, ask, ownHint].filter(Boolean).join(' '),
      ]);
      expect([name, String(readProperty('invalid') ?? 'false')]).toEqual([name, String(!isOptional)]);
      // Chromium's tree reports no date as required; the input element does.
      const isRequired =
        readProperty('required') ??
        (await field(page, name).evaluate((input) => (input as HTMLInputElement).required));
      expect([name, isRequired]).toEqual([name, !isOptional]);
    }
  });

  it.each([
    ['320 px', 320, '100%'],
    ['360 px and text twice as large', 360, '200%'],
  ])('fits the form, with errors and long answers, into %s', async (_, width, size) => {
    const { page } = await visit(path, { width });
    await setTextSize(page, size);
    await fillInForm(page, type, { lname: 'x'.repeat(300), purpose: 'unbroken'.repeat(70) });
    await field(page, 'email').fill('');
    await checkRobotBox(page);
    await submitForm(page);
    await page.getByRole('alert').waitFor();
    const { wide, over } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      over: [...document.querySelectorAll('main *')].filter(
        (each) =>
          !each.closest('[aria-hidden="true"]') && each.getBoundingClientRect().right > innerWidth + 1,
      ).length,
    }));
    expect([wide, over]).toEqual([width, 0]);
  });

  it('shows in forced colors which option is checked and which field is invalid', async () => {
    const { page } = await visit(path, { forcedColors: 'active' });
    await field(page, 'sex').check();
    const ground = (name: string) =>
      field(page, name).evaluate((box) => getComputedStyle(box).backgroundColor);
    expect(await ground('sex')).not.toBe(await ground('status'));
    const edge = () => field(page, 'email').evaluate((box) => getComputedStyle(box).borderTopWidth);
    const before = await edge();
    await field(page, 'email').fill('sample@');
    await field(page, 'email').blur();
    await page.getByText(fieldMessages.english.rules.email).waitFor();
    expect([before, await edge()]).toEqual(['2px', '3px']);
  });

  it('runs no animation under reduced motion while a request is being submitted', async () => {
    const { page } = await visit(path, { reducedMotion: 'reduce' });
    await page.route('**/documents:commit*', () => {});
    await fillInForm(page, type);
    await checkRobotBox(page);
    await submitForm(page);
    await page.getByText(formMessages.english.form.keepOpen).waitFor();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

const typedInto = ['lname', 'birthPlace', 'purpose', 'email', 'zone'] as const;

describe('§5 hostile texts in Chromium (failures 20)', () => {
  it.each(isFullRun ? fieldTexts : sampleTexts)(
    'refuses the text %j at its field, or stores it as the page shows it',
    async (text) => {
      const { page, server } = await visit(path);
      await fillInForm(page, type);
      // The text as the input normalizes it: a single line has no line ends.
      const held: Partial<Record<InputFieldName, string>> = {};
      for (const name of typedInto) {
        await field(page, name).fill(text);
        await field(page, name).blur();
        held[name] = await field(page, name).inputValue();
      }
      const { errors } = validate(toRequestRecord(type, { ...createEmptyValues(type), ...held }, testNow));
      const shown: Partial<Record<InputFieldName, string | null>> = {};
      for (const name of typedInto) {
        const sentence = errors[name];
        if (sentence === undefined)
          shown[name] = await answerOf(page, fieldMessages.english.fields[name].label).textContent();
        else expect(await page.locator(`#${name}-error`).textContent()).toBe(sentence);
      }
      await fillInForm(page, type, Object.fromEntries(Object.keys(shown).map((name) => [name, text])));
      await checkRobotBox(page);
      await submitForm(page);
      await readConfirmation(page);
      const [record] = [...(await readStoredRecords(server)).values()];
      for (const [name, answer] of Object.entries(shown)) expect(String(record?.[name])).toBe(answer);
      const confirmed = await page.getByRole('main').textContent();
      for (const name of ['lname', 'purpose']) expect(confirmed).toContain(String(record?.[name]));
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    },
  );
});

describe('§3 the lines of fields', () => {
  const lines = [
    ['lname', 'fname', 'mname'],
    ['birthDate', 'age'],
    ['sex', 'status'],
  ] as const;

  /** The tops and lefts of the controls of each line. */
  const readPlaces = (page: Page) =>
    Promise.all(
      lines.map(async (names) => {
        const boxes = await Promise.all(names.map(async (name) => (await field(page, name).boundingBox())!));
        return { tops: boxes.map(({ y }) => Math.round(y)), lefts: boxes.map(({ x }) => Math.round(x)) };
      }),
    );
  const isLevel = ({ tops }: { readonly tops: readonly number[] }) => new Set(tops).size === 1;
  const isIncreasing = (places: readonly number[]) =>
    places.every((place, at) => at === 0 || place > places[at - 1]!);

  it.each(['en', 'fil', 'ceb'] as const)(
    'puts names, birth date and age, sex and civil status side by side at 1280 px in %s, level with and without errors',
    async (locale) => {
      const { page } = await visit(path, { width: widths.desk, before: withLocaleCookie(locale) });
      const expectLevel = async () => {
        const places = await readPlaces(page);
        expect(places.map(isLevel)).toEqual([true, true, true]);
        expect(places.map(({ lefts }) => isIncreasing(lefts))).toEqual([true, true, true]);
      };
      await expectLevel();
      // One error above one control of each line, the longest of its line.
      for (const name of ['fname', 'birthDate'] as const) {
        await field(page, name).focus();
        await field(page, name).blur();
        await page.locator(`#${name}-error`).waitFor();
        await expectLevel();
      }
      await field(page, 'robot').check();
      await page.locator('main button[type="submit"]').click();
      await page.locator('#status-error').waitFor();
      await field(page, 'sex').check();
      await page.locator('#sex-error').waitFor({ state: 'detached' });
      await expectLevel();
    },
  );

  it.each([
    ['360 px', widths.phone],
    ['1280 px with text of twice the size, which browsers lay out as 640 px', widths.desk / 2],
  ])('puts each field below the one before it at %s', async (_, width) => {
    const { page } = await visit(path, { width });
    const places = await readPlaces(page);
    expect(places.map(({ tops }) => isIncreasing(tops))).toEqual([true, true, true]);
    expect(places.map(({ lefts }) => new Set(lefts).size)).toEqual([1, 1, 1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('lists errors in the order of the fields, which Tab follows too', async () => {
    const { page } = await visit(path, { width: widths.desk });
    await checkRobotBox(page);
    await submitForm(page);
    const links = page.getByRole('alert').getByRole('link');
    await links.first().waitFor();
    const names = await page
      .locator('form [name]:not([tabindex="-1"])')
      .evaluateAll((controls) => [...new Set(controls.map((control) => control.getAttribute('name')!))]);
    const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!.slice(1)));
    expect(listed).toEqual(names.filter((name) => listed.includes(name)));
    expect(listed.slice(0, 3)).toEqual(['lname', 'fname', 'mname']);
    await field(page, 'lname').focus();
    const next: string[] = [];
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press('Tab');
      next.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
    }
    expect(next).toEqual(['fname', 'fname-none', 'mname', 'mname-none']);
  });

  it('names the chosen day and hour in words, by keyboard, at 200 % text and in forced colors', async () => {
    const { page } = await visit(path, { forcedColors: 'active' });
    await setTextSize(page, '32px');
    await page
      .getByRole('group', { name: formMessages.english.form.days })
      .getByRole('button')
      .nth(1)
      .focus();
    await page.keyboard.press('Enter');
    const hours = page
      .getByRole('group', { name: formMessages.english.places.half.morning })
      .getByRole('button');
    await hours.first().focus();
    for (const key of ['Tab', 'Space']) await page.keyboard.press(key);
    await page.getByText('Wednesday, 7 May 2031, 9:00\u00a0am', { exact: true }).waitFor();
    expect(await field(page, 'schedule').inputValue()).toBe('2031-05-07T09:00');
    expect(
      await hours.evaluateAll((buttons) =>
        buttons.slice(0, 3).map((each) => getComputedStyle(each).borderTopWidth),
      ),
    ).toEqual(['2px', '4px', '2px']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
