/** A clerk at the built site: a server with requests in its store, and the staff page with its token at hand. */
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { staffMessages as messages } from '../../../src/staff-core/messages.ts';
import { startTestServer } from '../server/runningServer.ts';
import { createTestClient, type SeededRequest, seedRequests } from '../server/staffCommands.ts';
import { createTestClock, type Visit, visit, widths } from './visit.ts';

/** 6 May 2031, today in the tests. */
export const testToday = '2031-05-06';

const person = (lname: string, schedule: string) => ({ lname, fname: 'Sample', mname: 'N/A', schedule });

/** Three requests of today, one of them released; one of tomorrow. */
export const seededRequests: readonly SeededRequest[] = [
  { id: '4f3a', fields: person('Abad', `${testToday}T09:30`) },
  { id: '4f3b', type: 'HEALTH_SERVICES', fields: person('Peña', `${testToday}T08:00`) },
  {
    id: '4f3c',
    fields: person('Cruz', `${testToday}T09:00`),
    receiptFields: { state: 'released', since: Date.UTC(2031, 4, 6, 1) },
  },
  { id: '4f3d', fields: person('Diaz', '2031-05-07T10:00') },
];

export interface StaffVisit extends Visit {
  /** The receipt codes in the store, by the reference. */
  readonly codes: ReadonlyMap<string, string>;
}

/** Opens the staff page, signed out. */
export const visitStaffPage = async (
  options: NonNullable<Parameters<typeof visit>[1]> = {},
): Promise<StaffVisit> => {
  const server =
    options.server ?? (await startTestServer({ dist: inject('siteDist'), now: createTestClock() }));
  const codes = await seedRequests(createTestClient(server), seededRequests);
  const visited = await visit('/staff.html', {
    width: widths.desk,
    ...options,
    server,
  });
  return { ...visited, codes: new Map(seededRequests.map(({ id }, at) => [id, codes[at]!])) };
};

/** Signs in by only the keyboard, once the page no longer looks for an earlier sign-in. */
export const signInWithToken = async (page: Page, token: string): Promise<void> => {
  await page.getByLabel(messages.signIn.token.label).and(page.locator(':not([readonly])')).focus();
  await page.keyboard.type(token);
  await page.keyboard.press('Enter');
};

export const visitAsStaff = async (
  options: Parameters<typeof visitStaffPage>[0] = {},
): Promise<StaffVisit> => {
  const visited = await visitStaffPage(options);
  await signInWithToken(visited.page, visited.server.token);
  await requestRow(visited.page, '4f3a').waitFor();
  return visited;
};

export const requestRow = (page: Page, reference: string) => page.getByRole('button', { name: reference });
export const readRequestRows = (page: Page): Promise<readonly string[]> =>
  page.locator('section[aria-labelledby=found] li b').allInnerTexts();
