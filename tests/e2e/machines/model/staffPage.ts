/** The staff page for the models of its machines: a signed-in clerk, and a request in the store. */
import type { BrowserContext, Page } from 'playwright-core';
import { encodePlainObject } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { site } from '../../../../src/site.ts';
import { staffMessages as messages } from '../../../../src/staff-core/messages.ts';
import { qaToken } from '../../../support/browser/qaSite.ts';
import { createSampleRecord } from '../../../support/form/requestFixtures.ts';
import { testDocumentsRoot, testNow } from '../../../support/server/runningServer.ts';

export const staffPath = '/staff';

const authorization = `Bearer ${qaToken}`;

/** Authorizes the page's calls as staff, whatever the state of the sign-in machine. */
export const authorizeAsStaff = (context: BrowserContext): Promise<unknown> =>
  context.route('**/v1/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization } }),
  );

export const signInWithQaToken = async (page: Page): Promise<void> => {
  await page.getByLabel(messages.signIn.token.label).fill(qaToken);
  await page.keyboard.press('Enter');
};

export const seededReference = '4f3a';

/** A request of today, with its receipt. */
export const seedRequest = async (
  context: BrowserContext,
  reference: string = seededReference,
): Promise<void> => {
  const record = { ...createSampleRecord('BARANGAY_CLEARANCE', testNow), schedule: '2031-05-06T09:30' };
  const at = (path: string) => `${testDocumentsRoot}/${site.root}/${path}`;
  const writes = [
    { update: { name: at(`Form_Requests/list/${reference}`), fields: encodePlainObject(record) } },
    {
      update: {
        name: at(`Request_Receipts/list/0b1c2d3e-0000-${reference}-8a9b-0c1d2e3f4a5b`),
        fields: encodePlainObject({ recordId: reference }),
      },
    },
  ];
  const answer = await context.request.post(`/v1/${testDocumentsRoot}:commit`, {
    data: { writes },
    headers: { authorization },
  });
  if (!answer.ok()) throw new Error(await answer.text());
};
