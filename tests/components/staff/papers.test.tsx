/** RA 11032. 'In progress' begins the time of the law: what the clerk is asked before the appointment, and what is written. */
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { manilaInstant } from '../../../src/domain/dates/day.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { StaffError } from '../../../src/staff/errors.ts';
import { StateForm } from '../../../src/staff/requests/details/StateForm.tsx';
import type { RequestListEntry } from '../../../src/staff/requests/readRequests.ts';
import { createRequestPlace } from '../../../src/staff/requests/requestPlace.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import type { FoundReceipt } from '../../../src/staff-core/receipts.ts';
import { createStaffStore, renderStaffPart } from '../../support/components/renderStaff.tsx';
import { getControl, press, readFocusedId } from '../../support/components/staffPage.ts';
import { createStaffEntry } from '../../support/staffEntry.ts';

const { writing: messages } = staffMessages;
const { papers } = messages;
const { states } = receiptMessages.english.status;
/** A Wednesday; the request is for the Thursday after it. */
const dayBefore = manilaInstant('2031-05-07T16:59');
const appointment = '2031-05-08T13:30';

interface FormOptions {
  readonly now?: number;
  readonly type?: string;
  readonly receipt?: Partial<FoundReceipt>;
  /** The failures of the first commits. */
  readonly failures?: readonly string[];
}

const renderForm = async ({
  now = dayBefore,
  type = 'BARANGAY_CLEARANCE',
  receipt = {},
  failures = [],
}: FormOptions = {}) => {
  const found = createStaffEntry({ type, schedule: appointment, receipt });
  const entry = { ...found, id: '4f3a', extras: null } as unknown as RequestListEntry;
  const { client } = createStaffStore();
  const left = [...failures];
  const post = vi.fn(async () => {
    const code = left.shift();
    if (code !== undefined) throw new StaffError(code);
    return { writeResults: [{ updateTime: 'later' }] };
  });
  const onChanged = vi.fn();
  await renderStaffPart(
    <StateForm
      entry={entry}
      receipt={found.receipt!}
      client={{ ...client, post, now: () => now }}
      replaced={new Map()}
      place={{ current: createRequestPlace() }}
      isReading={false}
      onChanged={onChanged}
    />,
  );
  await userEvent.selectOptions(getControl('newState'), 'processing');
  /** The fields of the receipt that the commit wrote. */
  const readWritten = async () => {
    await expect.poll(() => post.mock.calls.length).toBe(1);
    const [, body] = post.mock.calls[0] as unknown as [
      string,
      { readonly writes: readonly [{ readonly update: { readonly fields: object } }] },
    ];
    return body.writes[0].update.fields;
  };
  return { post, onChanged, readWritten };
};

describe('RA 11032 the question about the papers', () => {
  it('must be answered before the appointment, and writes nothing until then', async () => {
    const { post } = await renderForm();
    await press(messages.save);
    await expect.element(page.getByText(papers.needed)).toBeVisible();
    expect(readFocusedId()).toBe('papers');
    expect(post).not.toHaveBeenCalled();
  });

  it('begins the time of the law where they are complete, and says so before the press', async () => {
    const { readWritten } = await renderForm();
    await userEvent.selectOptions(getControl('papers'), 'complete');
    await expect.element(page.getByText(papers.begins(3))).toBeVisible();
    await press(messages.save);
    expect(await readWritten()).toHaveProperty('accepted', { integerValue: String(dayBefore) });
  });

  it('begins nothing where they are still to come, and says on which day', async () => {
    const { readWritten } = await renderForm();
    await userEvent.selectOptions(getControl('papers'), 'notYet');
    await expect.element(page.getByText(papers.waits('Thursday, 8 May 2031, 1:30 pm'))).toBeVisible();
    await press(messages.save);
    const written = await readWritten();
    expect(written).toHaveProperty('state', { stringValue: 'processing' });
    expect(written).not.toHaveProperty('accepted');
  });

  it('names the day to which the hall moved the person', async () => {
    await renderForm({ receipt: { movedTo: '2031-05-12T09:00' } });
    await userEvent.selectOptions(getControl('papers'), 'notYet');
    await expect.element(page.getByText(papers.waits('Monday, 12 May 2031, 9:00 am'))).toBeVisible();
  });

  it('names no time of the law for a visit, which has none', async () => {
    await renderForm({ type: 'HEALTH_SERVICES' });
    await userEvent.selectOptions(getControl('papers'), 'complete');
    await expect.element(getControl('papers')).toHaveValue('complete');
    expect(page.getByText(papers.begins(3)).length).toBe(0);
  });

  it('is answered already on the day of the appointment', async () => {
    const now = manilaInstant('2031-05-08T08:00');
    const { readWritten } = await renderForm({ now });
    await expect.element(getControl('papers')).toHaveValue('complete');
    await press(messages.save);
    expect(await readWritten()).toHaveProperty('accepted', { integerValue: String(now) });
  });

  it.each([
    ['a document is missing', {}, 'paper-missing'],
    ['the papers were accepted before', { accepted: dayBefore - 1 }, ''],
  ])('is not on the page where %s', async (_, receipt, reason) => {
    const { readWritten } = await renderForm({ receipt });
    if (reason !== '') await userEvent.selectOptions(getControl('reason'), reason);
    expect(page.getByText(papers.question).length).toBe(0);
    await press(messages.save);
    expect(await readWritten()).toHaveProperty('state', { stringValue: 'processing' });
  });
});

describe('§7 the form of a status', () => {
  it('needs the reason of a refusal, and writes nothing until then', async () => {
    const { post } = await renderForm();
    await userEvent.selectOptions(getControl('newState'), 'refused');
    await press(messages.save);
    await expect.element(page.getByText(messages.needed)).toBeVisible();
    expect(readFocusedId()).toBe('reason');
    await userEvent.selectOptions(getControl('reason'), 'not-free');
    expect(page.getByText(messages.needed).length).toBe(0);
    expect(post).not.toHaveBeenCalled();
  });

  it('says why a status was not saved, keeps it, and saves it at the next press', async () => {
    const { post, onChanged } = await renderForm({ failures: ['unreachable'] });
    await userEvent.selectOptions(getControl('newState'), 'ready');
    await press(messages.save);
    await expect.element(page.getByText(staffMessages.failures.unreachable)).toBeVisible();
    await expect.element(getControl('newState')).toHaveValue('ready');
    expect(onChanged).not.toHaveBeenCalled();
    await press(messages.save);
    await expect.poll(() => onChanged.mock.calls).toEqual([[messages.saved(states.ready.title)]]);
    expect(post).toHaveBeenCalledTimes(2);
  });
});
