/** RA 11032. The form that extends a request: what it says, what it asks for, and why it is refused. */
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { manilaInstant } from '../../../src/domain/dates/day.ts';
import { statusPageMessages } from '../../../src/i18n/en/statusPage.ts';
import { StaffError } from '../../../src/staff/errors.ts';
import { ExtensionForm } from '../../../src/staff/requests/details/ExtensionForm.tsx';
import { extensionFormMessages as messages } from '../../../src/staff/requests/details/extensionFormMessages.ts';
import type { RequestListEntry } from '../../../src/staff/requests/readRequests.ts';
import type { StaffClient } from '../../../src/staff/restClient.ts';
import { type ExtensionPlan, extensionMessages } from '../../../src/staff-core/due/extension.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { createStaffStore, renderStaffPart } from '../../support/components/renderStaff.tsx';
import { getButton, getControl, press, readFocusedId } from '../../support/components/staffPage.ts';

const { reasons } = statusPageMessages.english.extended;
const plan: ExtensionPlan = { kind: 'extend', due: '2031-05-08', until: '2031-05-13' };
const openButton = messages.extend('Tuesday, 13 May 2031');

const renderForm = async (
  extension: ExtensionPlan = plan,
  {
    post = async () => ({ writeResults: [{}] }),
    now = manilaInstant('2031-05-06T09:00'),
  }: Partial<{
    post: StaffClient['post'];
    now: number;
  }> = {},
) => {
  const { client } = createStaffStore();
  const calls = { post: vi.fn(post), onChanged: vi.fn() };
  const receipt = { name: 'sample', version: 'sample' };
  const entry = { id: '4f3a', receipts: [receipt], receipt, extension } as unknown as RequestListEntry;
  await renderStaffPart(
    <ExtensionForm
      entry={entry}
      client={{ ...client, post: calls.post, now: () => now }}
      isReading={false}
      onChanged={calls.onChanged}
    />,
  );
  return calls;
};

describe('RA 11032 the form that extends a request', () => {
  it('extends by keyboard alone, and shows before what the citizen will read', async () => {
    const { post, onChanged } = await renderForm();
    await expect.element(page.getByText(messages.due('Thursday, 8 May 2031'))).toBeVisible();
    (getButton(openButton).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(readFocusedId()).toBe('untilReason');
    await userEvent.selectOptions(getControl('untilReason'), 'many-requests');
    await expect.element(page.getByText('Extended until Tuesday, 13 May 2031')).toBeVisible();
    await expect
      .element(page.getByText(messages.reads))
      .toHaveTextContent(
        `${messages.reads} Extended until Tuesday, 13 May 2031. ${statusPageMessages.english.extended.hallTime} Why: ${reasons['many-requests']}`,
      );
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(() => onChanged.mock.calls).toEqual([[messages.saved('Tuesday, 13 May 2031')]]);
    expect(JSON.stringify(post.mock.calls)).toContain('"untilReason":{"stringValue":"many-requests"}');
  });

  it('asks for a reason at the field, and writes nothing without one', async () => {
    const { post } = await renderForm();
    await press(openButton);
    await press(messages.save);
    await expect.element(page.getByText(messages.needed)).toBeVisible();
    expect(readFocusedId()).toBe('untilReason');
    expect(post).not.toHaveBeenCalled();
  });

  it('closes without a write, and gives the focus back', async () => {
    const { post } = await renderForm();
    await press(openButton);
    await press(messages.cancel);
    await expect.element(getButton(openButton)).toBeVisible();
    expect(document.activeElement?.textContent).toBe(openButton);
    expect(post).not.toHaveBeenCalled();
  });

  it.each([
    extensionMessages.done,
    extensionMessages.already('2031-05-13'),
    extensionMessages.lapsed('2031-05-05'),
  ])('is refused in a sentence: %s', async (why) => {
    await renderForm({ kind: 'refused', why });
    await expect.element(page.getByText(why)).toBeVisible();
    expect(page.getByRole('button').length).toBe(0);
  });

  it('is not on the page where nothing is due', async () => {
    await renderForm({ kind: 'refused', why: extensionMessages.notDue });
    expect(page.getByRole('heading', { name: messages.title }).length).toBe(0);
  });

  it.each([
    ['unreachable', messages.failed, staffMessages.failures.unreachable],
    ['conflict', messages.conflict, staffMessages.writing.conflictWhy],
  ])('says what to do after the failure %j', async (code, title, text) => {
    const { onChanged } = await renderForm(plan, {
      post: async (call) => {
        if (call === ':commit') throw new StaffError(code);
        return [];
      },
    });
    await press(openButton);
    await userEvent.selectOptions(getControl('untilReason'), 'system');
    await press(messages.save);
    await expect.element(page.getByText(title)).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
    if (code !== 'conflict') return;
    await press(staffMessages.writing.readAnew);
    expect(onChanged).toHaveBeenCalledExactlyOnceWith('');
  });

  it('says on a page that was open through the night that the day is over', async () => {
    const { post } = await renderForm(plan, { now: manilaInstant('2031-05-09T08:00') });
    await press(openButton);
    await userEvent.selectOptions(getControl('untilReason'), 'system');
    await press(messages.save);
    await expect.element(page.getByText(extensionMessages.lapsed('2031-05-08'))).toBeVisible();
    expect(post).not.toHaveBeenCalled();
  });
});
