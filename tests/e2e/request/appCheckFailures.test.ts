/** App Check refuses a citizen (docs/decisions/0001-app-check.md); the test mocks Google. The page names the hall and keeps the answers. */
import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  type AppCheckMock,
  googleAnswers,
  mockAppCheck,
  withAppCheckBuild,
} from '../../support/browser/appCheckSite.ts';
import {
  clearanceFormPath,
  expectFailure,
  fillInClearance,
} from '../../support/browser/hostileEnvironments.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import { readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

withBrowser();
const guarded = withAppCheckBuild();

const mayLog = [/could not be read: Error: The records answered/, /40[134]/, /net::ERR_/];

const fill = async (mocks: Partial<Pick<AppCheckMock, 'script' | 'exchange'>> = {}) => {
  const server = await startTestServer({ dist: guarded.dist });
  let guard: AppCheckMock | undefined;
  const { page, context } = await visit(clearanceFormPath, {
    server,
    mayLog,
    before: async (_, all) => {
      guard = await mockAppCheck(all, server, mocks);
    },
  });
  await fillInClearance(page);
  return { page, context, server, guard: guard! };
};

const refused = (status: number) => (route: Route) =>
  route.fulfill({ status, json: {}, headers: { 'access-control-allow-origin': '*' } });

describe('§8 App Check that refuses a citizen', () => {
  it.each([403, 404])(
    'makes no new exchange after a %i, and names the hall and keeps the answers at each press',
    async (status) => {
      const { page, server, guard } = await fill({ exchange: refused(status) });
      await submitForm(page);
      await expectFailure(page, 'unproven');
      const { exchangeRequests } = guard;
      guard.exchange = googleAnswers.proof;
      for (const _ of ['second', 'third']) {
        await submitForm(page);
        await expectFailure(page, 'unproven');
      }
      expect([guard.exchangeRequests, guard.calls.length]).toEqual([exchangeRequests, 0]);
      expect(await readStoredRequests(server)).toEqual([]);
    },
  );

  it.each([
    ['expired', 401, 'UNAUTHENTICATED', 'unauthenticated'],
    ['used before', 403, 'PERMISSION_DENIED', 'permission-denied'],
  ] as const)(
    'names the hall and keeps the answers when Firestore calls the token %s, then stores one request',
    async (_, code, status, failure) => {
      const { page, context, server } = await fill();
      let isRefusing = true;
      await context.route('https://firestore.googleapis.com/**', async (route) => {
        if (!isRefusing) return route.fallback();
        await route.fulfill({
          status: code,
          json: { error: { code, status, message: 'App Check token is invalid.' } },
          headers: { 'access-control-allow-origin': '*' },
        });
      });
      await submitForm(page);
      await expectFailure(page, failure);
      isRefusing = false;
      await submitForm(page);
      const { id } = await readConfirmation(page);
      expect((await readStoredRequests(server)).map((request) => request.id)).toEqual([id]);
    },
  );
});
