/** Renders the whole staff page for a clerk who is signed in, over records that the test holds. */
import { expect, type Mock, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { StaffClient } from '../../../src/staff/restClient.ts';
import { StaffPage } from '../../../src/staff/StaffPage.tsx';
import type { StaffSession } from '../../../src/staff/session/session.ts';
import { staffMessages as messages } from '../../../src/staff-core/messages.ts';
import { createStaffStore, removeStaff, renderStaffPart, type StaffStore } from './renderStaff.tsx';
import { getButton, press } from './staffPage.ts';

const { signIn, tabs } = messages;

type Post = StaffClient['post'];

interface StaffPageOptions {
  readonly store?: StaffStore;
  /** A call that it answers does not reach the store. */
  readonly intercept?: (call: string) => ReturnType<Post> | null;
}

/** Opens the page at a tab; the next sign-in ends the failures of the store. */
export const renderStaffPage = async (
  tab: keyof typeof tabs,
  { store = createStaffStore(), intercept = () => null }: StaffPageOptions = {},
): Promise<{ readonly store: StaffStore; readonly leave: Mock<() => Promise<void>> }> => {
  removeStaff();
  history.replaceState(null, '', `#${tab}`);
  const leave = vi.fn(async () => {});
  const session: StaffSession = {
    signInMethod: 'token',
    client: {
      ...store.client,
      post: (call, payload) => intercept(call) ?? store.client.post(call, payload),
    },
    recall: async () => 'staff',
    enter: async () => {
      store.fail(null);
      return 'staff';
    },
    followLink: async () => 'refused',
    leave,
  };
  await renderStaffPart(<StaffPage session={session} />, { now: store.client.now });
  return { store, leave };
};

export const signInAgain = async (): Promise<void> => {
  await page.getByLabelText(signIn.token.label).fill('sample');
  await press(signIn.token.submit);
  await expect.element(getButton(messages.signOut)).toBeVisible();
};
