/** §6. An unused staff page warns, signs itself out, and keeps only what is still true at the next sign-in. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { staffPageMessages } from '../../../src/staff/messages.ts';
import { staffMessages as messages } from '../../../src/staff-core/messages.ts';
import { getControl } from '../../support/components/staffPage.ts';
import {
  createStaffRequestStore,
  getRequestRow,
  getRequestTitle,
  writeReceipt,
} from '../../support/components/staffRequests.ts';
import { renderStaffPage, signInAgain } from '../../support/components/staffSession.tsx';
import { testNow } from '../../support/testNow.ts';

const { idle } = staffPageMessages;
const warning = page.getByRole('alert').filter({ hasText: idle.title });
const signedOut = page.getByText(messages.signIn.failures.idle);

beforeEach(() => {
  vi.useFakeTimers({ now: testNow, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (minutes: number, seconds = 0) => vi.advanceTimersByTimeAsync((minutes * 60 + seconds) * 1_000);

const visitRequests = async () => {
  const { store } = await renderStaffPage('requests', {
    store: await createStaffRequestStore(undefined, { now: () => Date.now() }),
  });
  await expect.element(getRequestRow('4f3a')).toBeVisible();
  return store;
};

describe('§6 a staff page that nobody uses', () => {
  it('warns before it signs out, and any key or the button keeps the clerk signed in', async () => {
    await visitRequests();
    await pass(17, 30);
    expect(warning.elements()).toEqual([]);
    await userEvent.keyboard('{Shift}');
    await pass(17, 50);
    expect(warning.elements()).toEqual([]);
    await pass(0, 20);
    await expect.element(warning.getByRole('button', { name: idle.stay })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(warning).not.toBeInTheDocument();
    await pass(18, 1);
    // A pointer counts as use before its press is over: this is the press alone.
    await expect.element(warning).toBeVisible();
    (warning.getByRole('button', { name: idle.stay }).element() as HTMLElement).click();
    await expect.element(warning).not.toBeInTheDocument();
    await pass(17);
    await expect.element(getRequestRow('4f3a')).toBeVisible();
  });

  it('forgets a chosen status when somebody else changed the request meanwhile', async () => {
    const store = await visitRequests();
    await getRequestRow('4f3a').click();
    await getControl('newState').selectOptions('refused');
    await pass(18, 1);
    await expect.element(warning).toBeVisible();
    await pass(2, 1);
    await expect.element(signedOut).toBeVisible();
    await writeReceipt(store, '4f3a', { state: 'ready', since: 1 });
    await signInAgain();
    await expect.element(getRequestTitle('4f3a')).toBeVisible();
    await expect.element(getControl('newState')).toHaveValue('ready');
  });

  it('signs out at the first use after the device slept for longer', async () => {
    await visitRequests();
    // A sleeping device stops its timers, and not its clock.
    vi.setSystemTime(testNow + 12 * 3_600_000);
    await userEvent.keyboard('{Shift}');
    await expect.element(signedOut).toBeVisible();
    expect(document.documentElement.outerHTML).not.toContain('Abad');
  });
});
