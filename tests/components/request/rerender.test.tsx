import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Router } from '../../../src/app/Router.tsx';
import { LocalizationContext } from '../../../src/context/localeContext.ts';
import type { InputFieldName } from '../../../src/form/fields.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import type { FormType } from '../../../src/form/types.ts';
import { englishLocalization, type Translate } from '../../../src/i18n/define.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { getField } from '../../support/components/locators.ts';
import { renderPart } from '../../support/components/renderSite.tsx';

/** The sentences that the page reads, by their path in the messages: a part that renders again reads its own again. */
const watchSentences = () => {
  const read = new Set<string>();
  const watched = new WeakMap<object, unknown>();
  const watch = <Content extends object>(messages: Content, path: string): Content => {
    const existing = watched.get(messages) as Content | undefined;
    if (existing !== undefined) return existing;
    const proxy = new Proxy(messages, {
      get: (target, name, self) => {
        const value: unknown = Reflect.get(target, name, self);
        const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
        if (isGroup) return watch(value, `${path}.${String(name)}`);
        read.add(`${path}.${String(name)}`);
        return value;
      },
    });
    watched.set(messages, proxy);
    return proxy;
  };
  const translate: Translate = ({ name, english }) => watch(english, name);
  return { read, localization: { ...englishLocalization, translate } };
};

/** A field reads its hint each time that it renders, and nothing else reads it. */
const fieldHint = /^fields\.fields\.(\w+)\.hint$/;
/** What the check of the answers and the format of a date read. */
const unrendered = /^(?:fields|calendar)\.|^form\.weekend\.alert$/;

/** By then React has rendered the change. */
const waitForFrame = () => new Promise(requestAnimationFrame);

/** Renders a form with its first answer, which renders the draft bar, in idle time. */
const renderForm = async (type: FormType) => {
  const { read, localization } = watchSentences();
  const { store } = await renderPart(
    <LocalizationContext value={localization}>
      <Router />
    </LocalizationContext>,
    requestPath(type),
  );
  await getField('email').fill('sample@example.com');
  await expect.element(page.getByRole('region', { name: draftMessages.english.region })).toBeVisible();
  // A list that arrives after this renders its own parts.
  await expect.poll(() => store.reads).toEqual(expect.arrayContaining(['hallDays', 'charter', 'contacts']));
  return {
    watch: () => read.clear(),
    /** The fields that rendered since `watch`, by name, and the sentences of other parts. */
    listRendered: async () => {
      await waitForFrame();
      const fields = [...read].flatMap((path) => fieldHint.exec(path)?.[1] ?? []);
      return [...fields, ...[...read].filter((path) => !unrendered.test(path))].sort();
    },
  };
};

const focusField = (name: string): void => {
  const field = getField(name).element();
  if (field instanceof HTMLElement) field.focus();
};

const readValue = (name: string): string => (getField(name).element() as HTMLInputElement).value;

/** A row of 'Your answers' has a link that changes its answer. */
const row = 'form.form.answers.change';
const answersLine = ['form.form.answers.title', 'form.form.answers.missing'];

describe('§7 a keystroke in the form', () => {
  it.each([
    ['lname', 'text', 'n'],
    ['requestDetails', 'textarea', 'n'],
    ['zone', 'numbers', '3'],
    ['birthDate', 'day', '{ArrowUp}'],
  ] satisfies [InputFieldName, string, string][])(
    "rerenders only the field %s and its row of 'Your answers'",
    async (name, _, key) => {
      const { watch, listRendered } = await renderForm('REQUEST_BARANGAY_OWN_USE');
      if (name === 'birthDate') await getField(name).fill('1990-02-28');
      focusField(name);
      if (name !== 'birthDate') await userEvent.keyboard(key);
      await page.getByText(formMessages.english.form.answers.missing(11)).click();
      const answers = page.getByRole('region', {
        name: formMessages.english.form.answers.title,
        exact: true,
      });
      await expect.element(answers.getByRole('link').first()).toBeVisible();
      focusField(name);
      const before = readValue(name);
      watch();
      await userEvent.keyboard(key);
      expect(readValue(name)).not.toBe(before);
      expect(await listRendered()).toEqual([row, name].sort());
    },
  );

  it("rerenders only its field while 'Your answers' is closed", async () => {
    const { watch, listRendered } = await renderForm('BARANGAY_CLEARANCE');
    focusField('lname');
    await userEvent.keyboard('n');
    watch();
    await userEvent.keyboard('n');
    expect(await listRendered()).toEqual(['lname']);
  });

  it("rerenders only the zone field and the line of 'Your answers' when its error appears", async () => {
    const { watch, listRendered } = await renderForm('BARANGAY_CLEARANCE');
    await getField('zone').fill('3');
    watch();
    await getField('zone').fill('');
    (getField('zone').element() as HTMLInputElement).blur();
    await expect.element(page.getByCss('#zone-error')).toBeVisible();
    expect(await listRendered()).toEqual([...answersLine, 'zone'].sort());
  });
});
