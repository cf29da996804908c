/** 'Check my request': what it shows of the request, and what its field says (§2, §3; failures 24). */
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toTelUrl } from '../../../src/components/links/CallLink.tsx';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { statusPageMessages } from '../../../src/i18n/en/statusPage.ts';
import { site } from '../../../src/site.ts';
import { getMain, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore } from '../../support/components/testStore.ts';
import { testNow } from '../../support/testNow.ts';

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const status = { ...statusPageMessages.english, ...receiptMessages.english.status };
const field = getMain().getByRole('textbox', { name: status.label });
const outcome = getMain().getByRole('status').filter({ hasText: status.states.received.title });
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

describe('§3 the field of /Request_Status', () => {
  it('says why the reference opens nothing, makes no look-up, and offers the telephone of the hall', async () => {
    const { store, readAddress } = await renderStatus('');
    await field.fill('4F3A');
    await getMain().getByRole('button', { name: status.look }).click();
    await expect.element(getMain().getByText(status.reference)).toBeVisible();
    await expect.element(field).toHaveFocus();
    expect(field.element().getAttribute('aria-invalid')).toBe('true');
    expect(readAddress()).toBe('/Request_Status');
    expect(store.lookedUp).toEqual([]);
    expect(getMain().getByCss(`a[href="${toTelUrl(site.hall.telephone.number)}"]`).length).toBe(1);
    await field.fill(code);
    await userEvent.keyboard('{Enter}');
    await expect.element(outcome.getByText('4f3a', { exact: true })).toBeVisible();
    expect(field.element().getAttribute('aria-invalid')).toBeNull();
    expect(store.lookedUp).toEqual([code]);
  });
});
