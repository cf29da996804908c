/** §6 §7. The counter's form: the service is its first field, and a person who was here before is not asked everything again. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { counterMessages as messages } from '../../../src/staff/counter/messages.ts';
import { sessionMessages } from '../../../src/staff/session/messages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import {
  getButton,
  getControl,
  press,
  readFocusedId,
  readValue,
  typeInto,
} from '../../support/components/staffPage.ts';
import {
  createStaffRequestStore,
  openRequests,
  type SampleRequest,
} from '../../support/components/staffRequests.ts';
import { widths } from '../../support/widths.ts';

const { form, person, saved } = messages;

const abad = {
  lname: 'Abad',
  fname: 'Sample',
  mname: 'N/A',
  birthDate: '1961-05-14',
  birthPlace: 'Sample town',
  sex: 'Male',
  status: 'Widowed',
  address: '1 Sample road',
  zone: 3,
  email: '',
  purpose: 'residency: an old purpose',
};

const requests: readonly SampleRequest[] = [
  { id: '4f3a', fields: { ...abad, type: 'HEALTH_SERVICES', medicalCondition: 'A condition' } },
  { id: '4f3b', fields: { ...abad, lname: 'Abad', birthDate: '1990-01-02', zone: 5 } },
];

const openCounter = async (stored = requests, width?: number) => {
  const store = await createStaffRequestStore(stored);
  await openRequests(store, width);
  await press(sessionMessages.officer.skip);
  await press(messages.open);
  await expect.element(getControl('service')).toBeVisible();
  return store;
};

const chooseService = (type: string) => getControl('service').selectOptions(type);

const search = async (name: string): Promise<void> => {
  await getControl('findPerson').fill(name);
  await userEvent.keyboard('{Enter}');
};

const readChoice = (name: string): string =>
  (page.getByCss(`[name="${name}"]:checked`).elements()[0] as HTMLInputElement | undefined)?.value ?? '';

const readPerson = () => ({
  ...Object.fromEntries(
    ['lname', 'fname', 'mname', 'birthDate', 'birthPlace', 'email', 'address', 'zone'].map((name) => [
      name,
      readValue(name),
    ]),
  ),
  sex: readChoice('sex'),
  status: readChoice('status'),
});

const { purpose: _, ...personOfAbad } = abad;
const filled = { ...personOfAbad, zone: '3' };

/** Names, sex and civil status, place, address, zone and purpose. */
const fillIn = async (purpose: string): Promise<void> => {
  for (const name of ['lname', 'fname', 'birthDate', 'birthPlace', 'address'] as const)
    await getControl(name).fill(abad[name]);
  await page.getByLabelText(messages.fields.mname.none).click();
  await getControl('zone').fill('3');
  for (const name of ['sex', 'status'] as const) await page.getByCss(`[value="${abad[name]}"]`).click();
  await getControl('purpose').fill(purpose);
};

describe('§6 the service at the counter', () => {
  it('is the first field, and the questions follow it on the same page', async () => {
    await openCounter();
    expect(page.getByCss('#lname').length).toBe(0);
    await typeInto('service', 'Health');
    await expect.element(getControl('medicalCondition')).toBeVisible();
    expect(readFocusedId()).toBe('service');
    await userEvent.keyboard('{Tab}Abad{Tab}');
    expect(readValue('findPerson')).toBe('Abad');
    await chooseService('BARANGAY_CLEARANCE');
    expect(page.getByCss('#medicalCondition').length).toBe(0);
  });

  it('can change, and keeps what was typed, but the choice of a paper', async () => {
    await openCounter();
    await chooseService('BARANGAY_CERTIFICATIONS');
    await fillIn('Sample purpose');
    await page.getByLabelText('Indigency').click();
    await chooseService('HEALTH_SERVICES');
    await getControl('medicalCondition').fill('Sample condition');
    await chooseService('BARANGAY_CERTIFICATIONS');
    expect(readPerson()).toEqual(filled);
    expect([readValue('purpose'), readChoice('certificate')]).toEqual(['Sample purpose', '']);
    await chooseService('HEALTH_SERVICES');
    expect(readValue('medicalCondition')).toBe('Sample condition');
  });

  it.each(Object.values(widths))(
    'has no hint, and speaks to the clerk in its errors, at %i px',
    async (width) => {
      await openCounter(requests, width);
      for (const type of ['BARANGAY_CERTIFICATIONS', 'REQUEST_BARANGAY_OWN_USE', 'HEALTH_SERVICES']) {
        await chooseService(type);
        await press(form.save);
        await expect.element(page.getByCss('#lname-error')).toBeVisible();
        const texts = page
          .getByCss('form label, form [id$="-label"], form [id$="-error"]')
          .elements()
          .map(({ textContent }) => textContent);
        expect(texts.length).toBeGreaterThan(20);
        expect(texts.filter((text) => /\b(?:you|your|I|my)\b/i.test(text ?? ''))).toEqual([]);
        expect(
          page
            .getByCss('form [id$="-hint"]')
            .elements()
            .filter(({ textContent }) => textContent !== ''),
        ).toEqual([]);
      }
    },
  );
});

describe('§6 a person who was at the counter before', () => {
  it('is filled in after another request was saved, without the purpose', async () => {
    const store = await openCounter([]);
    await chooseService('BARANGAY_CLEARANCE');
    expect(getButton(person.same).length).toBe(0);
    await fillIn('Sample purpose');
    await press(form.save);
    await press(saved.another);
    await chooseService('BARANGAY_CERTIFICATIONS');
    await press(person.same);
    await expect.element(page.getByText(person.filled)).toBeVisible();
    expect(readPerson()).toEqual(filled);
    expect([readValue('purpose'), readChoice('certificate'), readChoice('newOrRenewal')]).toEqual([
      '',
      '',
      '',
    ]);
    expect(readFocusedId()).toBe('certificate');
    expect(store.readAll('Form_Requests').size).toBe(1);
  });

  it('is found by name in any spelling, apart from another of the same name, and filled in', async () => {
    await openCounter();
    await chooseService('HEALTH_SERVICES');
    await search('ABÁD');
    await expect.element(page.getByText(person.found(2))).toBeVisible();
    await page.getByRole('button', { name: /born 14 May 1961 · zone 3/ }).click();
    await expect.element(page.getByText(person.filled)).toBeVisible();
    expect(readPerson()).toEqual(filled);
    expect([readValue('purpose'), readValue('medicalCondition')]).toEqual(['', '']);
    expect(readFocusedId()).toBe('purpose');
    expect(page.getByRole('button', { name: /born/ }).length).toBe(0);
  });

  it('leaves the focus at the day where every other answer is there', async () => {
    await openCounter([{ id: '4f3a', fields: { ...abad, email: 'sample@example.com' } }]);
    await chooseService('BARANGAY_CLEARANCE');
    await getControl('purpose').fill('Sample purpose');
    await search('abad');
    await page.getByRole('button', { name: /14 May 1961/ }).click();
    await expect.element(page.getByText(person.filled)).toBeVisible();
    expect(readFocusedId()).toBe('schedule');
  });

  it('clears the errors that it answers', async () => {
    await openCounter();
    await chooseService('BARANGAY_CLEARANCE');
    await press(form.save);
    await expect.element(page.getByCss('#lname-error')).toBeVisible();
    await search('abad');
    await page.getByRole('button', { name: /14 May 1961/ }).click();
    await expect.poll(() => page.getByCss('[id$="-error"]').length).toBe(1);
    await expect.element(page.getByCss('#purpose-error')).toBeVisible();
  });

  it.each([
    ['', person.empty],
    ['Nobody', person.nobody],
  ])('is not found by %j, which a sentence says', async (name, sentence) => {
    await openCounter();
    await chooseService('BARANGAY_CLEARANCE');
    await getControl('lname').fill('Typed');
    await search(name);
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(readValue('lname')).toBe('Typed');
  });

  it('is not found where the store cannot be reached, and may be searched again', async () => {
    const store = await openCounter();
    await chooseService('BARANGAY_CLEARANCE');
    store.fail('unreachable');
    await search('abad');
    await expect.element(page.getByText(staffMessages.failures.unreachable)).toBeVisible();
    store.fail(null);
    await search('abad');
    await expect.element(page.getByText(person.found(2))).toBeVisible();
  });
});
