/** 'Check my request': what it shows of the request, and what its field says (§2, §3; failures 24). */
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toTelUrl } from '../../../src/components/links/CallLink.tsx';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { statusPageMessages } from '../../../src/i18n/en/statusPage.ts';
import { site } from '../../../src/site.ts';
import { receiptKey } from '../../../src/ssr/hydration/requestKeys.ts';
import { getMain, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore, type TestRecord } from '../../support/components/testStore.ts';
import { testNow } from '../../support/testNow.ts';

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const status = {
  ...statusPageMessages.english,
  ...receiptMessages.english.status,
  calendar: receiptMessages.english.calendar,
};
const field = getMain().getByRole('textbox', { name: status.label });
const outcome = getMain().getByRole('status').filter({ hasText: status.states.received.title });
const { success } = outcomeMessages.english;
const reference = getMain().getByText('4f3a', { exact: true });

/** Opens the page of a request that the store has, with what follows its address. */
const renderStatus = (fragment: string, receiptFields: Readonly<Record<string, unknown>> = {}) => {
  const store = createTestStore();
  store.receipts.set(code, { recordId: '4f3a', ...receiptFields });
  return renderSite(`/Request_Status${fragment}`, { store });
};

describe('§3 the service of a receipt', () => {
  it('leads to the page of the service, with its papers', async () => {
    await renderStatus(`#${code}&clearance`);
    await outcome.getByRole('link', { name: 'Barangay Clearance', exact: true }).click();
    await expect
      .element(getMain().getByRole('heading', { level: 1, name: 'Issuance of Barangay Clearance' }))
      .toBeVisible();
  });

  it('is never a text of the link: what the table does not know shows nothing (failures 22)', async () => {
    await renderStatus(`#${code}&<img src=x onerror=ran=1>&HEALTH_SERVICES`);
    await expect.element(outcome.getByText('4f3a', { exact: true })).toBeVisible();
    expect(outcome.getByText(status.linkSays).length).toBe(0);
    expect(outcome.element().innerHTML).not.toContain('<img');
    expect('ran' in window).toBe(false);
  });
});

describe('§3 a request that the hall moved', () => {
  it('says the new day, and saves it for a calendar', async () => {
    await renderStatus(`#${code}&clearance`, { movedTo: '2031-05-12T08:00' });
    await expect.element(outcome.getByText(success.movedTo)).toBeVisible();
    await expect.element(outcome.getByText(/^Monday, 12 May, 8:00/)).toBeVisible();
    await expect.element(outcome.getByRole('button', { name: status.calendar.save })).toBeVisible();
  });

  it.each(['2031-02-30T08:00', '2031-05-12', '<b>soon</b>', 7, null])(
    'shows nothing of a malformed day: %j',
    async (movedTo) => {
      await renderStatus(`#${code}&clearance`, { movedTo });
      await expect.element(reference).toBeVisible();
      expect(outcome.getByText(success.movedTo).length).toBe(0);
    },
  );
});

describe('§2 §3 what a found request is about', () => {
  const steps = getMain().getByCss('li:has([data-is])');
  const title = getMain().getByRole('heading', { name: status.steps.title });
  const fee = getMain().getByText('Fee', { exact: true });

  const renderState = async (fragment: string, state: string): Promise<void> => {
    await renderStatus(`#${code}${fragment}`, { state, since: testNow });
    await expect.element(reference).toBeVisible();
  };

  it('shows for every receipt where it is, outside of the message that is read aloud', async () => {
    await renderState('', 'processing');
    await expect.element(title).toBeVisible();
    expect(readTexts(steps)).toEqual([
      'Received (done)',
      'In progress (now)',
      'Ready (not yet)',
      'Released (not yet)',
    ]);
    expect(readTexts(getMain().getByCss('[aria-current="step"]'))).toEqual(['In progress (now)']);
    expect(getMain().getByRole('status').getByCss('ol').length).toBe(0);
    expect(getMain().getByText('Zone Clearance').length).toBe(0);
  });

  it.each(['received', 'processing', 'ready'])(
    'shows the papers and the fee of the service that the link names, while the request is %s',
    async (state) => {
      await renderState('&certification', state);
      for (const text of [/^Zone Clearance/, /^Proof of residency/, /residency: ₱50/i])
        await expect.element(getMain().getByText(text).first()).toBeVisible();
      await expect.element(fee).toBeVisible();
    },
  );

  it.each(['released', 'refused'])('shows no papers and no fee for one that is %s', async (state) => {
    await renderState('&certification', state);
    await expect.element(title).toBeVisible();
    expect(fee.length).toBe(0);
  });

  it('shows no steps for a state that the page does not know', async () => {
    await renderState('&certification', 'sample-state');
    await expect.element(fee).toBeVisible();
    expect(steps.length).toBe(0);
  });
});

describe("§3 the hall's days of a found request", () => {
  const { closed } = status;
  const closedTitle = getMain().getByText(closed.title, { exact: true });
  const someDays = getMain().getByText(closed.someDays, { exact: true });
  const closedDay = {
    id: '2031-05-08',
    status: 'active',
    closedMorning: true,
    reason: 'Sample assembly',
  };

  /** Opens the page of a request that this tab sent for a moment; null for one that it did not send. */
  const renderDay = async (
    schedule: string | null,
    record: TestRecord,
    state = 'received',
    accepted?: number,
  ) => {
    const store = createTestStore();
    store.receipts.set(code, { recordId: '4f3a', state, since: testNow, accepted });
    store.add('hallDays', [record]);
    await renderSite('/Request_Status', { store });
    if (schedule !== null)
      sessionStorage.setItem(
        receiptKey('BARANGAY_CLEARANCE'),
        JSON.stringify({ id: '4f3a', code, schedule, mayBeOlder: false }),
      );
    await field.fill(code);
    await userEvent.keyboard('{Enter}');
    await expect.element(reference).toBeVisible();
  };

  it('say that the hall will be closed on the chosen day, why, and what to do', async () => {
    await renderDay('2031-05-08T09:00', closedDay);
    await expect.element(closedTitle).toBeVisible();
    for (const text of ['Thursday, 8 May 2031, morning', 'Sample assembly', `${closed.next} ${closed.wait}`])
      await expect.element(getMain().getByText(text, { exact: true })).toBeVisible();
    expect(someDays.length).toBe(0);
    expect(getMain().getByText(success.appointment).length).toBe(0);
  });

  it.each([
    ['the other half of the day was chosen', '2031-05-08T13:00', 'received'],
    ['another day was chosen', '2031-05-09T09:00', 'received'],
    ['the request is finished', '2031-05-08T09:00', 'released'],
  ])('say nothing when %s', async (_, schedule, state) => {
    await renderDay(schedule, closedDay, state);
    await expect.element(getMain().getByText('Sample assembly')).not.toBeInTheDocument();
    expect(closedTitle.length).toBe(0);
  });

  it('say nothing when staff accepted the papers', async () => {
    await renderDay('2031-05-08T09:00', closedDay, 'processing', testNow);
    expect(closedTitle.length).toBe(0);
  });

  it('say so, too, to somebody who opens the link on another phone', async () => {
    const store = createTestStore();
    store.receipts.set(code, { recordId: '4f3a', schedule: '2031-05-08T09:00' });
    store.add('hallDays', [closedDay]);
    await renderSite(`/Request_Status#${code}`, { store });
    await expect.element(closedTitle).toBeVisible();
    expect(someDays.length).toBe(0);
  });

  it('show the note of the chosen day', async () => {
    await renderDay('2031-05-08T13:00', { ...closedDay, note: 'Sample note' });
    await expect.element(getMain().getByText('Sample note', { exact: true })).toBeVisible();
    expect(closedTitle.length).toBe(0);
  });

  it('say that the chosen day is a declared holiday', async () => {
    await renderDay('2031-05-08T13:00', {
      id: '2031-05-08',
      status: 'active',
      holiday: true,
      reason: 'Sample proclamation',
    });
    await expect
      .element(getMain().getByText('Thursday, 8 May 2031: closed, a declared holiday', { exact: true }))
      .toBeVisible();
    await expect.element(getMain().getByText('Sample proclamation', { exact: true })).toBeVisible();
    await expect.element(closedTitle).toBeVisible();
  });

  it('name the closed days where the page does not know the chosen one', async () => {
    await renderDay(null, closedDay);
    await expect.element(someDays).toBeVisible();
    await expect.element(getMain().getByText('Thursday, 8 May 2031: closed in the morning')).toBeVisible();
    await expect
      .element(getMain().getByText(`${closed.ifChosen} ${closed.wait}`, { exact: true }))
      .toBeVisible();
    expect(closedTitle.length).toBe(0);
  });

  it('say nothing to somebody whose day the page does not know while no day is closed', async () => {
    await renderDay(null, { id: '2031-05-08', status: 'active', note: 'Sample note' });
    expect(someDays.length).toBe(0);
    expect(getMain().getByText('Sample note').length).toBe(0);
  });
});

describe('§3 the field of /Request_Status', () => {
  it('answers the reference above it with the hours and the telephone of the hall, as no error, and looks nothing up', async () => {
    const { store, readAddress } = await renderStatus('');
    const beside = getMain().getByText(status.lost.title);
    await expect.element(beside).toBeVisible();
    await field.fill('4F3A');
    await userEvent.keyboard('{Enter}');
    const answer = getMain().getByRole('status').filter({ hasText: status.lost.title });
    await expect.element(answer).toBeVisible();
    expect(beside.length).toBe(1);
    const { opens, closes, telephone } = site.hall;
    const sentence = status.lost.text(partMessages.english.hours(opens, closes));
    await expect.element(answer.getByText(sentence)).toBeVisible();
    const { number } = telephone;
    expect(answer.getByCss(`a[href="${toTelUrl(number)}"]`).element().textContent).toContain(number);
    expect(answer.element().getBoundingClientRect().bottom).toBeLessThan(
      field.element().getBoundingClientRect().top,
    );
    expect(field.element().getAttribute('aria-invalid')).toBeNull();
    expect(readAddress()).toBe('/Request_Status');
    expect(store.lookedUp).toEqual([]);
    await field.fill(code);
    await userEvent.keyboard('{Enter}');
    await expect.element(outcome.getByText('4f3a', { exact: true })).toBeVisible();
    expect(beside.length).toBe(0);
    expect(store.lookedUp).toEqual([code]);
  });

  it.each([
    '%E0%A4%A',
    '../../Form_Requests/list/4f3a',
    '__proto__',
    '<script>window.ran=1</script>',
    `${code}${code}`,
    'x'.repeat(10_000),
  ])('makes no look-up for the hostile fragment %j (failures 24)', async (fragment) => {
    const { store } = await renderStatus(`#${fragment}`);
    await expect.element(getMain().getByText(status.malformed)).toBeVisible();
    expect(store.lookedUp).toEqual([]);
    expect('ran' in window).toBe(false);
  });

  it('shows an error at the field for a malformed code, and does not put it in the address', async () => {
    const { readAddress } = await renderStatus('');
    await field.fill('my secret');
    await getMain().getByRole('button', { name: status.look }).click();
    await expect.element(getMain().getByText(status.malformed)).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(readAddress()).not.toContain('secret');
    await expect.element(field).toHaveValue('my secret');
  });
});

describe('§3 a hostile receipt', () => {
  it('is shown as received, and nothing of it runs', async () => {
    await renderStatus(`#${code}`, {
      state: '<img src=x onerror="window.ran=1">',
      since: '<b>',
      reason: 'x',
    });
    await expect.element(outcome.getByText('Ask at the barangay hall')).toBeVisible();
    expect(outcome.element().innerHTML).not.toMatch(/<img|<b>x/);
    expect('ran' in window).toBe(false);
  });

  it('shows the reason of a state only', async () => {
    await renderStatus(`#${code}`, { state: 'ready', since: testNow, reason: 'not-resident' });
    const ready = getMain().getByRole('status').filter({ hasText: status.states.ready.title });
    await expect.element(ready.getByText('Your request is ready.').first()).toBeVisible();
    expect(ready.getByText(status.reason, { exact: true }).length).toBe(0);
  });
});
