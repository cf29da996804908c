/** Papers, fees and time of a form, and which certificate is asked for (§2, §3). */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { requestPath } from '../../../src/form/requestPath.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { serviceMessages } from '../../../src/i18n/en/service.ts';
import { getInput, getMain, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import {
  expectConfirmation,
  fillForm,
  pressRobotBox,
  pressSubmit,
} from '../../support/components/requestForm.ts';
import { createTestStore, readContentList, type TestRecord } from '../../support/components/testStore.ts';
import { widths } from '../../support/widths.ts';

const type = 'BARANGAY_CERTIFICATIONS';
const form = requestPath(type);
const sidebar = getMain().getByRole('complementary');
/** On a phone one line opens the papers. */
const openPapers = (): Promise<void> => sidebar.getByCss('summary').click();
const { fee, time } = serviceMessages.english.facts;

/** The rows below a label. */
const readRow = (label: string) =>
  getMain()
    .getByCss('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByCss('dd');
/** The time, without the law's note. */
const readTime = () => readRow(time).getByCss('b, span').first().element().textContent;

/** A store whose charter has these fields of a service. */
const createStoreWith = (id: string, fields: Omit<TestRecord, 'id'>) => {
  const store = createTestStore();
  store.add('charter', [{ id, ...fields }]);
  return store;
};

describe('§2 papers, fees and time of a form', () => {
  it.each(Object.keys(formTypes) as FormType[])('are those of the page of the service: %s', async (each) => {
    await renderSite(`/services/${formTypes[each].slug}`, { width: widths.desk });
    const getSection = (title: string) => page.getByCss('section').filter({ hasText: title }).last();
    await expect.element(getSection('REQUIREMENTS')).toBeVisible();
    const requirements = readTexts(getSection('REQUIREMENTS').getByRole('listitem'));
    const fees = readTexts(getSection('FEES').getByRole('listitem'));
    const total = readTime();
    expect(requirements.length).toBeGreaterThan(1);
    await renderSite(requestPath(each), { width: widths.phone });
    await openPapers();
    await expect.poll(() => readTexts(sidebar.getByRole('listitem'))).toEqual(requirements);
    for (const line of fees)
      await expect.element(readRow(fee).getByText(line, { exact: true })).toBeVisible();
    expect(readTime()).toBe(total);
  });

  it('are what the form knows by itself for a service that is hidden', async () => {
    const id = 'issuance-of-barangay-clearance';
    const data = readContentList('charter').find((each) => each.id === id)?.data;
    const store = createStoreWith(id, { ...Object(data), status: 'hidden' });
    await renderSite('/Form_Request/clearance', { store });
    await expect.element(page.getByText(formMessages.english.notOffered.title)).toBeVisible();
    await openPapers();
    expect(readTexts(sidebar.getByRole('listitem'))).toEqual([
      'Zone Clearance',
      'Valid ID or Birth Certificate',
    ]);
    const note = formMessages.english.form.note.BARANGAY_CLEARANCE;
    await expect.element(page.getByText(note, { exact: true })).toBeVisible();
  });

  it('of a record without requirements say so, as the page of the service does', async () => {
    const id = 'issuance-of-barangay-certifications';
    await renderSite(form, { store: createStoreWith(id, { name: 'Issuance of Barangay Certifications' }) });
    await openPapers();
    const { requirements, noTime } = serviceMessages.english;
    for (const text of [requirements.none, noTime])
      await expect.element(sidebar.getByText(text, { exact: true })).toBeVisible();
  });
});

describe('§3 which certificate', () => {
  it('is the first question, and is chosen by the keyboard', async () => {
    await renderSite(form);
    await expect.element(page.getByCss('[name=certificate]').first()).toBeVisible();
    expect(document.querySelector('fieldset :is(input, textarea)')).toHaveProperty('name', 'certificate');
    getInput('certificate').focus();
    const readFocus = () => (document.activeElement as HTMLInputElement).name;
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect.element(page.getByCss('[name=certificate][value="first job"]')).toBeChecked();
    await expect
      .element(sidebar.getByRole('status'))
      .toHaveTextContent('Valid ID, Zone Clearance · free · About 35 minutes');
    await userEvent.keyboard('{Tab}');
    expect(readFocus()).toBe('newOrRenewal');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  it('shows all fees and papers for another certificate', async () => {
    const { store } = await renderSite(form);
    await fillForm(type, { certificate: 'another', purpose: 'for school' });
    await openPapers();
    await expect.poll(() => sidebar.getByText(/^(Certificate of|Papers for)/).length).toBe(3);
    await pressRobotBox();
    await pressSubmit();
    await expectConfirmation();
    expect(store.requests[0]?.record).toMatchObject({ purpose: 'for school' });
    await expect
      .element(getMain().getByText('Certificate of indigency: free', { exact: true }))
      .toBeVisible();
  });

  it('is required', async () => {
    const { store } = await renderSite(form);
    await fillForm(type, { certificate: '' });
    await pressRobotBox();
    await pressSubmit();
    const { ask } = fieldMessages.english.fields.certificate;
    await getMain().getByRole('link', { name: ask }).click();
    expect(document.activeElement?.id).toBe('certificate');
    expect(store.requests).toEqual([]);
  });

  it('leaves an empty purpose to its error', async () => {
    const { store } = await renderSite(form);
    await fillForm(type, { certificate: 'indigency', purpose: '' });
    await pressRobotBox();
    await pressSubmit();
    await expect.element(page.getByText(fieldMessages.english.fields.purpose.ask).first()).toBeVisible();
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    expect(store.requests).toEqual([]);
  });
});

describe('§3 new or renewal', () => {
  it('is a question where the charter has papers for both, and narrows the confirmation', async () => {
    const { store } = await renderSite('/Form_Request/clearance');
    await openPapers();
    await expect.element(sidebar.getByText('Previous clearance', { exact: true })).toBeVisible();
    await fillForm('BARANGAY_CLEARANCE', { newOrRenewal: 'new', purpose: 'for work' });
    await expect.poll(() => sidebar.getByText('Previous clearance').length).toBe(0);
    const line =
      'Zone Clearance, Valid ID or Birth Certificate, Two recent photographs, Community Tax Certificate';
    expect(sidebar.getByCss('summary').element().textContent).toContain(line);
    await pressRobotBox();
    await pressSubmit();
    await expectConfirmation();
    expect(store.requests[0]?.record).toMatchObject({ purpose: 'New: for work' });
    await expect.element(getMain().getByText('Two recent photographs', { exact: true })).toBeVisible();
    expect(getMain().getByText('Previous clearance').length).toBe(0);
  });

  it('is no question where the charter has papers for new applicants only', async () => {
    await renderSite('/Form_Request/health');
    await expect.element(getMain().getByCss('[name=lname]')).toBeVisible();
    expect(getMain().getByCss('[name=newOrRenewal]').length).toBe(0);
  });
});
