/** §6 §7. The editor of the site's content: what it checks, keeps, marks and previews of the fields of a record. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isPublishedList } from '../../../src/content/schema/lists.ts';
import { type EditedListName, editedLists } from '../../../src/staff/content/listGroups.ts';
import { staffContentMessages as messages } from '../../../src/staff/content/messages.ts';
import { createStaffStore, renderStaff, type StaffStore } from '../../support/components/renderStaff.tsx';
import {
  getButton,
  getControl,
  openList,
  openRecord,
  press,
  readFocusedId,
  readRecordTitles,
  readValue,
  save,
  typeInto,
} from '../../support/components/staffPage.ts';
import { readContentList } from '../../support/components/testStore.ts';

const open = async (list: EditedListName, store: StaffStore = createStaffStore()): Promise<StaffStore> => {
  await renderStaff(store);
  await openList(list);
  return store;
};

const getRow = (title: string) => page.getByCss('main li > button').filter({ hasText: title });
const lastFold = () => page.getByCss('summary').last();

/** The lists for which content/ has records. */
const filledLists = editedLists.filter((list) => readContentList(list).length > 0);

describe('§7 the fields of a record', () => {
  it('take over what a script writes into a line and a paragraph, also into the preview', async () => {
    await open('news');
    await openRecord(readRecordTitles()[0]!);
    const written = { title: 'Sample: written by a script', body: 'Sample paragraph by a script.' };
    await expect.element(getControl('title')).toBeVisible();
    for (const [id, text] of Object.entries(written)) {
      const control = getControl(id).element() as HTMLInputElement;
      control.value = text;
      for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
    }
    await press(messages.preview);
    await expect.element(page.getByText(messages.previewTitle)).toBeVisible();
    for (const text of Object.values(written))
      await expect.element(page.getByText(text).first()).toBeVisible();
    await press(messages.back);
    for (const [name, text] of Object.entries(written)) expect(readValue(name)).toBe(text);
  });

  it('need a number in a contact, which is marked hidden once it is inactive', async () => {
    const store = await open('contacts');
    await press(messages.create(messages.lists.contacts.one));
    await getControl('name').fill('Sample desk');
    await press(messages.save);
    await expect
      .element(page.getByRole('alert').getByRole('link', { name: messages.fields.mobileCon1! }))
      .toBeVisible();
    await getControl('mobileCon1').fill('0917 000 0000');
    await save();
    await press(messages.goOn);
    await openRecord('Sample desk');
    await getControl('status').selectOptions('inactive');
    await save();
    await press(messages.goOn);
    await expect.element(getRow('Sample desk').getByText(messages.hidden)).toBeVisible();
    expect(store.read('contacts', 'sample-desk')).toMatchObject({
      mobileCon1: '0917 000 0000',
      status: 'inactive',
    });
  });

  it('name the line and the words in braces that nothing fills, and preview the sheet of a document', async () => {
    const text = { id: 'a', title: 'Sample paper', service: 'BARANGAY_CLEARANCE', body: 'To {name}' };
    const store = await open('documentTexts', createStaffStore({ documentTexts: [text] }));
    await openRecord('Sample paper');
    await getControl('body').fill('To {name}\n\nfor {purpos}');
    await getControl('certificate').selectOptions('residency');
    await press(messages.save);
    const { problems, staffOnly } = messages;
    const sentence = problems.byCode.placeholder({ line: 3, text: '{purpos}', suggestion: 'purpose' });
    expect(sentence).toContain('Line 3 has {purpos}, which nothing fills. Write {purpose}');
    await expect.element(page.getByCss('#body-error')).toHaveTextContent(sentence);
    await getControl('body').fill('To {name}\n\nfor {?Why}');
    await press(messages.preview);
    await expect.element(page.getByText(staffOnly.previewTitle)).toBeVisible();
    await expect.element(page.getByRole('article').getByText('To Sample Resident')).toBeVisible();
    await save();
    await expect.element(page.getByText(staffOnly.savedNext)).toBeVisible();
    expect(store.read('documentTexts', 'a')).toMatchObject({
      service: 'BARANGAY_CLEARANCE',
      certificate: 'residency',
      body: 'To {name}\n\nfor {?Why}',
    });
  });

  it('are saved in a part of a nested field, which a key unfolds', async () => {
    const place = { id: 'a', title: 'Sample place', place: { lat: 8.4, lng: 124.3 } };
    const store = await open('tourism', createStaffStore({ tourism: [place] }));
    await openRecord('Sample place');
    await expect.element(getControl('title')).toBeVisible();
    await expect.element(getControl('place.lat')).not.toBeVisible();
    (lastFold().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await getControl('place.lat').fill('8.4001');
    await save();
    expect(store.read('tourism', 'a')).toMatchObject({ place: { lat: 8.4001, lng: 124.3 } });
  });

  it('unfold where one has a problem, and its link leads there', async () => {
    await open('news');
    await openRecord(readRecordTitles()[0]!);
    await expect.element(getControl('title')).toBeVisible();
    await expect.element(getControl('slug')).not.toBeVisible();
    await lastFold().click();
    await expect.element(page.getByText(messages.hints.slug!)).toBeVisible();
    await getControl('slug').fill('No Slug');
    await lastFold().click();
    await expect.element(getControl('slug')).not.toBeVisible();
    await press(messages.save);
    const problem = `${messages.fields.slug}: ${messages.problems.must.slug}`;
    await page.getByRole('alert').getByRole('link', { name: problem }).click();
    expect(readFocusedId()).toBe('slug');
    await expect.element(getControl('slug')).toBeVisible();
  });

  it('offer to clear the sample mark beside a number, and say so when a new number keeps it', async () => {
    const contact = { id: 'desk', name: 'Sample desk', mobileCon1: '0917 000 0000', sample: true };
    const store = await open('contacts', createStaffStore({ contacts: [contact] }));
    const stillSample = page.getByText(messages.stillSample(messages.fields.sample!));
    await openRecord('Sample desk');
    await getControl('mobileCon1').fill('0900 000 0000');
    await press(messages.save);
    await expect.element(stillSample).toBeVisible();
    await press(messages.goOn);
    await openRecord('Sample desk');
    await typeInto('mobileCon1', '{Tab}');
    expect(readFocusedId()).toBe('sample');
    await userEvent.keyboard(' ');
    await save();
    expect(stillSample.elements()).toEqual([]);
    expect(store.read('contacts', 'desk')).not.toMatchObject({ sample: true });
  });
});

describe('§7 the list of records', () => {
  it('shows the day of each dated record, and of the others the day they changed', async () => {
    const changed = Date.UTC(2026, 10, 18);
    await open(
      'contacts',
      createStaffStore({
        contacts: [
          { id: 'a', name: 'Sample A', updated: changed },
          { id: 'b', name: 'Sample B', updated: 'x' },
        ],
        news: [{ id: 'c', title: 'Sample C', date: changed, updated: changed + 864e5 }],
      }),
    );
    const dayOf = (title: string) => getRow(title).getByCss('small').first();
    await expect.element(dayOf('Sample A')).toHaveTextContent(messages.changedOn('18 November 2026'));
    await expect.element(dayOf('Sample B')).toBeEmptyDOMElement();
    await press(messages.allLists);
    await openList('news');
    await expect.element(dayOf('Sample C')).toHaveTextContent('18 November 2026');
    await expect.element(dayOf('Sample C')).not.toHaveTextContent(messages.changedOn(''));
  });
});

describe('§7 a record that somebody else changed', () => {
  it('is not overwritten, and is read again', async () => {
    const store = await open('history');
    await openRecord('The barangay is founded');
    await getControl('year').fill('1950');
    store.write('history', { id: 'founding', status: 'active', title: 'Sample', year: '1951', order: 1 });
    await press(messages.save);
    await expect.element(page.getByText(messages.conflictWhy)).toBeVisible();
    expect(store.read('history', 'founding')).toMatchObject({ year: '1951' });
    await press(messages.readAnew);
    await openRecord('Sample');
    await expect.element(getControl('year')).toHaveValue('1951');
  });
});

describe('§7 the preview', () => {
  it.each(filledLists)('shows a record of %s', async (list) => {
    await open(list);
    await page.getByCss('main li > button').first().click();
    await press(messages.preview);
    const { previewTitle } = isPublishedList(list) ? messages : messages.staffOnly;
    await expect.element(page.getByText(previewTitle)).toBeVisible();
    expect(page.getByText(messages.previewNone).elements()).toEqual([]);
    expect((page.getByCss('form').first().element() as HTMLElement).innerText.length).toBeGreaterThan(40);
    await expect.element(getButton(messages.back)).toBeVisible();
  });
});
