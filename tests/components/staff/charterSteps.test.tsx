/** §6. The steps of a service as rows of the staff page: what, who and how long, with their translations. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffContentMessages as messages } from '../../../src/staff/content/messages.ts';
import { createStaffStore, renderStaff, type StaffStore } from '../../support/components/renderStaff.tsx';
import {
  getButton,
  getControl,
  openList,
  openRecord,
  press,
  readFocusedId,
  readValue,
  save,
  typeInto,
} from '../../support/components/staffPage.ts';
import type { TestRecord } from '../../support/components/testStore.ts';
import { widths } from '../../support/widths.ts';

const { steps } = messages;

const service = {
  id: 'sample',
  name: 'Sample service',
  slug: 'sample',
  Procedure: ['Ask', 'Pay', 'Sign', 'Take it'],
  responsible_person: ['Clerk', 'Treasurer', 'Captain', 'Clerk'],
  processing_time: ['5 minutes', '10 minutes', '1 day', '1-2 hours'],
  translations: {
    fil: {
      name: 'Serbisyo',
      Procedure: ['Magtanong', 'Magbayad', 'Lagdaan', 'Kunin'],
      responsible_person: ['Kawani', 'Ingat-yaman', 'Kapitan', 'Kawani'],
      processing_time: ['5 minuto', '10 minuto', '1 araw', '1-2 oras'],
    },
    ceb: {
      name: 'Serbisyo',
      Procedure: ['Pangutana', 'Bayad', 'Pirmahi', 'Kuhaa'],
      responsible_person: ['Kawani', 'Tesorero', 'Kapitan', 'Kawani'],
      processing_time: ['5 ka minuto', '10 ka minuto', '1 ka adlaw', '1-2 ka oras'],
    },
  },
} as const satisfies TestRecord;

const openService = async (
  record: TestRecord = service,
  width: number = widths.desk,
): Promise<StaffStore> => {
  const store = createStaffStore({ charter: [record] });
  await renderStaff(store, width);
  await openList('charter');
  await openRecord(String(record.name));
  await expect.element(getControl('Procedure.0')).toBeVisible();
  return store;
};

const readRows = (name: string): readonly string[] =>
  page
    .getByCss(`[id^="${name}."]`)
    .elements()
    .filter(({ id }) => /\.\d+$/.test(id))
    .map((control) => (control as HTMLInputElement).value);

const readSaved = (store: StaffStore) => store.read('charter', 'sample') as Record<string, unknown>;

const readUnit = (at: number): string =>
  (
    page
      .getByLabelText(`${steps.fields.processing_time}: ${steps.unit}`)
      .nth(at)
      .element() as HTMLSelectElement
  ).value;
const chooseUnit = (at: number, unit: string) =>
  page.getByLabelText(`${steps.fields.processing_time}: ${steps.unit}`).nth(at).selectOptions(unit);

describe('§6 the steps of a service', () => {
  it('shows each step in a row with its time as a number and a unit, or in words', async () => {
    await openService();
    expect(readRows('Procedure')).toEqual(service.Procedure);
    expect(readRows('responsible_person')).toEqual(service.responsible_person);
    expect(readRows('processing_time')).toEqual(['5', '10', '1', '1-2 hours']);
    expect([0, 1, 2, 3].map(readUnit)).toEqual(['minute', 'minute', 'day', 'words']);
    expect(readRows('translations.ceb.processing_time')).toEqual(service.translations.ceb.processing_time);
  });

  it('inserts a step with its translations by the keyboard, and keeps every other line of all nine lists', async () => {
    const store = await openService();
    (getButton(steps.of(steps.addBelow, 1)).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(readFocusedId).toBe('Procedure.1');
    await userEvent.keyboard('Wait{Tab}Guard{Tab}15');
    expect(readRows('Procedure')).toEqual(['Ask', 'Wait', 'Pay', 'Sign', 'Take it']);
    // The row lacks its translations, so they are open.
    await expect.element(getControl('translations.fil.Procedure.1')).toBeVisible();
    await expect.element(getControl('translations.fil.Procedure.2')).not.toBeVisible();
    await typeInto('translations.fil.Procedure.1', 'Maghintay{Tab}Tanod');
    await typeInto('translations.ceb.Procedure.1', 'Hulat{Tab}Tanod');
    await save();
    expect(readSaved(store)).toMatchObject({
      Procedure: ['Ask', 'Wait', 'Pay', 'Sign', 'Take it'],
      responsible_person: ['Clerk', 'Guard', 'Treasurer', 'Captain', 'Clerk'],
      processing_time: ['5 minutes', '15 minutes', '10 minutes', '1 day', '1-2 hours'],
      translations: {
        fil: {
          Procedure: ['Magtanong', 'Maghintay', 'Magbayad', 'Lagdaan', 'Kunin'],
          responsible_person: ['Kawani', 'Tanod', 'Ingat-yaman', 'Kapitan', 'Kawani'],
          processing_time: ['5 minuto', '15 minuto', '10 minuto', '1 araw', '1-2 oras'],
        },
        ceb: {
          Procedure: ['Pangutana', 'Hulat', 'Bayad', 'Pirmahi', 'Kuhaa'],
          // The row does not fold while its last missing translation is typed.
          responsible_person: ['Kawani', 'Tanod', 'Tesorero', 'Kapitan', 'Kawani'],
          processing_time: ['5 ka minuto', '15 ka minuto', '10 ka minuto', '1 ka adlaw', '1-2 ka oras'],
        },
      },
    });
    expect(readSaved(store)).not.toHaveProperty('translatedFrom');
    expect(page.getByText('These texts', { exact: false }).elements()).toEqual([]);
  });

  it('lets a step without a translation be saved, shows residents the English, and marks the row', async () => {
    const store = await openService();
    await press(steps.add);
    await typeInto('Procedure.4', 'Wait');
    await save();
    await expect
      .element(page.getByText(messages.stale.note('Filipino', messages.fields.Procedure!)))
      .toBeVisible();
    expect(readSaved(store)).toMatchObject({
      Procedure: [...service.Procedure, 'Wait'],
      translations: service.translations,
      translatedFrom: { fil: { Procedure: service.Procedure } },
    });
    await press(messages.goOn);
    await openRecord(service.name);
    await expect.element(getControl('translations.fil.Procedure.4')).toBeVisible();
    await expect.element(page.getByText(steps.missing('Filipino')).first()).toBeVisible();
    for (const language of ['fil', 'ceb']) await typeInto(`translations.${language}.Procedure.4`, 'Hulat');
    await save();
    expect(readSaved(store)).not.toHaveProperty('translatedFrom');
  });

  it('moves and removes steps, and the focus stays with the moved one', async () => {
    const store = await openService();
    (getButton(steps.of(steps.down, 1)).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(readFocusedId).toBe('step-down-1');
    await userEvent.keyboard('{Enter}{Enter}');
    // The last row has only the other button.
    await expect.poll(readFocusedId).toBe('step-up-3');
    expect(readRows('processing_time')).toEqual(['10', '1', '1-2 hours', '5']);
    expect([0, 1, 2, 3].map(readUnit)).toEqual(['minute', 'day', 'words', 'minute']);
    await press(steps.of(steps.remove, 2));
    await expect.poll(readFocusedId).toBe('step-remove-1');
    await save();
    expect(readSaved(store)).toMatchObject({
      Procedure: ['Pay', 'Take it', 'Ask'],
      processing_time: ['10 minutes', '1-2 hours', '5 minutes'],
      translations: {
        fil: {
          Procedure: ['Magbayad', 'Kunin', 'Magtanong'],
          processing_time: ['10 minuto', '1-2 oras', '5 minuto'],
        },
        ceb: { responsible_person: ['Tesorero', 'Kawani', 'Kawani'] },
      },
    });
    expect(readSaved(store)).not.toHaveProperty('translatedFrom');
  });

  it('keeps an old translation old where its step is both changed and moved', async () => {
    const store = await openService();
    await getControl('Procedure.1').fill('Pay at the window');
    await press(steps.of(steps.up, 2));
    await save();
    expect(readSaved(store)).toMatchObject({
      Procedure: ['Pay at the window', 'Ask', 'Sign', 'Take it'],
      translations: { fil: { Procedure: ['Magbayad', 'Magtanong', 'Lagdaan', 'Kunin'] } },
      translatedFrom: { fil: { Procedure: ['Pay', 'Ask', 'Sign', 'Take it'] } },
    });
    await press(messages.goOn);
    await openRecord(service.name);
    await expect.element(page.getByText(steps.old('Filipino', 'Pay'))).toBeVisible();
    await expect.element(getControl('translations.fil.Procedure.1')).not.toBeVisible();
    await page.getByLabelText(messages.stale.fits(messages.fields.Procedure!, 'Filipino')).click();
    await page.getByLabelText(messages.stale.fits(messages.fields.Procedure!, 'Cebuano')).click();
    await save();
    expect(readSaved(store)).not.toHaveProperty('translatedFrom');
  });

  it('moves and clears persons of one translation, and residents still see the translation', async () => {
    const store = await openService({
      ...service,
      responsible_person: ['Secretary', 'Barangay Secretary', 'Captain', 'Clerk'],
      translations: {
        fil: { ...service.translations.fil, responsible_person: ['Kalihim', 'Kalihim', 'Kapitan', 'Kawani'] },
      },
    });
    await press(steps.of(steps.down, 1));
    await getControl('responsible_person.2').fill('');
    expect(page.getByLabelText(/still fits/).elements()).toEqual([]);
    await save();
    expect(readSaved(store)).toMatchObject({
      responsible_person: ['Barangay Secretary', 'Secretary', '', 'Clerk'],
      translations: { fil: { responsible_person: ['Kalihim', 'Kalihim', '', 'Kawani'] } },
    });
    expect(readSaved(store)).not.toHaveProperty('translatedFrom');
  });

  it('lets a clerk confirm a translation of the same steps in an older order', async () => {
    const store = await openService({
      ...service,
      responsible_person: ['Barangay Secretary', 'Secretary', 'Captain', 'Clerk'],
      translations: {
        fil: { ...service.translations.fil, responsible_person: ['Kalihim', 'Kalihim', 'Kapitan', 'Kawani'] },
      },
      translatedFrom: {
        fil: { responsible_person: ['Secretary', 'Barangay Secretary', 'Captain', 'Clerk'] },
      },
    });
    const fits = messages.stale.fits(messages.fields.responsible_person!, 'Filipino');
    await page.getByLabelText(fits).click();
    await expect.element(page.getByLabelText(fits)).toBeChecked();
    await save();
    expect(readSaved(store)).not.toHaveProperty('translatedFrom');
  });

  it('changes no list of a record with three steps, two persons and an exponent when its name changes', async () => {
    const odd = {
      id: 'sample',
      name: 'Odd',
      slug: 'odd',
      Procedure: [' 1. Ask', 'Pay  ', 'Take it'],
      responsible_person: ['Clerk', 'Treasurer'],
      processing_time: ['1e3', '', '1 minutes'],
    };
    const store = await openService(odd);
    expect(readRows('responsible_person')).toEqual(['Clerk', 'Treasurer', '']);
    expect(readRows('processing_time')).toEqual(['1e3', '', '1 minutes']);
    expect([0, 1, 2].map(readUnit)).toEqual(['words', 'minute', 'words']);
    await getControl('name').fill('Odd, renamed');
    await save();
    const { Procedure, responsible_person, processing_time } = readSaved(store);
    expect({ Procedure, responsible_person, processing_time }).toEqual({
      Procedure: odd.Procedure,
      responsible_person: odd.responsible_person,
      processing_time: odd.processing_time,
    });
  });

  it('writes the person of a third step where the record had two', async () => {
    const store = await openService({
      ...service,
      responsible_person: ['Clerk', 'Treasurer'],
      translations: {},
    });
    await getControl('responsible_person.3').fill('Clerk');
    await save();
    expect(readSaved(store)).toMatchObject({ responsible_person: ['Clerk', 'Treasurer', '', 'Clerk'] });
  });

  it('stores what is typed into a time as a number of its unit, or as words', async () => {
    const rows = [
      ['30', 'hour', ['30', 'hour'], '30 hours'],
      ['1', 'hour', ['1', 'hour'], '1 hour'],
      ['1.5', 'hour', ['1.5', 'hour'], '1.5 hours'],
      ['2.', 'day', ['2', 'day'], '2 days'],
      ['1e3', 'minute', ['1e3', 'words'], '1e3'],
      ['NaN', 'minute', ['NaN', 'words'], 'NaN'],
      ['-5', 'minute', ['-5', 'words'], '-5'],
      ['5 hours', 'minute', ['5 hours', 'words'], '5 hours'],
      ['one hour', 'minute', ['one hour', 'words'], 'one hour'],
    ] as const;
    const store = await openService({
      ...service,
      translations: {},
      Procedure: rows.map(([typed]) => `Write ${typed}`),
      processing_time: [],
    });
    for (const [at, [typed, unit, shown]] of rows.entries()) {
      await chooseUnit(at, unit);
      await typeInto(`processing_time.${at}`, `${typed}{Tab}`);
      expect([typed, readValue(`processing_time.${at}`), readUnit(at)]).toEqual([typed, ...shown]);
    }
    await save();
    expect(readSaved(store)).toMatchObject({ processing_time: rows.map(([, , , stored]) => stored) });
  });

  it('keeps words that a number cannot hold while the unit is looked through', async () => {
    const store = await openService();
    await chooseUnit(3, 'day');
    expect(readValue('processing_time.3')).toBe('');
    await chooseUnit(3, 'words');
    expect(readValue('processing_time.3')).toBe('1-2 hours');
    await chooseUnit(0, 'words');
    expect(readValue('processing_time.0')).toBe('5 minutes');
    await chooseUnit(0, 'hour');
    await getControl('Procedure.0').fill('Ask!');
    await save();
    expect(readSaved(store)).toMatchObject({
      processing_time: ['5 hours', '10 minutes', '1 day', '1-2 hours'],
    });
  });

  it('says at the step what is wrong, and its link leads there, also into a fold', async () => {
    await openService();
    await getControl('responsible_person.3').fill('');
    await getControl('processing_time.0').fill('6');
    for (const at of [0, 3]) await page.getByText(steps.translations).nth(at).click();
    await getControl('translations.fil.processing_time.0').fill('7 minuto');
    await getControl('translations.fil.responsible_person.3').fill('Tanod');
    await press(messages.save);
    const problem = messages.problems.byCode.otherTime({ english: '6 minutes' });
    const label = messages.stale.label(steps.name(1, steps.fields.processing_time), 'Filipino');
    const link = page.getByRole('link', { name: `${label}: ${problem}` });
    await expect.element(link).toBeVisible();
    await link.click();
    expect(readFocusedId()).toBe('translations.fil.processing_time.0');
    // A translation without its English.
    const extra = messages.stale.label(steps.name(4, steps.fields.responsible_person), 'Filipino');
    await page.getByRole('link', { name: `${extra}: ${messages.problems.byCode.noEnglish()}` }).click();
    expect(readFocusedId()).toBe('translations.fil.responsible_person.3');
  });

  it('begins a new service with one empty row, and stores no steps without text', async () => {
    const store = createStaffStore({ charter: [] });
    await renderStaff(store, widths.phone);
    await openList('charter');
    await press(messages.create(messages.lists.charter.one));
    await getControl('name').fill('New sample');
    await press(steps.add);
    await press(steps.add);
    expect(readRows('Procedure')).toEqual(['', '', '']);
    await getControl('Procedure.1').fill('Only one');
    await save();
    const saved = store.read('charter', 'new-sample') as Record<string, unknown>;
    expect(saved.Procedure).toEqual(['', 'Only one']);
    expect(saved).not.toHaveProperty('processing_time');
    expect(saved).not.toHaveProperty('translatedFrom');
  });

  it('edits one of a hundred steps, adds no other, and is no wider than a phone', async () => {
    const hundred = (text: string) => Array.from({ length: 100 }, (_, at) => `${text} ${at + 1}`);
    const store = await openService(
      {
        ...service,
        Procedure: hundred('Do'),
        responsible_person: hundred('By'),
        processing_time: [],
        translations: {},
      },
      widths.phone,
    );
    expect(getButton(steps.add).elements()).toEqual([]);
    expect(getButton(steps.of(steps.addBelow, 50)).elements()).toEqual([]);
    await typeInto('Procedure.99', '!');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widths.phone);
    await press(steps.of(steps.remove, 1));
    await expect.element(getButton(steps.add)).toBeVisible();
    await save();
    expect(readSaved(store)).toMatchObject({
      Procedure: [...hundred('Do').slice(1, 99), expect.any(String)],
    });
  });

  it('has buttons of at least 44 px on a phone', async () => {
    await openService(service, widths.phone);
    const heights = page
      .getByCss('li button')
      .elements()
      .map((button) => button.getBoundingClientRect().height);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(widths.phone);
  });
});
