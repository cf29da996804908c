/** §6 §7. A clerk finds a request by its reference, by a pasted receipt, or by a name in any spelling. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { requestSearchMessages } from '../../../src/staff/requests/search/requestSearchMessages.ts';
import { staffMessages as messages } from '../../../src/staff-core/messages.ts';
import { press } from '../../support/components/staffPage.ts';
import {
  createStaffRequestStore,
  getRequestTitle,
  listRequestRows,
  openRequests,
  requestDay,
  requestOfTomorrow,
  requestsOfToday,
  type SampleRequest,
  toReceiptCode,
} from '../../support/components/staffRequests.ts';

const field = page.getByLabelText(messages.desk.search);
const opened = getRequestTitle;
const linkOf = (code: string) => `https://barangay.example/Request_Status#${code}&clearance`;

const openSearch = async (more: readonly SampleRequest[] = []) => {
  const store = await createStaffRequestStore([...requestsOfToday, requestOfTomorrow, ...more]);
  await openRequests(store);
  return store;
};

const search = async (text: string): Promise<void> => {
  await field.fill(text);
  await userEvent.keyboard('{Enter}');
};

describe('§6 the search for one request', () => {
  it('opens the request of a pasted link without another key, whatever status was chosen', async () => {
    await openSearch();
    await page.getByLabelText(messages.desk.state).selectOptions('released');
    await field.fill(`See ${linkOf(toReceiptCode('4f3d'))}`);
    await expect.element(opened('4f3d')).toBeVisible();
  });

  it.each(['4F3D', 'ref. 4f3d', '#4f3d'])('opens the request of the typed reference %s', async (typed) => {
    await openSearch();
    await search(typed);
    await expect.element(opened('4f3d')).toBeVisible();
  });

  it('lists a reference that others begin with, and opens none of them', async () => {
    await openSearch([{ id: '4f3d-9c1b' }]);
    await search('4f3d');
    await expect.poll(listRequestRows).toEqual(['4f3d', '4f3d-9c1b']);
  });

  it('says that a receipt is unknown or incomplete, and searches for none of it', async () => {
    await openSearch();
    await field.fill(linkOf('01234567-89ab-4f3a-9c1b-0123456789ab'));
    await expect.element(page.getByText(requestSearchMessages.unknown)).toBeVisible();
    await search('https://barangay.example/Request_Status#01234567-89ab-4f3a');
    await expect.element(page.getByText(requestSearchMessages.broken)).toBeVisible();
    await expect.element(field).toHaveValue('');
    expect(listRequestRows()).toEqual(['4f3b', '4f3c', '4f3a']);
  });

  it('says that a receipt could not be looked up without a connection', async () => {
    const store = await openSearch();
    store.fail('unreachable');
    await field.fill(linkOf(toReceiptCode('4f3d')));
    await expect.element(page.getByText(requestSearchMessages.failed)).toBeVisible();
    store.fail(null);
    await field.fill(linkOf(toReceiptCode('4f3d')));
    await expect.element(opened('4f3d')).toBeVisible();
  });

  it("leaves '/' to a field that has the focus", async () => {
    await openSearch();
    await field.fill('n');
    await userEvent.keyboard('/a');
    await expect.element(field).toHaveValue('n/a');
  });
});

describe('§7 the requests of one person', () => {
  it('are marked in the list of a day and stand together in a search', async () => {
    const person = (lname: string, hour: string, birthDate = '1990-02-03') => ({
      lname,
      birthDate,
      schedule: `${requestDay}T${hour}:00`,
    });
    await openSearch([
      { id: '4001', fields: person('De la Cruz', '10') },
      { id: '4002', fields: person('Dela Cruz', '14', '1991-02-03') },
      { id: '4003', fields: person('Delacruz', '15') },
    ]);
    const marked = page
      .getByCss('[data-row]')
      .filter({ hasText: requestSearchMessages.samePerson(2) })
      .elements()
      .map((row) => row.getAttribute('data-row'));
    expect(marked).toEqual(['4001', '4003']);
    await search('dela cruz');
    await expect.poll(() => listRequestRows().toSorted()).toEqual(['4001', '4002', '4003']);
    const found = listRequestRows();
    expect(Math.abs(found.indexOf('4001') - found.indexOf('4003'))).toBe(1);
  });
});

describe('§7 the email to a citizen', () => {
  it('is offered for a request that is ready, in the language that the clerk chooses', async () => {
    const email = 'sample@example.com';
    await openSearch([
      { id: '4001', fields: { email }, receipt: { state: 'ready', since: Date.UTC(2031, 4, 6) } },
      { id: '4002', fields: { email: 'a@b.ph?bcc=x@y.ph' }, receipt: { state: 'ready' } },
      { id: '4003', fields: { email } },
    ]);
    const open = async (id: string) => {
      await search(id);
      await expect.element(opened(id)).toBeVisible();
    };
    const link = page.getByRole('link', { name: 'Write an email' });
    await open('4001');
    await expect
      .element(link)
      .toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:sample@example\.com\?subject=.*4001%20is%20ready/),
      );
    await page.getByLabelText('Language of the email').selectOptions('ceb');
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringContaining('andam%20na%20ang%20hangyo%204001'));
    for (const id of ['4002', '4003']) {
      await press(messages.request.back);
      await open(id);
      expect(link.elements()).toEqual([]);
    }
  });
});
