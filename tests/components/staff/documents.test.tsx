/** §7. A clerk prepares a document from a request: which texts are offered, what the draft says, and where the focus goes. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { counterMessages } from '../../../src/staff/counter/messages.ts';
import { documentMessages as messages, sheetWords } from '../../../src/staff/documents/messages.ts';
import { sessionMessages } from '../../../src/staff/session/messages.ts';
import { paymentProblems } from '../../../src/staff-core/documents/issueMessages.ts';
import {
  clearanceText,
  documentSheet,
  expectWrongField,
  filipinoClearance,
  oathText,
  openDocumentList,
  openRequestWith,
  prepareDocument,
  readDocumentSheet,
} from '../../support/components/staffDocuments.ts';
import { getButton, getControl, press, readFocusedId } from '../../support/components/staffPage.ts';
import { getRequestRow, getRequestTitle } from '../../support/components/staffRequests.ts';
import type { TestRecord } from '../../support/components/testStore.ts';

/** What is drawn across it. */
const readMark = (): string => getComputedStyle(documentSheet.element(), '::before').content;

const listOptions = (id: string): readonly string[] =>
  [...(getControl(id).element() as HTMLSelectElement).options].map(({ value }) => value);

describe('§7 the button of a document', () => {
  it.each<readonly [string, readonly TestRecord[]]>([
    ['no text', []],
    ['only a hidden text', [{ ...clearanceText, status: 'inactive' }]],
    ['only a text for other requests', [{ ...clearanceText, service: 'HEALTH_SERVICES' }]],
  ])('is not there with %s', async (_, texts) => {
    const store = await openDocumentList(texts);
    await getRequestRow('4f3a').click();
    await expect.element(getRequestTitle('4f3a')).toBeVisible();
    await expect.poll(() => store.readAll('Form_Requests').size).toBe(1);
    expect(getButton(messages.open).length).toBe(0);
  });

  it('offers the texts for the service, before those for any', async () => {
    await prepareDocument([
      { ...oathText, order: 0 },
      clearanceText,
      { ...clearanceText, id: 'other', service: 'HEALTH_SERVICES' },
    ]);
    expect(listOptions('text')).toEqual(['clearance', 'oath']);
  });
});

describe('§7 the draft of a document', () => {
  it('has the values of the request, the true age, and a line for what nobody answered', async () => {
    await prepareDocument([clearanceText]);
    expect(readDocumentSheet()).toContain('To Sample Abad, 40 years old, Single.');
    expect(readDocumentSheet()).toContain('For: school. Given on 6 May 2031.');
    expect(readMark()).toBe(`"${messages.draft}"`);
    expect(readDocumentSheet()).toContain(
      `${sheetWords.en.free} · ${sheetWords.en.validUntil} 6 November 2031`,
    );
    expect(readDocumentSheet()).toContain('Tax certificate \u00a0');
    await getControl('ask CTC number').fill('12345');
    expect(readDocumentSheet()).toContain('Tax certificate 12345');
  });

  it('names the receipt with its amount, and says what is wrong with either', async () => {
    await prepareDocument([clearanceText]);
    await getControl('receipt').fill('7654321');
    await expectWrongField('amount', paymentProblems.amountMissing);
    for (const wrong of ['1e3', '-5', '50.005']) {
      await getControl('amount').fill(wrong);
      await expectWrongField('amount', paymentProblems.amountWrong);
    }
    await getControl('amount').fill('50');
    expect(readDocumentSheet()).toContain('Official receipt no. 7654321 · Amount: ₱50.00 · Valid until');
    expect(readDocumentSheet()).not.toContain(sheetWords.en.free);
    await getControl('receipt').fill('');
    await expectWrongField('receipt', paymentProblems.receiptMissing);
    await getControl('amount').fill('0');
    await expect.element(getControl('receipt')).not.toHaveAttribute('aria-invalid');
    expect(readDocumentSheet()).toContain(sheetWords.en.free);
  });

  it('is signed by the Punong Barangay, or for them', async () => {
    await prepareDocument([clearanceText]);
    expect(listOptions('signatory')).toEqual(['captain', 'kagawad', '']);
    expect(readDocumentSheet()).toContain('Sample CaptainPunong Barangay');
    expect(readDocumentSheet()).not.toContain(sheetWords.en.forCaptain);
    await getControl('signatory').selectOptions('kagawad');
    expect(readDocumentSheet()).toContain(`${sheetWords.en.forCaptain}Sample KagawadBarangay Kagawad`);
    await getControl('signatory').selectOptions('');
    expect(readDocumentSheet()).toContain('Punong Barangay');
    expect(readDocumentSheet()).not.toContain('Sample Captain');
  });

  it('has no fee, end, signature and mark of a draft where the text is an oath', async () => {
    await prepareDocument([{ ...oathText, months: 12 }]);
    expect(readDocumentSheet()).toContain('I, Sample Abad, swear.');
    expect(readMark()).toBe('none');
    for (const absent of [sheetWords.en.free, sheetWords.en.validUntil, sheetWords.en.captain])
      expect(readDocumentSheet().replace(sheetWords.en.office, '')).not.toContain(absent);
    expect(['receipt', 'amount', 'signatory', 'purpose'].flatMap((id) => getControl(id).elements())).toEqual(
      [],
    );
    await expect.element(getButton(messages.print)).toBeVisible();
  });

  it('is offered in Filipino only with a whole translation of the present English', async () => {
    const texts = (translation: object, from: object = {}) => [
      { ...clearanceText, translations: { fil: translation }, ...from },
    ];
    await prepareDocument(texts(filipinoClearance));
    expect(listOptions('language')).toEqual(['en', 'fil']);
    await getControl('language').selectOptions('fil');
    expect(readDocumentSheet()).toContain('Kay Sample Abad, 40 taong gulang, Single.');
    expect(readDocumentSheet()).toContain(sheetWords.fil.free);
    await expect.element(documentSheet).toHaveAttribute('lang', 'fil');
    const { foot: _, ...part } = filipinoClearance;
    await prepareDocument(texts(part));
    expect(listOptions('language')).toEqual(['en']);
    await prepareDocument(
      texts(filipinoClearance, { translatedFrom: { fil: { body: 'An older text of {name}' } } }),
    );
    expect(listOptions('language')).toEqual(['en']);
  });

  it('prints names, purposes and answers as they are written', async () => {
    const hostile = '{?x} <b>$&</b> $1 {amount}';
    await prepareDocument([clearanceText], { fname: '{amount}', purpose: hostile });
    await getControl('ask CTC number').fill(hostile);
    expect(readDocumentSheet()).toContain('To {amount} Abad, 40');
    expect(readDocumentSheet()).toContain(`For: ${hostile}. Given`);
    expect(readDocumentSheet()).toContain(`Tax certificate ${hostile}`);
    expect(documentSheet.element().querySelector('p b')).toBeNull();
    expect(getControl('ask x').length).toBe(0);
  });

  it('is not printed while the text has a placeholder that nothing fills', async () => {
    await prepareDocument([{ ...clearanceText, body: 'To {nmae}' }]);
    await expect.element(page.getByText(messages.unknown('{nmae}'))).toBeVisible();
    expect(getButton(messages.issue).length).toBe(0);
  });
});

describe('§7 a document by keyboard', () => {
  it('begins at the receipt, and gives the focus back to the request', async () => {
    await openRequestWith([clearanceText]);
    (getButton(messages.open).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(messages.title('Abad, Sample'));
    expect(readFocusedId()).toBe('receipt');
    (getButton(messages.back).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(getRequestTitle('4f3a')).toBeVisible();
    expect(document.activeElement).toBe(getRequestTitle('4f3a').element());
    expect(readFocusedId()).not.toBe('');
  });
});

describe('§6 a document at the counter', () => {
  const enter = async (texts: readonly TestRecord[]): Promise<void> => {
    await openDocumentList(texts);
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
    await enter([clearanceText]);
    await press(messages.open);
    await expect.element(documentSheet).toBeVisible();
    expect(readDocumentSheet()).toContain('To Sample Cruz, 69 years old, Widowed.');
    await press(messages.back);
    await expect.element(page.getByRole('heading', { level: 1, name: /^Cruz, Sample/ })).toBeVisible();
  });

  it('is not offered where the hall has no text for the service', async () => {
    await enter([{ ...clearanceText, service: 'HEALTH_SERVICES' }]);
    expect(getButton(messages.open).length).toBe(0);
  });
});
