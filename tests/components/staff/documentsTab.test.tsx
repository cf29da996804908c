/** §7. The tab of the documents: when it is there, its list, the logbook, and what is for good. */
import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { site } from '../../../src/site.ts';
import { registerMessages as messages } from '../../../src/staff/documents/registerMessages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { createStaffStore, renderStaff, type StaffStore } from '../../support/components/renderStaff.tsx';
import { clearanceText, expectWrongField } from '../../support/components/staffDocuments.ts';
import { getButton, getControl, press } from '../../support/components/staffPage.ts';
import { openStaffTab, writeDocument, writeRequests } from '../../support/components/staffRequests.ts';

const kid = 'A1b2C3d4E5f6G7h8';
const formatNumber = (year: number, serial: number) => `${year}-${String(serial).padStart(5, '0')}`;

const writeYear = (store: StaffStore, year: number, fields: PlainObject) =>
  writeDocument(store, `Document_Status/list/${year}`, {
    head: `${year}abcd`.padEnd(64, '0'),
    cancelled: [],
    logged: 0,
    updated: 1,
    ...fields,
  });

const writeRow = (store: StaffStore, number: string, fields: PlainObject = {}) =>
  writeDocument(store, `Issued_Documents/list/${number}`, {
    of: `4f3a ${store.client.now()}`,
    text: 'clearance',
    title: 'Sample clearance',
    issued: store.client.now(),
    until: '',
    signatory: 'Sample Captain, Punong Barangay',
    receipt: '',
    amount: 0,
    facts: 'f'.repeat(64),
    non: '0'.repeat(16),
    before: '',
    kid,
    print: 'e'.repeat(64),
    ...fields,
  });

/** A hall with two numbers: one for a request that is there and paid, one for a request that is deleted. */
const createRegister = async (): Promise<StaffStore> => {
  const store = createStaffStore({ hallDays: [], documentTexts: [] });
  await writeRequests(store, [{ id: '4f3a', fields: { lname: 'Abad' } }]);
  const [request] = (await store.client.post(':batchGet', {
    documents: [`${store.client.root}/${site.root}/Form_Requests/list/4f3a`],
  })) as readonly { readonly found: { readonly createTime: string } }[];
  await writeYear(store, 2031, { latest: 2 });
  await writeRow(store, '2031-00001', {
    of: `4f3a ${Date.parse(request!.found.createTime)}`,
    receipt: '7654321',
    amount: 5000,
  });
  await writeRow(store, '2031-00002', { of: '4f3b 1' });
  await writeDocument(store, 'Document_Status/list/keys', {
    [kid]: { x: 'x'.repeat(43), y: 'y'.repeat(43), from: store.client.now() },
  });
  return store;
};

const tabLink = page
  .getByRole('navigation', { name: staffMessages.tabs.label })
  .getByRole('link', { name: staffMessages.tabs.documents });

const openTab = async (store: StaffStore) => {
  await renderStaff(store);
  await expect.element(tabLink).toBeVisible();
  await openStaffTab('documents');
  await expect.element(page.getByRole('heading', { level: 2, name: messages.keys.title })).toBeVisible();
};

const readCells = (): readonly (readonly string[])[] =>
  page
    .getByCss('tbody tr')
    .elements()
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? ''));

const readNumbers = (): readonly string[] =>
  page
    .getByCss('section[aria-labelledby=numbers] li > p:first-child > b')
    .elements()
    .map(({ textContent }) => textContent ?? '');

const expectText = (part: Locator, text: string) =>
  expect.poll(() => part.element().textContent).toContain(text);

const expectTitle = (title: string) => expect.element(page.getByText(title, { exact: true })).toBeVisible();

describe('§7 the tab of the documents', () => {
  it('is not there where the hall has neither a text nor a number', async () => {
    const store = createStaffStore({ documentTexts: [{ ...clearanceText, status: 'inactive' }] });
    await renderStaff(store);
    await openStaffTab('requests');
    await expect.element(page.getByCss('#found')).toBeVisible();
    expect(tabLink.length).toBe(0);
  });

  it.each([
    ['a text', { documentTexts: [clearanceText] }, 0],
    ['a number of last year', { documentTexts: [] }, 1],
  ])('is there where the hall has %s', async (_, records, latest) => {
    const store = createStaffStore(records);
    if (latest > 0) await writeYear(store, 2030, { latest });
    await renderStaff(store);
    await openStaffTab('requests');
    await expect.element(tabLink).toBeVisible();
  });

  it('has each number with its person, day, receipt and state, and more of them at a press', async () => {
    const store = await createRegister();
    await writeYear(store, 2030, { latest: 60, logged: 60, cancelled: [60] });
    for (let serial = 1; serial <= 60; serial += 1)
      await writeRow(store, formatNumber(2030, serial), serial === 60 ? { cancelled: 'lost', since: 1 } : {});
    await openTab(store);
    expect(readNumbers()).toEqual(['2031-00002', '2031-00001']);
    const list = page.getByCss('section[aria-labelledby=numbers]');
    await expectText(list, 'Abad, Sample6 May 2031 · Official receipt 7654321, ₱50.00 · Holds');
    await expectText(list, '(deleted)6 May 2031 · Free · Holds');
    await getControl('documentYear').selectOptions('2030');
    await expect.poll(() => readNumbers().length).toBe(50);
    await expectText(list, 'Cancelled: Lost');
    await press(messages.more);
    await expect.poll(() => readNumbers().length).toBe(60);
    expect([readNumbers()[0], readNumbers()[59], getButton(messages.more).length]).toEqual([
      '2030-00060',
      '2030-00001',
      0,
    ]);
  });
});

describe('§7 a document is cancelled', () => {
  it('for a reason, and by a second press that says that it is for good', async () => {
    const store = await createRegister();
    await openTab(store);
    await press(messages.cancel.open('2031-00001'));
    await expect.element(getControl('cancelReason')).toHaveFocus();
    await press(messages.cancel.begin);
    await expectWrongField('cancelReason', messages.cancel.needed);
    await getControl('cancelReason').selectOptions('mistake');
    await press(messages.cancel.begin);
    await expectTitle(messages.forGood);
    expect(store.readAll('Document_Status').get('2031')).toMatchObject({ cancelled: [] });
    await press(messages.keep);
    await press(messages.cancel.begin);
    await press(messages.cancel.confirm);
    await expectTitle(messages.cancel.done('2031-00001'));
    await expect.element(page.getByRole('heading', { level: 1, name: messages.title })).toHaveFocus();
    expect(store.readAll('Document_Status').get('2031')).toMatchObject({ cancelled: [1] });
    expect(store.readAll('Issued_Documents').get('2031-00001')).toMatchObject({ cancelled: 'mistake' });
    await expect.poll(() => getButton(messages.cancel.open('2031-00001')).length).toBe(0);
  });
});

describe('§7 the logbook', () => {
  it('has a line for each number that it lacks, with the check digits of the year', async () => {
    const store = await createRegister();
    await openTab(store);
    expect(readCells()).toEqual([
      [
        '2031-00001',
        '6 May 2031',
        'Abad, Sample',
        'Sample clearance',
        '7654321',
        '₱50.00',
        'Holds',
        'Sample Captain, Punong Barangay',
      ],
      [
        '2031-00002',
        '6 May 2031',
        '(deleted)',
        'Sample clearance',
        '',
        '',
        'Holds',
        'Sample Captain, Punong Barangay',
      ],
    ]);
    await expectTitle(messages.logbook.head(2031, '2031abcd'));
    await press(messages.logbook.mark);
    await expectTitle(messages.logbook.none);
    expect(store.readAll('Document_Status').get('2031')).toMatchObject({ logged: 2, latest: 2 });
  });

  it('is not marked over a number that came meanwhile, whose line waits until it is shown', async () => {
    const store = await createRegister();
    await openTab(store);
    await writeRow(store, '2031-00003');
    await writeYear(store, 2031, { latest: 3 });
    await press(messages.logbook.mark);
    await expectTitle(messages.conflict);
    expect(store.readAll('Document_Status').get('2031')).toMatchObject({ logged: 0 });
    await press(staffMessages.writing.readAnew);
    await expectTitle(messages.logbook.later(1));
    expect(readCells().length).toBe(2);
    await press(messages.logbook.mark);
    await expect.poll(() => store.readAll('Document_Status').get('2031')).toMatchObject({ logged: 2 });
    await expect.poll(() => readCells().length).toBe(1);
  });
});

describe('§7 the keys of the computers', () => {
  it('are listed with their day and papers, and withdrawn by a second press that names the papers', async () => {
    const store = await createRegister();
    await openTab(store);
    const row = page.getByCss('section[aria-labelledby=keys] li').filter({ hasText: kid });
    await expectText(row, `${kid} · since 6 May 2031 · 2 documents of the list above`);
    await press(messages.keys.withdraw(kid));
    await expectTitle(messages.keys.numbers(['2031-00001', '2031-00002']));
    await expectTitle(messages.keys.access);
    expect(store.readAll('Document_Status').get('keys')).not.toHaveProperty(`${kid}.until`);
    await press(messages.keys.confirm);
    await expectTitle(messages.keys.done(kid));
    await expectText(row, 'withdrawn on 6 May 2031');
    expect(store.readAll('Document_Status').get('keys')).toHaveProperty(`${kid}.until`);
    expect(getButton(messages.keys.withdraw(kid)).length).toBe(0);
  });

  it('has that of this computer, which the page made where the hall has a text', async () => {
    const store = await createRegister();
    store.write('documentTexts', clearanceText);
    await openTab(store);
    await expect.poll(() => Object.keys(store.readAll('Document_Status').get('keys') ?? {}).length).toBe(2);
    await openStaffTab('requests');
    await openStaffTab('documents');
    await expectText(page.getByCss('section[aria-labelledby=keys]'), `${messages.keys.own} · since`);
  });
});
