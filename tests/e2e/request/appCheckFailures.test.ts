/** App Check that refuses a citizen (docs/decisions/app-check.md), with Google answered by the test: each names the hall and keeps the answers. */
import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answers, type Guard, withGuard, withGuardedBuild } from '../../support/browser/appCheckSite.ts';
import { clearance, expectFailure, fillInClearance } from '../../support/browser/hostileEnvironments.ts';
import { storedRequests } from '../../support/browser/records.ts';
import { receiptOf, submit } from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { running } from '../../support/server/runningServer.ts';

withBrowser();
const guarded = withGuardedBuild();

const mayLog = [/could not be read: Error: The records answered/, /40[134]/, /net::ERR_/];

const fill = async (given: Partial<Pick<Guard, 'script' | 'exchange'>> = {}) => {
  const server = await running({ dist: guarded.dist });
  let guard: Guard | undefined;
  const { page, context } = await visit(clearance, {
    server,
    mayLog,
    before: async (_, all) => {
      guard = await withGuard(all, server, given);
    },
  });
  await fillInClearance(page);
  return { page, context, server, guard: guard! };
};

const refused = (status: number) => (route: Route) =>
  route.fulfill({ status, json: {}, headers: { 'access-control-allow-origin': '*' } });

describe('§8 App Check that refuses a citizen', () => {
  it.each([403, 404])(
    'and throttles for a day after %i asks Google no more, names the hall and keeps the answers at each press',
    async (status) => {
      const { page, server, guard } = await fill({ exchange: refused(status) });
      await submit(page);
      await expectFailure(page, 'unproven');
      const { exchanges } = guard;
      guard.exchange = answers.proof;
      for (const _ of ['second', 'third']) {
        await submit(page);
        await expectFailure(page, 'unproven');
      }
      expect([guard.exchanges, guard.calls.length]).toEqual([exchanges, 0]);
      expect(await storedRequests(server)).toEqual([]);
    },
  );

  it.each([
    ['expired', 401, 'UNAUTHENTICATED', 'unauthenticated'],
    ['used before', 403, 'PERMISSION_DENIED', 'permission-denied'],
  ] as const)(
    'with a proof that the records call %s names the hall, keeps the answers, and stores one request at the next press',
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
      await submit(page);
      await expectFailure(page, failure);
      isRefusing = false;
      await submit(page);
      const { id } = await receiptOf(page);
      expect((await storedRequests(server)).map((request) => request.id)).toEqual([id]);
    },
  );
});
