import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type InputFieldName, inputFieldsOf } from '../../../src/form/fields.ts';
import { toRequestRecord } from '../../../src/form/record.ts';
import { createRecordValidator } from '../../../src/form/schema.ts';
import { createEmptyValues } from '../../../src/form/values.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import type { SitePlace } from '../../../src/i18n/place.ts';
import { site } from '../../../src/site.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { setTextSize, visit, withBrowser } from '../../support/browser/visit.ts';
import { readStoredRecords } from '../../support/form/storedRecord.ts';
import { fieldTexts, sampleTexts } from '../../support/form/texts.ts';
import { isFullRun } from '../../support/sampling.ts';
import { testNow } from '../../support/server/runningServer.ts';

withBrowser();

const type = 'BARANGAY_CLEARANCE';
const validate = createRecordValidator(type, testNow, translateToEnglish);
const path = `/Form_Request?formType=${type}`;
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).first();
const answersRegion = (page: Page) =>
  page.getByRole('region', { name: formMessages.english.form.answers.title, exact: true });
const answerOf = (page: Page, label: string) =>
  answersRegion(page).locator('dl > div').filter({ hasText: label }).locator('dd').first();

describe('accessibility and autofill of the form', () => {
  it('exposes name, description, invalid and required of each field to screen readers', async () => {
    const { page } = await visit('/Form_Request?formType=HEALTH_SERVICES');
    await checkRobotBox(page);
    await submitForm(page);
    await page.getByRole('alert').waitFor();
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
      const {
        label,
        hint: hintMessage = '',
        ask = '',
      }: { label: string; hint?: string | ((place: SitePlace) => string); ask?: string } = fieldMessages
        .english.fields[name];
      const hint = typeof hintMessage === 'function' ? hintMessage(site.place) : hintMessage;
      const isOptional = name === 'medicalCondition';
      const node = nodes.find(
        (each) =>
          each.name?.value === (isOptional ? `${label} (optional)` : label) &&
          ['textbox', 'radiogroup', 'Date', 'DateTime', 'InputTime'].includes(each.role?.value ?? ''),
      );
      const readProperty = (property: string) =>
        node?.properties?.find((each) => each.name === property)?.value.value;
      expect([name, node?.description?.value]).toEqual([name, [hint, ask].filter(Boolean).join(' ')]);
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
