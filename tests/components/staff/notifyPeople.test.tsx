/** §7. What the tab 'Hall' offers after a closing and after a move: one email to all with an address, and a list of the others. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hallTabMessages as messages } from '../../../src/staff/hall/messages.ts';
import { readTexts } from '../../support/components/locators.ts';
import { renderStaff, type StaffStore } from '../../support/components/renderStaff.tsx';
import {
  createStaffRequestStore,
  openStaffTab,
  toReceiptCode,
} from '../../support/components/staffRequests.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';

const schedule = '2031-05-07T08:30';
const { notify } = messages;
const name = hostilePayloads[0]!;

const openHall = async (): Promise<StaffStore> => {
  const store = await createStaffRequestStore([
    { id: '4001', fields: { lname: 'Sample-One', email: 'one@example.com', schedule } },
    { id: '4002', fields: { lname: 'Sample-Two', email: 'one@example.com', schedule } },
    { id: '4003', fields: { lname: 'Sample-Three', email: 'two@example.com?cc=x@y.ph', schedule } },
    { id: '4004', fields: { lname: name, email: '', address: 'Sample sitio', zone: 7, schedule } },
    { id: '4005', fields: { lname: 'Sample-Five', email: 'five@example.com', schedule } },
  ]);
  await renderStaff(store);
  await openStaffTab('hall');
  await expect.element(page.getByRole('table', { name: messages.title })).toBeVisible();
  return store;
};

/** Goes through the page by the Tab key until this element has the focus. */
const tabTo = async (isReached: (focused: Element) => boolean): Promise<void> => {
  for (let press = 0; press < 40; press += 1) {
    if (isReached(document.activeElement!)) return;
    await userEvent.keyboard('{Tab}');
  }
  throw new Error('The Tab key does not lead there.');
};

const close = async (): Promise<void> => {
  await page.getByRole('button', { name: /Wednesday, 7 May 2031, morning/ }).click();
  await expect.element(page.getByText(messages.form.hits(5))).toBeVisible();
  await page.getByLabelText(messages.form.reason).selectOptions('Fiesta');
  await userEvent.keyboard('{Enter}');
};

const panel = (title: string) => page.getByRole('region', { name: title, exact: true });
const emailOf = (title: string) => {
  const link = panel(title).getByRole('link').element() as HTMLAnchorElement;
  return Object.fromEntries(new URL(link.href).searchParams);
};
const readList = (title: string) => readTexts(panel(title).getByRole('listitem'));

const listed = [
  `8:30\u00a0am 4003 Sample-Three, Sample. Zone 3, `,
  `8:30\u00a0am 4004 ${name}, Sample. Zone 7, Sample sitio`,
];

describe('§7 the people of a closed half day', () => {
  it('are reached by one email with Bcc, before anybody moves them; the others stand in a list', async () => {
    await openHall();
    await close();
    const title = notify.closed('Wednesday, 7 May');
    await expect.element(panel(title)).toBeVisible();
    const email = emailOf(title);
    expect(email).toEqual({
      bcc: 'one@example.com,five@example.com',
      subject: expect.stringContaining('hall closed'),
      body: expect.stringContaining('Please do not come then.'),
    });
    expect(email.body).toContain('7 May 2031 in the morning.');
    expect(JSON.stringify(email)).not.toMatch(/Sample-|Clearance|x@y/);
    expect(readList(title)).toEqual(listed);
    await expect.element(panel(title).getByText(notify.without(2))).toBeVisible();
    expect('ran' in window).toBe(false);
  });

  it('are reached after a move by the Tab key, with their new day, until the clerk puts the list away', async () => {
    const store = await openHall();
    await close();
    await expect.element(page.getByRole('heading', { name: messages.hit.title(5) })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    const title = notify.moved('Wednesday, 7 May', 'Thursday, 8 May');
    await expect.element(panel(title)).toBeVisible();
    expect(store.readAll('Request_Receipts').get(toReceiptCode('4001'))?.movedTo).toBe('2031-05-08T08:30');
    await expect
      .element(page.getByRole('rowheader', { name: 'Wednesday, 7 May' }).getByRole('button'))
      .not.toBeDisabled();
    await tabTo((focused) => focused.matches('a[href^="mailto:"]'));
    expect(document.activeElement?.textContent).toBe(notify.write(2, 1, 1));
    expect(emailOf(title).body).toContain('Your new day is Thursday, 8 May 2031, at the same hour.');
    expect(readList(title)).toEqual(listed);
    await tabTo((focused) => focused.textContent === notify.done);
    await userEvent.keyboard('{Enter}');
    await expect.element(panel(title)).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.closest('table')).not.toBeNull();
    // Neither the store nor the browser has the addresses from this.
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('example.com');
  });

  it('get the email of their last day alone where they are moved again', async () => {
    await openHall();
    await close();
    await expect.element(page.getByRole('heading', { name: messages.hit.title(5) })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await page.getByRole('button', { name: /Thursday, 8 May 2031, morning/ }).click();
    await page.getByLabelText(messages.form.reason).selectOptions('Fiesta');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: messages.hit.title(5) })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(panel(notify.moved('Thursday, 8 May', 'Friday, 9 May'))).toBeVisible();
    expect(page.getByRole('link', { name: notify.write(2, 1, 1) }).length).toBe(1);
  });
});
