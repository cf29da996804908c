/** A clerk at the built site: a server with requests in its store, and the staff page with its token at hand. */
import type { Page } from 'playwright-core';
import { directories } from '../../../server/http/serve.ts';
import { staffMessages as said } from '../../../src/i18n/en/staff.ts';
import { running } from '../server/runningServer.ts';
import { doorOf, type Left, leave } from '../server/staffCommands.ts';
import { onwards, type Visit, visit, widths } from './visit.ts';

/** Of 6 May 2031, which is the tests' today. */
export const today = '2031-05-06';

const person = (lname: string, schedule: string) => ({ lname, fname: 'Sample', mname: 'N/A', schedule });

/** Three of today, of whom one is done; one of tomorrow. */
export const left: readonly Left[] = [
  { id: '4f3a', fields: person('Abad', `${today}T09:30`) },
  { id: '4f3b', type: 'HEALTH_SERVICES', fields: person('Peña', `${today}T08:00`) },
  {
    id: '4f3c',
    fields: person('Cruz', `${today}T09:00`),
    told: { state: 'released', since: Date.UTC(2031, 4, 6, 1) },
  },
  { id: '4f3d', fields: person('Diaz', '2031-05-07T10:00') },
];

export interface AtStaff extends Visit {
  /** Of what lies in the store, by the reference. */
  readonly codes: ReadonlyMap<string, string>;
}

/** The staff page, with nobody in. */
export const staffVisit = async (
  options: NonNullable<Parameters<typeof visit>[1]> = {},
): Promise<AtStaff> => {
  const server = options.server ?? (await running({ dist: directories.dist, now: onwards() }));
  const codes = await leave(doorOf(server), left);
  const visited = await visit('/staff.html', { width: widths.desk, isWaited: false, ...options, server });
  return { ...visited, codes: new Map(left.map(({ id }, at) => [id, codes[at]!])) };
};

/** By the keyboard alone: the field is the first stop after the way past the head. */
export const comeIn = async (page: Page, token: string): Promise<void> => {
  await page.getByLabel(said.signIn.token.label).focus();
  await page.keyboard.type(token);
  await page.keyboard.press('Enter');
};

export const atDesk = async (options: Parameters<typeof staffVisit>[0] = {}): Promise<AtStaff> => {
  const visited = await staffVisit(options);
  await comeIn(visited.page, visited.server.token);
  await rowOf(visited.page, '4f3a').waitFor();
  return visited;
};

export const rowOf = (page: Page, reference: string) => page.getByRole('button', { name: reference });
export const rowsIn = (page: Page): Promise<readonly string[]> =>
  page.locator('section[aria-labelledby=found] li b').allInnerTexts();
