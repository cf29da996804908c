/** RA 10173. The panels that delete: what they say, the second press, and what follows a conflict and a failure. */
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StaffError } from '../../../src/staff/errors.ts';
import { DeletionPanel } from '../../../src/staff/requests/deletion/DeletionPanel.tsx';
import { deletionMessages as messages } from '../../../src/staff/requests/deletion/deletionMessages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { renderStaffPart } from '../../support/components/renderStaff.tsx';
import { getButton, press } from '../../support/components/staffPage.ts';

const { purge } = messages;
const whole = { requests: 2, receipts: 2, isWhole: true };

const open = async ({
  count = async () => ({ requests: 2, leftovers: 0 }),
  remove = async () => whole,
}: {
  readonly count?: () => Promise<{ requests: number; leftovers: number }>;
  readonly remove?: () => Promise<typeof whole>;
} = {}) => {
  const calls = { remove: vi.fn(remove), onReload: vi.fn() };
  await renderStaffPart(<DeletionPanel texts={purge} count={count} {...calls} />);
  await page.getByText(purge.title, { exact: true }).click();
  return calls;
};

const fail = (code: string) => () => Promise.reject(new StaffError(code));

describe('RA 10173 a panel that deletes', () => {
  it('is folded, and says what goes before the first press', async () => {
    await renderStaffPart(
      <DeletionPanel
        texts={purge}
        count={async () => ({ requests: 0, leftovers: 0 })}
        remove={async () => whole}
        onReload={() => {}}
      />,
    );
    await expect.element(page.getByText(purge.title, { exact: true })).toBeVisible();
    expect(getButton(purge.ask).length).toBe(0);
    await page.getByText(purge.title, { exact: true }).click();
    await expect.element(page.getByText(purge.about[0])).toBeVisible();
    await expect.element(getButton(purge.ask)).toBeVisible();
  });

  it('deletes by keyboard alone, at the second press, and then says how much', async () => {
    const { remove, onReload } = await open();
    (getButton(purge.ask).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Delete 2 requests?')).toBeVisible();
    expect(remove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByText('2 requests and 2 receipts were deleted.')).toBeVisible();
    await expect.element(page.getByText(messages.copies)).toBeVisible();
    expect(remove).toHaveBeenCalledTimes(1);
    expect(onReload).toHaveBeenCalledExactlyOnceWith(whole);
  });

  it('deletes nothing where the clerk keeps them', async () => {
    const { remove } = await open();
    await press(purge.ask);
    await press(messages.cancel);
    await expect.element(getButton(purge.ask)).toBeVisible();
    expect(remove).not.toHaveBeenCalled();
  });

  it('says that there is nothing, and asks for no second press', async () => {
    await open({ count: async () => ({ requests: 0, leftovers: 0 }) });
    await press(purge.ask);
    await expect.element(page.getByText(purge.nothing)).toBeVisible();
    expect(getButton(messages.confirm).length).toBe(0);
  });

  it.each([
    [1, 0, 'Delete 1 request?'],
    [0, 1, 'Delete 1 leftover without a request?'],
    [2, 3, 'Delete 2 requests and 3 leftovers without a request?'],
  ])('counts %i requests and %i leftovers', async (requests, leftovers, text) => {
    await open({ count: async () => ({ requests, leftovers }) });
    await press(purge.ask);
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it('says so where some changed in the meantime', async () => {
    await open({ remove: async () => ({ requests: 1, receipts: 1, isWhole: false }) });
    await press(purge.ask);
    await press(messages.confirm);
    await expect.element(page.getByText('1 request and 1 receipt were deleted.')).toBeVisible();
    await expect.element(page.getByText(messages.notWhole)).toBeVisible();
  });

  it('asks to look again after a conflict', async () => {
    const { onReload } = await open({ remove: fail('conflict') });
    await press(purge.ask);
    await press(messages.confirm);
    await expect.element(page.getByText(messages.conflictWhy)).toBeVisible();
    await press(messages.readAgain);
    expect(onReload).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('says why it failed, that some of it may be gone, and counts again at the next try', async () => {
    await open({ remove: fail('unreachable') });
    await press(purge.ask);
    await press(messages.confirm);
    await expect.element(page.getByText(staffMessages.failures.unreachable)).toBeVisible();
    await expect.element(page.getByText(messages.partly)).toBeVisible();
    await press(purge.ask);
    await expect.element(page.getByText('Delete 2 requests?')).toBeVisible();
  });

  it('says why they could not be counted, and not that something is gone', async () => {
    await open({ count: fail('unreachable') });
    await press(purge.ask);
    await expect.element(page.getByText(staffMessages.failures.unreachable)).toBeVisible();
    expect(page.getByText(messages.partly).length).toBe(0);
  });
});
