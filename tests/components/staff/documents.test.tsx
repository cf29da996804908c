/** §7. A clerk prepares a document from a request: which texts are offered, what the draft says, and where the focus goes. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { counterMessages } from '../../../src/staff/counter/messages.ts';
import { documentMessages as messages, sheetWords } from '../../../src/staff/documents/messages.ts';
import { sessionMessages } from '../../../src/staff/session/messages.ts';
import { createStaffStore } from '../../support/components/renderStaff.tsx';
import { getButton, getControl, press, readFocusedId } from '../../support/components/staffPage.ts';
import {
  getRequestRow,
  getRequestTitle,
  openRequests,
  requestDay,
  type SampleRequest,
  writeRequests,
} from '../../support/components/staffRequests.ts';
import type { TestRecord } from '../../support/components/testStore.ts';

const clearance: TestRecord = {
  id: 'clearance',
  status: 'active',
  order: 1,
  title: 'Sample clearance',
  service: 'BARANGAY_CLEARANCE',
  body: 'To {name}, {age} years old, {civil status}.\n\nFor: {purpose}. Given on {day}.',
  foot: ['Tax certificate {?CTC number}'],
  months: 6,
  fee: '₱50',
};
const oath: TestRecord = {
  id: 'oath',
  status: 'active',
  order: 2,
  title: 'Sample oath',
  body: 'I, {name}, swear.',
  unnumbered: true,
};
const filipino = {
  title: 'Halimbawang clearance',
  body: 'Kay {name}, {age} taong gulang, {civil status}.\n\nPara sa: {purpose}. Ibinigay noong {day}.',
  foot: ['Sedula {?CTC number}'],
};
const officials: readonly TestRecord[] = [
  { id: 'captain', status: 'active', order: 1, position: 'Punong Barangay', name: 'Sample Captain' },
  { id: 'kagawad', status: 'active', order: 2, position: 'Barangay Kagawad', name: 'Sample Kagawad' },
  { id: 'none', status: 'active', order: 3, position: 'Barangay Secretary' },
];
const request: SampleRequest = {
  id: '4f3a',
  fields: {
    lname: 'Abad',
    birthDate: '1990-12-28',
    age: 41,
    status: 'Single',
    purpose: 'Renewal: for school',
    schedule: `${requestDay}T11:00`,
  },
};

const openList = async (texts: readonly TestRecord[], fields: SampleRequest['fields'] = {}) => {
  const store = createStaffStore({ hallDays: [], documentTexts: texts, officials });
  await writeRequests(store, [{ ...request, fields: { ...request.fields, ...fields } }]);
  await openRequests(store);
  return store;
};

const openRequest = async (texts: readonly TestRecord[], fields: SampleRequest['fields'] = {}) => {
  await openList(texts, fields);
  await getRequestRow('4f3a').click();
  await expect.element(getRequestTitle('4f3a')).toBeVisible();
};

const sheet = page.getByRole('article', { name: messages.sheet, exact: true });
const readSheet = (): string => sheet.element().textContent ?? '';

/** What is drawn across it. */
const readMark = (): string => getComputedStyle(sheet.element(), '::before').content;

const prepare = async (...args: Parameters<typeof openRequest>) => {
  await openRequest(...args);
  await press(messages.open);
  await expect.element(sheet).toBeVisible();
};

const listOptions = (id: string): readonly string[] =>
  [...(getControl(id).element() as HTMLSelectElement).options].map(({ value }) => value);

describe('§7 the button of a document', () => {
  it.each<readonly [string, readonly TestRecord[]]>([
    ['no text', []],
    ['only a hidden text', [{ ...clearance, status: 'inactive' }]],
    ['only a text for other requests', [{ ...clearance, service: 'HEALTH_SERVICES' }]],
  ])('is not there with %s', async (_, texts) => {
    const store = await openList(texts);
    await getRequestRow('4f3a').click();
    await expect.element(getRequestTitle('4f3a')).toBeVisible();
    await expect.poll(() => store.readAll('Form_Requests').size).toBe(1);
    expect(getButton(messages.open).length).toBe(0);
  });

  it('offers the texts for the service, before those for any', async () => {
    await prepare([
      { ...oath, order: 0 },
      clearance,
      { ...clearance, id: 'other', service: 'HEALTH_SERVICES' },
    ]);
    expect(listOptions('text')).toEqual(['clearance', 'oath']);
  });
});

describe('§7 the draft of a document', () => {
  it('has the values of the request, the true age, and a line for what nobody answered', async () => {
    await prepare([clearance]);
    expect(readSheet()).toContain('To Sample Abad, 40 years old, Single.');
    expect(readSheet()).toContain('For: for school. Given on 6 May 2031.');
    expect(readMark()).toBe(`"${messages.draft}"`);
    expect(readSheet()).toContain(`${sheetWords.en.free} · ${sheetWords.en.validUntil} 6 November 2031`);
    expect(readSheet()).toContain('Tax certificate \u00a0');
    await getControl('ask CTC number').fill('12345');
    expect(readSheet()).toContain('Tax certificate 12345');
  });

  it('names the receipt with its amount, and is printed only with both or neither', async () => {
    await prepare([clearance]);
    const print = getButton(messages.print);
    await getControl('receipt').fill('7654321');
    await expect.element(page.getByText(messages.amountMissing)).toBeVisible();
    await expect.element(getControl('amount')).toHaveAttribute('aria-invalid', 'true');
    expect(print.length).toBe(0);
    for (const wrong of ['1e3', '-5', '50.005']) {
      await getControl('amount').fill(wrong);
      await expect.element(page.getByText(messages.amountWrong)).toBeVisible();
    }
    await getControl('amount').fill('50');
    expect(readSheet()).toContain('Official receipt no. 7654321 · Amount: ₱50 · Valid until');
    expect(readSheet()).not.toContain(sheetWords.en.free);
    await expect.element(print).toBeVisible();
    await getControl('receipt').fill('');
    await expect.element(getControl('receipt')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText(messages.receiptMissing)).toBeVisible();
    await getControl('amount').fill('0');
    await expect.element(print).toBeVisible();
    expect(readSheet()).toContain(sheetWords.en.free);
  });

  it('is signed by the Punong Barangay, or for them', async () => {
    await prepare([clearance]);
    expect(listOptions('signatory')).toEqual(['captain', 'kagawad', '']);
    expect(readSheet()).toContain('Sample CaptainPunong Barangay');
    expect(readSheet()).not.toContain(sheetWords.en.forCaptain);
    await getControl('signatory').selectOptions('kagawad');
    expect(readSheet()).toContain(`${sheetWords.en.forCaptain}Sample KagawadBarangay Kagawad`);
    await getControl('signatory').selectOptions('');
    expect(readSheet()).toContain('Punong Barangay');
    expect(readSheet()).not.toContain('Sample Captain');
  });

  it('has no fee, end, signature and mark of a draft where the text is an oath', async () => {
    await prepare([{ ...oath, months: 12 }]);
    expect(readSheet()).toContain('I, Sample Abad, swear.');
    expect(readMark()).toBe('none');
    for (const absent of [sheetWords.en.free, sheetWords.en.validUntil, sheetWords.en.captain])
      expect(readSheet().replace(sheetWords.en.office, '')).not.toContain(absent);
    expect(['receipt', 'amount', 'signatory', 'purpose'].flatMap((id) => getControl(id).elements())).toEqual(
      [],
    );
    await expect.element(getButton(messages.printOath)).toBeVisible();
  });

  it('is offered in Filipino only with a whole translation of the present English', async () => {
    const texts = (translation: object, from: object = {}) => [
      { ...clearance, translations: { fil: translation }, ...from },
    ];
    await prepare(texts(filipino));
    expect(listOptions('language')).toEqual(['en', 'fil']);
    await getControl('language').selectOptions('fil');
    expect(readSheet()).toContain('Kay Sample Abad, 40 taong gulang, Single.');
    expect(readSheet()).toContain(sheetWords.fil.free);
    await expect.element(sheet).toHaveAttribute('lang', 'fil');
    const { foot: _, ...part } = filipino;
    await prepare(texts(part));
    expect(listOptions('language')).toEqual(['en']);
    await prepare(texts(filipino, { translatedFrom: { fil: { body: 'An older text of {name}' } } }));
    expect(listOptions('language')).toEqual(['en']);
  });

  it('prints names, purposes and answers as they are written', async () => {
    const hostile = '{?x} <b>$&</b> $1 {amount}';
    await prepare([clearance], { fname: '{amount}', purpose: hostile });
    await getControl('ask CTC number').fill(hostile);
    expect(readSheet()).toContain('To {amount} Abad, 40');
    expect(readSheet()).toContain(`For: ${hostile}. Given`);
    expect(readSheet()).toContain(`Tax certificate ${hostile}`);
    expect(sheet.element().querySelector('p b')).toBeNull();
    expect(getControl('ask x').length).toBe(0);
  });

  it('is not printed while the text has a placeholder that nothing fills', async () => {
    await prepare([{ ...clearance, body: 'To {nmae}' }]);
    await expect.element(page.getByText(messages.unknown('{nmae}'))).toBeVisible();
    expect(getButton(messages.print).length).toBe(0);
  });
});

describe('§7 a document by keyboard', () => {
  it('begins at its title, and gives the focus back to the request', async () => {
    await openRequest([clearance]);
    (getButton(messages.open).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(messages.title('Abad, Sample'));
    expect(document.activeElement?.tagName).toBe('H1');
    (getButton(messages.back).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(getRequestTitle('4f3a')).toBeVisible();
    expect(document.activeElement).toBe(getRequestTitle('4f3a').element());
    expect(readFocusedId()).not.toBe('');
  });
});

describe('§6 a document at the counter', () => {
  const enter = async (texts: readonly TestRecord[]): Promise<void> => {
    await openList(texts);
    await press(sessionMessages.officer.skip);
    await press(counterMessages.open);
    await getControl('service').selectOptions('BARANGAY_CLEARANCE');
    for (const [name, text] of Object.entries({
      lname: 'Cruz',
      fname: 'Sample',
      birthDate: '1961-05-14',
      birthPlace: 'Sample town',
      address: '1 Sample road',
      zone: '3',
      purpose: 'Sample purpose',
    }))
      await getControl(name).fill(text);
    await page.getByLabelText(counterMessages.fields.mname.none).click();
    for (const value of ['Male', 'Widowed']) await page.getByCss(`[value="${value}"]`).click();
    for (const choice of page.getByCss('[name="newOrRenewal"]').elements().slice(0, 1))
      (choice as HTMLElement).click();
    await press(counterMessages.form.save);
    await expect.element(getButton(counterMessages.saved.another)).toBeVisible();
  };

  it('goes on with the request that was saved, and back to it', async () => {
    await enter([clearance]);
    await press(messages.open);
    await expect.element(sheet).toBeVisible();
    expect(readSheet()).toContain('To Sample Cruz, 69 years old, Widowed.');
    await press(messages.back);
    await expect.element(page.getByRole('heading', { level: 1, name: /^Cruz, Sample/ })).toBeVisible();
  });

  it('is not offered where the hall has no text for the service', async () => {
    await enter([{ ...clearance, service: 'HEALTH_SERVICES' }]);
    expect(getButton(messages.open).length).toBe(0);
  });
});
