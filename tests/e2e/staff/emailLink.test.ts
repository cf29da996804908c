/**
 * §6. Staff of Cloud Firestore sign in by a link in an email. The browser mocks Google's sign-in as its calls are
 * documented; the embedded store answers for the records.
 */
import type { BrowserContext, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createUnsignedToken } from '../../../packages/embedded-firestore/tests/support/callers.ts';
import { embeddedProjectId } from '../../../src/firestore/settings.ts';
import { staffContentMessages as content } from '../../../src/staff/content/messages.ts';
import { staffMessages as messages } from '../../../src/staff-core/messages.ts';
import { withBuild } from '../../support/browser/buildWithSettings.ts';
import { readRequestRows, requestRow, type StaffVisit, visitStaffPage } from '../../support/browser/clerk.ts';
import { createTestClock, withBrowser } from '../../support/browser/visit.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

withBrowser();

const cloud = withBuild({
  VITE_FIREBASE_PROJECT_ID: embeddedProjectId,
  VITE_FIREBASE_API_KEY: 'sample-key',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
});

const address = 'sample@example.com';
const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** The start of a session, in seconds as in Google's tokens. */
const sessionStart = 1_900_000_000;
const tokenOf = (claims: object): string =>
  createUnsignedToken({
    email: address,
    email_verified: true,
    auth_time: sessionStart,
    iat: sessionStart,
    ...claims,
  });

interface Google {
  /** The claims of the account. */
  claims: object;
  /** The one code that signs in; null once it is used. */
  code: string | null;
  /** The addresses to which a link was sent, and where it leads. */
  readonly sent: { readonly email: string; readonly continueUrl: string }[];
}

const withGoogle = async (context: BrowserContext, server: StaffVisit['server']): Promise<Google> => {
  const google: Google = { claims: { staff: true }, code: 'good-code', sent: [] };
  const token = () => tokenOf(google.claims);
  const createTokenResponse = () => ({
    idToken: token(),
    refreshToken: 'refresh',
    expiresIn: '3600',
    localId: 'sample',
    email: address,
  });
  const answer = (route: Route, status: number, json: object) => route.fulfill({ status, json, headers });
  const calls: Readonly<Record<string, (route: Route, body: Record<string, string>) => Promise<void>>> = {
    sendOobCode: async (route, body) => {
      if (!/^[^@]+@[^@]+\.[^@]+$/.test(body.email ?? ''))
        return answer(route, 400, { error: { code: 400, message: 'INVALID_EMAIL' } });
      google.sent.push({ email: body.email!, continueUrl: body.continueUrl! });
      return answer(route, 200, { email: body.email! });
    },
    signInWithEmailLink: async (route, body) => {
      if (body.oobCode !== google.code)
        return answer(route, 400, { error: { code: 400, message: 'INVALID_OOB_CODE' } });
      if (body.email !== address)
        return answer(route, 400, { error: { code: 400, message: 'INVALID_EMAIL' } });
      google.code = null;
      return answer(route, 200, createTokenResponse());
    },
    lookup: (route) =>
      answer(route, 200, { users: [{ localId: 'sample', email: address, emailVerified: true }] }),
    token: (route) => {
      const { idToken, refreshToken, expiresIn } = createTokenResponse();
      return answer(route, 200, {
        id_token: idToken,
        access_token: idToken,
        refresh_token: refreshToken,
        expires_in: expiresIn,
        user_id: 'sample',
      });
    },
  };
  await context.route(/https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const name = /(\w+)(?:\?|$)/.exec(new URL(request.url()).pathname)?.[1] ?? '';
    const body = (request.headers()['content-type'] ?? '').includes('json') ? request.postDataJSON() : {};
    const call = calls[name];
    if (call === undefined) throw new Error(`Nobody answers ${request.url()}.`);
    await call(route, body);
  });
  // The embedded store knows no accounts: a caller with the claim is its staff here, any other caller the public.
  await context.route('https://firestore.googleapis.com/**', async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const isClerk = request.headers().authorization === `Bearer ${tokenOf({ staff: true })}`;
    const response = await fetch(new URL(new URL(request.url()).pathname, server.address), {
      method: 'POST',
      body: request.postData(),
      headers: isClerk ? { authorization: `Bearer ${server.token}` } : {},
    });
    await answer(route, response.status, (await response.json()) as object);
  });
  return google;
};

const visitWithGoogle = async (
  options: { readonly mayLog?: readonly RegExp[]; readonly clock?: 'installed' } = {},
) => {
  const server = await startTestServer({ dist: cloud.dist, now: createTestClock() });
  let google: Google | undefined;
  const visited = await visitStaffPage({
    ...options,
    server,
    before: async (_, context) => {
      google = await withGoogle(context, server);
    },
  });
  return { ...visited, google: google! };
};

const { link, linkElsewhere, sent, notStaff, failures } = messages.signIn;
const refusedByGoogle = { mayLog: [/status of 400/] };

const linkOf = (google: Google, code: string): string =>
  `${google.sent[0]?.continueUrl ?? '/staff'}?apiKey=sample-key&oobCode=${code}&mode=signIn&lang=en`;

const requestLink = async ({ page }: Pick<StaffVisit, 'page'>): Promise<void> => {
  await page.getByLabel(link.label).fill(address);
  await page.keyboard.press('Enter');
  await page.getByText(sent.told).waitFor();
};

describe('§6 sign-in by email link', () => {
  it('signs in once on the device that requested the link, and removes the code from the address', async () => {
    const visited = await visitWithGoogle(refusedByGoogle);
    const { page, google } = visited;
    await page.getByLabel(link.label).fill('nobody');
    await page.keyboard.press('Enter');
    await page.getByText(failures.address).waitFor();
    await requestLink(visited);
    expect(google.sent).toEqual([{ email: address, continueUrl: page.url() }]);
    await page.goto(linkOf(google, 'good-code'));
    await requestRow(page, '4f3a').waitFor();
    expect(new URL(page.url()).search).toBe('');
    // A reload finds the account of this tab; another tab has none.
    await page.reload();
    await requestRow(page, '4f3a').waitFor();
    await page.getByRole('button', { name: messages.signOut }).click();
    await page.getByLabel(link.label).waitFor();
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).toBe(
      '[{},{}]',
    );
    await page.goto(linkOf(google, 'good-code'));
    await page.getByLabel(linkElsewhere.label).fill(address);
    await page.keyboard.press('Enter');
    await page.getByText(failures.link).waitFor();
  });

  it('asks the clerk for the email address on another device, then signs in', async () => {
    const { page, google } = await visitWithGoogle(refusedByGoogle);
    await page.goto(linkOf(google, 'good-code'));
    await page.getByLabel(linkElsewhere.label).fill(address);
    await page.keyboard.press('Enter');
    await requestRow(page, '4f3a').waitFor();
  });

  it('signs in with the email address stored on the device, and stores the account in the tab alone', async () => {
    const { page, google } = await visitWithGoogle(refusedByGoogle);
    // As recorded in docs/decisions/0045-stored-data.md.
    await page.evaluate(() => localStorage.setItem('staff-address', 'sample@example.com'));
    await page.goto(linkOf(google, 'good-code'));
    await requestRow(page, '4f3a').waitFor();
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
      [],
      ['firebase:authUser:sample-key:[DEFAULT]'],
    ]);
  });

  it('goes on with an open record after an unused page signed itself out, by a pasted link', async () => {
    const visited = await visitWithGoogle({ clock: 'installed' });
    const { page, google } = visited;
    await requestLink(visited);
    await page.goto(linkOf(google, 'good-code'));
    await requestRow(page, '4f3a').waitFor();
    await page.getByRole('link', { name: messages.tabs.content }).click();
    await page.getByRole('button', { name: content.lists.contacts.title }).click();
    await page.getByRole('button', { name: content.create(content.lists.contacts.one) }).click();
    await page.locator('#name').fill('Sample, half typed');
    await page.clock.fastForward('20:00');
    await page.clock.fastForward('02:00');
    await page.getByText(failures.idle).waitFor();
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).toBe(
      '[{},{}]',
    );
    google.code = 'next-code';
    await requestLink(visited);
    await page.getByLabel(sent.paste).fill(linkOf(google, 'next-code'));
    await page.keyboard.press('Enter');
    const name = page.locator('#name');
    await name.waitFor();
    expect(await name.inputValue()).toBe('Sample, half typed');
    expect(page.url()).toMatch(/#content$/);
  });

  it('refuses an account without the staff claim, and shows it no requests', async () => {
    const visited = await visitWithGoogle();
    const { page, google } = visited;
    google.claims = {};
    await requestLink(visited);
    await page.goto(linkOf(google, 'good-code'));
    await page.getByText(notStaff.told).waitFor();
    expect(await page.content()).not.toContain('Abad');
    await page.getByRole('button', { name: messages.signOut }).click();
    await page.getByLabel(link.label).waitFor();
  });

  it('sends a policy that allows only the site, Google’s sign-in and Cloud Firestore', async () => {
    const { page } = await visitWithGoogle();
    const policy = (await (await page.goto('/staff'))!.allHeaders())['content-security-policy'];
    expect(policy).toContain(
      "connect-src 'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('frame-src');
  });
});

describe('§6 a search by name on Cloud Firestore', () => {
  const search = async (page: StaffVisit['page'], text: string): Promise<void> => {
    await page.getByLabel(messages.desk.search).fill(text);
    await page.keyboard.press('Enter');
    await page.getByText(messages.desk.lastNameOnly).waitFor();
  };
  const longer = (page: StaffVisit['page']) => page.getByRole('button', { name: messages.desk.searchLonger });

  it('finds the exact last name first, and a part of a name at a second press, which says what it costs', async () => {
    const visited = await visitWithGoogle();
    const { page, google } = visited;
    await requestLink(visited);
    await page.goto(linkOf(google, 'good-code'));
    await requestRow(page, '4f3a').waitFor();
    expect(await longer(page).count()).toBe(0);
    await search(page, 'ABAD');
    expect(await readRequestRows(page)).toEqual(['4f3a']);
    await search(page, 'pen');
    expect(await readRequestRows(page)).toEqual([]);
    await page.getByText(messages.desk.searchCost).waitFor();
    await longer(page).click();
    expect(await readRequestRows(page)).toEqual(['4f3b']);
    expect(await longer(page).count()).toBe(0);
    // The next search is a short one again.
    await search(page, 'cru');
    expect(await readRequestRows(page)).toEqual([]);
  });
});
