/** §7. The Done buttons of the feedback on the staff page. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { StaffError } from '../../../src/staff/errors.ts';
import { feedbackTabMessages as messages } from '../../../src/staff/feedback/messages.ts';
import { feedbackCollection, feedbackLimits } from '../../../src/staff-core/feedback.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { createStaffStore, renderStaff } from '../../support/components/renderStaff.tsx';
import { press } from '../../support/components/staffPage.ts';
import { testNow } from '../../support/testNow.ts';

const time = new Date(testNow).toISOString();

/** Two comments before so many messages that older ones remain. */
const documents = Array.from({ length: feedbackLimits.newest + 1 }, (_, at) => ({
  document: {
    name: `list/${at}`,
    fields: encodePlainObject({
      page: '/News',
      ...(at < 2 ? { kind: 'notUseful', text: 'Sample' } : { kind: 'useful' }),
    }),
    createTime: time,
    updateTime: time,
  },
}));

const doneButtons = page.getByRole('button', { name: /^Done:/ });
const areDisabled = () => doneButtons.elements().map((button) => (button as HTMLButtonElement).disabled);

describe('§7 the Done button of a message', () => {
  it('is disabled while older messages are read, after that failed, and while another one is deleted', async () => {
    const store = createStaffStore();
    let failRead = (_: StaffError) => {};
    let finishDeletion = (_: object) => {};
    const older = new Promise<never>((_, reject) => {
      failRead = reject;
    });
    const deletion = new Promise<object>((resolve) => {
      finishDeletion = resolve;
    });
    const answers = [documents, older, []];
    const post: typeof store.client.post = async (call, payload) => {
      if (call === ':commit') return deletion;
      if (!call.includes(feedbackCollection)) return store.client.post(call, payload);
      // The reports of wrong numbers.
      return JSON.stringify(payload).includes('"where"') ? [] : answers.shift();
    };
    await renderStaff({ ...store, client: { ...store.client, post } });
    await page.getByRole('link', { name: staffMessages.tabs.feedback }).click();
    await expect.poll(areDisabled).toEqual([false, false]);
    await press(messages.more);
    await expect.poll(areDisabled).toEqual([true, true]);
    failRead(new StaffError('unreachable'));
    await expect.element(page.getByText(messages.unreadable)).toBeVisible();
    expect(areDisabled()).toEqual([true, true]);
    await press(staffMessages.again);
    await expect.poll(areDisabled).toEqual([false, false]);
    await doneButtons.first().click();
    await press(messages.confirm);
    await expect.element(page.getByRole('button', { name: messages.deleting })).toBeDisabled();
    expect(areDisabled()).toEqual([true]);
    finishDeletion({});
    await expect.element(page.getByText(messages.deleted(1))).toBeVisible();
    expect(areDisabled()).toEqual([false]);
  });
});
