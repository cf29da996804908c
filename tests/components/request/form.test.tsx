import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { translatedMessages } from '../../../src/i18n/localizations.ts';
import { pageTitle } from '../../../src/routes/menu.ts';
import { getField, getInput, getMain } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import {
  expectConfirmation,
  fillForm,
  pressRobotBox,
  pressSubmit,
} from '../../support/components/requestForm.ts';
import { createTestStore } from '../../support/components/testStore.ts';

const path = '/Form_Request/clearance';
const loadingOf = {
  en: partMessages.english.loading,
  fil: translatedMessages.fil.parts.loading,
  ceb: translatedMessages.ceb.parts.loading,
};
const messagesOf = {
  en: formMessages.english,
  fil: translatedMessages.fil.form,
  ceb: translatedMessages.ceb.form,
} as const;
const { fields, rules } = fieldMessages.english;
const submit = getMain().getByCss('button[type="submit"]');
const robot = page.getByCss('[name="robot"]');
const getTitle = (name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });

describe('§4 the robot box', () => {
  it('keeps Submit disabled until the robot box is checked, and disables it again when it is unchecked', async () => {
    await renderSite(path);
    await expect.element(submit).toBeDisabled();
    await robot.click();
    await expect.element(submit).toBeEnabled();
    await robot.click();
    await expect.element(submit).toBeDisabled();
  });

  it.each(['en', 'fil', 'ceb'] as const)(
    'says beside Submit in %s why it is disabled, and moves nothing once it can be pressed',
    async (locale) => {
      const { store } = await renderSite(path, { locale });
      const reason = page.getByCss('#submit-reason');
      await expect.element(reason).toBeVisible();
      await expect.poll(() => store.reads).toEqual(expect.arrayContaining(['charter', 'hallDays']));
      // The papers, the fee and the time of the service move what is below them.
      await expect.poll(() => page.getByRole('main').element().textContent).not.toContain(loadingOf[locale]);
      const readPlace = () =>
        page.getByRole('contentinfo').element().getBoundingClientRect().top + window.scrollY;
      const place = readPlace();
      expect(reason.element().textContent).toBe(messagesOf[locale].form.checkRobotFirst);
      expect(submit.element().getAttribute('aria-describedby')).toBe('submit-reason');
      await robot.click();
      await expect.element(reason).not.toBeVisible();
      expect(submit.element().getAttribute('aria-describedby')).toBeNull();
      expect(readPlace()).toBe(place);
    },
  );

  it('sends nothing when Enter is pressed while the robot box is unchecked', async () => {
    const { store } = await renderSite(path);
    await fillForm('BARANGAY_CLEARANCE');
    getInput('lname').focus();
    await userEvent.keyboard('{Enter}');
    expect(submit.element().textContent).toBe('Submit');
    expect(store.requests).toEqual([]);
  });
});

describe('§2 the requirements of a form without its record of the charter', () => {
  it('are those of the law and of the form, also on the confirmation', async () => {
    const store = createTestStore();
    store.fail('charter');
    await renderSite(path, { store, mayLog: [/The list 'charter' could not be read/] });
    await getMain().getByRole('complementary').getByCss('summary').click();
    const expectPapers = async () => {
      const { jobseeker } = formMessages.english.requirements;
      await expect.element(getMain().getByText(jobseeker).first()).toBeVisible();
      await expect.element(getMain().getByText('Zone Clearance', { exact: true }).first()).toBeVisible();
    };
    await expectPapers();
    await fillForm('BARANGAY_CLEARANCE');
    await pressRobotBox();
    await pressSubmit();
    await expectConfirmation();
    await expectPapers();
  });
});

describe('§4 a press that is repeated or automated (failures 11)', () => {
  it('stores one request when Enter is pressed five times', async () => {
    const { store } = await renderSite(path);
    await fillForm('BARANGAY_CLEARANCE');
    await pressRobotBox();
    getInput('zone').focus();
    for (let press = 0; press < 5; press++) await userEvent.keyboard('{Enter}');
    await expectConfirmation();
    expect(store.requests).toHaveLength(1);
  });

  it('refuses a request that fills in the honeypot field', async () => {
    const { store } = await renderSite(path);
    await fillForm('BARANGAY_CLEARANCE');
    await pressRobotBox();
    Reflect.set(page.getByCss('[name=leaveEmpty]').element(), 'value', 'https://example.com');
    await pressSubmit();
    await expect.element(page.getByText(outcomeMessages.english.failure.codes.trap.message)).toBeVisible();
    expect(store.requests).toEqual([]);
  });

  it('stores nothing without a random source, and says so', async () => {
    const { store } = await renderSite(path);
    await fillForm('BARANGAY_CLEARANCE');
    await pressRobotBox();
    vi.stubGlobal('crypto', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    await pressSubmit();
    const { message } = outcomeMessages.english.failure.codes['no-random-source'];
    await expect.element(page.getByText(message)).toBeVisible();
    expect(store.requests).toEqual([]);
  });
});

describe('§5 the validation messages of the form', () => {
  it('shows an error when its field loses focus, and removes it when the answer is corrected', async () => {
    await renderSite(path);
    await getField('email').fill('sample@');
    expect(getInput('email').getAttribute('aria-invalid')).toBeNull();
    getInput('email').blur();
    await expect.element(page.getByText(rules.email)).toBeVisible();
    expect(getInput('email').getAttribute('aria-invalid')).toBe('true');
    await getField('email').fill('sample@example.com');
    await expect.element(page.getByText(rules.email)).not.toBeInTheDocument();
  });

  it('names the limit for a text that is too long, and refuses an unreadable character', async () => {
    await renderSite(path);
    await getField('lname').fill('x'.repeat(100_000));
    await getField('fname').fill('Sample\u202e');
    getInput('fname').blur();
    await expect.element(page.getByText(rules.tooLong('Last name', 80, 100_000))).toBeVisible();
    await expect.element(page.getByText(rules.character('First name'))).toBeVisible();
  });

  it('shows the age from the birth year in a read-only field', async () => {
    await renderSite(path);
    await getField('birthDate').fill('1990-12-31');
    const age = page.getByLabelText('Age', { exact: true });
    await expect.element(age).toHaveValue('41');
    expect(age.element().getAttribute('readonly')).not.toBeNull();
  });
});

describe('§2 the formType of an address', () => {
  it('shows the clearance note on the clearance form, and not on the health service form', async () => {
    await renderSite(path);
    await expect.element(page.getByText(formMessages.english.form.note.BARANGAY_CLEARANCE)).toBeVisible();
    await renderSite('/Form_Request/health');
    await expect.element(getTitle('Request a health service')).toBeVisible();
    expect(page.getByText(formMessages.english.form.note.BARANGAY_CLEARANCE).length).toBe(0);
  });

  it.each([
    ['Request%20Barangay%20Own%20Use', 'requestDetails'],
    ['request-barangay-own-use', 'requestDetails'],
    ['ISSUANCE_OF_COMMUNITY_TAX_CERTIFICATE', 'tin'],
  ])('opens the right form for the spelling %s', async (formType, extra) => {
    await renderSite(`/Form_Request?formType=${formType}`);
    await expect.element(getField(extra)).toBeVisible();
  });

  it('shows a chooser of the six services without a formType, and a notice for an unknown one', async () => {
    await renderSite('/Form_Request');
    const services = getMain().getByRole('link').filter({ hasNotText: partMessages.english.check.link });
    await expect.element(getTitle(pageTitle('FormRequest', translateToEnglish))).toBeVisible();
    expect(services.length).toBe(6);
    const { name, title } = requestMessages.english.services.HEALTH_SERVICES;
    await services.filter({ hasText: name }).click();
    await expect.element(getTitle(title)).toHaveFocus();
    for (const unknown of ['<script>', 'constructor', '__proto__']) {
      await renderSite(`/Form_Request?formType=${unknown}`);
      await expect.element(page.getByText(formMessages.english.form.chooser.unknown)).toBeVisible();
    }
  });

  it('fills in N/A for no first or middle name and NONE for no TIN, and unchecks the box when a name is typed', async () => {
    await renderSite('/Form_Request/cedula');
    const noFirstName = page.getByLabelText(fields.fname.none);
    const noMiddleName = page.getByLabelText(fields.mname.none);
    const noTin = page.getByLabelText(fields.tin.none);
    await noFirstName.click();
    await expect.element(getField('fname')).toHaveValue('N/A');
    await noFirstName.click();
    await expect.element(getField('fname')).toHaveValue('');
    await noMiddleName.click();
    await noTin.click();
    await expect.element(getField('mname')).toHaveValue('N/A');
    await expect.element(getField('tin')).toHaveValue('NONE');
    // The field stays editable: typing on enters a name and unchecks the box.
    getInput('mname').focus();
    await userEvent.keyboard('{End}bar');
    await expect.element(getField('mname')).toHaveValue('N/Abar');
    await expect.element(noMiddleName).not.toBeChecked();
    await noTin.click();
    await expect.element(getField('tin')).toHaveValue('');
  });

  it('empties the form and unchecks the robot box for another request, and stores both', async () => {
    const { store } = await renderSite(path);
    await fillForm('BARANGAY_CLEARANCE');
    await pressRobotBox();
    await pressSubmit();
    await expectConfirmation();
    await page.getByRole('button', { name: outcomeMessages.english.success.another }).click();
    await expect.element(getTitle(requestMessages.english.services.BARANGAY_CLEARANCE.title)).toHaveFocus();
    await expect.element(getField('lname')).toHaveValue('');
    await expect.element(robot).not.toBeChecked();
    await fillForm('BARANGAY_CLEARANCE');
    await pressRobotBox();
    await pressSubmit();
    await expectConfirmation();
    expect(store.requests).toHaveLength(2);
  });
});
