/** RA 11032. 'Check my request': until when, and who handles it, where every field of the receipt is hostile. */
import { describe, expect, it } from 'vitest';
import { manilaInstant } from '../../../src/domain/dates/day.ts';
import { statusPageMessages } from '../../../src/i18n/en/statusPage.ts';
import { getMain } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore } from '../../support/components/testStore.ts';
import { widths } from '../../support/widths.ts';

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const messages = statusPageMessages.english;
/** A Friday: without a holiday the third working day is Wednesday, 7 May. */
const accepted = manilaInstant('2031-05-02T09:00');

const renderReceipt = async (fields: Readonly<Record<string, unknown>>, width: number = widths.desk) => {
  const store = createTestStore();
  store.receipts.set(code, { recordId: '4f3a', ...fields });
  await renderSite(`/Request_Status#${code}&clearance`, { store, width });
  await expect.element(getMain().getByText('4f3a', { exact: true })).toBeVisible();
};

describe('RA 11032 the page of a request that the hall works on', () => {
  it('names the last day from the acceptance of the papers, past a holiday that was declared since', async () => {
    const store = createTestStore();
    store.receipts.set(code, { recordId: '4f3a', state: 'processing', since: accepted, accepted });
    store.add('hallDays', [
      { id: '2031-05-05', status: 'active', closedMorning: true, closedAfternoon: true, holiday: true },
    ]);
    await renderSite(`/Request_Status#${code}&clearance`, { store });
    await expect.element(getMain().getByText(messages.actBy('Thursday, 8 May 2031'))).toBeVisible();
  });

  it.each(Object.values(widths))('says the extension and the official, at %d px', async (width) => {
    await renderReceipt(
      {
        state: 'processing',
        accepted,
        until: '2031-05-13',
        untilReason: 'disaster',
        by: 'Sample Official',
        position: 'Barangay Secretary',
      },
      width,
    );
    for (const text of [messages.extended.until, 'Tuesday, 13 May 2031', messages.extended.reasons.disaster])
      await expect.element(getMain().getByText(text, { exact: true })).toBeVisible();
    await expect.element(getMain().getByText(messages.handledBy)).toBeVisible();
    await expect.element(getMain().getByText('Sample Official', { exact: true })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  it.each([
    ['markup', '<img src=x onerror="window.ran=1"><b>Official</b>'],
    ['one word of eighty letters', 'x'.repeat(80)],
    ['text that runs from right to left', '\u05d0\u05d1\u05d2 \u202etxt'],
    ['many lines', 'Sample\n\n\nOfficial'],
  ])('stays whole with %s as the name and the position', async (_, text) => {
    await renderReceipt({ state: 'refused', reason: 'not-free', by: text, position: text }, widths.phone);
    await expect.element(getMain().getByText(messages.handledBy)).toBeVisible();
    expect(document.querySelector('main bdi img, main bdi b')).toBeNull();
    expect('ran' in window).toBe(false);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});
