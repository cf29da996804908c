/** §7. A session that the store ends: the page signs out once, keeps what was typed, and removes a citizen's answers. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { staffContentMessages } from '../../../src/staff/content/messages.ts';
import { counterMessages } from '../../../src/staff/counter/messages.ts';
import { StaffError } from '../../../src/staff/errors.ts';
import { staffPageMessages } from '../../../src/staff/messages.ts';
import { staffMessages as messages } from '../../../src/staff-core/messages.ts';
import {
  getButton,
  getControl,
  openList,
  openRecord,
  press,
  save,
} from '../../support/components/staffPage.ts';
import {
  createStaffRequestStore,
  getRequestRow,
  openStaffTab,
  toReceiptCode,
} from '../../support/components/staffRequests.ts';
import { renderStaffPage, signInAgain } from '../../support/components/staffSession.tsx';

const { signIn, failures } = messages;
const { held } = staffPageMessages;

const requestsTitle = page.getByRole('heading', { level: 1, name: messages.desk.title });
const ended = page.getByText(signIn.failures.ended);

const typeYear = async () => {
  await openList('history');
  await openRecord('The barangay is founded');
  await getControl('year').fill('1950');
};

describe('§7 a session that the store ends', () => {
  it.each([
    ['requests', 'unauthenticated'],
    ['hall', 'unauthenticated'],
    ['hall', 'permission-denied'],
    ['feedback', 'unauthenticated'],
  ] as const)(
    'keeps the record typed in Content when a read of the tab %s is refused as %s',
    async (tab, code) => {
      const { store, leave } = await renderStaffPage('content');
      await typeYear();
      store.fail(code);
      await openStaffTab(tab);
      await expect.element(ended).toBeVisible();
      await expect.element(getControl('year')).not.toBeVisible();
      expect(getButton(messages.signOut).length).toBe(0);
      expect(leave).toHaveBeenCalledTimes(1);
      await signInAgain();
      await openStaffTab('content');
      await expect.element(getControl('year')).toHaveValue('1950');
      // It is still unsaved, so the page asks before it would be lost.
      await press(messages.signOut);
      await expect.element(page.getByText(held.title)).toBeVisible();
      await press(held.stay);
      await save();
      expect(store.read('history', 'founding')).toMatchObject({ year: '1950' });
    },
  );

  it('signs out at a Save in Content, and the next Save writes the record after the next sign-in', async () => {
    const { store } = await renderStaffPage('content');
    await typeYear();
    store.fail('unauthenticated');
    await press(staffContentMessages.save);
    await expect.element(ended).toBeVisible();
    await signInAgain();
    await expect.element(page.getByText(failures.unauthenticated)).toBeVisible();
    await expect.element(getControl('year')).toHaveValue('1950');
    await save();
    expect(store.read('history', 'founding')).toMatchObject({ year: '1950' });
  });

  it('stays where only a write is forbidden, and the page says that the record is not saved', async () => {
    const { store, leave } = await renderStaffPage('content');
    await typeYear();
    store.fail('permission-denied');
    await press(staffContentMessages.save);
    await expect.element(page.getByText(failures['permission-denied'])).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
    await expect.element(getControl('year')).toHaveValue('1950');
  });

  it('signs out at the look-up of a receipt, and removes the requests', async () => {
    const { store } = await renderStaffPage('requests', { store: await createStaffRequestStore() });
    const field = page.getByLabelText(messages.desk.search);
    await expect.element(getRequestRow('4f3a')).toBeVisible();
    // The page reads the texts of documents by itself once it is idle.
    await expect
      .element(page.getByRole('link', { name: messages.tabs.documents, exact: true }))
      .toBeVisible();
    store.fail('unauthenticated');
    await field.fill(`https://barangay.example/Request_Status#${toReceiptCode('4f3d')}`);
    await expect.element(ended).toBeVisible();
    expect(document.documentElement.outerHTML).not.toContain('Abad');
  });

  it('removes a half-entered request when a late read of the tab Hall is refused, and asks about nothing later', async () => {
    const refusals: ((error: StaffError) => void)[] = [];
    let isHeld = true;
    const { store, leave } = await renderStaffPage('hall', {
      intercept: () => (isHeld ? new Promise((_, refuse) => void refusals.push(refuse)) : null),
    });
    await expect.poll(() => refusals.length).toBeGreaterThan(0);
    isHeld = false;
    await openStaffTab('requests');
    await press(counterMessages.open);
    await page
      .getByLabelText(counterMessages.form.service, { exact: true })
      .selectOptions('BARANGAY_CLEARANCE');
    await getControl('lname').fill('Sample-Held');
    store.fail('unauthenticated');
    for (const refuse of refusals) refuse(new StaffError('unauthenticated'));
    await expect.element(ended).toBeVisible();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(document.documentElement.outerHTML).not.toContain('Sample-Held');
    expect(getControl('lname').length).toBe(0);
    await signInAgain();
    await expect.element(requestsTitle).toBeVisible();
    await press(messages.signOut);
    await expect.element(page.getByLabelText(signIn.token.label)).toBeVisible();
    expect(page.getByText(held.title).length).toBe(0);
  });

  it('ends once for two refused calls, and the later refusal does not end the next session', async () => {
    const refusals: ((error: StaffError) => void)[] = [];
    let isHeld = false;
    const { leave } = await renderStaffPage('content', {
      intercept: () => (isHeld ? new Promise((_, refuse) => void refusals.push(refuse)) : null),
    });
    await typeYear();
    isHeld = true;
    await press(staffContentMessages.save);
    await expect.poll(() => refusals.length).toBe(1);
    await openStaffTab('feedback');
    await expect.poll(() => refusals.length).toBeGreaterThan(1);
    isHeld = false;
    refusals.at(-1)!(new StaffError('permission-denied'));
    await expect.element(ended).toBeVisible();
    await signInAgain();
    refusals[0]!(new StaffError('unauthenticated'));
    // A press of the tab would ask whether to discard the record.
    location.hash = '#content';
    await expect.element(page.getByText(failures.unauthenticated)).toBeVisible();
    await expect.element(getControl('year')).toHaveValue('1950');
    expect(getButton(messages.signOut).length).toBe(1);
    expect(leave).toHaveBeenCalledTimes(1);
  });
});
