/** §7. A clerk issues a document: its number, what stands in its way, its code, and what the page does where there is none. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { documentMessages as messages, sheetWords } from '../../../src/staff/documents/messages.ts';
import { toPrintedAddress, toVerifyUrl } from '../../../src/staff/documents/verifyAddress.ts';
import { readDocumentKeys, withdrawDocumentKey } from '../../../src/staff-core/documents/documentKeys.ts';
import { issueMessages, paymentProblems } from '../../../src/staff-core/documents/issueMessages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import type { StaffStore } from '../../support/components/renderStaff.tsx';
import {
  clearanceText,
  documentSheet,
  expectWrongField,
  filipinoClearance,
  oathText,
  prepareDocument,
  readDocumentSheet,
} from '../../support/components/staffDocuments.ts';
import { getButton, getControl, press, readFocusedId } from '../../support/components/staffPage.ts';
import { writeDocument } from '../../support/components/staffRequests.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const residency = { ...clearanceText, id: 'residency', order: 3, title: 'Sample residency' };
const texts = [{ ...clearanceText, translations: { fil: filipinoClearance } }, residency, oathText];

const expectTitle = (title: string) => expect.element(page.getByText(title, { exact: true })).toBeVisible();
const readRows = (store: StaffStore) => [...store.readAll('Issued_Documents')];
const readNumbers = (store: StaffStore): readonly string[] => readRows(store).map(([number]) => number);

/** Issues the document of the form as the first of the year. */
const issueFirst = async (first = '1') => {
  await press(messages.issue);
  await getControl('first').fill(first);
  await press(messages.issue);
  await expect.element(getButton(messages.print)).toBeVisible();
};

const prepareFirst = async (...args: Parameters<typeof prepareDocument>) => {
  const store = await prepareDocument(...args);
  await issueFirst();
  return store;
};

/** The address in the code of the sheet. */
const isCodeOnSheet = (): boolean =>
  documentSheet.element().querySelector('[role=img][aria-label^=QR]') !== null;

describe('§7 the first number of a year', () => {
  it('is a question once, with a sentence for what is no number, and never 1 by itself', async () => {
    const store = await prepareDocument(texts);
    await press(messages.issue);
    await expect.element(getControl('first')).toHaveFocus();
    await expect.element(getControl('first')).toHaveAccessibleDescription(messages.first.hint);
    await press(messages.issue);
    await expectWrongField('first', messages.first.missing);
    for (const wrong of ['0', 'one', '2030-00051']) {
      await getControl('first').fill(wrong);
      await press(messages.issue);
      await expectWrongField('first', messages.first.missing);
      await expect.element(getControl('first')).toHaveFocus();
    }
    expect(readNumbers(store)).toEqual([]);
    await getControl('first').fill('2031-00051');
    await press(messages.issue);
    await expectTitle(issueMessages.issued('2031-00051'));
    await press(messages.another);
    await getControl('text').selectOptions('residency');
    await press(messages.issue);
    await expectTitle(issueMessages.issued('2031-00052'));
    expect(readNumbers(store)).toEqual(['2031-00051', '2031-00052']);
  });

  it('is a question again after the store was restored, and is after the last one', async () => {
    const store = await prepareDocument(texts);
    await writeDocument(store, 'Document_Status/list/2031', {
      latest: 7,
      head: 'a'.repeat(64),
      cancelled: [],
      logged: 0,
      updated: 1,
      closed: 2,
    });
    await press(messages.issue);
    await expect
      .element(getControl('first'))
      .toHaveAccessibleDescription(messages.first.closedHint('2031-00007'));
    for (const wrong of ['7', '9000']) {
      await getControl('first').fill(wrong);
      await press(messages.issue);
      await expectWrongField('first', messages.first.wrong(2031, 7));
    }
    expect(readNumbers(store)).toEqual([]);
    await getControl('first').fill('10');
    await press(messages.issue);
    await expectTitle(issueMessages.issued('2031-00010'));
    expect(store.readAll('Document_Status').get('2031')).toMatchObject({ latest: 10, cancelled: [8, 9] });
    expect(store.readAll('Document_Status').get('2031')).not.toHaveProperty('closed');
  });
});

describe('§7 an issued document', () => {
  it('has its number and code on the sheet, locks the fields, and waits for Print', async () => {
    await prepareFirst(texts);
    await expectTitle(issueMessages.issued('2031-00001'));
    await expect.poll(readFocusedId).toBe('print');
    await expect.poll(isCodeOnSheet).toBe(true);
    expect(readDocumentSheet()).toContain('No. 2031-00001');
    expect(readDocumentSheet()).toContain(`${sheetWords.en.check} ${location.host}/Verify`);
    expect(getComputedStyle(documentSheet.element(), '::before').content).toBe('none');
    for (const id of ['text', 'language', 'signatory', 'purpose', 'receipt', 'amount', 'ask CTC number'])
      await expect.element(getControl(id)).toBeDisabled();
    expect([getButton(messages.issue).length, getControl('first').length]).toEqual([0, 0]);
    await press(messages.another);
    await expect.element(getControl('purpose')).toBeEnabled();
    expect(readDocumentSheet()).not.toContain('2031-00001');
  });

  it('stores the amount in centavos, and the same paper keeps its number, day and code', async () => {
    const store = await prepareDocument(texts);
    await getControl('receipt').fill('7654321');
    await getControl('amount').fill('50');
    await issueFirst();
    expect(readRows(store)[0]?.[1]).toMatchObject({ receipt: '7654321', amount: 5000, text: 'clearance' });
    await press(messages.another);
    await getControl('receipt').fill('7654321');
    await getControl('amount').fill('50.00');
    await press(messages.issue);
    await expectTitle(issueMessages.already('2031-00001'));
    expect(readDocumentSheet()).toContain('No. 2031-00001');
    await expect.poll(isCodeOnSheet).toBe(true);
    expect(readNumbers(store)).toEqual(['2031-00001']);
  });

  it('in another language is a further original, if somebody wants both', async () => {
    const store = await prepareFirst(texts);
    await press(messages.another);
    await getControl('language').selectOptions('fil');
    await press(messages.issue);
    await expectTitle(issueMessages.otherPrint('2031-00001'));
    await expect.element(getButton(messages.further)).toHaveFocus();
    expect(readNumbers(store)).toEqual(['2031-00001']);
    await press(messages.further);
    await expectTitle(issueMessages.issued('2031-00002'));
    expect(readDocumentSheet()).toContain(`${sheetWords.fil.check} ${location.host}/Verify`);
  });

  it('asks about an official receipt that is on another one, and a press issues it', async () => {
    const store = await prepareDocument(texts);
    const pay = async () => {
      await getControl('receipt').fill('7654321');
      await getControl('amount').fill('50');
    };
    await pay();
    await issueFirst();
    await press(messages.another);
    await getControl('text').selectOptions('residency');
    await pay();
    await press(messages.issue);
    await expectTitle(issueMessages.receiptUsed('7654321', '2031-00001'));
    expect(readNumbers(store)).toEqual(['2031-00001']);
    await press(messages.sharesReceipt);
    await expectTitle(issueMessages.issued('2031-00002'));
  });

  it('has names as people write them, on the sheet and in the code', async () => {
    const hostile = '<b>$&</b> {amount}';
    let signed = '';
    const encode = TextEncoder.prototype.encode;
    vi.spyOn(TextEncoder.prototype, 'encode').mockImplementation(function (this: TextEncoder, text = '') {
      if (text.startsWith('{"jti"')) signed = text;
      return encode.call(this, text);
    });
    await prepareFirst(texts, { fname: hostile, purpose: hostile });
    expect(readDocumentSheet()).toContain(`To ${hostile} Abad, 40`);
    expect(JSON.parse(signed)).toMatchObject({ sub: `${hostile} Abad`, pur: hostile });
    expect(documentSheet.element().querySelector('p b b')).toBeNull();
  });
});

describe('§7 a document that is not issued', () => {
  it('says why, and is issued by the next press', async () => {
    const store = await prepareDocument(texts);
    await press(messages.issue);
    await getControl('first').fill('1');
    store.fail('unavailable');
    await press(messages.issue);
    await expectTitle(issueMessages.notIssued);
    await expectTitle(staffMessages.failures.unavailable);
    await expect.element(getButton(messages.issue)).toHaveFocus();
    expect(getButton(messages.print).length).toBe(0);
    store.fail(null);
    await press(messages.issue);
    await expectTitle(issueMessages.issued('2031-00001'));
  });

  it('puts the focus on the field that is wrong, and writes nothing', async () => {
    const store = await prepareDocument(texts);
    const before = store.commits.length;
    await getControl('amount').fill('50');
    await press(messages.issue);
    await expectWrongField('receipt', paymentProblems.receiptMissing);
    await expect.element(getControl('receipt')).toHaveFocus();
    expect(store.commits.slice(before).flat()).not.toContain('2031');
  });

  it('is not issued by Enter in the first field, which the press that opened it may reach', async () => {
    const store = await prepareDocument(texts);
    await expect.poll(readFocusedId).toBe('receipt');
    await userEvent.keyboard('{Enter}');
    await expect.poll(readFocusedId).toBe('amount');
    await userEvent.keyboard('{Enter}');
    await expect.element(getControl('first')).toHaveFocus();
    expect(readNumbers(store)).toEqual([]);
  });

  it('cannot be numbered where the browser has no cryptography, which the page says', async () => {
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
    await prepareDocument(texts);
    await expectTitle(messages.insecure);
    expect(getButton(messages.issue).length).toBe(0);
  });
});

describe('§7 the code of a document', () => {
  it('is missing where the browser has no place for a key, and the number is not', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const store = await prepareFirst(texts);
    await expectTitle(messages.noCode);
    expect(isCodeOnSheet()).toBe(false);
    expect(readDocumentSheet()).not.toContain('/Verify');
    expect(readRows(store)[0]?.[1]).toMatchObject({ kid: '' });
  });

  it('is missing where the published key does not verify it', async () => {
    vi.spyOn(crypto.subtle, 'verify').mockResolvedValue(false);
    await prepareFirst(texts);
    await expectTitle(messages.noCode);
    expect(isCodeOnSheet()).toBe(false);
  });

  it('is signed by a new key once that of the computer is withdrawn', async () => {
    const store = await prepareFirst(texts);
    const kid = String(readRows(store)[0]?.[1].kid);
    await withdrawDocumentKey(store.client, kid, store.client.now());
    await press(messages.another);
    await getControl('text').selectOptions('residency');
    await press(messages.issue);
    await expectTitle(issueMessages.issued('2031-00002'));
    const { keys } = await readDocumentKeys(store.client);
    const next = String(readRows(store)[1]?.[1].kid);
    expect([keys.size, next === kid, keys.get(next)?.until]).toEqual([2, false, undefined]);
  });

  it('is at the address of the site where the page is open on the computer of the server', () => {
    expect(toVerifyUrl('https://barangay.example', 'CODE')).toBe('https://barangay.example/Verify#CODE');
    expect(toVerifyUrl('http://localhost:8080', 'CODE')).toBe(`${location.origin}/Verify#CODE`);
    expect(toPrintedAddress('https://barangay.example/Verify#CODE')).toBe('barangay.example/Verify');
  });
});
