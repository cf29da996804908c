/** §7. New requests on the staff page: when they are looked for, when they are new, and which list shows them. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { newRequestsMessages as messages } from '../../../src/staff/requests/newRequests/useNewRequests.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import type { StaffStore } from '../../support/components/renderStaff.tsx';
import { getButton, press } from '../../support/components/staffPage.ts';
import {
  createStaffRequestStore,
  listRequestRows,
  openRequests,
  requestsOfToday,
  writeRequests,
} from '../../support/components/staffRequests.ts';
import { testNow } from '../../support/testNow.ts';

const show = getButton(messages.show);
const status = (text: string) => page.getByRole('status').getByText(text, { exact: true });
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: testNow, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

const waitMinutes = (count: number) => vi.advanceTimersByTimeAsync(count * minute + 1_000);

/** Opens the requests of today, and counts the queries of requests from then on. */
const openList = async () => {
  const store = await createStaffRequestStore(requestsOfToday, { now: () => Date.now() });
  const queries = vi.fn();
  const post: StaffStore['client']['post'] = (call, payload) => {
    if (call.endsWith('/Form_Requests:runQuery')) queries();
    return store.client.post(call, payload);
  };
  await openRequests({ ...store, client: { ...store.client, post } });
  queries.mockClear();
  return { store, queries };
};

/** Reports the visibility as the browser does when another program covers the page. */
const setVisibility = (value: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('§7 new requests on the staff page', () => {
  it('of the chosen day only load its list again', async () => {
    const { store } = await openList();
    await writeRequests(store, [{ id: '4001' }, { id: '4002' }]);
    await waitMinutes(1);
    await expect.element(status('2 new requests')).toBeVisible();
    await show.click();
    await expect.poll(listRequestRows).toEqual(['4f3b', '4f3c', '4f3a', '4001', '4002']);
  });

  it('are not new once the clerk has loaded the list', async () => {
    const { store } = await openList();
    await writeRequests(store, [{ id: '4001' }]);
    await waitMinutes(1);
    await expect.element(show).toBeVisible();
    await press(staffMessages.desk.refresh);
    await expect.poll(listRequestRows).toContain('4001');
    await expect.element(show).not.toBeInTheDocument();
  });

  it('are found by one query a minute, by none while the page is hidden, and by one as soon as it is shown', async () => {
    const { store, queries } = await openList();
    await waitMinutes(1);
    expect(queries).toHaveBeenCalledTimes(1);
    setVisibility('hidden');
    await writeRequests(store, [{ id: '4001' }]);
    await waitMinutes(10);
    expect(queries).toHaveBeenCalledTimes(1);
    setVisibility('visible');
    await expect.element(status('1 new request')).toBeVisible();
    expect(queries).toHaveBeenCalledTimes(2);
  });

  it('say nothing of a check that fails, and are found by the next one', async () => {
    const { store, queries } = await openList();
    await writeRequests(store, [{ id: '4001' }]);
    store.fail('unreachable');
    await waitMinutes(1);
    expect(queries).toHaveBeenCalledTimes(1);
    expect(page.getByRole('alert').elements()).toEqual([]);
    store.fail(null);
    await waitMinutes(1);
    await expect.element(status('1 new request')).toBeVisible();
  });
});
